"""A log against the published figures: users counted window by window, and what they cost on these machines."""

import pytest
from attrs import evolve

import resources
from models.capacity.evaluate import evaluate
from models.comparisons.calibrating import FitChoices, calibrate, expected_uses, read_calibration_rules
from models.comparisons.hours import Hours
from models.comparisons.role_fits import Factor, RoleFit, kept_figures
from models.plan.entities import Override
from tests.unit.capacity.building import library, plan_of, population, server
from tests.unit.comparisons.made_logs import made_log

RULES = read_calibration_rules(resources.folder())
USERS = {"outlook": 6_000, "owa": 3_000, "activesync": 1_500}
FACTORS = {"outlook": 1.25, "owa": 0.8, "activesync": 1.1}


def plan_of_cas(number=2, users=None, **values):
    machines = [server(f"cas-{place}", roles=("cas",), cores=8, **values) for place in range(number)]
    users = users or USERS
    return plan_of(machines, [population(users=users, mailboxes=sum(users.values()))])


def fits(plan, sampled, named=None, **choices):
    return calibrate(plan, "design", library(), sampled, RULES, named or {}, FitChoices(**choices))


def test_users_counted_at_what_the_plan_expects_give_what_the_evaluation_says() -> None:
    """With factors of 1 the fit finds that nothing has to change."""
    plan = plan_of_cas()
    (role,) = fits(plan, made_log(plan, dict.fromkeys(FACTORS, 1.0), error=0.0))
    assert role.refusal == ""
    assert [factor.value for factor in role.factors] == pytest.approx([1.0] * 3, abs=0.01)
    assert role.fit.base_mhz == pytest.approx(0.0, abs=5.0)


def test_true_costs_are_found() -> None:
    plan = plan_of_cas()
    (role,) = fits(plan, made_log(plan, FACTORS, days=5, base_mhz=150.0))
    assert (role.version, role.roles, role.machines) == ("2010", ("cas",), ("cas-0", "cas-1"))
    assert {factor.key for factor in role.factors} == set(FACTORS)
    for factor in role.factors:
        # Hours are fitted, so what protocols do by themselves from one window to the next says less.
        assert factor.value == pytest.approx(FACTORS[factor.key], abs=0.06)
        assert factor.low < FACTORS[factor.key] < factor.high
        assert factor.is_told
    assert role.fit.base_mhz == pytest.approx(150.0, abs=60.0)
    assert [figure.key for figure in role.factors[0].figures] == ["exchange-2010/cas.cpu.outlook"]


def test_the_night_of_backups_does_not_count() -> None:
    plan = plan_of_cas()
    (role,) = fits(plan, made_log(plan, FACTORS, days=2))
    assert role.fit.windows == 2 * 2 * (96 - 12)


@pytest.mark.parametrize(
    ("hours", "windows"),
    [(Hours(first=8.0, last=18.0), 40), (Hours(first=20.0, last=10.0), 56), (Hours(first=2.0, last=9.0), 28)],
)
def test_the_hours_that_are_chosen_count_and_no_others(hours: Hours, windows: int) -> None:
    plan = plan_of_cas()
    (role,) = fits(plan, made_log(plan, FACTORS, days=3), hours=hours)
    assert role.fit.windows == 2 * 3 * windows
    assert role.hours == hours


def test_weekdays_alone_leave_out_the_night_too() -> None:
    plan = plan_of_cas()
    (role,) = fits(plan, made_log(plan, FACTORS, days=7), hours=Hours(weekdays=True))
    assert role.fit.windows == 2 * 5 * (96 - 12)


def test_load_at_other_hours_does_not_move_the_factors() -> None:
    """A backup at noon: with the hours of the morning the true costs are found."""
    plan, chosen = plan_of_cas(), Hours(first=6.0, last=12.0)
    log = made_log(plan, FACTORS, days=5)
    noon = (log[-1].start % 86_400.0 >= 12 * 3_600.0) & (log[-1].start % 86_400.0 < 14 * 3_600.0)
    disturbed = [
        evolve(series, mean=series.mean + 40.0 * noon) if series.object == "Processor" else series for series in log
    ]
    (with_noon,), (morning,) = fits(plan, disturbed), fits(plan, disturbed, hours=chosen)
    assert morning.refusal == ""
    assert with_noon.fit.residual > 2 * morning.fit.residual
    assert {factor.key: factor.value for factor in morning.factors} == pytest.approx(FACTORS, abs=0.08)


def test_a_protocol_that_costs_one_role_of_a_machine_nothing_is_counted_on_the_other() -> None:
    """ActiveSync costs a Hub Transport server nothing; its requests are in the log of the combined machine."""
    users = {"outlook": 2_000, "activesync": 1_500}
    plan = plan_of([server("both", roles=("cas", "hub"), cores=8)], [population(users=users, mailboxes=2_000)])
    log = made_log(plan, {"outlook": 1.0, "activesync": 1.0}, error=0.0)
    messages = [evolve(series, object="MSExchangeTransport SmtpReceive", instance="_Total",
                       counter="Messages Received/sec", mean=series.mean * 0.0) for series in log[:1]]  # fmt: skip
    (role,) = fits(plan, [*log, *messages])
    assert "ActiveSync" not in role.refusal
    assert expected_uses(plan, "design", library(), [*log, *messages], RULES, {}) != {}


def test_requests_at_the_proxy_of_later_versions_count_as_requests() -> None:
    plan = plan_of_cas()
    log = made_log(plan, FACTORS)
    proxy = {"MSExchange OWA": "owa", "MSExchange ActiveSync": "eas"}
    moved = [
        evolve(series, object="MSExchange HttpProxy", instance=proxy[series.object])
        if series.object in proxy
        else series
        for series in log
    ]
    assert [factor.value for factor in fits(plan, moved)[0].factors] == [
        factor.value for factor in fits(plan, log)[0].factors
    ]


def test_requests_of_web_services_are_fitted_with_the_others_and_not_kept() -> None:
    """How many of them a user makes is published nowhere, so nothing is learnt of what a user costs."""
    plan = plan_of_cas(users=USERS | {"ews": 1_000})
    log = made_log(plan, FACTORS | {"ews": 1.5}, days=5)
    counted = [evolve(each, mean=each.mean * 7.3) if each.object == "MSExchangeWS" else each for each in log]
    found, same = fits(plan, counted)[0], fits(plan, log)[0]
    assert found.refusal == ""
    factors = {factor.key: factor for factor in found.factors}
    for key, true in FACTORS.items():
        assert factors[key].value == pytest.approx(true, abs=0.08)
        assert found.is_worth_keeping(factors[key])
    assert factors["ews"].is_relative and not found.is_worth_keeping(factors["ews"])
    assert factors["ews"].value == pytest.approx({each.key: each.value for each in same.factors}["ews"])
    assert expected_uses(plan, "design", library(), counted, RULES, {}) == {}
    uncounted = [each for each in log if each.object != "MSExchangeWS"]
    assert "The log has no counters for Exchange Web Services" in fits(plan, uncounted)[0].refusal


def test_a_factor_far_from_the_published_figure_is_not_kept_unasked() -> None:
    """A counter that counts too little makes each user look dear; that is no cost of users."""
    plan = plan_of_cas()
    log = made_log(plan, FACTORS, days=5)
    halved = [evolve(each, mean=each.mean * 0.4) if each.object == "MSExchange OWA" else each for each in log]
    (role,) = fits(plan, halved)
    factors = {factor.key: factor for factor in role.factors}
    assert factors["owa"].is_far and not role.is_worth_keeping(factors["owa"])
    assert role.is_worth_keeping(factors["outlook"])


def factor_of(key, *tied, value=1.0, kept=0.4, **given):
    given = {"figures": (), "low": value - 0.1, "high": value + 0.1, "spread": 0.3, "is_told": True} | given
    return Factor(key=key, value=value, kept=kept, tied=tied, **given)


@pytest.mark.parametrize(
    ("passive", "may", "worth"),
    [({}, True, True), ({"value": 2.37}, True, False), ({"is_told": False}, False, False),
     ({"is_relative": True}, False, False)],
)  # fmt: skip
def test_factors_of_which_only_the_sum_is_known_are_kept_together_or_not_at_all(passive, may, worth) -> None:
    """One of a pair was kept while the other was far out: their sum was not that of the log."""
    active = factor_of("active-mailboxes", "passive-copies", value=0.89)
    factors = (active, factor_of("passive-copies", "active-mailboxes", **passive), factor_of("messages"))
    role = RoleFit(version="2013", roles=("mailbox",), machines=("a",), factors=factors)
    assert [role.may_be_kept(each) for each in factors] == [may, may, True]
    assert [role.is_worth_keeping(each) for each in factors] == [worth, worth, True]


def test_a_sum_of_three_is_known_as_a_whole() -> None:
    factors = (factor_of("outlook", "owa"), factor_of("owa", "outlook", "ews"), factor_of("ews", "owa", value=3.0))
    role = RoleFit(version="2010", roles=("cas",), machines=("a",), factors=factors)
    assert role.together(factors[0]) == factors
    assert not role.is_worth_keeping(factors[0])


def test_both_of_a_pair_come_from_one_role() -> None:
    """Each came from the role that had learnt it best, so their sum was that of neither."""
    figures = {
        factor.key: factor.figures for factor in fits(plan_of_cas(), made_log(plan_of_cas(), FACTORS))[0].factors
    }

    def role(value, outlook, owa):
        pair = (factor_of("outlook", "owa", value=value, kept=outlook, figures=figures["outlook"]),
                factor_of("owa", "outlook", value=value, kept=owa, figures=figures["owa"]))  # fmt: skip
        return RoleFit(version="2010", roles=("cas",), machines=("a",), factors=pair)

    roles = (role(1.1, 0.2, 0.6), role(1.2, 0.4, 0.5))
    kept = kept_figures([(each, factor) for each in roles for factor in each.factors], lambda *_: "A log")
    assert [each.value / each.figure.value for each in kept] == pytest.approx([1.2, 1.2])


def test_own_figures_of_the_plan_are_set_aside() -> None:
    """A fit replaces what an earlier fit gave; it does not multiply it."""
    plan = plan_of_cas()
    log = made_log(plan, FACTORS)
    mine = Override(figure="exchange-2010/cas.cpu.outlook", value=3.0, reason="An earlier fit")
    changed = evolve(plan, assumptions=evolve(plan.assumptions, overrides=[mine]))
    assert fits(changed, log)[0].factors[0].value == fits(plan, log)[0].factors[0].value


def test_a_machine_that_carries_other_load_is_left_out_and_named() -> None:
    plan = plan_of_cas(4)
    log = made_log(plan, FACTORS, busier={"cas-2": 4_000.0})
    (role,) = fits(plan, log)
    assert (role.outliers, role.machines) == (("cas-2",), ("cas-0", "cas-1", "cas-3"))
    assert fits(plan, log, taken_in=("cas-2",))[0].outliers == ()


def test_protocols_that_the_log_does_not_count_are_named() -> None:
    plan = plan_of_cas()
    log = [series for series in made_log(plan, FACTORS) if series.object != "MSExchange OWA"]
    (role,) = fits(plan, log)
    assert role.refusal == "The log has no counters for Outlook Web App, which the plan has on these machines."
    assert (role.fit, role.factors) == (None, ())
    (role,) = fits(plan_of_cas(users={"ews": 2_000}), log)
    assert "Exchange Web Services" in role.refusal


def test_machines_that_count_no_users_take_the_count_of_their_site() -> None:
    """Client Access servers count users; the load of the Mailbox server follows them."""
    plan = plan_of(
        [server("cas", roles=("cas",)), server("mail", roles=("mailbox",), cores=16)],
        [population(users=USERS, mailboxes=6_000)],
    )
    log = made_log(plan, FACTORS, days=5, error=0.001)
    mailbox = next(role for role in fits(plan, log) if role.roles == ("mailbox",))
    assert mailbox.refusal == ""
    assert {factor.key for factor in mailbox.factors} == set(FACTORS)
    assert {factor.key: factor.value for factor in mailbox.factors} == pytest.approx(FACTORS, abs=0.02)


def test_of_pooled_requests_the_sum_is_counted() -> None:
    """Exchange 2007 was measured with requests of two protocols together."""
    plan = plan_of_cas(exchange="2007", windows="2003-x64", users={"owa": 3_000, "activesync": 1_000})
    plan = evolve(plan, populations=[evolve(plan.populations[0], messages_per_day=100.0)])
    log = made_log(plan, {"pooled-requests": 1.2}, days=3)
    (role,) = fits(plan, log)
    assert [(factor.key, round(factor.value, 1)) for factor in role.factors] == [("pooled", 1.2)]


def test_a_role_that_follows_a_curve_is_refused() -> None:
    plan = plan_of([server("mail", roles=("mailbox",), exchange="2003", windows="2003-x86")],
                   [population(users={"outlook": 2_000}, mailboxes=2_000)])  # fmt: skip
    (role,) = fits(plan, made_log(plan, {"outlook": 1.0}))
    assert role.refusal == "The CPU of this role follows a published curve, not a cost per user."


def test_without_any_cpu_in_the_log_there_is_nothing_to_fit() -> None:
    plan = plan_of_cas()
    log = [series for series in made_log(plan, FACTORS) if series.object != "Processor"]
    assert fits(plan, log) == ()
    assert fits(plan, []) == ()


def test_the_plan_stays_as_it_is() -> None:
    plan = plan_of_cas()
    before = evaluate(plan, "design", library()).gauge("cas-0", "cpu")
    fits(plan, made_log(plan, FACTORS))
    assert evaluate(plan, "design", library()).gauge("cas-0", "cpu") == before


def test_the_model_gives_the_counted_users_the_load_that_they_make() -> None:
    plan = plan_of_cas()
    log = made_log(plan, dict.fromkeys(FACTORS, 1.0), error=0.0)
    found = expected_uses(plan, "design", library(), log, RULES, {})
    measured = next(series for series in log if series.object == "Processor")
    start, use = found["cas-0"]
    assert start.tolist() == measured.start.tolist()
    assert use * 100.0 == pytest.approx(measured.mean)
    uncounted = [series for series in log if series.object != "MSExchange OWA"]
    assert expected_uses(plan, "design", library(), uncounted, RULES, {}) == {}


def test_a_log_in_which_nobody_works_is_refused() -> None:
    plan = plan_of_cas(4)
    log = [
        series if series.object == "Processor" else evolve(series, mean=series.mean * 0.0)
        for series in made_log(plan, FACTORS)
    ]
    (role,) = fits(plan, log)
    assert role.refusal != ""
    assert role.factors == ()


def test_a_machine_that_was_measured_with_another_cpu_is_not_fitted() -> None:
    plan = plan_of_cas(3)
    sampled = made_log(plan, FACTORS)
    (role,) = fits(plan, sampled, stale=("cas-1",))
    assert role.machines == ("cas-0", "cas-2")
    assert fits(plan, sampled, stale=("cas-0", "cas-1", "cas-2")) == ()
