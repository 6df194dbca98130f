<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>AboutDialog</name>
    <message>
      <source>About</source>
      <translation>Über</translation>
    </message>
    <message>
      <source>Plans Microsoft Exchange topologies, physical or virtual, from published figures.</source>
      <translation>Plant Microsoft-Exchange-Topologien, physisch oder virtuell, auf der Grundlage veröffentlichter Kennzahlen.</translation>
    </message>
    <message>
      <source>It uses no network, needs no account and sends no data to anyone.</source>
      <translation>Das Programm nutzt kein Netzwerk, braucht kein Konto und sendet niemandem Daten.</translation>
    </message>
    <message>
      <source>&amp;Licences…</source>
      <translation>&amp;Lizenzen…</translation>
    </message>
  </context>
  <context>
    <name>AccessQuestions</name>
    <message>
      <source>Saving {0} as a new file would lose {1}.</source>
      <translation>Beim Speichern von {0} als neue Datei ginge Folgendes verloren: {1}.</translation>
    </message>
    <message>
      <source>Writing in place keeps them. The old content is backed up until the new content is written, so a crash loses nothing. Saving as a new file may lock out people who could open the plan, but gives nobody else access.</source>
      <translation>„In die Datei schreiben“ behält dies bei. Der alte Inhalt bleibt gesichert, bis der neue geschrieben ist; bei einem Absturz geht also nichts verloren. „Als neue Datei speichern“ kann Personen aussperren, die den Plan öffnen konnten; niemand sonst erhält Zugriff.</translation>
    </message>
    <message>
      <source>&amp;Write in place</source>
      <translation>&amp;In die Datei schreiben</translation>
    </message>
    <message>
      <source>Save as &amp;new file</source>
      <translation>Als &amp;neue Datei speichern</translation>
    </message>
    <message>
      <source>&amp;Take over</source>
      <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
      <source>Open &amp;read-only</source>
      <translation>&amp;Schreibgeschützt öffnen</translation>
    </message>
  </context>
  <context>
    <name>ActionSet</name>
    <message>
      <source>&amp;Undo {0}</source>
      <translation>&amp;Rückgängig: {0}</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Rückgängig</translation>
    </message>
    <message>
      <source>&amp;Redo {0}</source>
      <translation>&amp;Wiederholen: {0}</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Wiederholen</translation>
    </message>
  </context>
  <context>
    <name>Actions</name>
    <message>
      <source>Ne&amp;w from assistant…</source>
      <translation>Neu mit &amp;Assistent…</translation>
    </message>
    <message>
      <source>wizard new plan propose proposal size users sites</source>
      <translation>assistent neuer plan vorschlagen vorschlag dimensionieren benutzer standorte</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation>Auss&amp;chneiden</translation>
    </message>
    <message>
      <source>clipboard move</source>
      <translation>Zwischenablage verschieben</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Kopieren</translation>
    </message>
    <message>
      <source>clipboard spreadsheet excel</source>
      <translation>Zwischenablage Tabelle Excel</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>&amp;Einfügen</translation>
    </message>
    <message>
      <source>clipboard insert rows spreadsheet excel</source>
      <translation>Zwischenablage Zeilen Tabelle Excel</translation>
    </message>
    <message>
      <source>Co&amp;mpare with another plan…</source>
      <translation>Mit anderem Plan ver&amp;gleichen…</translation>
    </message>
    <message>
      <source>difference versus against</source>
      <translation>Unterschied gegenüberstellen</translation>
    </message>
    <message>
      <source>Comp&amp;are only this plan</source>
      <translation>Diesen Plan &amp;allein vergleichen</translation>
    </message>
    <message>
      <source>Verif&amp;y the verdict</source>
      <translation>Urteil &amp;prüfen</translation>
    </message>
    <message>
      <source>sensitivity assumptions robust depends</source>
      <translation>Sensitivität Annahmen belastbar abhängig</translation>
    </message>
    <message>
      <source>C&amp;onsolidate…</source>
      <translation>K&amp;onsolidieren…</translation>
    </message>
    <message>
      <source>Consolidate…</source>
      <translation>Konsolidieren…</translation>
    </message>
    <message>
      <source>virtualize placement pack merge fewer hosts</source>
      <translation>virtualisieren platzieren zusammenlegen weniger Hosts</translation>
    </message>
    <message>
      <source>Database copies and Po&amp;werShell…</source>
      <translation>Datenbankkopien und Po&amp;werShell…</translation>
    </message>
    <message>
      <source>DAG distribution CSV servers databases script management shell New-MailboxDatabase</source>
      <translation>DAG Verteilung CSV Server Datenbanken Skript Verwaltungsshell New-MailboxDatabase</translation>
    </message>
    <message>
      <source>&amp;New empty design</source>
      <translation>&amp;Neuer leerer Entwurf</translation>
    </message>
    <message>
      <source>scenario variant tab</source>
      <translation>Szenario Variante Registerkarte Reiter</translation>
    </message>
    <message>
      <source>&amp;Copy this design</source>
      <translation>Entwurf &amp;kopieren</translation>
    </message>
    <message>
      <source>duplicate clone scenario variant</source>
      <translation>duplizieren klonen Szenario Variante</translation>
    </message>
    <message>
      <source>&amp;Rename this design</source>
      <translation>Entwurf &amp;umbenennen</translation>
    </message>
    <message>
      <source>&amp;Delete this design</source>
      <translation>Entwurf &amp;löschen</translation>
    </message>
    <message>
      <source>remove drop scenario</source>
      <translation>entfernen Szenario</translation>
    </message>
    <message>
      <source>Ne&amp;xt design</source>
      <translation>Nä&amp;chster Entwurf</translation>
    </message>
    <message>
      <source>&amp;Previous design</source>
      <translation>&amp;Vorheriger Entwurf</translation>
    </message>
    <message>
      <source>Differences &amp;between designs</source>
      <translation>Unterschie&amp;de zwischen Entwürfen</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Rückgängig</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>back revert take back mistake</source>
      <translation>zurück rückgängig Fehler</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Wiederholen</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Wiederholen</translation>
    </message>
    <message>
      <source>again repeat forward</source>
      <translation>wiederholen erneut vorwärts</translation>
    </message>
    <message>
      <source>Dup&amp;licate</source>
      <translation>&amp;Duplizieren</translation>
    </message>
    <message>
      <source>copy clone twice</source>
      <translation>kopieren klonen verdoppeln</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>&amp;Löschen</translation>
    </message>
    <message>
      <source>remove erase</source>
      <translation>entfernen löschen</translation>
    </message>
    <message>
      <source>Re&amp;name</source>
      <translation>&amp;Umbenennen</translation>
    </message>
    <message>
      <source>name title label</source>
      <translation>Name Titel Beschriftung</translation>
    </message>
    <message>
      <source>Select &amp;all</source>
      <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
      <source>mark everything</source>
      <translation>markieren alles</translation>
    </message>
    <message>
      <source>Select n&amp;one</source>
      <translation>Auswahl au&amp;fheben</translation>
    </message>
    <message>
      <source>deselect unmark clear selection</source>
      <translation>Auswahl aufheben abwählen</translation>
    </message>
    <message>
      <source>&amp;Move to host…</source>
      <translation>Auf &amp;Host verschieben…</translation>
    </message>
    <message>
      <source>vMotion migrate relocate</source>
      <translation>vMotion migrieren umziehen</translation>
    </message>
    <message>
      <source>Move to &amp;site…</source>
      <translation>An S&amp;tandort verschieben…</translation>
    </message>
    <message>
      <source>relocate office location</source>
      <translation>umziehen Ort</translation>
    </message>
    <message>
      <source>&amp;Title and assumptions</source>
      <translation>&amp;Titel und Annahmen</translation>
    </message>
    <message>
      <source>ceiling peak properties options</source>
      <translation>Obergrenze Spitze Eigenschaften Optionen</translation>
    </message>
    <message>
      <source>Why this num&amp;ber…</source>
      <translation>Warum diese &amp;Zahl…</translation>
    </message>
    <message>
      <source>explain trail reason source formula</source>
      <translation>erklären Herleitung Grund Quelle Formel</translation>
    </message>
    <message>
      <source>E&amp;xplore</source>
      <translation>Auswertun&amp;g</translation>
    </message>
    <message>
      <source>Explore</source>
      <translation>Auswertung</translation>
    </message>
    <message>
      <source>large charts full screen canvas</source>
      <translation>groß Diagramme Vollbild Zeichenfläche</translation>
    </message>
    <message>
      <source>Fai&amp;l a host…</source>
      <translation>Host aus&amp;fallen lassen…</translation>
    </message>
    <message>
      <source>Fail a host</source>
      <translation>Host ausfallen lassen</translation>
    </message>
    <message>
      <source>simulate outage preview</source>
      <translation>Ausfall simulieren Vorschau</translation>
    </message>
    <message>
      <source>F&amp;ailures</source>
      <translation>A&amp;usfälle</translation>
    </message>
    <message>
      <source>outage failover N+1 high availability HA</source>
      <translation>Ausfall Failover N+1 Hochverfügbarkeit HA</translation>
    </message>
    <message>
      <source>&amp;New plan</source>
      <translation>&amp;Neuer Plan</translation>
    </message>
    <message>
      <source>begin create empty blank</source>
      <translation>anfangen anlegen leer</translation>
    </message>
    <message>
      <source>&amp;Open…</source>
      <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
      <source>load read file</source>
      <translation>laden lesen Datei</translation>
    </message>
    <message>
      <source>S&amp;tart page</source>
      <translation>Startse&amp;ite</translation>
    </message>
    <message>
      <source>welcome home samples</source>
      <translation>Willkommen Anfang Beispiele</translation>
    </message>
    <message>
      <source>Open samp&amp;le</source>
      <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message>
      <source>Open &amp;recent</source>
      <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Speichern</translation>
    </message>
    <message>
      <source>store keep write</source>
      <translation>sichern ablegen</translation>
    </message>
    <message>
      <source>Save &amp;as…</source>
      <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
      <source>store copy rename file</source>
      <translation>sichern unter Kopie umbenennen</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>B&amp;eenden</translation>
    </message>
    <message>
      <source>exit close end</source>
      <translation>Programm schließen verlassen</translation>
    </message>
    <message>
      <source>&amp;Find in the plan…</source>
      <translation>Im Plan &amp;suchen…</translation>
    </message>
    <message>
      <source>search look for jump</source>
      <translation>suchen springen</translation>
    </message>
    <message>
      <source>Next fi&amp;nding</source>
      <translation>Nächster &amp;Befund</translation>
    </message>
    <message>
      <source>problem warning error issue</source>
      <translation>Problem Warnung Fehler</translation>
    </message>
    <message>
      <source>&amp;Fix finding</source>
      <translation>Befund &amp;beheben</translation>
    </message>
    <message>
      <source>repair solve quick fix</source>
      <translation>reparieren lösen beheben</translation>
    </message>
    <message>
      <source>&amp;Ignore finding…</source>
      <translation>Befund &amp;übergehen…</translation>
    </message>
    <message>
      <source>dismiss hide mute</source>
      <translation>ausblenden übergehen</translation>
    </message>
    <message>
      <source>Stop i&amp;gnoring finding</source>
      <translation>Befund nicht &amp;mehr übergehen</translation>
    </message>
    <message>
      <source>F&amp;irst steps</source>
      <translation>Die er&amp;sten drei Schritte</translation>
    </message>
    <message>
      <source>hints tutorial introduction onboarding</source>
      <translation>Hinweise Einführung Einstieg</translation>
    </message>
    <message>
      <source>Gro&amp;wth</source>
      <translation>Wac&amp;hstum</translation>
    </message>
    <message>
      <source>forecast trend years future</source>
      <translation>Prognose Entwicklung Jahre Zukunft</translation>
    </message>
    <message>
      <source>Prop&amp;erties…</source>
      <translation>&amp;Eigenschaften…</translation>
    </message>
    <message>
      <source>&amp;Hardware library…</source>
      <translation>&amp;Hardwarebibliothek…</translation>
    </message>
    <message>
      <source>Co&amp;sts…</source>
      <translation>Ko&amp;sten…</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>&amp;Hilfe</translation>
    </message>
    <message>
      <source>manual documentation F1</source>
      <translation>Handbuch Dokumentation F1</translation>
    </message>
    <message>
      <source>&amp;Getting started</source>
      <translation>&amp;Erste Schritte</translation>
    </message>
    <message>
      <source>tutorial introduction first steps</source>
      <translation>Einführung Anleitung erste Schritte</translation>
    </message>
    <message>
      <source>&amp;Where the numbers come from</source>
      <translation>&amp;Woher die Zahlen kommen</translation>
    </message>
    <message>
      <source>source calculation formula evidence</source>
      <translation>Quelle Berechnung Formel Beleg</translation>
    </message>
    <message>
      <source>&amp;Published cases</source>
      <translation>&amp;Veröffentlichte Fälle</translation>
    </message>
    <message>
      <source>validation evidence measured documents</source>
      <translation>Validierung Beleg gemessen Dokumente</translation>
    </message>
    <message>
      <source>&amp;Errors in the documents</source>
      <translation>&amp;Fehler in den Dokumenten</translation>
    </message>
    <message>
      <source>Gl&amp;ossary</source>
      <translation>Gl&amp;ossar</translation>
    </message>
    <message>
      <source>terms words meaning</source>
      <translation>Begriffe Wörter Bedeutung</translation>
    </message>
    <message>
      <source>&amp;Find a command…</source>
      <translation>&amp;Befehl suchen…</translation>
    </message>
    <message>
      <source>Find or run</source>
      <translation>Finden oder ausführen</translation>
    </message>
    <message>
      <source>&amp;Keyboard shortcuts</source>
      <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
      <source>keys hotkeys</source>
      <translation>Tasten Tastenkürzel</translation>
    </message>
    <message>
      <source>Open the &amp;log folder</source>
      <translation>&amp;Protokollordner öffnen</translation>
    </message>
    <message>
      <source>errors log file</source>
      <translation>Fehler Protokolldatei</translation>
    </message>
    <message>
      <source>&amp;Copy diagnosis</source>
      <translation>&amp;Diagnose kopieren</translation>
    </message>
    <message>
      <source>bug report support error</source>
      <translation>Fehlerbericht Support</translation>
    </message>
    <message>
      <source>&amp;About</source>
      <translation>Übe&amp;r</translation>
    </message>
    <message>
      <source>version license</source>
      <translation>Version Lizenz</translation>
    </message>
    <message>
      <source>&amp;Import inventory…</source>
      <translation>Bestand imp&amp;ortieren…</translation>
    </message>
    <message>
      <source>RVTools vSphere VMware read excel csv</source>
      <translation>RVTools vSphere VMware einlesen Excel CSV</translation>
    </message>
    <message>
      <source>E-&amp;mail plan…</source>
      <translation>Plan per E-&amp;Mail…</translation>
    </message>
    <message>
      <source>E-mail plan…</source>
      <translation>Per E-Mail…</translation>
    </message>
    <message>
      <source>send e-mail share attach Outlook</source>
      <translation>senden verschicken teilen anhängen Outlook</translation>
    </message>
    <message>
      <source>Meas&amp;ured load</source>
      <translation>Messwe&amp;rte der Last</translation>
    </message>
    <message>
      <source>PerfMon logman relog esxtop performance log counters calibrate fit</source>
      <translation>PerfMon logman relog esxtop Leistungsprotokoll Indikatoren kalibrieren anpassen</translation>
    </message>
    <message>
      <source>Save &amp;counters for this plan…</source>
      <translation>Indi&amp;katoren für diesen Plan speichern…</translation>
    </message>
    <message>
      <source>logman relog PerfMon performance log counter file</source>
      <translation>logman relog PerfMon Leistungsprotokoll Indikatoren Datei</translation>
    </message>
    <message>
      <source>Mo&amp;ve to Exchange SE…</source>
      <translation>Auf E&amp;xchange SE umziehen…</translation>
    </message>
    <message>
      <source>upgrade migrate subscription edition 2019 2016 version keep old machines</source>
      <translation>aktualisieren migrieren Subscription Edition 2019 2016 Version alte Maschinen behalten umziehen</translation>
    </message>
    <message>
      <source>&amp;Site</source>
      <translation>&amp;Standort</translation>
    </message>
    <message>
      <source>add location office data center</source>
      <translation>hinzufügen Ort Büro Rechenzentrum</translation>
    </message>
    <message>
      <source>Physical se&amp;rver</source>
      <translation>Physischer Se&amp;rver</translation>
    </message>
    <message>
      <source>add machine bare metal hardware</source>
      <translation>hinzufügen Maschine Hardware</translation>
    </message>
    <message>
      <source>Virtualization &amp;host</source>
      <translation>Virtualisierungs&amp;host</translation>
    </message>
    <message>
      <source>add ESX ESXi Hyper-V hypervisor</source>
      <translation>hinzufügen ESX ESXi Hyper-V Hypervisor</translation>
    </message>
    <message>
      <source>&amp;Virtual machine</source>
      <translation>&amp;Virtuelle Maschine</translation>
    </message>
    <message>
      <source>add VM guest virtual server</source>
      <translation>hinzufügen VM Gast virtueller Server</translation>
    </message>
    <message>
      <source>&amp;User population</source>
      <translation>&amp;Benutzergruppe</translation>
    </message>
    <message>
      <source>add mailboxes people clients</source>
      <translation>hinzufügen Postfächer Personen Clients</translation>
    </message>
    <message>
      <source>&amp;Database availability group</source>
      <translation>&amp;Datenbankverfügbarkeitsgruppe</translation>
    </message>
    <message>
      <source>add DAG databases copies failover high availability</source>
      <translation>hinzufügen DAG Datenbanken Kopien Failover Hochverfügbarkeit</translation>
    </message>
    <message>
      <source>&amp;WAN link</source>
      <translation>&amp;WAN-Verbindung</translation>
    </message>
    <message>
      <source>add network connection bandwidth line</source>
      <translation>hinzufügen Netzwerk Verbindung Bandbreite Leitung</translation>
    </message>
    <message>
      <source>&amp;Template</source>
      <translation>Vor&amp;lage</translation>
    </message>
    <message>
      <source>Import pop&amp;ulations…</source>
      <translation>Benutzer&amp;gruppen importieren…</translation>
    </message>
    <message>
      <source>users mailboxes profile Microsoft 365 usage report Get-MailboxStatistics tracking log csv</source>
      <translation>Benutzer Postfächer Profil Microsoft 365 Nutzungsbericht Get-MailboxStatistics Verfolgungsprotokoll csv</translation>
    </message>
    <message>
      <source>&amp;Earlier versions…</source>
      <translation>F&amp;rühere Versionen…</translation>
    </message>
    <message>
      <source>history backup restore older</source>
      <translation>Verlauf Sicherung wiederherstellen älter</translation>
    </message>
    <message>
      <source>Reco&amp;ver plans…</source>
      <translation>&amp;Pläne wiederherstellen…</translation>
    </message>
    <message>
      <source>crash restore lost autosave</source>
      <translation>Absturz wiederherstellen verloren</translation>
    </message>
    <message>
      <source>E&amp;xport…</source>
      <translation>Expor&amp;tieren…</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Exportieren…</translation>
    </message>
    <message>
      <source>report pdf html png svg xlsx excel csv json drawio diagrams.net graphml picture document save</source>
      <translation>Bericht PDF HTML PNG SVG XLSX Excel CSV JSON draw.io diagrams.net GraphML Bild Zeichnung Dokument speichern</translation>
    </message>
    <message>
      <source>&amp;Print…</source>
      <translation>&amp;Drucken…</translation>
    </message>
    <message>
      <source>paper printer</source>
      <translation>Papier Drucker</translation>
    </message>
    <message>
      <source>Ris&amp;k</source>
      <translation>R&amp;isiko</translation>
    </message>
    <message>
      <source>probability chance Monte Carlo simulation</source>
      <translation>Wahrscheinlichkeit Monte-Carlo-Simulation</translation>
    </message>
    <message>
      <source>&amp;Select</source>
      <translation>&amp;Auswählen</translation>
    </message>
    <message>
      <source>Select</source>
      <translation>Auswählen</translation>
    </message>
    <message>
      <source>&amp;Connect sites</source>
      <translation>Standorte &amp;verbinden</translation>
    </message>
    <message>
      <source>Connect</source>
      <translation>Verbinden</translation>
    </message>
    <message>
      <source>&amp;Fit plan</source>
      <translation>Plan &amp;einpassen</translation>
    </message>
    <message>
      <source>Fit</source>
      <translation>Einpassen</translation>
    </message>
    <message>
      <source>zoom whole all overview</source>
      <translation>Zoom ganz alles Übersicht</translation>
    </message>
    <message>
      <source>Fit se&amp;lection</source>
      <translation>Auswahl ein&amp;passen</translation>
    </message>
    <message>
      <source>zoom selected</source>
      <translation>Zoom Auswahl</translation>
    </message>
    <message>
      <source>&amp;100 %</source>
      <translation>&amp;100 %</translation>
    </message>
    <message>
      <source>100 %</source>
      <translation>100 %</translation>
    </message>
    <message>
      <source>zoom original real size</source>
      <translation>Zoom Originalgröße</translation>
    </message>
    <message>
      <source>Zoom &amp;in</source>
      <translation>Vergrößer&amp;n</translation>
    </message>
    <message>
      <source>larger bigger closer magnify</source>
      <translation>größer näher vergrößern</translation>
    </message>
    <message>
      <source>Zoom &amp;out</source>
      <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
      <source>smaller farther away</source>
      <translation>kleiner weiter weg verkleinern</translation>
    </message>
    <message>
      <source>&amp;Minimap</source>
      <translation>&amp;Minikarte</translation>
    </message>
    <message>
      <source>overview map</source>
      <translation>Übersicht Karte</translation>
    </message>
    <message>
      <source>Legen&amp;d</source>
      <translation>Legen&amp;de</translation>
    </message>
    <message>
      <source>key colours symbols meaning</source>
      <translation>Schlüssel Farben Symbole Bedeutung</translation>
    </message>
    <message>
      <source>Snap to g&amp;rid</source>
      <translation>Am Ras&amp;ter einrasten</translation>
    </message>
    <message>
      <source>raster align magnet</source>
      <translation>Raster ausrichten</translation>
    </message>
    <message>
      <source>Snap to ob&amp;jects</source>
      <translation>An Ob&amp;jekten einrasten</translation>
    </message>
    <message>
      <source>guides align magnet</source>
      <translation>Hilfslinien ausrichten</translation>
    </message>
    <message>
      <source>&amp;Tidy</source>
      <translation>&amp;Aufräumen</translation>
    </message>
    <message>
      <source>layout arrange clean up order</source>
      <translation>Layout anordnen aufräumen sortieren</translation>
    </message>
    <message>
      <source>C&amp;ollapse or open site</source>
      <translation>Standort &amp;einklappen oder öffnen</translation>
    </message>
    <message>
      <source>fold unfold expand hide show</source>
      <translation>falten aufklappen zuklappen ausblenden einblenden</translation>
    </message>
    <message>
      <source>Align &amp;left</source>
      <translation>&amp;Links ausrichten</translation>
    </message>
    <message>
      <source>Align &amp;centres</source>
      <translation>&amp;Zentriert ausrichten</translation>
    </message>
    <message>
      <source>Align &amp;right</source>
      <translation>&amp;Rechts ausrichten</translation>
    </message>
    <message>
      <source>Align to&amp;p</source>
      <translation>&amp;Oben ausrichten</translation>
    </message>
    <message>
      <source>Align mi&amp;ddles</source>
      <translation>&amp;Mittig ausrichten</translation>
    </message>
    <message>
      <source>Align &amp;bottom</source>
      <translation>&amp;Unten ausrichten</translation>
    </message>
    <message>
      <source>Distribute &amp;horizontally</source>
      <translation>&amp;Waagerecht verteilen</translation>
    </message>
    <message>
      <source>Distribute &amp;vertically</source>
      <translation>&amp;Senkrecht verteilen</translation>
    </message>
    <message>
      <source>W&amp;hat-if</source>
      <translation>&amp;Was-wäre-wenn</translation>
    </message>
    <message>
      <source>What-if</source>
      <translation>Was-wäre-wenn</translation>
    </message>
    <message>
      <source>scenario slider simulate try</source>
      <translation>Szenario Regler simulieren ausprobieren</translation>
    </message>
    <message>
      <source>Next pan&amp;e</source>
      <translation>N&amp;ächster Bereich</translation>
    </message>
    <message>
      <source>Pre&amp;vious pane</source>
      <translation>V&amp;origer Bereich</translation>
    </message>
    <message>
      <source>&amp;Theme</source>
      <translation>&amp;Farbschema</translation>
    </message>
    <message>
      <source>colour scheme mode appearance night</source>
      <translation>Farbschema Farben Modus Aussehen Nacht</translation>
    </message>
    <message>
      <source>Text si&amp;ze</source>
      <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
      <source>letters font larger smaller zoom scale</source>
      <translation>Schrift Buchstaben größer kleiner Zoom</translation>
    </message>
    <message>
      <source>F&amp;ull screen</source>
      <translation>Vo&amp;llbild</translation>
    </message>
    <message>
      <source>maximize presentation</source>
      <translation>maximieren Präsentation</translation>
    </message>
    <message>
      <source>Lan&amp;guage</source>
      <translation>&amp;Sprache</translation>
    </message>
    <message>
      <source>&amp;Panels</source>
      <translation>Be&amp;reiche</translation>
    </message>
    <message>
      <source>Reset la&amp;yout</source>
      <translation>Fensteraufteilung zur&amp;ücksetzen</translation>
    </message>
    <message>
      <source>default panels docks arrangement</source>
      <translation>Standard Fenster Bereiche Anordnung</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <translation>&amp;Datei</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Ansicht</translation>
    </message>
    <message>
      <source>&amp;Insert</source>
      <translation>&amp;Einfügen</translation>
    </message>
    <message>
      <source>&amp;Arrange</source>
      <translation>A&amp;nordnen</translation>
    </message>
    <message>
      <source>&amp;Plan</source>
      <translation>&amp;Plan</translation>
    </message>
    <message>
      <source>Mo&amp;ve to Exchange SE</source>
      <translation type="vanished">Auf E&amp;xchange SE umziehen</translation>
    </message>
    <message>
      <source>upgrade migrate subscription edition 2019 2016 version</source>
      <translation type="vanished">Upgrade Migration Subscription Edition 2019 2016 Version</translation>
    </message>
    <message>
      <source>Move to Exchange SE and &amp;keep the old machines</source>
      <translation type="vanished">Auf Exchange SE um&amp;ziehen und alte Maschinen behalten</translation>
    </message>
    <message>
      <source>Import po&amp;pulations…</source>
      <translation type="vanished">Benutzer&amp;gruppen importieren…</translation>
    </message>
    <message>
      <source>report pdf html png svg xlsx excel csv json picture document save output</source>
      <translation type="vanished">Bericht PDF HTML PNG SVG XLSX Excel CSV JSON Bild Dokument speichern Ausgabe</translation>
    </message>
  </context>
  <context>
    <name>AddField</name>
    <message>
      <source>Type or name of an item</source>
      <translation>Was hinzugefügt werden soll, oder der Name</translation>
    </message>
    <message>
      <source>Add by name</source>
      <translation>Nach Namen hinzufügen</translation>
    </message>
    <message>
      <source>Items that can be added here</source>
      <translation>Was hier hinzugefügt werden kann</translation>
    </message>
  </context>
  <context>
    <name>AdditionsList</name>
    <message>
      <source>Plan of additions</source>
      <translation>Erweiterungsplan</translation>
    </message>
    <message>
      <source>What to add, and when</source>
      <translation>Was wann zu erweitern ist</translation>
    </message>
    <message>
      <source>Make a design from this</source>
      <translation>Entwurf daraus erstellen</translation>
    </message>
    <message>
      <source>Copy list</source>
      <translation>Liste kopieren</translation>
    </message>
    <message>
      <source>Add a copy of this design with the steps listed</source>
      <translation>Eine Kopie dieses Entwurfs mit den aufgeführten Schritten hinzufügen</translation>
    </message>
    <message>
      <source>The design leaves out the steps that nothing helps.</source>
      <translation>Schritte, gegen die nichts hilft, fehlen in dem Entwurf.</translation>
    </message>
    <message>
      <source>No design can be made: nothing that can be added is enough.</source>
      <translation>Daraus lässt sich kein Entwurf machen: Keine Erweiterung reicht aus.</translation>
    </message>
    <message>
      <source>The design leaves out the steps about DAGs.</source>
      <translation type="vanished">Der Entwurf enthält die Schritte zu DAGs nicht.</translation>
    </message>
    <message>
      <source>No design is made for these steps: choose members, memory and disks of the DAG yourself.</source>
      <translation type="vanished">Für diese Schritte entsteht kein Entwurf: Wählen Sie Mitglieder, Arbeitsspeicher und Datenträger der DAG selbst.</translation>
    </message>
    <message>
      <source>No design can be made: larger machines would not be enough.</source>
      <translation type="vanished">Es kann kein Entwurf entstehen: Größere Maschinen würden nicht reichen.</translation>
    </message>
    <message>
      <source>Add a copy of this design that includes everything listed</source>
      <translation type="vanished">Eine Kopie dieses Entwurfs mit allen aufgeführten Erweiterungen anlegen</translation>
    </message>
  </context>
  <context>
    <name>AssistantDialog</name>
    <message>
      <source>New plan</source>
      <translation>Neuer Plan</translation>
    </message>
    <message>
      <source>Sites and users</source>
      <translation>Standorte und Benutzer</translation>
    </message>
    <message>
      <source>Hardware</source>
      <translation>Hardware</translation>
    </message>
    <message>
      <source>Proposal</source>
      <translation>Vorschlag</translation>
    </message>
    <message>
      <source>Close the assistant? The rows you entered will be lost.</source>
      <translation>Assistent schließen? Die eingegebenen Zeilen gehen verloren.</translation>
    </message>
    <message>
      <source>Calculating…</source>
      <translation>Wird berechnet…</translation>
    </message>
    <message>
      <source>Next: hardware</source>
      <translation>Weiter: Hardware</translation>
    </message>
    <message>
      <source>Next: proposal</source>
      <translation>Weiter: Vorschlag</translation>
    </message>
    <message>
      <source>Finish</source>
      <translation>Fertigstellen</translation>
    </message>
    <message>
      <source>Skip: start with an empty plan</source>
      <translation>Überspringen: mit leerem Plan beginnen</translation>
    </message>
    <message>
      <source>&amp;Back</source>
      <translation>&amp;Zurück</translation>
    </message>
    <message>
      <source>&amp;Cancel</source>
      <translation>&amp;Abbrechen</translation>
    </message>
  </context>
  <context>
    <name>AssistantLinks</name>
    <message>
      <source>Links between sites</source>
      <translation>Verbindungen zwischen Standorten</translation>
    </message>
    <message>
      <source>Links appear once there are two sites.</source>
      <translation>Verbindungen erscheinen, sobald es zwei Standorte gibt.</translation>
    </message>
    <message>
      <source>Site that all others are linked to</source>
      <translation>Standort, mit dem alle anderen verbunden sind</translation>
    </message>
    <message>
      <source>All linked to</source>
      <translation>Alle verbunden mit</translation>
    </message>
    <message>
      <source>Bandwidth {0}</source>
      <translation>Bandbreite {0}</translation>
    </message>
    <message>
      <source>Latency {0}</source>
      <translation>Latenz {0}</translation>
    </message>
  </context>
  <context>
    <name>AssistantRail</name>
    <message>
      <source>Steps</source>
      <translation>Schritte</translation>
    </message>
    <message>
      <source>current step</source>
      <translation>aktueller Schritt</translation>
    </message>
    <message>
      <source>New plan</source>
      <translation>Neuer Plan</translation>
    </message>
    <message>
      <source>Everything can be changed later on the canvas. Nothing leaves this computer.</source>
      <translation>Alles lässt sich später auf der Zeichenfläche ändern. Nichts verlässt diesen Computer.</translation>
    </message>
  </context>
  <context>
    <name>Autosave</name>
    <message>
      <source>Your edits could not be backed up for crash recovery; save the plan soon. {0}</source>
      <translation>Die Änderungen konnten nicht für die Wiederherstellung nach einem Absturz gesichert werden; speichern Sie den Plan bald. {0}</translation>
    </message>
  </context>
  <context>
    <name>BarChart</name>
    <message>
      <source>and {0} more in the table</source>
      <translation>und {0} weitere in der Tabelle</translation>
    </message>
    <message>
      <source>□ low end, ■ high end</source>
      <translation>□ unteres Ende, ■ oberes Ende</translation>
    </message>
  </context>
  <context>
    <name>BesideTable</name>
    <message>
      <source>Predicted and measured</source>
      <translation>Vorhergesagt und gemessen</translation>
    </message>
    <message>
      <source>Blue: the predicted range. Hollow: measured mean to 95th percentile. Black: the ceiling.</source>
      <translation>Blau: der vorhergesagte Bereich. Hohl: gemessenes Mittel bis 95. Perzentil. Schwarz: die Obergrenze.</translation>
    </message>
  </context>
  <context>
    <name>CalibrationView</name>
    <message>
      <source>Fits the published figures to this log, for this plan only.</source>
      <translation>Passt die veröffentlichten Kennzahlen an dieses Protokoll an, nur für diesen Plan.</translation>
    </message>
    <message>
      <source>Calibrate</source>
      <translation>Kalibrieren</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Verwerfen</translation>
    </message>
    <message>
      <source>What calibration would change</source>
      <translation>Was es ändern würde</translation>
    </message>
    <message>
      <source>The log has no CPU data for a machine with a role, so there is nothing to fit.</source>
      <translation>Das Protokoll enthält keine CPU-Werte einer Maschine mit Rolle: Es gibt nichts anzupassen.</translation>
    </message>
    <message>
      <source>Include them in the fit</source>
      <translation>Mit den anderen anpassen</translation>
    </message>
    <message>
      <source>Saved as values you changed, with this log as the reason. The library is unchanged. You can undo this in one step.</source>
      <translation>Wird als eigene Werte übernommen, mit diesem Protokoll als Begründung. Die Bibliothek bleibt unverändert. Lässt sich in einem Schritt rückgängig machen.</translation>
    </message>
  </context>
  <context>
    <name>Canvas</name>
    <message>
      <source>Align left</source>
      <translation>Links ausrichten</translation>
    </message>
    <message>
      <source>Align centres</source>
      <translation>Zentriert ausrichten</translation>
    </message>
    <message>
      <source>Align right</source>
      <translation>Rechts ausrichten</translation>
    </message>
    <message>
      <source>Align top</source>
      <translation>Oben ausrichten</translation>
    </message>
    <message>
      <source>Align middles</source>
      <translation>Mittig ausrichten</translation>
    </message>
    <message>
      <source>Align bottom</source>
      <translation>Unten ausrichten</translation>
    </message>
    <message>
      <source>Distribute horizontally</source>
      <translation>Waagerecht verteilen</translation>
    </message>
    <message>
      <source>Distribute vertically</source>
      <translation>Senkrecht verteilen</translation>
    </message>
    <message>
      <source>Everything is already tidy.</source>
      <translation>Alles ist schon aufgeräumt.</translation>
    </message>
    <message>
      <source>Tidy the canvas</source>
      <translation>Zeichenfläche aufräumen</translation>
    </message>
    <message>
      <source>A virtual machine keeps its position on its host; drag it to another host to move it.</source>
      <translation>Eine virtuelle Maschine behält ihre Position auf dem Host; ziehen Sie sie auf einen anderen Host, um sie zu verschieben.</translation>
    </message>
    <message>
      <source>Select at least {0} sites, or at least {0} machines or populations of one site.</source>
      <translation>Wählen Sie mindestens {0} Standorte aus, oder mindestens {0} Maschinen oder Benutzergruppen eines Standorts.</translation>
    </message>
    <message>
      <source>The selection is already arranged this way.</source>
      <translation>Die Auswahl ist schon so angeordnet.</translation>
    </message>
    <message>
      <source>Drop a virtual machine here</source>
      <translation>Virtuelle Maschine hier ablegen</translation>
    </message>
    <message>
      <source>Virtual machines are arranged by their host; drop them on another host to move them.</source>
      <translation>Virtuelle Maschinen werden von ihrem Host angeordnet; legen Sie sie auf einem anderen Host ab, um sie zu verschieben.</translation>
    </message>
  </context>
  <context>
    <name>CanvasView</name>
    <message>
      <source>The minimap appears when part of the plan is out of view.</source>
      <translation>Die Minikarte erscheint, wenn ein Teil des Plans nicht zu sehen ist.</translation>
    </message>
    <message>
      <source>Drag a site from the left onto the canvas, then add a host or a server to it.</source>
      <translation>Ziehen Sie zuerst einen Standort von links auf die Zeichenfläche, dann einen Host oder Server hinein.</translation>
    </message>
    <message>
      <source>Canvas</source>
      <translation>Zeichenfläche</translation>
    </message>
    <message>
      <source>The plan as a drawing; the plan tree lists the same items as text.</source>
      <translation>Der Plan als Zeichnung; der Planbaum führt dieselben Elemente als Text auf.</translation>
    </message>
  </context>
  <context>
    <name>Cases</name>
    <message>
      <source>A vCPU that is a thread, relative to one that is a core</source>
      <translation>Eine vCPU, die ein Thread ist, im Verhältnis zu einer, die ein Kern ist</translation>
    </message>
    <message>
      <source>300.7 over 473.0; the table prints the scores alone.</source>
      <translation>300,7 durch 473,0; die Tabelle druckt nur die Ergebnisse.</translation>
    </message>
    <message>
      <source>The figure is this quotient.</source>
      <translation>Die Kennzahl ist dieser Quotient.</translation>
    </message>
    <message>
      <source>figure</source>
      <translation>Kennzahl</translation>
    </message>
    <message>
      <source>Disk operations of 5,000 mailboxes of Exchange 2010, 50 messages a day</source>
      <translation>Datenträgervorgänge von 5.000 Postfächern von Exchange 2010, 50 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>The document multiplies values of the table whose slope is the figure.</source>
      <translation>Das Dokument multipliziert die Tabelle, deren Steigung die Kennzahl ist.</translation>
    </message>
    <message>
      <source>times</source>
      <translation>Faktoren</translation>
    </message>
    <message>
      <source>Disk operations of 5,000 mailboxes of Exchange 2010, 150 messages a day</source>
      <translation>Datenträgervorgänge von 5.000 Postfächern von Exchange 2010, 150 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Disk operations of 5,000 mailboxes of Exchange 2010, 300 messages a day</source>
      <translation>Datenträgervorgänge von 5.000 Postfächern von Exchange 2010, 300 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Database cache of 5,000 mailboxes of Exchange 2010, 50 messages a day</source>
      <translation>Datenbankcache von 5.000 Postfächern von Exchange 2010, 50 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>over</source>
      <translation>Divisor</translation>
    </message>
    <message>
      <source>Database cache of 5,000 mailboxes of Exchange 2010, 150 messages a day</source>
      <translation>Datenbankcache von 5.000 Postfächern von Exchange 2010, 150 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>6 MB a mailbox breaks the line of 3 MB for each 50 messages: it is 9 MB.</source>
      <translation>6 MB je Postfach brechen die Gerade von 3 MB je 50 Nachrichten: Es sind 9 MB.</translation>
    </message>
    <message>
      <source>Database cache of 5,000 mailboxes of Exchange 2010, 300 messages a day</source>
      <translation>Datenbankcache von 5.000 Postfächern von Exchange 2010, 300 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Maximum disk latency with 8,000 users of Exchange 2016 on one array</source>
      <translation>Latenz der Datenträger mit 8.000 Benutzern von Exchange 2016 auf einem Array, höchstens</translation>
    </message>
    <message>
      <source>The model does not cover disk latency, and the page consulted does not state the operations that the array reached.</source>
      <translation>Das Modell kennt keine Latenz von Datenträgern, und die Vorgänge, die das Array erreichte, stehen nicht auf der gelesenen Seite.</translation>
    </message>
    <message>
      <source>One physical processor: heavy users at 80 %</source>
      <translation>Ein physischer Prozessor: Heavy-Benutzer bei 80 %</translation>
    </message>
    <message>
      <source>The figure is this number.</source>
      <translation>Die Kennzahl ist diese Zahl.</translation>
    </message>
    <message>
      <source>exchange</source>
      <translation>Exchange</translation>
    </message>
    <message>
      <source>roles</source>
      <translation>Rollen</translation>
    </message>
    <message>
      <source>clock (MHz)</source>
      <translation>Takt (MHz)</translation>
    </message>
    <message>
      <source>windows</source>
      <translation>Windows</translation>
    </message>
    <message>
      <source>cpu ceiling</source>
      <translation>CPU-Obergrenze</translation>
    </message>
    <message>
      <source>Two physical processors: heavy users at 80 %</source>
      <translation>Zwei physische Prozessoren: Heavy-Benutzer bei 80 %</translation>
    </message>
    <message>
      <source>The loss for the second processor was solved from this number.</source>
      <translation>Der Verlust durch den zweiten Prozessor wurde aus dieser Zahl berechnet.</translation>
    </message>
    <message>
      <source>One VM, one vCPU: heavy users at 80 %</source>
      <translation>Eine VM mit einer vCPU: Heavy-Benutzer bei 80 %</translation>
    </message>
    <message>
      <source>The derating is 1,300 / 1,700, and the joint fit starts from it.</source>
      <translation>Der Abschlag ist 1.300 / 1.700; die gemeinsame Anpassung geht davon aus.</translation>
    </message>
    <message>
      <source>hypervisor</source>
      <translation>Hypervisor</translation>
    </message>
    <message>
      <source>host memory (MB)</source>
      <translation>Arbeitsspeicher des Hosts (MB)</translation>
    </message>
    <message>
      <source>guest</source>
      <translation>Gastsystem</translation>
    </message>
    <message>
      <source>vms</source>
      <translation>VMs</translation>
    </message>
    <message>
      <source>vcpus</source>
      <translation>vCPUs</translation>
    </message>
    <message>
      <source>One VM, two vCPUs: heavy users at 80 %</source>
      <translation>Eine VM mit zwei vCPUs: Heavy-Benutzer bei 80 %</translation>
    </message>
    <message>
      <source>Users of VMs</source>
      <translation>Benutzer von VMs</translation>
    </message>
    <message>
      <source>Least squares over four points, each weighted by its users: loss per additional vCPU and per additional VM</source>
      <translation>Kleinste Quadrate über vier Punkte, jeweils gewichtet mit der Benutzerzahl: Verlust durch jede weitere vCPU und jede weitere VM</translation>
    </message>
    <message>
      <source>Two VMs, one vCPU each: heavy users at 80 %</source>
      <translation>Zwei VMs mit je einer vCPU: Heavy-Benutzer bei 80 %</translation>
    </message>
    <message>
      <source>Four VMs, one vCPU each: heavy users at 80 %</source>
      <translation>Vier VMs mit je einer vCPU: Heavy-Benutzer bei 80 %</translation>
    </message>
    <message>
      <source>Two VMs, two vCPUs each: heavy users at 80 %</source>
      <translation>Zwei VMs mit je zwei vCPUs: Heavy-Benutzer bei 80 %</translation>
    </message>
    <message>
      <source>More users from vm-1x1 to vm-2x1</source>
      <translation>Mehr Benutzer von vm-1x1 zu vm-2x1</translation>
    </message>
    <message>
      <source>Follows from a row of the fit; that row is left out.</source>
      <translation>Folgt aus einer Zeile der Anpassung; diese Zeile ist ausgelassen.</translation>
    </message>
    <message>
      <source>The user counts behind it are rounded to 100: 2,350 to 2,450 compared with 1,250 to 1,350 is an increase of 74 to 96 %.</source>
      <translation>Die Benutzerzahlen dahinter sind auf 100 gerundet: 2.350 bis 2.450 gegenüber 1.250 bis 1.350 sind ein Zuwachs von 74 bis 96 %.</translation>
    </message>
    <message>
      <source>More users from vm-1x1 to vm-4x1</source>
      <translation>Mehr Benutzer von vm-1x1 zu vm-4x1</translation>
    </message>
    <message>
      <source>The user counts behind it are rounded to 100: 3,950 to 4,050 compared with 1,250 to 1,350 is an increase of 193 to 224 %.</source>
      <translation>Die Benutzerzahlen dahinter sind auf 100 gerundet: 3.950 bis 4.050 gegenüber 1.250 bis 1.350 sind ein Zuwachs von 193 bis 224 %.</translation>
    </message>
    <message>
      <source>More users from vm-1x2 to vm-2x2</source>
      <translation>Mehr Benutzer von vm-1x2 zu vm-2x2</translation>
    </message>
    <message>
      <source>More users from vm-1x1 to vm-1x2</source>
      <translation>Mehr Benutzer von vm-1x1 zu vm-1x2</translation>
    </message>
    <message>
      <source>One physical processor at 1,300 users: CPU</source>
      <translation>Ein physischer Prozessor bei 1.300 Benutzern: CPU</translation>
    </message>
    <message>
      <source>The exponent of the curve was solved from this number.</source>
      <translation>Der Exponent der Kurve wurde aus dieser Zahl berechnet.</translation>
    </message>
    <message>
      <source>Two physical processors at 2,200 users: CPU</source>
      <translation>Zwei physische Prozessoren bei 2.200 Benutzern: CPU</translation>
    </message>
    <message>
      <source>One VM, one vCPU, at 1,300 users: CPU of the assigned processors</source>
      <translation>Eine VM mit einer vCPU bei 1.300 Benutzern: CPU der zugewiesenen Prozessoren</translation>
    </message>
    <message>
      <source>The users were counted at this CPU.</source>
      <translation>Die Benutzer wurden bei dieser CPU-Auslastung gezählt.</translation>
    </message>
    <message>
      <source>One VM, two vCPUs, at 2,200 users: CPU of the assigned processors</source>
      <translation>Eine VM mit zwei vCPUs bei 2.200 Benutzern: CPU der zugewiesenen Prozessoren</translation>
    </message>
    <message>
      <source>Follows from the users of one VM with two vCPUs, which are part of the fit.</source>
      <translation>Folgt aus den Benutzern einer VM mit zwei vCPUs, die Teil der Anpassung sind.</translation>
    </message>
    <message>
      <source>More CPU in a VM at 1,300 users: the inflation</source>
      <translation>Mehr CPU in einer VM bei 1.300 Benutzern: der Mehrverbrauch</translation>
    </message>
    <message>
      <source>80 % in the VM compared with 51 % on the physical server.</source>
      <translation>80 % in der VM gegenüber 51 % auf dem physischen Server.</translation>
    </message>
    <message>
      <source>Both numbers were solved from the document.</source>
      <translation>Beide Zahlen wurden aus dem Dokument berechnet.</translation>
    </message>
    <message>
      <source>More CPU in a VM at 2,200 users: the inflation</source>
      <translation>Mehr CPU in einer VM bei 2.200 Benutzern: der Mehrverbrauch</translation>
    </message>
    <message>
      <source>80 % in the VM compared with 49 % on the physical server.</source>
      <translation>80 % in der VM gegenüber 49 % auf dem physischen Server.</translation>
    </message>
    <message>
      <source>Host processor utilization with one vCPU at its ceiling</source>
      <translation>Prozessorauslastung des Hosts, wenn eine vCPU an ihrer Obergrenze ist</translation>
    </message>
    <message>
      <source>One vCPU can use at most 12.5 % of eight cores: the 80 % refers to the assigned processors.</source>
      <translation>Eine vCPU kann höchstens 12,5 % von acht Kernen nutzen: 80 % beziehen sich auf die zugewiesenen Prozessoren.</translation>
    </message>
    <message>
      <source>80 % of one of eight cores.</source>
      <translation>80 % eines von acht Kernen.</translation>
    </message>
    <message>
      <source>One physical processor, 1,300 users: 95th-percentile response time</source>
      <translation>Ein physischer Prozessor, 1.300 Benutzer: 95. Perzentil der Antwortzeit</translation>
    </message>
    <message>
      <source>The range spans the fits that each omit one of these four points.</source>
      <translation>Die Spanne umfasst die Anpassungen, denen jeweils einer dieser vier Punkte fehlt.</translation>
    </message>
    <message>
      <source>Response time</source>
      <translation>Antwortzeit</translation>
    </message>
    <message>
      <source>Least squares over four points: fixed time, time that grows with load, time of a further vCPU</source>
      <translation>Kleinste Quadrate über vier Punkte: feste Zeit, mit der Last wachsende Zeit, Zeit einer weiteren vCPU</translation>
    </message>
    <message>
      <source>One VM, one vCPU, 1,300 users: 95th-percentile response time</source>
      <translation>Eine VM mit einer vCPU, 1.300 Benutzer: 95. Perzentil der Antwortzeit</translation>
    </message>
    <message>
      <source>Without it, only two points near 50 % CPU show how time grows with load: the form cannot be identified. The range spans the fits that each omit one of these four points.</source>
      <translation>Ohne diese Zahl zeigen nur zwei Punkte bei etwa 50 % CPU, wie die Zeit mit der Last wächst: Die Form ist nicht bestimmbar. Die Spanne umfasst die Anpassungen, denen jeweils einer dieser vier Punkte fehlt.</translation>
    </message>
    <message>
      <source>Two physical processors, 2,200 users: 95th-percentile response time</source>
      <translation>Zwei physische Prozessoren, 2.200 Benutzer: 95. Perzentil der Antwortzeit</translation>
    </message>
    <message>
      <source>One VM, two vCPUs, 2,200 users: 95th-percentile response time</source>
      <translation>Eine VM mit zwei vCPUs, 2.200 Benutzer: 95. Perzentil der Antwortzeit</translation>
    </message>
    <message>
      <source>Without it, the effect of an additional vCPU is unknown and taken as zero. The range spans the fits that each omit one of these four points.</source>
      <translation>Ohne diese Zahl ist unbekannt, was eine weitere vCPU hinzufügt; angenommen wird null. Die Spanne umfasst die Anpassungen, denen jeweils einer dieser vier Punkte fehlt.</translation>
    </message>
    <message>
      <source>Four VMs: memory that page sharing reclaims</source>
      <translation>Vier VMs: Arbeitsspeicher, den Page Sharing zurückgewinnt</translation>
    </message>
    <message>
      <source>The figure is 3.5 GB divided by the memory assigned.</source>
      <translation>Die Kennzahl ist 3,5 GB geteilt durch den zugeteilten Arbeitsspeicher.</translation>
    </message>
    <message>
      <source>memory (MB)</source>
      <translation>Arbeitsspeicher (MB)</translation>
    </message>
    <message>
      <source>Four VMs of 4 GB on 16 GB: memory left free</source>
      <translation>Vier VMs mit 4 GB auf 16 GB: frei gebliebener Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Printed as equal to the reclaimed memory; given the hypervisor's own memory, both cannot be true.</source>
      <translation>Gleichgesetzt mit dem zurückgewonnenen Arbeitsspeicher; rechnet man den Speicher des Hypervisors mit, kann nicht beides stimmen.</translation>
    </message>
    <message>
      <source>1,300 users: network traffic received and sent</source>
      <translation>1.300 Benutzer: empfangener und gesendeter Netzwerkverkehr</translation>
    </message>
    <message>
      <source>1 Mbit/s received and 2 Mbit/s sent.</source>
      <translation>1 Mbit/s empfangen und 2 Mbit/s gesendet.</translation>
    </message>
    <message>
      <source>The figure comes from the traffic of 4,000 users alone.</source>
      <translation>Die Kennzahl stammt allein aus dem Verkehr von 4.000 Benutzern.</translation>
    </message>
    <message>
      <source>Mbit/s</source>
      <translation>Mbit/s</translation>
    </message>
    <message>
      <source>2,200 users: network traffic received and sent</source>
      <translation>2.200 Benutzer: empfangener und gesendeter Netzwerkverkehr</translation>
    </message>
    <message>
      <source>1 Mbit/s received and 4 Mbit/s sent.</source>
      <translation>1 Mbit/s empfangen und 4 Mbit/s gesendet.</translation>
    </message>
    <message>
      <source>4,000 users: network traffic received and sent</source>
      <translation>4.000 Benutzer: empfangener und gesendeter Netzwerkverkehr</translation>
    </message>
    <message>
      <source>3 Mbit/s received and 6 Mbit/s sent.</source>
      <translation>3 Mbit/s empfangen und 6 Mbit/s gesendet.</translation>
    </message>
    <message>
      <source>The figure was solved from this number.</source>
      <translation>Die Kennzahl wurde aus dieser Zahl berechnet.</translation>
    </message>
    <message>
      <source>1,300 users: storage traffic read and written</source>
      <translation>1.300 Benutzer: gelesener und geschriebener Speicherverkehr</translation>
    </message>
    <message>
      <source>1 MB/s read and 2 MB/s written.</source>
      <translation>1 MB/s gelesen und 2 MB/s geschrieben.</translation>
    </message>
    <message>
      <source>Printed with one digit in MB per second; the model counts disk operations, which the document does not give.</source>
      <translation>Mit einer Stelle in MB pro Sekunde gedruckt; das Modell zählt Datenträgervorgänge, die das Dokument nicht nennt.</translation>
    </message>
    <message>
      <source>2,200 users: storage traffic read and written</source>
      <translation>2.200 Benutzer: gelesener und geschriebener Speicherverkehr</translation>
    </message>
    <message>
      <source>3 MB/s read and 4 MB/s written.</source>
      <translation>3 MB/s gelesen und 4 MB/s geschrieben.</translation>
    </message>
    <message>
      <source>4,000 users: storage traffic read and written</source>
      <translation>4.000 Benutzer: gelesener und geschriebener Speicherverkehr</translation>
    </message>
    <message>
      <source>Drives of the storage array</source>
      <translation>Laufwerke des Speichersystems</translation>
    </message>
    <message>
      <source>Eight volumes and one volume of six drives each.</source>
      <translation>Acht Volumes und ein weiteres mit je sechs Laufwerken.</translation>
    </message>
    <message>
      <source>drives</source>
      <translation>Laufwerke</translation>
    </message>
    <message>
      <source>parts</source>
      <translation>Teile</translation>
    </message>
    <message>
      <source>Cores of the server</source>
      <translation>Kerne des Servers</translation>
    </message>
    <message>
      <source>The document's own numbers, multiplied.</source>
      <translation>Zahlen des Dokuments selbst, multipliziert.</translation>
    </message>
    <message>
      <source>Peak processor utilization in a vendor's survey</source>
      <translation>Höchste Prozessorauslastung in der Umfrage eines Herstellers</translation>
    </message>
    <message>
      <source>A survey of other companies; it is not used as a default.</source>
      <translation>Eine Umfrage bei anderen Unternehmen; sie dient nicht als Standardwert.</translation>
    </message>
    <message>
      <source>Cache of the store on a server with 64 GB</source>
      <translation>Cache des Informationsspeichers auf einem Server mit 64 GB</translation>
    </message>
    <message>
      <source>Arithmetic of the document.</source>
      <translation>Rechnung des Dokuments.</translation>
    </message>
    <message>
      <source>Cache of an active database, ten databases on the server</source>
      <translation>Cache einer aktiven Datenbank bei zehn Datenbanken auf dem Server</translation>
    </message>
    <message>
      <source>Cache of a passive database, ten databases on the server</source>
      <translation>Cache einer passiven Datenbank bei zehn Datenbanken auf dem Server</translation>
    </message>
    <message>
      <source>20 % of 1,638.4 MB; the later copy of the page prints this number.</source>
      <translation>20 % von 1.638,4 MB; die spätere Kopie der Seite druckt diese Zahl.</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2013 on a Mailbox server, 50 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2013 auf einem Mailbox-Server, 50 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>The figure is the slope of this table.</source>
      <translation>Die Kennzahl ist die Steigung dieser Tabelle.</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2013 on a Mailbox server, 100 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2013 auf einem Mailbox-Server, 100 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2013 on a Mailbox server, 150 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2013 auf einem Mailbox-Server, 150 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2013 on a Mailbox server, 200 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2013 auf einem Mailbox-Server, 200 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2013 on a Mailbox server, 250 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2013 auf einem Mailbox-Server, 250 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2013 on a Mailbox server, 300 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2013 auf einem Mailbox-Server, 300 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2013 on a Mailbox server, 350 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2013 auf einem Mailbox-Server, 350 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2013 on a Mailbox server, 400 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2013 auf einem Mailbox-Server, 400 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2013 on a Mailbox server, 450 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2013 auf einem Mailbox-Server, 450 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2013 on a Mailbox server, 500 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2013 auf einem Mailbox-Server, 500 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2013, 50 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2013, 50 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2013, 100 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2013, 100 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2013, 150 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2013, 150 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2013, 200 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2013, 200 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2013, 250 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2013, 250 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2013, 300 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2013, 300 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2013, 350 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2013, 350 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2013, 400 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2013, 400 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2013, 450 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2013, 450 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2013, 500 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2013, 500 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2013 on a server with both roles, 50 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2013 auf einem Server mit beiden Rollen, 50 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Both roles are the Mailbox server alone and three eighths of it, the ratio of SP1.</source>
      <translation>Beide Rollen sind der Mailbox-Server allein und drei Achtel davon, das Verhältnis von SP1.</translation>
    </message>
    <message>
      <source>times rounding</source>
      <translation>Rundung der Faktoren</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2013 on a server with both roles, 100 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2013 auf einem Server mit beiden Rollen, 100 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2013 on a server with both roles, 150 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2013 auf einem Server mit beiden Rollen, 150 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2013 on a server with both roles, 200 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2013 auf einem Server mit beiden Rollen, 200 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2013 on a server with both roles, 250 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2013 auf einem Server mit beiden Rollen, 250 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2013 on a server with both roles, 300 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2013 auf einem Server mit beiden Rollen, 300 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2013 on a server with both roles, 350 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2013 auf einem Server mit beiden Rollen, 350 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2013 on a server with both roles, 400 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2013 auf einem Server mit beiden Rollen, 400 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2013 on a server with both roles, 450 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2013 auf einem Server mit beiden Rollen, 450 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2013 on a server with both roles, 500 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2013 auf einem Server mit beiden Rollen, 500 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>SPECint_rate2006 per core of the example server</source>
      <translation>SPECint_rate2006 je Kern des Beispielservers</translation>
    </message>
    <message>
      <source>Arithmetic of the script.</source>
      <translation>Rechnung des Skripts.</translation>
    </message>
    <message>
      <source>A core of the Xeon X5550 against one of the baseline</source>
      <translation>Ein Kern des Xeon X5550 gegenüber einem des Bezugsservers</translation>
    </message>
    <message>
      <source>Megacycles per core of a server with 351 on 12 cores</source>
      <translation>Megazyklen je Kern eines Servers mit 351 auf 12 Kernen</translation>
    </message>
    <message>
      <source>Megacycles of a server with 351 on 12 cores</source>
      <translation>Megazyklen eines Servers mit 351 auf 12 Kernen</translation>
    </message>
    <message>
      <source>CPU of 20,000 megacycles on that server</source>
      <translation>CPU von 20.000 Megazyklen auf diesem Server</translation>
    </message>
    <message>
      <source>Megacycles per core with 6 of the cores</source>
      <translation>Megazyklen je Kern mit 6 der Kerne</translation>
    </message>
    <message>
      <source>Transaction logs of a mailbox in a day, 150 messages of 75 KB</source>
      <translation>Transaktionsprotokolle eines Postfachs an einem Tag, 150 Nachrichten mit 75 KB</translation>
    </message>
    <message>
      <source>Disk operations per message, 128 MB cache</source>
      <translation>Datenträgervorgänge je Nachricht, 128 MB Cache</translation>
    </message>
    <message>
      <source>operations/message</source>
      <translation>Vorgänge/Nachricht</translation>
    </message>
    <message>
      <source>Disk operations per message, 512 MB cache</source>
      <translation>Datenträgervorgänge je Nachricht, 512 MB Cache</translation>
    </message>
    <message>
      <source>Change of disk operations per message</source>
      <translation>Änderung der Datenträgervorgänge je Nachricht</translation>
    </message>
    <message>
      <source>From 26.71 to 11.67 operations per message.</source>
      <translation>Von 26,71 auf 11,67 Vorgänge je Nachricht.</translation>
    </message>
    <message>
      <source>Both figures are numbers of the document.</source>
      <translation>Beide Kennzahlen sind Zahlen des Dokuments.</translation>
    </message>
    <message>
      <source>Reduction of log writes</source>
      <translation>Rückgang der Protokollschreibvorgänge</translation>
    </message>
    <message>
      <source>32.33 to 10.13 per second is a reduction of 68.7 %; 31.3 % is what remains.</source>
      <translation>Von 32,33 auf 10,13 pro Sekunde ist ein Rückgang um 68,7 %; 31,3 % ist der verbleibende Rest.</translation>
    </message>
    <message>
      <source>The document's own numbers.</source>
      <translation>Zahlen des Dokuments selbst.</translation>
    </message>
    <message>
      <source>One server, one hour each, no message rate: not normalised to load, so only the direction is used.</source>
      <translation>Ein Server, je eine Stunde, keine Nachrichtenrate: nicht auf die Last normiert, daher zählt nur die Richtung.</translation>
    </message>
    <message>
      <source>from</source>
      <translation>von</translation>
    </message>
    <message>
      <source>Reduction of database writes</source>
      <translation>Rückgang der Datenbankschreibvorgänge</translation>
    </message>
    <message>
      <source>10.8 to 2.4 per second is a reduction of 77.8 %; 22.2 % is what remains.</source>
      <translation>Von 10,8 auf 2,4 pro Sekunde ist ein Rückgang um 77,8 %; 22,2 % ist der verbleibende Rest.</translation>
    </message>
    <message>
      <source>Size of the cache before the change</source>
      <translation>Größe des Caches vor der Änderung</translation>
    </message>
    <message>
      <source>The same number in another unit.</source>
      <translation>Dieselbe Zahl in einer anderen Einheit.</translation>
    </message>
    <message>
      <source>Database cache hits with 128 MB</source>
      <translation>Treffer im Datenbankcache mit 128 MB</translation>
    </message>
    <message>
      <source>The hit rate is neither an input nor an output of the model.</source>
      <translation>Die Trefferquote ist weder Eingabe noch Ergebnis des Modells.</translation>
    </message>
    <message>
      <source>Database cache hits with 512 MB</source>
      <translation>Treffer im Datenbankcache mit 512 MB</translation>
    </message>
    <message>
      <source>2 cores, 4 GB, combined: processor usage</source>
      <translation>2 Kerne, 4 GB, kombiniert: Prozessorauslastung</translation>
    </message>
    <message>
      <source>CPU, Test 1</source>
      <translation>CPU, Test 1</translation>
    </message>
    <message>
      <source>Non-negative least squares over all 14 rows of Tests 1 and 2, each weighted by its measured CPU: requests, Outlook Anywhere users, messages, MB of messages, and one factor for Test 1</source>
      <translation>Nichtnegative kleinste Quadrate über alle 14 Zeilen der Tests 1 und 2, jeweils gewichtet mit der gemessenen CPU: Anforderungen, Benutzer mit Outlook Anywhere, Nachrichten, MB an Nachrichten und ein Faktor für Test 1</translation>
    </message>
    <message>
      <source>rates</source>
      <translation>Raten</translation>
    </message>
    <message>
      <source>message (KB)</source>
      <translation>Nachricht (KB)</translation>
    </message>
    <message>
      <source>2 cores, 4 GB, combined: used memory</source>
      <translation>2 Kerne, 4 GB, kombiniert: genutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Least squares over 12 rows: Client Access role, Hub Transport role, Outlook Anywhere users, installed memory</source>
      <translation>Kleinste Quadrate über 12 Zeilen: Rolle Client Access, Rolle Hub Transport, Benutzer mit Outlook Anywhere, installierter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>4 cores, 8 GB, combined: processor usage</source>
      <translation>4 Kerne, 8 GB, kombiniert: Prozessorauslastung</translation>
    </message>
    <message>
      <source>4 cores, 8 GB, combined: used memory</source>
      <translation>4 Kerne, 8 GB, kombiniert: genutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Available memory is printed as a round number; the fit is lower.</source>
      <translation>Der verfügbare Arbeitsspeicher ist als runde Zahl angegeben; die Anpassung liegt niedriger.</translation>
    </message>
    <message>
      <source>4 cores, 16 GB, combined: processor usage</source>
      <translation>4 Kerne, 16 GB, kombiniert: Prozessorauslastung</translation>
    </message>
    <message>
      <source>4 cores, 16 GB, combined: used memory</source>
      <translation>4 Kerne, 16 GB, kombiniert: genutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>The fit has this row twice (4 cores, 16 GB and Test 1a), so leaving it out once changes little.</source>
      <translation>Die Anpassung enthält diese Zeile zweimal (4 Kerne, 16 GB und Test 1a); sie einmal auszulassen, ändert daher wenig.</translation>
    </message>
    <message>
      <source>Available memory is printed as a round 8,000 MB for very different loads: a single observation, accurate to 500 MB.</source>
      <translation>Der verfügbare Arbeitsspeicher ist für sehr verschiedene Lasten rund mit 8.000 MB angegeben: eine einzige Beobachtung, auf 500 MB genau.</translation>
    </message>
    <message>
      <source>8 cores, 16 GB, Test 1a: processor usage</source>
      <translation>8 Kerne, 16 GB, Test 1a: Prozessorauslastung</translation>
    </message>
    <message>
      <source>8 cores, 16 GB, Test 1a: used memory</source>
      <translation>8 Kerne, 16 GB, Test 1a: genutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>8 cores, 16 GB, Test 1b: processor usage</source>
      <translation>8 Kerne, 16 GB, Test 1b: Prozessorauslastung</translation>
    </message>
    <message>
      <source>8 cores, 16 GB, Test 1b: used memory</source>
      <translation>8 Kerne, 16 GB, Test 1b: genutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Left out of the fit: 8,384 MB repeats an observation that is in it, under another load.</source>
      <translation>Nicht in der Anpassung: 8.384 MB wiederholt eine darin enthaltene Beobachtung bei anderer Last.</translation>
    </message>
    <message>
      <source>8 cores, 16 GB, Test 1c: processor usage</source>
      <translation>8 Kerne, 16 GB, Test 1c: Prozessorauslastung</translation>
    </message>
    <message>
      <source>A saturated run: throughput fell by 5 to 15 % at 90 % CPU, which a linear cost cannot reproduce.</source>
      <translation>Ein gesättigter Lauf: Bei 90 % CPU sank der Durchsatz um 5 bis 15 %, was lineare Kosten nicht wiedergeben.</translation>
    </message>
    <message>
      <source>8 cores, 16 GB, Test 1c: used memory</source>
      <translation>8 Kerne, 16 GB, Test 1c: genutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2a, Client Access server, 2 cores: processor usage</source>
      <translation>Test 2a, Client-Access-Server, 2 Kerne: Prozessorauslastung</translation>
    </message>
    <message>
      <source>CPU, Test 2</source>
      <translation>CPU, Test 2</translation>
    </message>
    <message>
      <source>Non-negative least squares over the 8 rows of Test 2, each weighted by its measured CPU: requests of Outlook Web Access and ActiveSync together, Outlook Anywhere users, messages</source>
      <translation>Nichtnegative kleinste Quadrate über die 8 Zeilen von Test 2, jeweils gewichtet mit der gemessenen CPU: Anforderungen von Outlook Web Access und ActiveSync zusammen, Benutzer mit Outlook Anywhere, Nachrichten</translation>
    </message>
    <message>
      <source>Test 2a, Client Access server, 2 cores: used memory</source>
      <translation>Test 2a, Client-Access-Server, 2 Kerne: genutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2a, Hub Transport server, 2 cores: processor usage</source>
      <translation>Test 2a, Hub-Transport-Server, 2 Kerne: Prozessorauslastung</translation>
    </message>
    <message>
      <source>Test 2a, Hub Transport server, 2 cores: used memory</source>
      <translation>Test 2a, Hub-Transport-Server, 2 Kerne: genutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2a, combined, 4 cores: processor usage</source>
      <translation>Test 2a, kombiniert, 4 Kerne: Prozessorauslastung</translation>
    </message>
    <message>
      <source>The table prints 52, the text 53.</source>
      <translation>Die Tabelle nennt 52, der Text 53.</translation>
    </message>
    <message>
      <source>The fit uses the 52 from the table.</source>
      <translation>Die Anpassung verwendet die 52 der Tabelle.</translation>
    </message>
    <message>
      <source>Test 2a, combined, 4 cores: used memory</source>
      <translation>Test 2a, kombiniert, 4 Kerne: genutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2b, Client Access server, 4 cores: processor usage</source>
      <translation>Test 2b, Client-Access-Server, 4 Kerne: Prozessorauslastung</translation>
    </message>
    <message>
      <source>The table of Test 2b is shifted by one row from Disk I/O per message down; the sums and the text confirm this reading.</source>
      <translation>Die Tabelle von Test 2b ist ab der Zeile Disk I/O per message um eine Zeile verschoben; die Summen und der Text bestätigen diese Lesart.</translation>
    </message>
    <message>
      <source>Test 2b, Client Access server, 4 cores: used memory</source>
      <translation>Test 2b, Client-Access-Server, 4 Kerne: genutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2b, Hub Transport server, 4 cores: processor usage</source>
      <translation>Test 2b, Hub-Transport-Server, 4 Kerne: Prozessorauslastung</translation>
    </message>
    <message>
      <source>Test 2b, Hub Transport server, 4 cores: used memory</source>
      <translation>Test 2b, Hub-Transport-Server, 4 Kerne: genutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2b, combined, 8 cores: processor usage</source>
      <translation>Test 2b, kombiniert, 8 Kerne: Prozessorauslastung</translation>
    </message>
    <message>
      <source>Test 2b, combined, 8 cores: used memory</source>
      <translation>Test 2b, kombiniert, 8 Kerne: genutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2c used more memory (9,921 MB of 12 GB) at a lighter load: no fit over load and installed memory reproduces both.</source>
      <translation>Test 2c nutzte bei geringerer Last mehr Arbeitsspeicher (9.921 MB von 12 GB): Keine Anpassung über Last und installierten Speicher gibt beides wieder.</translation>
    </message>
    <message>
      <source>Test 2c, combined, 8 cores, 12 GB, load of 2b: processor usage</source>
      <translation>Test 2c, kombiniert, 8 Kerne, 12 GB, Last von 2b: Prozessorauslastung</translation>
    </message>
    <message>
      <source>Test 2c, combined, 8 cores, 12 GB, load of 2b: used memory</source>
      <translation>Test 2c, kombiniert, 8 Kerne, 12 GB, Last von 2b: genutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2c, combined, 8 cores, 12 GB, increased load: processor usage</source>
      <translation>Test 2c, kombiniert, 8 Kerne, 12 GB, erhöhte Last: Prozessorauslastung</translation>
    </message>
    <message>
      <source>Test 2c, combined, 8 cores, 12 GB, increased load: used memory</source>
      <translation>Test 2c, kombiniert, 8 Kerne, 12 GB, erhöhte Last: genutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2a, both roles added and halved</source>
      <translation>Test 2a, beide Rollen addiert und halbiert</translation>
    </message>
    <message>
      <source>36 + 71 = 107; the table prints 106. Half of 107 is 53.5.</source>
      <translation>36 + 71 = 107; die Tabelle nennt 106. Die Hälfte von 107 ist 53,5.</translation>
    </message>
    <message>
      <source>Half the sum of two rows of the fit; both are left out.</source>
      <translation>Die halbe Summe zweier Zeilen der Anpassung; beide sind ausgelassen.</translation>
    </message>
    <message>
      <source>CPU, Test 2, both roles added</source>
      <translation>CPU, Test 2, beide Rollen addiert</translation>
    </message>
    <message>
      <source>The fit of the CPU of Test 2</source>
      <translation>Die Anpassung der CPU von Test 2</translation>
    </message>
    <message>
      <source>Test 2b, both roles added and halved</source>
      <translation>Test 2b, beide Rollen addiert und halbiert</translation>
    </message>
    <message>
      <source>Test 2a, both single-role servers: processor usage</source>
      <translation>Test 2a, beide Server mit einer Rolle: Prozessorauslastung</translation>
    </message>
    <message>
      <source>36 + 71 = 107, as the text says; the table prints 106.</source>
      <translation>36 + 71 = 107, wie der Text sagt; die Tabelle nennt 106.</translation>
    </message>
    <message>
      <source>The document's own numbers, added up.</source>
      <translation>Zahlen des Dokuments selbst, addiert.</translation>
    </message>
    <message>
      <source>Test 2b, both single-role servers: processor usage</source>
      <translation>Test 2b, beide Server mit einer Rolle: Prozessorauslastung</translation>
    </message>
    <message>
      <source>Test 2a: memory of one system for both roles compared with two</source>
      <translation>Test 2a: Arbeitsspeicher eines Systems für beide Rollen gegenüber zweien</translation>
    </message>
    <message>
      <source>5,069 MB used on the combined server, 6,153 MB on the two single-role servers.</source>
      <translation>5.069 MB auf dem kombinierten Server, 6.153 MB auf den beiden Servern mit einer Rolle.</translation>
    </message>
    <message>
      <source>All three rows are part of the fit; all three are left out.</source>
      <translation>Alle drei Zeilen stehen in der Anpassung; alle drei sind ausgelassen.</translation>
    </message>
    <message>
      <source>In the fit, the memory of the roles adds up, and so do their shares of installed memory: it predicts no saving.</source>
      <translation>In der Anpassung addieren sich der Bedarf der Rollen und ihre Anteile am installierten Speicher: Sie sagt keine Ersparnis vorher.</translation>
    </message>
    <message>
      <source>Test 2b: memory of one system for both roles compared with two</source>
      <translation>Test 2b: Arbeitsspeicher eines Systems für beide Rollen gegenüber zweien</translation>
    </message>
    <message>
      <source>8,939 MB used on the combined server, 10,456 MB on the two single-role servers.</source>
      <translation>8.939 MB auf dem kombinierten Server, 10.456 MB auf den beiden Servern mit einer Rolle.</translation>
    </message>
    <message>
      <source>2 cores, 4 GB: total users</source>
      <translation>2 Kerne, 4 GB: Benutzer insgesamt</translation>
    </message>
    <message>
      <source>4 cores, 8 GB: total users</source>
      <translation>4 Kerne, 8 GB: Benutzer insgesamt</translation>
    </message>
    <message>
      <source>4 cores, 16 GB: total users</source>
      <translation>4 Kerne, 16 GB: Benutzer insgesamt</translation>
    </message>
    <message>
      <source>Test 1a: total users</source>
      <translation>Test 1a: Benutzer insgesamt</translation>
    </message>
    <message>
      <source>Test 1b: total users</source>
      <translation>Test 1b: Benutzer insgesamt</translation>
    </message>
    <message>
      <source>Test 1c: total users</source>
      <translation>Test 1c: Benutzer insgesamt</translation>
    </message>
    <message>
      <source>Test 2a, single-role servers: total users</source>
      <translation>Test 2a, Server mit einer Rolle: Benutzer insgesamt</translation>
    </message>
    <message>
      <source>Test 2a, combined: total users</source>
      <translation>Test 2a, kombiniert: Benutzer insgesamt</translation>
    </message>
    <message>
      <source>Test 2b, single-role servers: total users</source>
      <translation>Test 2b, Server mit einer Rolle: Benutzer insgesamt</translation>
    </message>
    <message>
      <source>The parts add up to 16,516.2; 16,389 is printed twice.</source>
      <translation>Die Teile ergeben zusammen 16.516,2; gedruckt ist zweimal 16.389.</translation>
    </message>
    <message>
      <source>Test 2b, combined: total users</source>
      <translation>Test 2b, kombiniert: Benutzer insgesamt</translation>
    </message>
    <message>
      <source>Test 2c, load of 2b: total users</source>
      <translation>Test 2c, Last von 2b: Benutzer insgesamt</translation>
    </message>
    <message>
      <source>Test 2c, increased load: total users</source>
      <translation>Test 2c, erhöhte Last: Benutzer insgesamt</translation>
    </message>
    <message>
      <source>The parts add up to 18,268.</source>
      <translation>Die Teile ergeben zusammen 18.268.</translation>
    </message>
    <message>
      <source>Tests 2a, 2b and 2c with its load: Outlook users</source>
      <translation>Tests 2a, 2b und 2c mit dessen Last: Benutzer mit Outlook</translation>
    </message>
    <message>
      <source>Test 2c, increased load: Outlook users</source>
      <translation>Test 2c, erhöhte Last: Benutzer mit Outlook</translation>
    </message>
    <message>
      <source>2 cores, 4 GB: available memory</source>
      <translation>2 Kerne, 4 GB: verfügbarer Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Installed minus used memory: the document compared with itself.</source>
      <translation>Installierter minus genutzter Arbeitsspeicher: das Dokument mit sich selbst verglichen.</translation>
    </message>
    <message>
      <source>4 cores, 8 GB: available memory</source>
      <translation>4 Kerne, 8 GB: verfügbarer Arbeitsspeicher</translation>
    </message>
    <message>
      <source>4 cores, 16 GB: available memory</source>
      <translation>4 Kerne, 16 GB: verfügbarer Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 1a: available memory</source>
      <translation>Test 1a: verfügbarer Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 1b: available memory</source>
      <translation>Test 1b: verfügbarer Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 1c: available memory</source>
      <translation>Test 1c: verfügbarer Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2a, Client Access server: unused memory</source>
      <translation>Test 2a, Client-Access-Server: ungenutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2a, Hub Transport server: unused memory</source>
      <translation>Test 2a, Hub-Transport-Server: ungenutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2a, combined: unused memory</source>
      <translation>Test 2a, kombiniert: ungenutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2b, Client Access server: unused memory</source>
      <translation>Test 2b, Client-Access-Server: ungenutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2b, Hub Transport server: unused memory</source>
      <translation>Test 2b, Hub-Transport-Server: ungenutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2b, combined: unused memory</source>
      <translation>Test 2b, kombiniert: ungenutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2c, load of 2b: unused memory</source>
      <translation>Test 2c, Last von 2b: ungenutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2c, increased load: unused memory</source>
      <translation>Test 2c, erhöhte Last: ungenutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2a, both single-role servers: unused memory</source>
      <translation>Test 2a, beide Server mit einer Rolle: ungenutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2a, both single-role servers: used memory</source>
      <translation>Test 2a, beide Server mit einer Rolle: genutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2b, both single-role servers: unused memory</source>
      <translation>Test 2b, beide Server mit einer Rolle: ungenutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2b, both single-role servers: used memory</source>
      <translation>Test 2b, beide Server mit einer Rolle: genutzter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Test 2b, combined: used memory in the text</source>
      <translation>Test 2b, kombiniert: genutzter Arbeitsspeicher laut Text</translation>
    </message>
    <message>
      <source>8,939 MB is 8.73 GB at 1,024 MB each; 8.9 GB uses 1,000 MB.</source>
      <translation>8.939 MB sind 8,73 GB zu 1.024 MB; 8,9 GB sind zu 1.000 MB gerechnet.</translation>
    </message>
    <message>
      <source>Base mix: Outlook Web Access requests per second</source>
      <translation>Grundmischung: Anforderungen von Outlook Web Access pro Sekunde</translation>
    </message>
    <message>
      <source>One end of the figure's range was set from this number, so being within the range proves nothing.</source>
      <translation>Ein Ende der Spanne der Kennzahl wurde aus dieser Zahl bestimmt; dass sie darin liegt, beweist nichts.</translation>
    </message>
    <message>
      <source>Outlook Web Access requests per user</source>
      <translation>Anforderungen von Outlook Web Access je Benutzer</translation>
    </message>
    <message>
      <source>Mean of the six runs of Test 2 with a Client Access role</source>
      <translation>Mittel der sechs Läufe von Test 2 mit der Rolle Client Access</translation>
    </message>
    <message>
      <source>requests/s</source>
      <translation>Anforderungen/s</translation>
    </message>
    <message>
      <source>Base mix: ActiveSync requests per second</source>
      <translation>Grundmischung: Anforderungen von ActiveSync pro Sekunde</translation>
    </message>
    <message>
      <source>ActiveSync requests per user</source>
      <translation>Anforderungen von ActiveSync je Benutzer</translation>
    </message>
    <message>
      <source>Base mix: messages per second</source>
      <translation>Grundmischung: Nachrichten pro Sekunde</translation>
    </message>
    <message>
      <source>Messages per user</source>
      <translation>Nachrichten je Benutzer</translation>
    </message>
    <message>
      <source>Mean of the four combined-role runs of Test 2</source>
      <translation>Mittel der vier Läufe von Test 2 mit beiden Rollen</translation>
    </message>
    <message>
      <source>The range ends at this number, rounded inwards.</source>
      <translation>Die Spanne endet bei dieser Zahl, nach innen gerundet.</translation>
    </message>
    <message>
      <source>messages/s</source>
      <translation>Nachrichten/s</translation>
    </message>
    <message>
      <source>2 cores, 4 GB: Outlook Web Access requests per second</source>
      <translation>2 Kerne, 4 GB: Anforderungen von Outlook Web Access pro Sekunde</translation>
    </message>
    <message>
      <source>The figure is a mean over runs of Test 2; this run belongs to Test 1.</source>
      <translation>Die Kennzahl ist ein Mittel über Läufe von Test 2; dieser Lauf gehört zu Test 1.</translation>
    </message>
    <message>
      <source>2 cores, 4 GB: ActiveSync requests per second</source>
      <translation>2 Kerne, 4 GB: Anforderungen von ActiveSync pro Sekunde</translation>
    </message>
    <message>
      <source>2 cores, 4 GB: messages per second</source>
      <translation>2 Kerne, 4 GB: Nachrichten pro Sekunde</translation>
    </message>
    <message>
      <source>The figure's range spans all runs, including this one; its value is a mean over runs of Test 2.</source>
      <translation>Die Spanne der Kennzahl umfasst alle Läufe, auch diesen; ihr Wert ist ein Mittel über Läufe von Test 2.</translation>
    </message>
    <message>
      <source>4 cores, 8 GB: Outlook Web Access requests per second</source>
      <translation>4 Kerne, 8 GB: Anforderungen von Outlook Web Access pro Sekunde</translation>
    </message>
    <message>
      <source>4 cores, 8 GB: ActiveSync requests per second</source>
      <translation>4 Kerne, 8 GB: Anforderungen von ActiveSync pro Sekunde</translation>
    </message>
    <message>
      <source>4 cores, 8 GB: messages per second</source>
      <translation>4 Kerne, 8 GB: Nachrichten pro Sekunde</translation>
    </message>
    <message>
      <source>4 cores, 16 GB: Outlook Web Access requests per second</source>
      <translation>4 Kerne, 16 GB: Anforderungen von Outlook Web Access pro Sekunde</translation>
    </message>
    <message>
      <source>4 cores, 16 GB: ActiveSync requests per second</source>
      <translation>4 Kerne, 16 GB: Anforderungen von ActiveSync pro Sekunde</translation>
    </message>
    <message>
      <source>4 cores, 16 GB: messages per second</source>
      <translation>4 Kerne, 16 GB: Nachrichten pro Sekunde</translation>
    </message>
    <message>
      <source>Test 1a: Outlook Web Access requests per second</source>
      <translation>Test 1a: Anforderungen von Outlook Web Access pro Sekunde</translation>
    </message>
    <message>
      <source>Test 1a: ActiveSync requests per second</source>
      <translation>Test 1a: Anforderungen von ActiveSync pro Sekunde</translation>
    </message>
    <message>
      <source>Test 1a: messages per second</source>
      <translation>Test 1a: Nachrichten pro Sekunde</translation>
    </message>
    <message>
      <source>Test 1b: Outlook Web Access requests per second</source>
      <translation>Test 1b: Anforderungen von Outlook Web Access pro Sekunde</translation>
    </message>
    <message>
      <source>Test 1b: ActiveSync requests per second</source>
      <translation>Test 1b: Anforderungen von ActiveSync pro Sekunde</translation>
    </message>
    <message>
      <source>Test 1b: messages per second</source>
      <translation>Test 1b: Nachrichten pro Sekunde</translation>
    </message>
    <message>
      <source>Test 1c: Outlook Web Access requests per second</source>
      <translation>Test 1c: Anforderungen von Outlook Web Access pro Sekunde</translation>
    </message>
    <message>
      <source>Test 1c: ActiveSync requests per second</source>
      <translation>Test 1c: Anforderungen von ActiveSync pro Sekunde</translation>
    </message>
    <message>
      <source>Test 1c: messages per second</source>
      <translation>Test 1c: Nachrichten pro Sekunde</translation>
    </message>
    <message>
      <source>Test 2a, Client Access server: Outlook Web Access requests per second</source>
      <translation>Test 2a, Client-Access-Server: Anforderungen von Outlook Web Access pro Sekunde</translation>
    </message>
    <message>
      <source>Test 2a, Client Access server: ActiveSync requests per second</source>
      <translation>Test 2a, Client-Access-Server: Anforderungen von ActiveSync pro Sekunde</translation>
    </message>
    <message>
      <source>Test 2a, Hub Transport server: messages per second</source>
      <translation>Test 2a, Hub-Transport-Server: Nachrichten pro Sekunde</translation>
    </message>
    <message>
      <source>Test 2a, combined: Outlook Web Access requests per second</source>
      <translation>Test 2a, kombiniert: Anforderungen von Outlook Web Access pro Sekunde</translation>
    </message>
    <message>
      <source>Test 2a, combined: ActiveSync requests per second</source>
      <translation>Test 2a, kombiniert: Anforderungen von ActiveSync pro Sekunde</translation>
    </message>
    <message>
      <source>Test 2a, combined: messages per second</source>
      <translation>Test 2a, kombiniert: Nachrichten pro Sekunde</translation>
    </message>
    <message>
      <source>Test 2b, Client Access server: Outlook Web Access requests per second</source>
      <translation>Test 2b, Client-Access-Server: Anforderungen von Outlook Web Access pro Sekunde</translation>
    </message>
    <message>
      <source>Test 2b, Client Access server: ActiveSync requests per second</source>
      <translation>Test 2b, Client-Access-Server: Anforderungen von ActiveSync pro Sekunde</translation>
    </message>
    <message>
      <source>Test 2b, Hub Transport server: messages per second</source>
      <translation>Test 2b, Hub-Transport-Server: Nachrichten pro Sekunde</translation>
    </message>
    <message>
      <source>Test 2b, combined: Outlook Web Access requests per second</source>
      <translation>Test 2b, kombiniert: Anforderungen von Outlook Web Access pro Sekunde</translation>
    </message>
    <message>
      <source>Test 2b, combined: ActiveSync requests per second</source>
      <translation>Test 2b, kombiniert: Anforderungen von ActiveSync pro Sekunde</translation>
    </message>
    <message>
      <source>Test 2b, combined: messages per second</source>
      <translation>Test 2b, kombiniert: Nachrichten pro Sekunde</translation>
    </message>
    <message>
      <source>Test 2c, load of 2b: Outlook Web Access requests per second</source>
      <translation>Test 2c, Last von 2b: Anforderungen von Outlook Web Access pro Sekunde</translation>
    </message>
    <message>
      <source>Test 2c, load of 2b: ActiveSync requests per second</source>
      <translation>Test 2c, Last von 2b: Anforderungen von ActiveSync pro Sekunde</translation>
    </message>
    <message>
      <source>Test 2c, load of 2b: messages per second</source>
      <translation>Test 2c, Last von 2b: Nachrichten pro Sekunde</translation>
    </message>
    <message>
      <source>Test 2c, increased load: Outlook Web Access requests per second</source>
      <translation>Test 2c, erhöhte Last: Anforderungen von Outlook Web Access pro Sekunde</translation>
    </message>
    <message>
      <source>Test 2c, increased load: ActiveSync requests per second</source>
      <translation>Test 2c, erhöhte Last: Anforderungen von ActiveSync pro Sekunde</translation>
    </message>
    <message>
      <source>Test 2c, increased load: messages per second</source>
      <translation>Test 2c, erhöhte Last: Nachrichten pro Sekunde</translation>
    </message>
    <message>
      <source>2 cores, 4 GB: messages of SMTP and MAPI together</source>
      <translation>2 Kerne, 4 GB: Nachrichten über SMTP und MAPI zusammen</translation>
    </message>
    <message>
      <source>Base mix: web connections</source>
      <translation>Grundmischung: Webverbindungen</translation>
    </message>
    <message>
      <source>Web connections per user</source>
      <translation>Webverbindungen je Benutzer</translation>
    </message>
    <message>
      <source>Mean of the four runs of Tests 2b and 2c</source>
      <translation>Mittel der vier Läufe der Tests 2b und 2c</translation>
    </message>
    <message>
      <source>connections</source>
      <translation>Verbindungen</translation>
    </message>
    <message>
      <source>Test 2b, Client Access server: web connections</source>
      <translation>Test 2b, Client-Access-Server: Webverbindungen</translation>
    </message>
    <message>
      <source>Test 2b, combined: web connections</source>
      <translation>Test 2b, kombiniert: Webverbindungen</translation>
    </message>
    <message>
      <source>Test 2c, load of 2b: web connections</source>
      <translation>Test 2c, Last von 2b: Webverbindungen</translation>
    </message>
    <message>
      <source>Test 2c, increased load: web connections</source>
      <translation>Test 2c, erhöhte Last: Webverbindungen</translation>
    </message>
    <message>
      <source>Test 2a, Hub Transport server: disk operations per message</source>
      <translation>Test 2a, Hub-Transport-Server: Datenträgervorgänge je Nachricht</translation>
    </message>
    <message>
      <source>The figure's range includes this number.</source>
      <translation>Die Spanne der Kennzahl enthält diese Zahl.</translation>
    </message>
    <message>
      <source>Disk operations per message</source>
      <translation>Datenträgervorgänge je Nachricht</translation>
    </message>
    <message>
      <source>The value is from another document; only one end of the range comes from this number</source>
      <translation>Der Wert stammt aus einem anderen Dokument; nur ein Ende der Spanne kommt von dieser Zahl</translation>
    </message>
    <message>
      <source>Test 2a, combined: disk operations per message</source>
      <translation>Test 2a, kombiniert: Datenträgervorgänge je Nachricht</translation>
    </message>
    <message>
      <source>The range of the figure for a cache of 128 MB begins at this number.</source>
      <translation>Die Spanne der Kennzahl für 128 MB Cache beginnt bei dieser Zahl.</translation>
    </message>
    <message>
      <source>Test 2c, load of 2b: disk operations per message</source>
      <translation>Test 2c, Last von 2b: Datenträgervorgänge je Nachricht</translation>
    </message>
    <message>
      <source>Test 2c, increased load: disk operations per message</source>
      <translation>Test 2c, erhöhte Last: Datenträgervorgänge je Nachricht</translation>
    </message>
    <message>
      <source>The figure is from another document.</source>
      <translation>Die Kennzahl stammt aus einem anderen Dokument.</translation>
    </message>
    <message>
      <source>24.82 compared with 16.00 at nearly the same message rate: disk operations per message do not depend on the rate.</source>
      <translation>24,82 gegenüber 16,00 bei nahezu gleicher Nachrichtenrate: Die Datenträgervorgänge je Nachricht hängen nicht von der Rate ab.</translation>
    </message>
    <message>
      <source>Test 2a, total of the single-role servers: disk operations per message</source>
      <translation>Test 2a, Summe der Server mit einer Rolle: Datenträgervorgänge je Nachricht</translation>
    </message>
    <message>
      <source>10.69 is a copy of the SMTP messages per second.</source>
      <translation>10,69 ist eine Abschrift der SMTP-Nachrichten pro Sekunde.</translation>
    </message>
    <message>
      <source>The total of one server is the number of that server.</source>
      <translation>Die Summe über einen Server ist die Zahl dieses Servers.</translation>
    </message>
    <message>
      <source>Test 2b: disk operations per message</source>
      <translation>Test 2b: Datenträgervorgänge je Nachricht</translation>
    </message>
    <message>
      <source>Lost in the shifted table: that row contains the processor usage (44, 76, 120 and 62).</source>
      <translation>In der verschobenen Tabelle verloren: Diese Zeile enthält die Prozessorauslastung (44, 76, 120 und 62).</translation>
    </message>
    <message>
      <source>Test 2: average message size</source>
      <translation>Test 2: mittlere Nachrichtengröße</translation>
    </message>
    <message>
      <source>The counter is in bytes; 82,059 KB at 23.7 messages per second would be 1.86 GB per second.</source>
      <translation>Der Leistungsindikator zählt Bytes; 82.059 KB bei 23,7 Nachrichten pro Sekunde wären 1,86 GB pro Sekunde.</translation>
    </message>
    <message>
      <source>Outlook Anywhere users at 75 %</source>
      <translation>Benutzer mit Outlook Anywhere bei 75 %</translation>
    </message>
    <message>
      <source>The graph's own text says about 14,000; 15,000 is kept as a disputed reading.</source>
      <translation>Der Text am Diagramm sagt etwa 14.000; 15.000 bleibt als strittige Lesart erhalten.</translation>
    </message>
    <message>
      <source>The slope of the cost was solved from 14,000 users at 75 %.</source>
      <translation>Der Anstieg der Kosten wurde aus 14.000 Benutzern bei 75 % berechnet.</translation>
    </message>
    <message>
      <source>Outlook users at 75 %</source>
      <translation>Benutzer mit Outlook bei 75 %</translation>
    </message>
    <message>
      <source>The table's cost is 12,000 MHz divided by this number of users.</source>
      <translation>Die Kosten der Tabelle sind 12.000 MHz geteilt durch diese Benutzerzahl.</translation>
    </message>
    <message>
      <source>Outlook Web App users at 75 %</source>
      <translation>Benutzer mit Outlook Web App bei 75 %</translation>
    </message>
    <message>
      <source>Outlook Web App users with prefetch at 75 %</source>
      <translation>Benutzer mit Outlook Web App und Vorabruf bei 75 %</translation>
    </message>
    <message>
      <source>12,000 MHz / 1.17 MHz from the table; 9,000 would require 1.33 MHz per user. Kept as a disputed reading.</source>
      <translation>12.000 MHz / 1,17 MHz aus der Tabelle; 9.000 würden 1,33 MHz je Benutzer erfordern. Als strittige Lesart erhalten.</translation>
    </message>
    <message>
      <source>Entourage users at 75 %</source>
      <translation>Benutzer mit Entourage bei 75 %</translation>
    </message>
    <message>
      <source>IMAP4 users with 100 MB mailboxes at 75 %</source>
      <translation>Benutzer mit IMAP4 und Postfächern von 100 MB bei 75 %</translation>
    </message>
    <message>
      <source>IMAP4 users with 2 MB mailboxes at 75 %</source>
      <translation>Benutzer mit IMAP4 und Postfächern von 2 MB bei 75 %</translation>
    </message>
    <message>
      <source>The growth with mailbox size was solved from 62,000 and 14,000 users.</source>
      <translation>Das Wachstum mit der Postfachgröße wurde aus 62.000 und 14.000 Benutzern berechnet.</translation>
    </message>
    <message>
      <source>mailbox (MB)</source>
      <translation>Postfach (MB)</translation>
    </message>
    <message>
      <source>POP3 users at 75 %</source>
      <translation>Benutzer mit POP3 bei 75 %</translation>
    </message>
    <message>
      <source>CPU of 7,500 Outlook users who also have ActiveSync</source>
      <translation>CPU von 7.500 Benutzern mit Outlook, die auch ActiveSync nutzen</translation>
    </message>
    <message>
      <source>The cost of ActiveSync was solved from 7,500 users at 75 %.</source>
      <translation>Die Kosten von ActiveSync wurden aus 7.500 Benutzern bei 75 % berechnet.</translation>
    </message>
    <message>
      <source>Drop of IMAP4 users from 100 to 220 MB mailboxes</source>
      <translation>Rückgang der IMAP4-Benutzer von Postfächern mit 100 zu 220 MB</translation>
    </message>
    <message>
      <source>The growth with mailbox size comes from the limits at 2 and 100 MB; the statement on 220 MB was not used.</source>
      <translation>Das Wachstum mit der Postfachgröße stammt aus den Grenzen bei 2 und 100 MB; die Aussage zu 220 MB wurde nicht verwendet.</translation>
    </message>
    <message>
      <source>factor</source>
      <translation>Faktor</translation>
    </message>
    <message>
      <source>IMAP4 users with 220 MB mailboxes at 75 %: half of those with 100 MB</source>
      <translation>Benutzer mit IMAP4 und Postfächern von 220 MB bei 75 %: die Hälfte derer mit 100 MB</translation>
    </message>
    <message>
      <source>14,000 users with 100 MB, divided by the factor of two.</source>
      <translation>14.000 Benutzer mit 100 MB, geteilt durch den Faktor zwei.</translation>
    </message>
    <message>
      <source>The factor of two again, in users.</source>
      <translation>Noch einmal der Faktor zwei, in Benutzern.</translation>
    </message>
    <message>
      <source>Concurrent IMAP4 users with 100 MB mailboxes</source>
      <translation>Gleichzeitige Benutzer mit IMAP4 und Postfächern von 100 MB</translation>
    </message>
    <message>
      <source>Concurrent users are a different unit from users with 100 messages per day; the document links them only once (500 and 14,000).</source>
      <translation>Gleichzeitige Benutzer sind eine andere Einheit als Benutzer mit 100 Nachrichten am Tag; das Dokument verknüpft beide nur einmal (500 und 14.000).</translation>
    </message>
    <message>
      <source>Drop of concurrent IMAP4 users from 2 to 100 MB mailboxes</source>
      <translation>Rückgang gleichzeitiger IMAP4-Benutzer von Postfächern mit 2 zu 100 MB</translation>
    </message>
    <message>
      <source>In users with 100 messages per day the drop is 62,000 / 14,000 = 4.43; the factor of 10 is in concurrent users.</source>
      <translation>Bei Benutzern mit 100 Nachrichten am Tag beträgt der Rückgang 62.000 / 14.000 = 4,43; der Faktor 10 gilt für gleichzeitige Benutzer.</translation>
    </message>
    <message>
      <source>Outlook Anywhere users with NTLM at 75 %: 2 % fewer</source>
      <translation>Benutzer mit Outlook Anywhere und NTLM bei 75 %: 2 % weniger</translation>
    </message>
    <message>
      <source>14,000 users minus the 2 % of the text.</source>
      <translation>14.000 Benutzer minus die 2 % des Textes.</translation>
    </message>
    <message>
      <source>The factor for NTLM was solved from these 2 %.</source>
      <translation>Der Faktor für NTLM wurde aus diesen 2 % berechnet.</translation>
    </message>
    <message>
      <source>authentication</source>
      <translation>Authentifizierung</translation>
    </message>
    <message>
      <source>Fewer Outlook Anywhere users with NTLM</source>
      <translation>Weniger Benutzer mit Outlook Anywhere durch NTLM</translation>
    </message>
    <message>
      <source>CPU of Outlook Web App with prefetch on Client Access</source>
      <translation>CPU von Outlook Web App mit Vorabruf auf Client Access</translation>
    </message>
    <message>
      <source>The document's own table, before and after SP1.</source>
      <translation>Die Tabelle des Dokuments selbst, vor und nach SP1.</translation>
    </message>
    <message>
      <source>CPU of Outlook Web App with prefetch on Mailbox</source>
      <translation>CPU von Outlook Web App mit Vorabruf auf Mailbox</translation>
    </message>
    <message>
      <source>Disk operations of Outlook Web App with prefetch on Mailbox</source>
      <translation>Datenträgervorgänge von Outlook Web App mit Vorabruf auf Mailbox</translation>
    </message>
    <message>
      <source>The model derives a mailbox's disk operations from its messages; it has no figure for prefetch.</source>
      <translation>Das Modell leitet die Datenträgervorgänge eines Postfachs aus seinen Nachrichten ab; für den Vorabruf hat es keine Kennzahl.</translation>
    </message>
    <message>
      <source>Table of costs, ActiveSync: CPU on Client Access</source>
      <translation>Kostentabelle, ActiveSync: CPU auf Client Access</translation>
    </message>
    <message>
      <source>1.60 is the cost of Outlook and ActiveSync together: 7,500 x 1.60 = 12,000 MHz.</source>
      <translation>1,60 sind die Kosten von Outlook und ActiveSync zusammen: 7.500 x 1,60 = 12.000 MHz.</translation>
    </message>
    <message>
      <source>Table of costs, ActiveSync: network traffic</source>
      <translation>Kostentabelle, ActiveSync: Netzwerkverkehr</translation>
    </message>
    <message>
      <source>Table of costs, ActiveSync: CPU on Hub Transport</source>
      <translation>Kostentabelle, ActiveSync: CPU auf Hub Transport</translation>
    </message>
    <message>
      <source>0.22 is the cost of Outlook and ActiveSync together, no more than the 0.24 of Outlook alone.</source>
      <translation>0,22 sind die Kosten von Outlook und ActiveSync zusammen, nicht mehr als die 0,24 von Outlook allein.</translation>
    </message>
    <message>
      <source>Table of costs, ActiveSync: CPU on Mailbox</source>
      <translation>Kostentabelle, ActiveSync: CPU auf Mailbox</translation>
    </message>
    <message>
      <source>1.25 is the cost of Outlook and ActiveSync together; 0.59 of it is Outlook.</source>
      <translation>1,25 sind die Kosten von Outlook und ActiveSync zusammen; davon entfallen 0,59 auf Outlook.</translation>
    </message>
    <message>
      <source>Table of costs, ActiveSync: CPU on the directory</source>
      <translation>Kostentabelle, ActiveSync: CPU im Verzeichnis</translation>
    </message>
    <message>
      <source>0.05 is the cost of Outlook and ActiveSync together, as much as Outlook alone.</source>
      <translation>0,05 sind die Kosten von Outlook und ActiveSync zusammen, so viel wie Outlook allein.</translation>
    </message>
    <message>
      <source>Table of costs, ActiveSync: LDAP searches</source>
      <translation>Kostentabelle, ActiveSync: LDAP-Suchen</translation>
    </message>
    <message>
      <source>0.024 is for Outlook and ActiveSync together; 0.014 of it is Outlook.</source>
      <translation>0,024 gilt für Outlook und ActiveSync zusammen; davon entfallen 0,014 auf Outlook.</translation>
    </message>
    <message>
      <source>searches/s/user</source>
      <translation>Suchen/s/Benutzer</translation>
    </message>
    <message>
      <source>Table of costs, Exchange Web Services: CPU on Client Access</source>
      <translation>Kostentabelle, Exchange Web Services: CPU auf Client Access</translation>
    </message>
    <message>
      <source>Table of costs, Exchange Web Services: network traffic</source>
      <translation>Kostentabelle, Exchange Web Services: Netzwerkverkehr</translation>
    </message>
    <message>
      <source>Table of costs, Exchange Web Services: CPU on Hub Transport</source>
      <translation>Kostentabelle, Exchange Web Services: CPU auf Hub Transport</translation>
    </message>
    <message>
      <source>Table of costs, Exchange Web Services: CPU on Mailbox</source>
      <translation>Kostentabelle, Exchange Web Services: CPU auf Mailbox</translation>
    </message>
    <message>
      <source>Table of costs, Exchange Web Services: CPU on the directory</source>
      <translation>Kostentabelle, Exchange Web Services: CPU im Verzeichnis</translation>
    </message>
    <message>
      <source>Table of costs, Exchange Web Services: LDAP searches</source>
      <translation>Kostentabelle, Exchange Web Services: LDAP-Suchen</translation>
    </message>
    <message>
      <source>Table of costs, IMAP4: CPU on Client Access</source>
      <translation>Kostentabelle, IMAP4: CPU auf Client Access</translation>
    </message>
    <message>
      <source>Table of costs, IMAP4: network traffic</source>
      <translation>Kostentabelle, IMAP4: Netzwerkverkehr</translation>
    </message>
    <message>
      <source>Table of costs, IMAP4: CPU on Mailbox</source>
      <translation>Kostentabelle, IMAP4: CPU auf Mailbox</translation>
    </message>
    <message>
      <source>Table of costs, IMAP4: CPU on the directory</source>
      <translation>Kostentabelle, IMAP4: CPU im Verzeichnis</translation>
    </message>
    <message>
      <source>Table of costs, IMAP4: LDAP searches</source>
      <translation>Kostentabelle, IMAP4: LDAP-Suchen</translation>
    </message>
    <message>
      <source>Table of costs, Outlook: CPU on Client Access</source>
      <translation>Kostentabelle, Outlook: CPU auf Client Access</translation>
    </message>
    <message>
      <source>Table of costs, Outlook: network traffic</source>
      <translation>Kostentabelle, Outlook: Netzwerkverkehr</translation>
    </message>
    <message>
      <source>Table of costs, Outlook: CPU on Hub Transport</source>
      <translation>Kostentabelle, Outlook: CPU auf Hub Transport</translation>
    </message>
    <message>
      <source>Table of costs, Outlook: CPU on Mailbox</source>
      <translation>Kostentabelle, Outlook: CPU auf Mailbox</translation>
    </message>
    <message>
      <source>Table of costs, Outlook: CPU on the directory</source>
      <translation>Kostentabelle, Outlook: CPU im Verzeichnis</translation>
    </message>
    <message>
      <source>Table of costs, Outlook: LDAP searches</source>
      <translation>Kostentabelle, Outlook: LDAP-Suchen</translation>
    </message>
    <message>
      <source>Table of costs, Outlook Anywhere: CPU on Client Access</source>
      <translation>Kostentabelle, Outlook Anywhere: CPU auf Client Access</translation>
    </message>
    <message>
      <source>0.80 MHz belongs to 15,000 users; with the 14,000 used here, 12,000 MHz is 0.857 MHz per user.</source>
      <translation>0,80 MHz gehören zu 15.000 Benutzern; mit den hier verwendeten 14.000 sind 12.000 MHz je Benutzer 0,857 MHz.</translation>
    </message>
    <message>
      <source>Table of costs, Outlook Anywhere: network traffic</source>
      <translation>Kostentabelle, Outlook Anywhere: Netzwerkverkehr</translation>
    </message>
    <message>
      <source>Table of costs, Outlook Anywhere: CPU on Hub Transport</source>
      <translation>Kostentabelle, Outlook Anywhere: CPU auf Hub Transport</translation>
    </message>
    <message>
      <source>Table of costs, Outlook Anywhere: CPU on Mailbox</source>
      <translation>Kostentabelle, Outlook Anywhere: CPU auf Mailbox</translation>
    </message>
    <message>
      <source>Table of costs, Outlook Anywhere: CPU on the directory</source>
      <translation>Kostentabelle, Outlook Anywhere: CPU im Verzeichnis</translation>
    </message>
    <message>
      <source>Table of costs, Outlook Anywhere: LDAP searches</source>
      <translation>Kostentabelle, Outlook Anywhere: LDAP-Suchen</translation>
    </message>
    <message>
      <source>Table of costs, Outlook Web App: CPU on Client Access</source>
      <translation>Kostentabelle, Outlook Web App: CPU auf Client Access</translation>
    </message>
    <message>
      <source>Table of costs, Outlook Web App: network traffic</source>
      <translation>Kostentabelle, Outlook Web App: Netzwerkverkehr</translation>
    </message>
    <message>
      <source>Table of costs, Outlook Web App: CPU on Hub Transport</source>
      <translation>Kostentabelle, Outlook Web App: CPU auf Hub Transport</translation>
    </message>
    <message>
      <source>Table of costs, Outlook Web App: CPU on Mailbox</source>
      <translation>Kostentabelle, Outlook Web App: CPU auf Mailbox</translation>
    </message>
    <message>
      <source>Table of costs, Outlook Web App: CPU on the directory</source>
      <translation>Kostentabelle, Outlook Web App: CPU im Verzeichnis</translation>
    </message>
    <message>
      <source>Table of costs, Outlook Web App: LDAP searches</source>
      <translation>Kostentabelle, Outlook Web App: LDAP-Suchen</translation>
    </message>
    <message>
      <source>Table of costs, Outlook Web App in SP1: CPU on Client Access</source>
      <translation>Kostentabelle, Outlook Web App in SP1: CPU auf Client Access</translation>
    </message>
    <message>
      <source>Table of costs, Outlook Web App in SP1: network traffic</source>
      <translation>Kostentabelle, Outlook Web App in SP1: Netzwerkverkehr</translation>
    </message>
    <message>
      <source>Table of costs, Outlook Web App in SP1: CPU on Hub Transport</source>
      <translation>Kostentabelle, Outlook Web App in SP1: CPU auf Hub Transport</translation>
    </message>
    <message>
      <source>Table of costs, Outlook Web App in SP1: CPU on Mailbox</source>
      <translation>Kostentabelle, Outlook Web App in SP1: CPU auf Mailbox</translation>
    </message>
    <message>
      <source>Table of costs, Outlook Web App in SP1: CPU on the directory</source>
      <translation>Kostentabelle, Outlook Web App in SP1: CPU im Verzeichnis</translation>
    </message>
    <message>
      <source>Table of costs, Outlook Web App in SP1: LDAP searches</source>
      <translation>Kostentabelle, Outlook Web App in SP1: LDAP-Suchen</translation>
    </message>
    <message>
      <source>Table of costs, POP3: CPU on Client Access</source>
      <translation>Kostentabelle, POP3: CPU auf Client Access</translation>
    </message>
    <message>
      <source>Table of costs, POP3: network traffic</source>
      <translation>Kostentabelle, POP3: Netzwerkverkehr</translation>
    </message>
    <message>
      <source>Table of costs, POP3: CPU on Mailbox</source>
      <translation>Kostentabelle, POP3: CPU auf Mailbox</translation>
    </message>
    <message>
      <source>Table of costs, POP3: CPU on the directory</source>
      <translation>Kostentabelle, POP3: CPU im Verzeichnis</translation>
    </message>
    <message>
      <source>Table of costs, POP3: LDAP searches</source>
      <translation>Kostentabelle, POP3: LDAP-Suchen</translation>
    </message>
    <message>
      <source>Cost group: POP3</source>
      <translation>Kostengruppe: POP3</translation>
    </message>
    <message>
      <source>The groups are rounded; the table is used.</source>
      <translation>Die Gruppen sind gerundet; verwendet wird die Tabelle.</translation>
    </message>
    <message>
      <source>The table again, rounded.</source>
      <translation>Noch einmal die Tabelle, gerundet.</translation>
    </message>
    <message>
      <source>Cost group: Outlook</source>
      <translation>Kostengruppe: Outlook</translation>
    </message>
    <message>
      <source>Cost group: Exchange Web Services</source>
      <translation>Kostengruppe: Exchange Web Services</translation>
    </message>
    <message>
      <source>Cost group: IMAP4 with 100 MB mailboxes</source>
      <translation>Kostengruppe: IMAP4 mit Postfächern von 100 MB</translation>
    </message>
    <message>
      <source>Cost group: Outlook Anywhere</source>
      <translation>Kostengruppe: Outlook Anywhere</translation>
    </message>
    <message>
      <source>Cost group: Outlook Web App</source>
      <translation>Kostengruppe: Outlook Web App</translation>
    </message>
    <message>
      <source>Cost group: Outlook Web App in SP1</source>
      <translation>Kostengruppe: Outlook Web App in SP1</translation>
    </message>
    <message>
      <source>Cost group: ActiveSync (delta)</source>
      <translation>Kostengruppe: ActiveSync (Zuschlag)</translation>
    </message>
    <message>
      <source>CPU that ActiveSync adds, according to the text</source>
      <translation>CPU, die ActiveSync laut Text hinzufügt</translation>
    </message>
    <message>
      <source>1.1 and the growth of Outlook's own cost from 0.35 to 0.50 are 1.25, as in the table.</source>
      <translation>1,1 und der Anstieg der Kosten von Outlook selbst von 0,35 auf 0,50 ergeben 1,25, wie in der Tabelle.</translation>
    </message>
    <message>
      <source>This number was used to interpret the figure.</source>
      <translation>Diese Zahl wurde bei der Auslegung der Kennzahl verwendet.</translation>
    </message>
    <message>
      <source>Network traffic of one user, Outlook Anywhere</source>
      <translation>Netzwerkverkehr eines Benutzers, Outlook Anywhere</translation>
    </message>
    <message>
      <source>Rounded; the table prints 0.44.</source>
      <translation>Gerundet; die Tabelle nennt 0,44.</translation>
    </message>
    <message>
      <source>The text and the table of the document; the figure is the table's.</source>
      <translation>Text und Tabelle desselben Dokuments; die Kennzahl ist die der Tabelle.</translation>
    </message>
    <message>
      <source>Network traffic of one user, Outlook Web App</source>
      <translation>Netzwerkverkehr eines Benutzers, Outlook Web App</translation>
    </message>
    <message>
      <source>The text gives the average; the table applies to users normalised to the peak, which is twice as much.</source>
      <translation>Der Text nennt den Mittelwert; die Tabelle gilt für auf die Spitze normierte Benutzer, das Doppelte.</translation>
    </message>
    <message>
      <source>Network traffic of one user, ActiveSync</source>
      <translation>Netzwerkverkehr eines Benutzers, ActiveSync</translation>
    </message>
    <message>
      <source>Rounded; the table prints 1.04.</source>
      <translation>Gerundet; die Tabelle nennt 1,04.</translation>
    </message>
    <message>
      <source>Less CPU per fetch, Exchange 2010 compared with 2007, according to the text</source>
      <translation>Weniger CPU je Abruf, Exchange 2010 gegenüber 2007, laut Text</translation>
    </message>
    <message>
      <source>The text says 40 %; the table's own numbers give 43.1 % (49 % for the process alone).</source>
      <translation>Der Text sagt 40 %; die Zahlen der Tabelle selbst ergeben 43,1 % (49 % für den Prozess allein).</translation>
    </message>
    <message>
      <source>The table's own numbers.</source>
      <translation>Zahlen der Tabelle selbst.</translation>
    </message>
    <message>
      <source>The costs apply to Exchange 2010; IMAP4 on Exchange 2007 was not otherwise measured.</source>
      <translation>Die Kosten gelten für Exchange 2010; IMAP4 unter Exchange 2007 wurde sonst nicht gemessen.</translation>
    </message>
    <message>
      <source>Less memory, Exchange 2010 compared with 2007, according to the text</source>
      <translation>Weniger Arbeitsspeicher, Exchange 2010 gegenüber 2007, laut Text</translation>
    </message>
    <message>
      <source>The text says 30 %; the table's own numbers give 33.1 %.</source>
      <translation>Der Text sagt 30 %; die Zahlen der Tabelle selbst ergeben 33,1 %.</translation>
    </message>
    <message>
      <source>Less memory, Exchange 2010 compared with 2007, according to the table</source>
      <translation>Weniger Arbeitsspeicher, Exchange 2010 gegenüber 2007, laut Tabelle</translation>
    </message>
    <message>
      <source>Less CPU of the process per fetch, Exchange 2010 compared with 2007</source>
      <translation>Weniger CPU des Prozesses je Abruf, Exchange 2010 gegenüber 2007</translation>
    </message>
    <message>
      <source>Less CPU of the server per fetch, Exchange 2010 compared with 2007</source>
      <translation>Weniger CPU des Servers je Abruf, Exchange 2010 gegenüber 2007</translation>
    </message>
    <message>
      <source>Exchange 2007: CPU of the process per fetch</source>
      <translation>Exchange 2007: CPU des Prozesses je Abruf</translation>
    </message>
    <message>
      <source>CPU in MHz divided by the fetch rate, both from the same table.</source>
      <translation>CPU in MHz geteilt durch die Abrufrate, beide aus derselben Tabelle.</translation>
    </message>
    <message>
      <source>over rounding</source>
      <translation>Rundung des Divisors</translation>
    </message>
    <message>
      <source>Exchange 2010: CPU of the process per fetch</source>
      <translation>Exchange 2010: CPU des Prozesses je Abruf</translation>
    </message>
    <message>
      <source>Exchange 2007: CPU of the server per fetch</source>
      <translation>Exchange 2007: CPU des Servers je Abruf</translation>
    </message>
    <message>
      <source>Exchange 2010: CPU of the server per fetch</source>
      <translation>Exchange 2010: CPU des Servers je Abruf</translation>
    </message>
    <message>
      <source>Cores of the reference server</source>
      <translation>Kerne des Referenzservers</translation>
    </message>
    <message>
      <source>CPU at 75 % of the reference server</source>
      <translation>CPU bei 75 % des Referenzservers</translation>
    </message>
    <message>
      <source>Messages per day of the 100 profile: received and sent</source>
      <translation>Nachrichten pro Tag im 100er-Profil: empfangen und gesendet</translation>
    </message>
    <message>
      <source>Messages per second that a heavy Outlook Web App user sends</source>
      <translation>Nachrichten pro Sekunde, die ein Heavy-Benutzer mit Outlook Web App sendet</translation>
    </message>
    <message>
      <source>20 messages in 8 hours.</source>
      <translation>20 Nachrichten in 8 Stunden.</translation>
    </message>
    <message>
      <source>Messages per second that a heavy IMAP4 user receives</source>
      <translation>Nachrichten pro Sekunde, die ein Heavy-Benutzer mit IMAP4 empfängt</translation>
    </message>
    <message>
      <source>80 messages in 8 hours.</source>
      <translation>80 Nachrichten in 8 Stunden.</translation>
    </message>
    <message>
      <source>Modifier for a processor with 35.83 for each core of 2,300 MHz, against 33.75 and 2,000 MHz</source>
      <translation>Faktor für einen Prozessor mit 35,83 je Kern bei 2.300 MHz gegenüber 33,75 und 2.000 MHz</translation>
    </message>
    <message>
      <source>Cores of an E5-2630 for 11.25 cores of an E5-2650</source>
      <translation>Kerne eines E5-2630 für 11,25 Kerne eines E5-2650</translation>
    </message>
    <message>
      <source>The modifier mixes clocks into scores that contain the clock: 11.25 times 33.75 over 35.83.</source>
      <translation>Der Faktor mischt Takte in Ergebnisse, die den Takt enthalten: 11,25 mal 33,75 durch 35,83.</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2016, 50 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2016, 50 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2016, 100 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2016, 100 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2016, 150 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2016, 150 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2016, 200 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2016, 200 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2016, 250 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2016, 250 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2016, 300 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2016, 300 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2016, 350 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2016, 350 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2016, 400 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2016, 400 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2016, 450 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2016, 450 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2016, 500 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2016, 500 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2016, 50 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2016, 50 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2016, 100 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2016, 100 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2016, 150 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2016, 150 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2016, 200 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2016, 200 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2016, 250 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2016, 250 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2016, 300 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2016, 300 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2016, 350 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2016, 350 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2016, 400 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2016, 400 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2016, 450 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2016, 450 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2016, 500 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2016, 500 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Database storage of the example server</source>
      <translation>Datenbankspeicher des Beispielservers</translation>
    </message>
    <message>
      <source>MetaCache storage of the example server, relative to its database storage</source>
      <translation>MetaCache-Speicher des Beispielservers im Verhältnis zu seinem Datenbankspeicher</translation>
    </message>
    <message>
      <source>MetaCache databases on each SSD of the example server</source>
      <translation>MetaCache-Datenbanken auf jeder SSD des Beispielservers</translation>
    </message>
    <message>
      <source>Minimum MetaCache storage for 28 TB of databases</source>
      <translation>Kleinster MetaCache-Speicher für 28 TB Datenbanken</translation>
    </message>
    <message>
      <source>The figure is the low end of the range that the document multiplies.</source>
      <translation>Die Kennzahl ist das untere Ende des Bereichs, den das Dokument multipliziert.</translation>
    </message>
    <message>
      <source>Maximum MetaCache storage for 28 TB of databases</source>
      <translation>Größter MetaCache-Speicher für 28 TB Datenbanken</translation>
    </message>
    <message>
      <source>The high end of the figure's range is the high end of the range that the document multiplies.</source>
      <translation>Das obere Ende der Spanne der Kennzahl ist das obere Ende des Bereichs, den das Dokument multipliziert.</translation>
    </message>
    <message>
      <source>Items up to which a session's cost is linear</source>
      <translation>Elemente, bis zu denen die Kosten einer Sitzung linear sind</translation>
    </message>
    <message>
      <source>CPU per message at 50,000 items</source>
      <translation>CPU je Nachricht bei 50.000 Elementen</translation>
    </message>
    <message>
      <source>The curves exist only as pictures: no value can be read, so none is predicted.</source>
      <translation>Die Kurven gibt es nur als Bilder: Kein Wert ist ablesbar, also wird keiner vorhergesagt.</translation>
    </message>
    <message>
      <source>Users of four VMs on one blade with vSphere 5</source>
      <translation>Benutzer von vier VMs auf einem Blade mit vSphere 5</translation>
    </message>
    <message>
      <source>The number of users was set, not found, and the text consulted does not state their CPU load.</source>
      <translation>Die Benutzer wurden vorgegeben, nicht ermittelt, und die CPU, die sie verursachten, steht nicht im gelesenen Text.</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2010, 50 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2010, 50 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2010, 100 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2010, 100 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2010, 150 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2010, 150 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2010, 200 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2010, 200 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2010, 250 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2010, 250 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2010, 300 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2010, 300 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2010, 350 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2010, 350 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2010, 400 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2010, 400 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2010, 450 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2010, 450 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox of Exchange 2010, 500 messages a day</source>
      <translation>Megazyklen eines aktiven Postfachs von Exchange 2010, 500 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2010, 50 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2010, 50 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2010, 100 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2010, 100 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2010, 150 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2010, 150 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2010, 200 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2010, 200 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2010, 250 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2010, 250 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2010, 300 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2010, 300 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2010, 350 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2010, 350 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2010, 400 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2010, 400 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2010, 450 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2010, 450 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of Exchange 2010, 500 messages a day</source>
      <translation>Megazyklen einer passiven Kopie von Exchange 2010, 500 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>12,000 very heavy users on one VM of 12 vCPUs: CPU of the host</source>
      <translation>12.000 Very-Heavy-Benutzer auf einer VM mit 12 vCPUs: CPU des Hosts</translation>
    </message>
    <message>
      <source>The text consulted does not state the host's cores and clock, so its capacity is unknown.</source>
      <translation>Kerne und Takt des Hosts stehen nicht im gelesenen Text, seine Kapazität ist also unbekannt.</translation>
    </message>
    <message>
      <source>16,000 very heavy users on eight VMs: CPU of the host</source>
      <translation>16.000 Very-Heavy-Benutzer auf acht VMs: CPU des Hosts</translation>
    </message>
    <message>
      <source>Scores of D16_v3 and D14_v2, and their standard deviations</source>
      <translation>Ergebnisse von D16_v3 und D14_v2 und ihre Standardabweichungen</translation>
    </message>
    <message>
      <source>Database cache of a mailbox at 50, 150 and 300 messages a day</source>
      <translation>Datenbankcache eines Postfachs bei 50, 150 und 300 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Disk operations of a mailbox at 50, 150 and 300 messages a day</source>
      <translation>Datenträgervorgänge eines Postfachs bei 50, 150 und 300 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>Users, users per server, databases per server, copies, disks</source>
      <translation>Benutzer, Benutzer je Server, Datenbanken je Server, Kopien, Datenträger</translation>
    </message>
    <message>
      <source>1,300 users: network traffic received, sent</source>
      <translation>1.300 Benutzer: Netzwerkverkehr, empfangen und gesendet</translation>
    </message>
    <message>
      <source>2,200 users: network traffic received, sent</source>
      <translation>2.200 Benutzer: Netzwerkverkehr, empfangen und gesendet</translation>
    </message>
    <message>
      <source>4,000 users: network traffic received, sent, limit of both</source>
      <translation>4.000 Benutzer: Netzwerkverkehr, empfangen, gesendet, Obergrenze für beides</translation>
    </message>
    <message>
      <source>Less than 10 Mbit/s in all.</source>
      <translation>Insgesamt weniger als 10 Mbit/s.</translation>
    </message>
    <message>
      <source>1,300 users: storage traffic read, written</source>
      <translation>1.300 Benutzer: Speicherverkehr, gelesen und geschrieben</translation>
    </message>
    <message>
      <source>2,200 users: storage traffic read, written</source>
      <translation>2.200 Benutzer: Speicherverkehr, gelesen und geschrieben</translation>
    </message>
    <message>
      <source>Link to the storage array</source>
      <translation>Verbindung zum Speichersystem</translation>
    </message>
    <message>
      <source>Gbit/s</source>
      <translation>Gbit/s</translation>
    </message>
    <message>
      <source>Share of the response times under the limit</source>
      <translation>Anteil der Antwortzeiten unter der Grenze</translation>
    </message>
    <message>
      <source>Runs of each test</source>
      <translation>Durchläufe je Test</translation>
    </message>
    <message>
      <source>Server: GHz, GB of memory, maximum GB of memory, sockets</source>
      <translation>Server: GHz, GB Arbeitsspeicher, maximal mögliche GB, Sockel</translation>
    </message>
    <message>
      <source>Server: PCI Express and PCI Extended slots</source>
      <translation>Server: Steckplätze PCI Express und PCI Extended</translation>
    </message>
    <message>
      <source>Memory assigned to the physical server and to each VM</source>
      <translation>Zugeteilter Arbeitsspeicher des physischen Servers und jeder VM</translation>
    </message>
    <message>
      <source>Memory that Exchange can use, and maximum of a 32-bit system</source>
      <translation>Arbeitsspeicher, den Exchange nutzen kann, und Höchstwert eines 32-Bit-Systems</translation>
    </message>
    <message>
      <source>Local drives: count, GB, rpm</source>
      <translation>Lokale Laufwerke: Anzahl, GB, U/min</translation>
    </message>
    <message>
      <source>Host bus adapters</source>
      <translation>Host-Bus-Adapter</translation>
    </message>
    <message>
      <source>Storage array: disk processor enclosures, disk array enclosures</source>
      <translation>Speichersystem: Prozessorgehäuse, Laufwerksgehäuse</translation>
    </message>
    <message>
      <source>Drives of the storage array: GB, rpm</source>
      <translation>Laufwerke des Speichersystems: GB, U/min</translation>
    </message>
    <message>
      <source>Logical units (LUNs) of the transaction log</source>
      <translation>Logische Einheiten (LUNs) des Transaktionsprotokolls</translation>
    </message>
    <message>
      <source>Client computers: blades, processors of each, GHz, GB of memory</source>
      <translation>Clientrechner: Blades, Prozessoren je Blade, GHz, GB Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Memory of the server, number of databases, number of active databases</source>
      <translation>Arbeitsspeicher des Servers, seine Datenbanken und die aktiven davon</translation>
    </message>
    <message>
      <source>Default rating of the script, per core</source>
      <translation>Wert je Kern, den das Skript ohne andere Angabe verwendet</translation>
    </message>
    <message>
      <source>Baseline server: SPECint_rate2006, cores and clock in MHz</source>
      <translation>Bezugsserver: SPECint_rate2006, Kerne und Takt in MHz</translation>
    </message>
    <message>
      <source>Mailboxes of the example</source>
      <translation>Postfächer des Beispiels</translation>
    </message>
    <message>
      <source>Factor for logs at an average message size of 150 KB</source>
      <translation>Faktor auf die Protokolle bei einer mittleren Nachrichtengröße von 150 KB</translation>
    </message>
    <message>
      <source>Message rate of the Exchange Team's test</source>
      <translation>Nachrichtenrate im Test des Exchange-Teams</translation>
    </message>
    <message>
      <source>Database cache: recommended and default</source>
      <translation>Datenbankcache: empfohlen und Standard</translation>
    </message>
    <message>
      <source>Minimum memory for a cache of 512 MB</source>
      <translation>Mindestens nötiger Arbeitsspeicher für 512 MB Cache</translation>
    </message>
    <message>
      <source>Memory from which the author expects the same effect</source>
      <translation>Arbeitsspeicher, ab dem der Autor denselben Effekt erwartet</translation>
    </message>
    <message>
      <source>The author's guess; not used.</source>
      <translation>Vermutung des Autors; nicht verwendet.</translation>
    </message>
    <message>
      <source>Largest company size in the author's experience</source>
      <translation>Größte Unternehmensgröße in der Erfahrung des Autors</translation>
    </message>
    <message>
      <source>people</source>
      <translation>Personen</translation>
    </message>
    <message>
      <source>Test server: GB of the host, GB of the VM, virtual cores</source>
      <translation>Testserver: GB des Hosts, GB der VM, virtuelle Kerne</translation>
    </message>
    <message>
      <source>Duration of each run</source>
      <translation>Dauer jedes Laufs</translation>
    </message>
    <message>
      <source>Test 2a: SMTP messages per second, single-role and combined</source>
      <translation>Test 2a: SMTP-Nachrichten pro Sekunde, getrennt und kombiniert</translation>
    </message>
    <message>
      <source>The model counts all messages; the ratio of all messages to SMTP messages differs in every run.</source>
      <translation>Das Modell zählt alle Nachrichten; ihr Verhältnis zu denen über SMTP ist in jedem Lauf anders.</translation>
    </message>
    <message>
      <source>Test 2b: SMTP messages per second, single-role and combined</source>
      <translation>Test 2b: SMTP-Nachrichten pro Sekunde, getrennt und kombiniert</translation>
    </message>
    <message>
      <source>Test 2c: SMTP messages per second, load of 2b and increased load</source>
      <translation>Test 2c: SMTP-Nachrichten pro Sekunde, Last von 2b und erhöhte Last</translation>
    </message>
    <message>
      <source>Test 2a, combined: processor usage in the text</source>
      <translation>Test 2a, kombiniert: Prozessorauslastung laut Text</translation>
    </message>
    <message>
      <source>The table prints 52.</source>
      <translation>Die Tabelle nennt 52.</translation>
    </message>
    <message>
      <source>Test 2b, combined, and Test 2c: average message size</source>
      <translation>Test 2b, kombiniert, und Test 2c: mittlere Nachrichtengröße</translation>
    </message>
    <message>
      <source>Bytes, as in Test 2a.</source>
      <translation>Bytes, wie in Test 2a.</translation>
    </message>
    <message>
      <source>Test 2b: row Disk I/O per message</source>
      <translation>Test 2b: Zeile Disk I/O per message</translation>
    </message>
    <message>
      <source>The row holds the processor usage.</source>
      <translation>Die Zeile enthält die Prozessorauslastung.</translation>
    </message>
    <message>
      <source>Test 2b: row Used RAM</source>
      <translation>Test 2b: Zeile Used RAM</translation>
    </message>
    <message>
      <source>The row repeats total users and the sum of the processor usage.</source>
      <translation>Die Zeile wiederholt die Benutzer insgesamt und die Summe der Prozessorauslastung.</translation>
    </message>
    <message>
      <source>2 cores, 4 GB: users in the text</source>
      <translation>2 Kerne, 4 GB: Benutzer laut Text</translation>
    </message>
    <message>
      <source>“Up to”; the table adds up to 3,060.</source>
      <translation>„Bis zu“; die Tabelle ergibt 3.060.</translation>
    </message>
    <message>
      <source>2 cores, 4 GB: processor spikes</source>
      <translation>2 Kerne, 4 GB: Spitzen der Prozessorauslastung</translation>
    </message>
    <message>
      <source>Nearly.</source>
      <translation>Annähernd.</translation>
    </message>
    <message>
      <source>Acceptable processor usage</source>
      <translation>Akzeptable Prozessorauslastung</translation>
    </message>
    <message>
      <source>The default ceiling of a plan.</source>
      <translation>Die Standardobergrenze eines Plans.</translation>
    </message>
    <message>
      <source>Optimal target processor load</source>
      <translation>Optimale Zielauslastung des Prozessors</translation>
    </message>
    <message>
      <source>8 cores: memory that would have sufficed</source>
      <translation>8 Kerne: Arbeitsspeicher, der ausgereicht hätte</translation>
    </message>
    <message>
      <source>Recommended combined server: cores, GB of memory</source>
      <translation>Empfohlener kombinierter Server: Kerne, GB Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Used by the rules on combined servers.</source>
      <translation>Verwendet von den Regeln für kombinierte Server.</translation>
    </message>
    <message>
      <source>Not recommended for combined servers: cores, GB of memory</source>
      <translation>Nicht empfohlen für kombinierte Server: Kerne, GB Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Global catalog servers: count, cores, GB of memory</source>
      <translation>Globale Katalogserver: Anzahl, Kerne, GB Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Mailbox servers: count, cores, GB of memory</source>
      <translation>Mailbox-Server: Anzahl, Kerne, GB Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Antivirus engines on each Hub Transport server</source>
      <translation>Antivirus-Module auf jedem Hub-Transport-Server</translation>
    </message>
    <message>
      <source>Mailboxes created</source>
      <translation>Angelegte Postfächer</translation>
    </message>
    <message>
      <source>Approximately.</source>
      <translation>Ungefähr.</translation>
    </message>
    <message>
      <source>Size of a mailbox</source>
      <translation>Größe eines Postfachs</translation>
    </message>
    <message>
      <source>Average size of the messages that filled the mailboxes</source>
      <translation>Mittlere Größe der Nachrichten, mit denen die Postfächer gefüllt wurden</translation>
    </message>
    <message>
      <source>Not the size of the messages sent in the tests.</source>
      <translation>Nicht die Größe der in den Tests gesendeten Nachrichten.</translation>
    </message>
    <message>
      <source>Storage groups</source>
      <translation>Speichergruppen</translation>
    </message>
    <message>
      <source>Local disks of the operating system: count, GB</source>
      <translation>Lokale Datenträger des Betriebssystems: Anzahl, GB</translation>
    </message>
    <message>
      <source>Disks for transaction logs and for databases</source>
      <translation>Datenträger für Transaktionsprotokolle und für Datenbanken</translation>
    </message>
    <message>
      <source>Reference server: GHz, GB of memory</source>
      <translation>Referenzserver: GHz, GB Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Mailbox servers: count, GB of memory</source>
      <translation>Mailbox-Server: Anzahl, GB Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Hub Transport server: processors, cores, GHz, GB of memory</source>
      <translation>Hub-Transport-Server: Prozessoren, Kerne, GHz, GB Arbeitsspeicher</translation>
    </message>
    <message>
      <source>The Xeon 5148 has two cores, not four.</source>
      <translation>Der Xeon 5148 hat zwei Kerne, nicht vier.</translation>
    </message>
    <message>
      <source>Conversion to users of the 100 profile: hours, messages received, messages sent, peak factor</source>
      <translation>Umrechnung in Benutzer des 100er-Profils: Stunden, empfangene Nachrichten, gesendete Nachrichten, Spitzenfaktor</translation>
    </message>
    <message>
      <source>Network traffic that MailTips adds per Outlook Web App user</source>
      <translation>Netzwerkverkehr, den E-Mail-Infos je Benutzer von Outlook Web App hinzufügen</translation>
    </message>
    <message>
      <source>Not in the table of costs.</source>
      <translation>Nicht in der Kostentabelle.</translation>
    </message>
    <message>
      <source>Prefetch test: messages downloaded per message opened</source>
      <translation>Test des Vorabrufs: heruntergeladene Nachrichten je geöffneter Nachricht</translation>
    </message>
    <message>
      <source>ActiveSync test: Outlook users, from and to</source>
      <translation>Test von ActiveSync: Benutzer mit Outlook, von und bis</translation>
    </message>
    <message>
      <source>ActiveSync test: users with ActiveSync at 75 %</source>
      <translation>Test von ActiveSync: Benutzer mit ActiveSync bei 75 %</translation>
    </message>
    <message>
      <source>Used as the load of the ActiveSync case.</source>
      <translation>Dient als Last des Falls zu ActiveSync.</translation>
    </message>
    <message>
      <source>ActiveSync test: messages that a user sends and receives</source>
      <translation>Test von ActiveSync: Nachrichten, die ein Benutzer sendet und empfängt</translation>
    </message>
    <message>
      <source>The profile has 100.</source>
      <translation>Das Profil hat 100.</translation>
    </message>
    <message>
      <source>IMAP4 on Mailbox: factor of CPU and RPC operations with larger mailboxes</source>
      <translation>IMAP4 auf Mailbox: Faktor für CPU und RPC-Vorgänge bei größeren Postfächern</translation>
    </message>
    <message>
      <source>Doubled; the text does not say between which sizes.</source>
      <translation>Verdoppelt; der Text sagt nicht, zwischen welchen Größen.</translation>
    </message>
    <message>
      <source>IMAP4 comparison: current connections, Exchange 2007 and 2010</source>
      <translation>Vergleich von IMAP4: aktuelle Verbindungen, Exchange 2007 und 2010</translation>
    </message>
    <message>
      <source>Fewer because each was answered faster.</source>
      <translation>Weniger, weil jede schneller beantwortet wurde.</translation>
    </message>
    <message>
      <source>IMAP4 comparison: processors, cores of each, GHz</source>
      <translation>Vergleich von IMAP4: Prozessoren, Kerne je Prozessor, GHz</translation>
    </message>
    <message>
      <source>Exchange Web Services: users above which Mailbox costs grow</source>
      <translation>Exchange Web Services: Benutzerzahl, ab der die Kosten auf Mailbox steigen</translation>
    </message>
    <message>
      <source>SPECint_rate2006 per core and clock in MHz of both processors</source>
      <translation>SPECint_rate2006 je Kern und Takt in MHz beider Prozessoren</translation>
    </message>
    <message>
      <source>Baseline server: SPECint_rate2006, cores and megacycles per core</source>
      <translation>Bezugsserver: SPECint_rate2006, Kerne und Megazyklen je Kern</translation>
    </message>
    <message>
      <source>Disks for databases, spare disk, SSDs, disks of the system</source>
      <translation>Datenträger für Datenbanken, Ersatzdatenträger, SSDs, Datenträger des Systems</translation>
    </message>
    <message>
      <source>Items in the folders of the groups of mailboxes</source>
      <translation>Elemente in den Ordnern der Postfachgruppen</translation>
    </message>
    <message>
      <source>Items between which the cost per message rises moderately</source>
      <translation>Elemente, zwischen denen die Kosten je Nachricht mäßig steigen</translation>
    </message>
    <message>
      <source>Average size of the messages</source>
      <translation>Mittlere Größe der Nachrichten</translation>
    </message>
    <message>
      <source>CPU of the Client Access server during the runs</source>
      <translation>CPU des Client-Access-Servers während der Läufe</translation>
    </message>
    <message>
      <source>More than this.</source>
      <translation>Mehr als dieser Wert.</translation>
    </message>
    <message>
      <source>Shortest run</source>
      <translation>Kürzester Lauf</translation>
    </message>
    <message>
      <source>Mailbox server: GB of memory, disk operations per second</source>
      <translation>Mailbox-Server: GB Arbeitsspeicher, Datenträgervorgänge pro Sekunde</translation>
    </message>
    <message>
      <source>Client Access server: GB of memory</source>
      <translation>Client-Access-Server: GB Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Both servers: processors, cores of each, active cores, GHz</source>
      <translation>Beide Server: Prozessoren, Kerne je Prozessor, aktive Kerne, GHz</translation>
    </message>
    <message>
      <source>Clock at which every core ran</source>
      <translation>Takt, mit dem jeder Kern lief</translation>
    </message>
    <message>
      <source>Items in large folders, from readers' comments</source>
      <translation>Elemente in großen Ordnern, aus Kommentaren von Lesern</translation>
    </message>
    <message>
      <source>Not measured.</source>
      <translation>Nicht gemessen.</translation>
    </message>
    <message>
      <source>VMs, and users of each</source>
      <translation>VMs und Benutzer je VM</translation>
    </message>
    <message>
      <source>Users, messages a day, message size in KB, mailbox size in MB, and active users of each server</source>
      <translation>Benutzer, Nachrichten am Tag, Nachrichtengröße in KB, Postfachgröße in MB und aktive Benutzer je Server</translation>
    </message>
    <message>
      <source>The text consulted does not state the result of the example.</source>
      <translation>Das Ergebnis des Beispiels steht nicht im gelesenen Text.</translation>
    </message>
    <message>
      <source>vCPUs and users of the scale-up test, smallest and largest</source>
      <translation>vCPUs und Benutzer des Tests mit einer wachsenden VM, kleinster und größter</translation>
    </message>
    <message>
      <source>mailboxes</source>
      <translation type="vanished">Postfächer</translation>
    </message>
    <message>
      <source>Mcycles</source>
      <translation type="vanished">Megazyklen</translation>
    </message>
  </context>
  <context>
    <name>ChartView</name>
    <message>
      <source>Table</source>
      <translation>Tabelle</translation>
    </message>
    <message>
      <source>Show the numbers as a table</source>
      <translation>Die Zahlen als Tabelle anzeigen</translation>
    </message>
    <message>
      <source>Copy image</source>
      <translation>Bild kopieren</translation>
    </message>
    <message>
      <source>Copy the chart as an image</source>
      <translation>Das Diagramm als Bild kopieren</translation>
    </message>
    <message>
      <source>Copy table</source>
      <translation>Tabelle kopieren</translation>
    </message>
    <message>
      <source>Copy the numbers for a spreadsheet</source>
      <translation>Die Zahlen für eine Tabellenkalkulation kopieren</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Speichern…</translation>
    </message>
    <message>
      <source>Save the chart as PNG or SVG, or its numbers as CSV</source>
      <translation>Das Diagramm als PNG oder SVG speichern, oder seine Zahlen als CSV</translation>
    </message>
    <message>
      <source>PNG image (*.png);;SVG drawing (*.svg);;CSV table (*.csv);;Tab-separated table (*.tsv)</source>
      <translation>PNG-Bild (*.png);;SVG-Zeichnung (*.svg);;CSV-Tabelle (*.csv);;Tabelle mit Tabulatoren (*.tsv)</translation>
    </message>
    <message>
      <source>Save the chart</source>
      <translation>Diagramm speichern</translation>
    </message>
    <message>
      <source>{0} was not saved: its name must end in .png, .svg, .csv or .tsv.</source>
      <translation>{0} wurde nicht gespeichert: Der Name muss auf .png, .svg, .csv oder .tsv enden.</translation>
    </message>
    <message>
      <source>Chart</source>
      <translation>Diagramm</translation>
    </message>
  </context>
  <context>
    <name>ChipsEditor</name>
    <message>
      <source>The values differ. Click to set all items to this one only.</source>
      <translation>Die Werte sind verschieden; ein Klick setzt für alle nur diesen.</translation>
    </message>
  </context>
  <context>
    <name>ClientsDialog</name>
    <message>
      <source>Clients of {0}</source>
      <translation>Clients von {0}</translation>
    </message>
    <message>
      <source>Use for all rows</source>
      <translation>Für alle Zeilen verwenden</translation>
    </message>
    <message>
      <source>Share of the mailboxes that use each protocol. Users may have several, so the total can exceed 100 %.</source>
      <translation>Anteil der Postfächer, die das Protokoll verwenden. Ein Benutzer kann mehrere verwenden, die Summe darf also größer sein.</translation>
    </message>
  </context>
  <context>
    <name>Clipboard</name>
    <message>
      <source>There is nothing on the clipboard that can be pasted.</source>
      <translation>In der Zwischenablage ist nichts, das sich einfügen lässt.</translation>
    </message>
    <message>
      <source>The clipboard</source>
      <translation>Die Zwischenablage</translation>
    </message>
    <message>
      <source>Copied, with the what-if values.</source>
      <translation>Kopiert, mit den Was-wäre-wenn-Werten.</translation>
    </message>
    <message>
      <source>Copied.</source>
      <translation>Kopiert.</translation>
    </message>
  </context>
  <context>
    <name>ClusterField</name>
    <message>
      <source>Cluster</source>
      <translation>Cluster</translation>
    </message>
    <message>
      <source>this computer</source>
      <translation>dieser Computer</translation>
    </message>
    <message>
      <source>Address of a Dask scheduler, such as tcp://10.0.0.7:8786. Leave it empty to calculate on this computer.</source>
      <translation>Adresse eines Dask-Schedulers, etwa tcp://10.0.0.7:8786; leer: Dieser Computer rechnet.</translation>
    </message>
  </context>
  <context>
    <name>ColumnDialog</name>
    <message>
      <source>Columns of {0}</source>
      <translation>Spalten von {0}</translation>
    </message>
    <message>
      <source>Sheet</source>
      <translation>Blatt</translation>
    </message>
    <message>
      <source>What each row is</source>
      <translation>Was jede Zeile ist</translation>
    </message>
    <message>
      <source>Number format</source>
      <translation>Schreibweise der Zahlen</translation>
    </message>
    <message>
      <source>Show &amp;only imported columns</source>
      <translation>N&amp;ur gelesene Spalten</translation>
    </message>
    <message>
      <source>Add a &amp;list of hosts…</source>
      <translation>&amp;Liste von Hosts hinzufügen…</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Hosts of {0}: {1}</source>
      <translation>Hosts aus {0}: {1}</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tabelle</translation>
    </message>
    <message>
      <source>Preview of the first machines</source>
      <translation>Die ersten Maschinen, wie sie gelesen werden</translation>
    </message>
    <message>
      <source>&amp;Sheet</source>
      <translation>&amp;Blatt</translation>
    </message>
    <message>
      <source>&amp;Rows are</source>
      <translation>&amp;Zeilen sind</translation>
    </message>
    <message>
      <source>&amp;Number format</source>
      <translation>Za&amp;hlen</translation>
    </message>
    <message>
      <source>&amp;Also import the {0} from the sheet “{1}”</source>
      <translation>&amp;Auch lesen: {0} des Blatts „{1}“</translation>
    </message>
  </context>
  <context>
    <name>ColumnHead</name>
    <message>
      <source>Meaning of “{0}”</source>
      <translation>Was „{0}“ ist</translation>
    </message>
    <message>
      <source>Unit of “{0}”</source>
      <translation>Einheit von „{0}“</translation>
    </message>
    <message>
      <source>Do not import</source>
      <translation>Nicht gelesen</translation>
    </message>
    <message>
      <source>0 to 1</source>
      <translation>0 bis 1</translation>
    </message>
  </context>
  <context>
    <name>ColumnTable</name>
    <message>
      <source>The first rows of the table</source>
      <translation>Die ersten Zeilen der Tabelle</translation>
    </message>
  </context>
  <context>
    <name>CommandFinder</name>
    <message>
      <source>Find a command</source>
      <translation>Befehl suchen</translation>
    </message>
    <message>
      <source>Type a few letters of a command</source>
      <translation>Geben Sie einige Buchstaben eines Befehls ein</translation>
    </message>
    <message>
      <source>Commands</source>
      <translation>Befehle</translation>
    </message>
    <message>
      <source>No command matches “{0}”.</source>
      <translation>Kein Befehl passt zu „{0}“.</translation>
    </message>
  </context>
  <context>
    <name>CompareCommands</name>
    <message>
      <source>Compare with another plan</source>
      <translation>Mit anderem Plan vergleichen</translation>
    </message>
    <message>
      <source>Compare with {0}</source>
      <translation>Mit {0} vergleichen</translation>
    </message>
    <message>
      <source>{0} has no design to compare.</source>
      <translation>{0} hat keinen Entwurf zum Vergleichen.</translation>
    </message>
  </context>
  <context>
    <name>Comparing</name>
    <message>
      <source>The plan has no design yet.</source>
      <translation>Der Plan hat noch keinen Entwurf.</translation>
    </message>
  </context>
  <context>
    <name>ComparisonPanel</name>
    <message>
      <source>Only this plan</source>
      <translation>Nur dieser Plan</translation>
    </message>
    <message>
      <source>Compare</source>
      <translation>Vergleich</translation>
    </message>
    <message>
      <source>What the verdict depends on</source>
      <translation>Wovon das Urteil abhängt</translation>
    </message>
    <message>
      <source>Remove the other plans from the comparison</source>
      <translation>Die anderen Pläne aus dem Vergleich entfernen</translation>
    </message>
    <message>
      <source>Comparison of designs</source>
      <translation>Vergleich der Entwürfe</translation>
    </message>
    <message>
      <source>Click a design to make it the baseline</source>
      <translation>Klicken Sie auf einen Entwurf, um ihn zur Vergleichsbasis zu machen</translation>
    </message>
  </context>
  <context>
    <name>ComparisonTools</name>
    <message>
      <source>Relative</source>
      <translation>Relativ</translation>
    </message>
    <message>
      <source>Absolute</source>
      <translation>Absolut</translation>
    </message>
    <message>
      <source>How changes are shown</source>
      <translation>Darstellung der Änderungen</translation>
    </message>
    <message>
      <source>Copy table</source>
      <translation>Tabelle kopieren</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Speichern…</translation>
    </message>
    <message>
      <source>Copy the table for a spreadsheet</source>
      <translation>Die Tabelle für eine Tabellenkalkulation kopieren</translation>
    </message>
    <message>
      <source>Save as a picture or a table</source>
      <translation>Als Bild oder Tabelle speichern</translation>
    </message>
  </context>
  <context>
    <name>ConsolidateCommands</name>
    <message>
      <source>The plan has changed since the placement was calculated; run Consolidate again.</source>
      <translation>Der Plan hat sich geändert, seit die Platzierung berechnet wurde; konsolidieren Sie erneut.</translation>
    </message>
  </context>
  <context>
    <name>ConsolidateDialog</name>
    <message>
      <source>Consolidate “{0}”</source>
      <translation>„{0}“ konsolidieren</translation>
    </message>
    <message>
      <source>Set the options on the left, then calculate the placement. Nothing changes until you add the result as a design.</source>
      <translation>Legen Sie links die Optionen fest und berechnen Sie dann die Platzierung. Nichts ändert sich, bevor Sie sie als Entwurf hinzufügen.</translation>
    </message>
    <message>
      <source>Sizing the virtual machines…</source>
      <translation>Größe der virtuellen Maschinen wird bestimmt…</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Gap between the best placement and the lower bound</source>
      <translation>Abstand der besten Platzierung von der Schranke</translation>
    </message>
    <message>
      <source>Which host runs each virtual machine</source>
      <translation>Auf welchem Host jede virtuelle Maschine läuft</translation>
    </message>
    <message>
      <source>Calculate &amp;placement</source>
      <translation>&amp;Platzierung berechnen</translation>
    </message>
    <message>
      <source>&amp;Use best so far</source>
      <translation>&amp;Bisher beste verwenden</translation>
    </message>
    <message>
      <source>A&amp;dd as a new design</source>
      <translation>Als neuen &amp;Entwurf hinzufügen</translation>
    </message>
    <message>
      <source>&amp;Cancel</source>
      <translation>&amp;Abbrechen</translation>
    </message>
  </context>
  <context>
    <name>ConsolidateForm</name>
    <message>
      <source>Add a machine from the library…</source>
      <translation>Maschine der Bibliothek hinzufügen…</translation>
    </message>
    <message>
      <source>As set for the host type</source>
      <translation>Wie beim Hosttyp</translation>
    </message>
    <message>
      <source>as recommended</source>
      <translation>wie empfohlen</translation>
    </message>
    <message>
      <source>Count shared memory pages as free memory</source>
      <translation>Page Sharing als freien Speicher zählen</translation>
    </message>
    <message>
      <source>no, on separate hosts</source>
      <translation>nein, getrennt</translation>
    </message>
    <message>
      <source>as many as today</source>
      <translation>so viele wie heute</translation>
    </message>
    <message>
      <source>any number</source>
      <translation>beliebig viele</translation>
    </message>
    <message>
      <source>CAS and Hub of a site on one VM</source>
      <translation>CAS und Hub eines Standorts auf einer VM</translation>
    </message>
    <message>
      <source> s</source>
      <translation> s</translation>
    </message>
    <message>
      <source>Host types to choose from</source>
      <translation>Hosttypen zur Auswahl</translation>
    </message>
    <message>
      <source>Hypervisor</source>
      <translation>Hypervisor</translation>
    </message>
    <message>
      <source>Minimize</source>
      <translation>Minimieren</translation>
    </message>
    <message>
      <source>Same role on one host</source>
      <translation>Gleiche Rolle auf einem Host</translation>
    </message>
    <message>
      <source>Spare hosts per site</source>
      <translation>Reservehosts je Standort</translation>
    </message>
    <message>
      <source>CPU ceiling</source>
      <translation>CPU-Obergrenze</translation>
    </message>
    <message>
      <source>Memory ceiling</source>
      <translation>Speicherobergrenze</translation>
    </message>
    <message>
      <source>Max. vCPUs per core</source>
      <translation>Max. vCPUs je Kern</translation>
    </message>
    <message>
      <source>Time limit</source>
      <translation>Zeitlimit</translation>
    </message>
    <message>
      <source>Same role on separate hosts</source>
      <translation type="vanished">Gleiche Rolle auf getrennten Hosts</translation>
    </message>
  </context>
  <context>
    <name>ConsolidateRules</name>
    <message>
      <source>Machines the rule applies to</source>
      <translation>Maschinen, für die die Regel gilt</translation>
    </message>
    <message>
      <source>Rule</source>
      <translation>Regel</translation>
    </message>
    <message>
      <source>Keep apart</source>
      <translation>Getrennt halten</translation>
    </message>
    <message>
      <source>Keep together</source>
      <translation>Zusammenhalten</translation>
    </message>
    <message>
      <source>Keep at {0}</source>
      <translation>Am Standort {0} halten</translation>
    </message>
    <message>
      <source>&amp;Add rule</source>
      <translation>Regel &amp;hinzufügen</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Regeln</translation>
    </message>
    <message>
      <source>&amp;Remove rule</source>
      <translation>&amp;Regel entfernen</translation>
    </message>
  </context>
  <context>
    <name>ContextTable</name>
    <message>
      <source>Other values in the documents</source>
      <translation>Weitere Werte in den Dokumenten</translation>
    </message>
  </context>
  <context>
    <name>CostPopover</name>
    <message>
      <source>Enter prices…</source>
      <translation>Preise eingeben…</translation>
    </message>
  </context>
  <context>
    <name>CostsDialog</name>
    <message>
      <source>Costs</source>
      <translation>Kosten</translation>
    </message>
    <message>
      <source>&amp;Add licence</source>
      <translation>Lizenz &amp;hinzufügen</translation>
    </message>
    <message>
      <source>&amp;Remove licence</source>
      <translation>Lizenz &amp;entfernen</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Lizenzen</translation>
    </message>
    <message>
      <source>Enter prices of machines in the hardware library, or for a single machine in the inspector.</source>
      <translation>Preise von Maschinen werden in der Hardwarebibliothek eingegeben, oder für eine einzelne Maschine bei den Eigenschaften.</translation>
    </message>
    <message>
      <source>Price per machine</source>
      <translation>Preis einer Maschine</translation>
    </message>
    <message>
      <source>To enter a different price for a single machine, use the inspector.</source>
      <translation>Ein anderer Preis für eine einzelne Maschine wird bei den Eigenschaften eingetragen.</translation>
    </message>
  </context>
  <context>
    <name>DagChoices</name>
    <message>
      <source>1 (no DAG)</source>
      <translation>1 (keine DAG)</translation>
    </message>
    <message>
      <source>Copies of each database</source>
      <translation>Kopien jeder Datenbank</translation>
    </message>
    <message>
      <source>DAGs</source>
      <translation>DAGs</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Keine</translation>
    </message>
    <message>
      <source>Lagged copies</source>
      <translation>Verzögerte Kopien</translation>
    </message>
    <message>
      <source>Lag in days</source>
      <translation>Verzögerung in Tagen</translation>
    </message>
    <message>
      <source>Capacity per database disk</source>
      <translation>Kapazität je Datenbankplatte</translation>
    </message>
    <message>
      <source>unknown</source>
      <translation>unbekannt</translation>
    </message>
    <message>
      <source>Members get as many disks as their database copies need. Empty: unknown.</source>
      <translation>Die Mitglieder erhalten so viele Platten, wie ihre Datenbankkopien brauchen. Leer: unbekannt.</translation>
    </message>
    <message>
      <source>TB per database disk</source>
      <translation>TB je Datenbankplatte</translation>
    </message>
    <message>
      <source>a DAG over two sites</source>
      <translation>eine DAG über zwei Standorte</translation>
    </message>
    <message>
      <source>This Exchange version has no DAGs.</source>
      <translation>Diese Exchange-Version hat keine DAGs.</translation>
    </message>
  </context>
  <context>
    <name>DagSection</name>
    <message>
      <source>CPU of the busiest member</source>
      <translation>CPU des am stärksten belasteten Mitglieds</translation>
    </message>
    <message>
      <source>Other resources, worst failure</source>
      <translation>Andere Ressourcen, schwerster Ausfall</translation>
    </message>
  </context>
  <context>
    <name>DagTextsDialog</name>
    <message>
      <source>Database copies</source>
      <translation>Datenbankkopien</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Kopieren</translation>
    </message>
    <message>
      <source>&amp;Save…</source>
      <translation>&amp;Speichern…</translation>
    </message>
    <message>
      <source>What is shown</source>
      <translation>Was angezeigt wird</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Text</translation>
    </message>
    <message>
      <source>Generated from the plan. The program does not run any of it; review the commands before you run them.</source>
      <translation>Aus dem Plan erzeugt. Das Programm führt nichts davon aus; prüfen Sie die Befehle, bevor Sie sie ausführen.</translation>
    </message>
  </context>
  <context>
    <name>DesignCard</name>
    <message>
      <source>Calculating…</source>
      <translation>Wird berechnet…</translation>
    </message>
    <message>
      <source>Use {0}</source>
      <translation>{0} verwenden</translation>
    </message>
  </context>
  <context>
    <name>DesignTabBar</name>
    <message>
      <source>Designs</source>
      <translation>Entwürfe</translation>
    </message>
  </context>
  <context>
    <name>DesignTabs</name>
    <message>
      <source>Unnamed</source>
      <translation>Ohne Namen</translation>
    </message>
    <message>
      <source>Name of the design</source>
      <translation>Name des Entwurfs</translation>
    </message>
    <message>
      <source>Add a design</source>
      <translation>Entwurf hinzufügen</translation>
    </message>
    <message>
      <source>Copy of this design</source>
      <translation>Kopie dieses Entwurfs</translation>
    </message>
    <message>
      <source>Empty design</source>
      <translation>Leerer Entwurf</translation>
    </message>
  </context>
  <context>
    <name>DifferencesPanel</name>
    <message>
      <source>Mark on the canvas</source>
      <translation>Auf der Zeichenfläche markieren</translation>
    </message>
    <message>
      <source>Copy table</source>
      <translation>Tabelle kopieren</translation>
    </message>
    <message>
      <source>Differences</source>
      <translation>Unterschiede</translation>
    </message>
    <message>
      <source>There is no other design to compare with. Copy this design or add a plan.</source>
      <translation>Es gibt keinen anderen Entwurf zum Vergleichen. Kopieren Sie diesen Entwurf, oder fügen Sie einen Plan hinzu.</translation>
    </message>
    <message>
      <source>“{0}” against “{1}”: {2}.</source>
      <translation>„{0}“ gegenüber „{1}“: {2}.</translation>
    </message>
    <message>
      <source>Compared with</source>
      <translation>Verglichen mit</translation>
    </message>
  </context>
  <context>
    <name>DockHead</name>
    <message>
      <source>Close {0}</source>
      <translation>{0} schließen</translation>
    </message>
  </context>
  <context>
    <name>Docks</name>
    <message>
      <source>Compare</source>
      <translation>Vergleich</translation>
    </message>
    <message>
      <source>Differences</source>
      <translation>Unterschiede</translation>
    </message>
    <message>
      <source>Failures</source>
      <translation>Ausfälle</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Befunde</translation>
    </message>
    <message>
      <source>Growth</source>
      <translation>Wachstum</translation>
    </message>
    <message>
      <source>History</source>
      <translation>Verlauf</translation>
    </message>
    <message>
      <source>Inspector</source>
      <translation>Eigenschaften</translation>
    </message>
    <message>
      <source>Machines</source>
      <translation>Maschinen</translation>
    </message>
    <message>
      <source>Measured</source>
      <translation>Gemessen</translation>
    </message>
    <message>
      <source>Add to the plan</source>
      <translation>Zum Plan hinzufügen</translation>
    </message>
    <message>
      <source>Risk</source>
      <translation>Risiko</translation>
    </message>
    <message>
      <source>Sweep</source>
      <translation>Durchlauf</translation>
    </message>
    <message>
      <source>Plan</source>
      <translation>Plan</translation>
    </message>
    <message>
      <source>What-if</source>
      <translation>Was-wäre-wenn</translation>
    </message>
    <message>
      <source>Panels</source>
      <translation>Bereiche</translation>
    </message>
  </context>
  <context>
    <name>EarlierVersionsDialog</name>
    <message>
      <source>Earlier versions</source>
      <translation>Frühere Versionen</translation>
    </message>
    <message>
      <source>Saved versions of {0}, newest first</source>
      <translation>Gespeicherte Versionen von {0}, neueste zuerst</translation>
    </message>
    <message>
      <source>&amp;Open as a copy</source>
      <translation>Als Kopie &amp;öffnen</translation>
    </message>
    <message>
      <source>&amp;Close</source>
      <translation>&amp;Schließen</translation>
    </message>
  </context>
  <context>
    <name>EditCommands</name>
    <message>
      <source>Move to a host</source>
      <translation>Auf einen Host verschieben</translation>
    </message>
    <message>
      <source>Virtualization host</source>
      <translation>Virtualisierungshost</translation>
    </message>
    <message>
      <source>Move to a site</source>
      <translation>An einen Standort verschieben</translation>
    </message>
    <message>
      <source>Site</source>
      <translation>Standort</translation>
    </message>
  </context>
  <context>
    <name>Errata</name>
    <message>
      <source>From the row Disk I/O per message down, every row holds the values of the row below it: that row shows processor usage (44, 76, 120, 62), Processor usage shows unused memory (454, 5,474, 5,928, 7,445), Unused RAM shows used memory (7,738, 2,718, 10,456, 8,939), and Used RAM shows the total users.</source>
      <translation>Ab der Zeile Disk I/O per message enthält jede Zeile die Werte der Zeile darunter: Diese Zeile zeigt die Prozessorauslastung (44, 76, 120, 62), Processor usage zeigt den freien Arbeitsspeicher (454, 5.474, 5.928, 7.445), Unused RAM zeigt den genutzten Arbeitsspeicher (7.738, 2.718, 10.456, 8.939), und Used RAM zeigt die Gesamtzahl der Benutzer.</translation>
    </message>
    <message>
      <source>Unused and used memory then add up to what was installed: 454 + 7,738 = 8,192, 5,474 + 2,718 = 8,192, 5,928 + 10,456 = 16,384 and 7,445 + 8,939 = 16,384 MB. The text gives 44, 76 and 62 % and the same memory.</source>
      <translation>Freier und genutzter Arbeitsspeicher ergeben dann zusammen den installierten: 454 + 7.738 = 8.192, 5.474 + 2.718 = 8.192, 5.928 + 10.456 = 16.384 und 7.445 + 8.939 = 16.384 MB. Der Text nennt 44, 76 und 62 % und denselben Arbeitsspeicher.</translation>
    </message>
    <message>
      <source>Each row is moved back to its own name. The disk operations per message of Test 2b are lost.</source>
      <translation>Jede Zeile wird zu ihrem eigenen Namen zurückverschoben. Die Datenträgervorgänge je Nachricht von Test 2b sind verloren.</translation>
    </message>
    <message>
      <source>The parts add up to 16,516 users (4,830 + 2,606.6 + 3,542.6 + 5,537); the total is given as 16,389, twice.</source>
      <translation>Die Teile ergeben zusammen 16.516 Benutzer (4.830 + 2.606,6 + 3.542,6 + 5.537); als Summe ist zweimal 16.389 angegeben.</translation>
    </message>
    <message>
      <source>The difference is 127 users, 0.8 %.</source>
      <translation>Der Unterschied beträgt 127 Benutzer, 0,8 %.</translation>
    </message>
    <message>
      <source>The sum of the parts is used; 16,389 is kept as the printed value.</source>
      <translation>Verwendet wird die Summe der Teile; 16.389 bleibt als gedruckter Wert erhalten.</translation>
    </message>
    <message>
      <source>The table counts 2,606.6 and 3,542.6 users.</source>
      <translation>Die Tabelle zählt 2.606,6 und 3.542,6 Benutzer.</translation>
    </message>
    <message>
      <source>Counters were averaged over the run.</source>
      <translation>Die Leistungsindikatoren wurden über den Lauf gemittelt.</translation>
    </message>
    <message>
      <source>They are averages over time, not counts of people.</source>
      <translation>Es sind zeitliche Mittelwerte, keine Anzahlen von Personen.</translation>
    </message>
    <message>
      <source>The heading says two 8-core servers and the text says two 4-core processors; the list of tests and the conclusion say two 4-core servers.</source>
      <translation>Die Überschrift nennt zwei Server mit 8 Kernen und der Text zwei Prozessoren mit 4 Kernen; die Liste der Tests und die Schlussfolgerung nennen zwei Server mit 4 Kernen.</translation>
    </message>
    <message>
      <source>With 4 cores each, the combined server was expected to be at 60 % and was at 62 %. With 8 cores each, 120 % would have been expected.</source>
      <translation>Mit je 4 Kernen wurden für den kombinierten Server 60 % erwartet und 62 % erreicht. Mit je 8 Kernen wären 120 % zu erwarten gewesen.</translation>
    </message>
    <message>
      <source>The two single-role servers had 4 cores each.</source>
      <translation>Die beiden Server mit einer Rolle hatten je 4 Kerne.</translation>
    </message>
    <message>
      <source>36 and 71 add up to 107; the table prints 106, the text 107.</source>
      <translation>36 und 71 ergeben 107; die Tabelle nennt 106, der Text 107.</translation>
    </message>
    <message>
      <source>107 is used.</source>
      <translation>Verwendet wird 107.</translation>
    </message>
    <message>
      <source>The table prints 52 % processor usage, the text 53 %.</source>
      <translation>Die Tabelle nennt 52 % Prozessorauslastung, der Text 53 %.</translation>
    </message>
    <message>
      <source>Half of the two single-role servers together is 53.5 %.</source>
      <translation>Die Hälfte der beiden Server mit einer Rolle zusammen ist 53,5 %.</translation>
    </message>
    <message>
      <source>52.5 ± 0.5 % is used.</source>
      <translation>Verwendet wird 52,5 ± 0,5 %.</translation>
    </message>
    <message>
      <source>The total of 10.69 is a copy of the SMTP messages per second; the Hub Transport column prints 14.94.</source>
      <translation>Die Summe 10,69 ist eine Abschrift der SMTP-Nachrichten pro Sekunde; die Spalte Hub Transport nennt 14,94.</translation>
    </message>
    <message>
      <source>14.94 is used.</source>
      <translation>Verwendet wird 14,94.</translation>
    </message>
    <message>
      <source>The average message size is printed as 82,059 KB, which would be 1.86 GB of mail per second.</source>
      <translation>Die mittlere Nachrichtengröße ist mit 82.059 KB gedruckt, das wären 1,86 GB E-Mail pro Sekunde.</translation>
    </message>
    <message>
      <source>The counter behind it is in bytes per message. The sizes of Test 1, 45 to 112, are in KB.</source>
      <translation>Der zugrunde liegende Leistungsindikator zählt Bytes je Nachricht. Die Größen von Test 1, 45 bis 112, stehen in KB.</translation>
    </message>
    <message>
      <source>82,059 bytes, which is 80.1 KB.</source>
      <translation>82.059 Byte, das sind 80,1 KB.</translation>
    </message>
    <message>
      <source>The parts add up to 18,268 users; 18,269 is printed.</source>
      <translation>Die Teile ergeben zusammen 18.268 Benutzer; gedruckt ist 18.269.</translation>
    </message>
    <message>
      <source>18,268 is used.</source>
      <translation>Verwendet wird 18.268.</translation>
    </message>
    <message>
      <source>The load is described as the same, but there are 10.3 % fewer OWA users, 12.6 % fewer OWA requests and 26.6 % more web connections. Processor usage fell from 62 to 58 %, and used memory rose by 11 % although less was installed.</source>
      <translation>Die Last soll dieselbe sein, doch es sind 10,3 % weniger OWA-Benutzer, 12,6 % weniger OWA-Anforderungen und 26,6 % mehr Webverbindungen. Die Prozessorauslastung sank von 62 auf 58 %, und der genutzte Arbeitsspeicher stieg um 11 %, obwohl weniger installiert war.</translation>
    </message>
    <message>
      <source>The two columns of the tables, side by side.</source>
      <translation>Die beiden Spalten der Tabellen, nebeneinander.</translation>
    </message>
    <message>
      <source>It is treated as a separate run. Memory use does not follow from the load alone.</source>
      <translation>Er gilt als eigener Lauf. Der genutzte Arbeitsspeicher folgt nicht aus der Last allein.</translation>
    </message>
    <message>
      <source>The document says that exactly the same load was applied. In Test 2a the combined server had 13.2 % more OWA users and 8.3 % fewer SMTP messages; in Test 2b 30.5 % more OWA users, 12.6 % fewer connections and 12.4 % fewer messages.</source>
      <translation>Das Dokument sagt, es sei genau dieselbe Last angelegt worden. In Test 2a hatte der kombinierte Server 13,2 % mehr OWA-Benutzer und 8,3 % weniger SMTP-Nachrichten; in Test 2b 30,5 % mehr OWA-Benutzer, 12,6 % weniger Verbindungen und 12,4 % weniger Nachrichten.</translation>
    </message>
    <message>
      <source>The columns of both tables, side by side.</source>
      <translation>Die Spalten beider Tabellen, nebeneinander.</translation>
    </message>
    <message>
      <source>That 60 % was expected and 62 % observed is partly luck: adding up the roles is confirmed only roughly.</source>
      <translation>Dass 60 % erwartet und 62 % beobachtet wurden, ist teils Glück: Die Addition der Rollen ist nur grob bestätigt.</translation>
    </message>
    <message>
      <source>Available memory is printed as round numbers (400, 1,400 and 8,000 MB), and the same 8,384 MB of used memory is repeated for five runs with very different loads.</source>
      <translation>Der verfügbare Arbeitsspeicher ist in runden Zahlen gedruckt (400, 1.400 und 8.000 MB), und dieselben 8.384 MB genutzter Arbeitsspeicher stehen bei fünf Läufen mit sehr verschiedenen Lasten.</translation>
    </message>
    <message>
      <source>Used memory is exactly the installed memory minus the round number.</source>
      <translation>Der genutzte Arbeitsspeicher ist genau der installierte abzüglich der runden Zahl.</translation>
    </message>
    <message>
      <source>It is one rounded observation, not five, accurate to ± 500 MB.</source>
      <translation>Es ist eine gerundete Beobachtung, nicht fünf, und auf ± 500 MB genau.</translation>
    </message>
    <message>
      <source>The document aims at 60 to 75 % processor usage, but calls loads at 54 % (8 cores) and 66 % (4 cores) the maximum. Other runs exceed its 75 % limit: 77 % with 2 cores, 76 % on the Hub Transport server of Test 2b, and 90 % in Test 1c.</source>
      <translation>Das Dokument strebt 60 bis 75 % Prozessorauslastung an, nennt aber Lasten bei 54 % (8 Kerne) und 66 % (4 Kerne) das Maximum. Andere Läufe überschreiten seine Grenze von 75 %: 77 % mit 2 Kernen, 76 % auf dem Hub-Transport-Server von Test 2b und 90 % in Test 1c.</translation>
    </message>
    <message>
      <source>The row Processor usage of the tables.</source>
      <translation>Die Zeile Processor usage der Tabellen.</translation>
    </message>
    <message>
      <source>9,800 users is not the capacity limit of 8 cores.</source>
      <translation>9.800 Benutzer sind keine Kapazitätsgrenze von 8 Kernen.</translation>
    </message>
    <message>
      <source>The test is said to match the ratios in production. It ran 7 % OWA, 29 % ActiveSync and 63 % Outlook Anywhere; production had 22, 34 and 44 %.</source>
      <translation>Der Test soll den Verhältnissen im Betrieb entsprechen. Er lief mit 7 % OWA, 29 % ActiveSync und 63 % Outlook Anywhere; im Betrieb waren es 22, 34 und 44 %.</translation>
    </message>
    <message>
      <source>The ratios did not match. The run represents only its own mix.</source>
      <translation>Die Verhältnisse stimmten nicht überein. Der Lauf steht für seine eigene Mischung.</translation>
    </message>
    <message>
      <source>In production, an ActiveSync user made 0.0142 requests per second (8.5 for 600 users); in the tests, 0.0029 to 0.0065.</source>
      <translation>Im Betrieb stellte ein ActiveSync-Benutzer 0,0142 Anforderungen pro Sekunde (8,5 für 600 Benutzer); in den Tests 0,0029 bis 0,0065.</translation>
    </message>
    <message>
      <source>Production is 2.2 to 5 times the tests.</source>
      <translation>Der Betrieb liegt beim 2,2- bis 5-Fachen der Tests.</translation>
    </message>
    <message>
      <source>The tests load ActiveSync far more lightly than production. Enter the measured request rate if you have it.</source>
      <translation>Die Tests belasten ActiveSync weit schwächer als der Betrieb. Geben Sie die gemessene Anforderungsrate an, wenn Sie sie haben.</translation>
    </message>
    <message>
      <source>Requests per second per ActiveSync user differ between runs by a factor of 2.3 (0.0029 to 0.0065); per OWA user they stay at 0.025 to 0.030.</source>
      <translation>Die Anforderungen pro Sekunde je ActiveSync-Benutzer unterscheiden sich zwischen den Läufen um den Faktor 2,3 (0,0029 bis 0,0065); je OWA-Benutzer bleiben sie bei 0,025 bis 0,030.</translation>
    </message>
    <message>
      <source>ActiveSync is counted in requests, not in users.</source>
      <translation>ActiveSync wird in Anforderungen gezählt, nicht in Benutzern.</translation>
    </message>
    <message>
      <source>Web connections per Outlook Anywhere user are 11.5 in the production mix, 8.8 and 7.7 in Test 2b, 9.7 and 7.9 in Test 2c.</source>
      <translation>Auf einen Benutzer von Outlook Anywhere kommen in der Mischung des Betriebs 11,5 Webverbindungen, in Test 2b 8,8 und 7,7, in Test 2c 9,7 und 7,9.</translation>
    </message>
    <message>
      <source>8.5 is used, with a range from 7.7 to 11.5.</source>
      <translation>Verwendet wird 8,5, mit einer Spanne von 7,7 bis 11,5.</translation>
    </message>
    <message>
      <source>The clients were the same, but fewer requests got through: OWA fell from 60 to 57 requests per second, ActiveSync from 13.2 to 11.2, messages from 42 to 38.</source>
      <translation>Die Clients waren dieselben, doch kamen weniger Anforderungen durch: OWA sank von 60 auf 57 Anforderungen pro Sekunde, ActiveSync von 13,2 auf 11,2, Nachrichten von 42 auf 38.</translation>
    </message>
    <message>
      <source>Throughput fell by 5 to 15 % at 90 % processor usage.</source>
      <translation>Der Durchsatz sank bei 90 % Prozessorauslastung um 5 bis 15 %.</translation>
    </message>
    <message>
      <source>The server was saturated. The fit of all fourteen runs includes this run, so its slope with message size is poorly known and its error is large.</source>
      <translation>Der Server war gesättigt. Die Anpassung aller vierzehn Läufe enthält auch diesen; ihre Steigung mit der Nachrichtengröße ist daher nur schwach bekannt und ihr Fehler groß.</translation>
    </message>
    <message>
      <source>Messages per second per 1,000 users range from 2.05 to 5.38 over the runs and are 5.85 in production.</source>
      <translation>Die Nachrichten pro Sekunde für 1.000 Benutzer liegen über die Läufe zwischen 2,05 und 5,38, im Betrieb bei 5,85.</translation>
    </message>
    <message>
      <source>The message rate is a separate input. It does not follow from the number of users.</source>
      <translation>Die Nachrichtenrate ist eine eigene Eingabe. Sie folgt nicht aus der Zahl der Benutzer.</translation>
    </message>
    <message>
      <source>Total messages are 1.57 to 2.45 times the SMTP messages, and the ratio differs in every run.</source>
      <translation>Die Gesamtzahl der Nachrichten beträgt das 1,57- bis 2,45-Fache der SMTP-Nachrichten, und das Verhältnis ist in jedem Lauf ein anderes.</translation>
    </message>
    <message>
      <source>In the run with 2 cores, 6 SMTP and 8 MAPI messages add up to 14.</source>
      <translation>Im Lauf mit 2 Kernen ergeben 6 SMTP- und 8 MAPI-Nachrichten 14.</translation>
    </message>
    <message>
      <source>The total is what the model counts; both are kept.</source>
      <translation>Das Modell zählt die Gesamtzahl; beide bleiben erhalten.</translation>
    </message>
    <message>
      <source>The text says that a higher message rate did not affect memory. Memory in use rose from 2,294 to 2,718 MB, by 18.5 %.</source>
      <translation>Der Text sagt, eine höhere Nachrichtenrate habe den Arbeitsspeicher nicht beeinflusst. Der genutzte Arbeitsspeicher stieg von 2.294 auf 2.718 MB, um 18,5 %.</translation>
    </message>
    <message>
      <source>Installed memory had doubled at the same time.</source>
      <translation>Der installierte Arbeitsspeicher war zugleich verdoppelt worden.</translation>
    </message>
    <message>
      <source>The statement is weak: rate and installed memory changed together.</source>
      <translation>Die Aussage ist schwach: Rate und installierter Arbeitsspeicher änderten sich gemeinsam.</translation>
    </message>
    <message>
      <source>The text says 8.9 GB used; the table says 8,939 MB, which is 8.73 GB at 1,024 MB each.</source>
      <translation>Der Text nennt 8,9 GB genutzt; die Tabelle nennt 8.939 MB, das sind 8,73 GB zu 1.024 MB.</translation>
    </message>
    <message>
      <source>Decimal and binary units are mixed.</source>
      <translation>Dezimale und binäre Einheiten sind vermischt.</translation>
    </message>
    <message>
      <source>Memory is kept in MB.</source>
      <translation>Der Arbeitsspeicher wird in MB geführt.</translation>
    </message>
    <message>
      <source>The same work costs about 1.6 times as much in Test 1 as in Test 2. Four cores were at 264 % of one core, while Test 2 used 208 % for five times the OWA requests.</source>
      <translation>Dieselbe Arbeit kostet in Test 1 etwa das 1,6-Fache von Test 2. Vier Kerne standen bei 264 % eines Kerns, während Test 2 für fünfmal so viele OWA-Anforderungen 208 % brauchte.</translation>
    </message>
    <message>
      <source>Each series predicts the other wrongly: Test 2 gives 35 to 61 % for runs of Test 1 that were at 54 to 90 %.</source>
      <translation>Jede Reihe sagt die andere falsch voraus: Test 2 ergibt 35 bis 61 % für Läufe von Test 1, die bei 54 bis 90 % lagen.</translation>
    </message>
    <message>
      <source>Something that the document does not name is different: cache settings, hardware or antivirus settings. The two series are kept as separate calibrations and are never averaged.</source>
      <translation>Etwas, das im Dokument nicht genannt wird, war verschieden: Cacheeinstellungen, Hardware oder Antivirus-Einstellungen. Die beiden Reihen bleiben als zwei Kalibrierungen getrennt und werden nie gemittelt.</translation>
    </message>
    <message>
      <source>Neither the processor model nor its clock is given.</source>
      <translation>Weder das Prozessormodell noch sein Takt ist angegeben.</translation>
    </message>
    <message>
      <source>Cost is kept in percent of one core of the test server. On any named processor the result is a comparison, not a measurement.</source>
      <translation>Die Kosten stehen in Prozent eines Kerns des Testservers. Auf jedem benannten Prozessor ist das Ergebnis ein Vergleich, keine Messung.</translation>
    </message>
    <message>
      <source>24.82 disk operations per message are given next to 16.00, at nearly the same 42 and 41 messages per second.</source>
      <translation>24,82 Datenträgervorgänge je Nachricht stehen neben 16,00, bei nahezu gleichen 42 und 41 Nachrichten pro Sekunde.</translation>
    </message>
    <message>
      <source>Disk operations per message are not modelled as a function of the message rate.</source>
      <translation>Die Datenträgervorgänge je Nachricht werden nicht als Funktion der Nachrichtenrate modelliert.</translation>
    </message>
    <message>
      <source>Outlook Web Access is called Outlook Web App in places (a name from Exchange 2010), the row of disk operations has two names, and “4-core processor” and “4 processor cores” are used interchangeably.</source>
      <translation>Outlook Web Access heißt stellenweise Outlook Web App (ein Name aus Exchange 2010), die Zeile der Datenträgervorgänge hat zwei Namen, und „Prozessor mit 4 Kernen“ und „4 Prozessorkerne“ werden gleichbedeutend verwendet.</translation>
    </message>
    <message>
      <source>Names only; no number depends on it.</source>
      <translation>Nur Namen; keine Zahl hängt davon ab.</translation>
    </message>
    <message>
      <source>The text says up to 3,000 users; the table adds up to 3,060.</source>
      <translation>Der Text nennt bis zu 3.000 Benutzer; die Tabelle ergibt 3.060.</translation>
    </message>
    <message>
      <source>Rounded; 3,060 is used.</source>
      <translation>Gerundet; verwendet wird 3.060.</translation>
    </message>
    <message>
      <source>The paper applies to Exchange 2007 SP1 and SP2 but was tested on SP1 only. Exchange Web Services, Operations Manager, IPsec and transport rules were left out.</source>
      <translation>Das White Paper gilt für Exchange 2007 SP1 und SP2, wurde aber nur mit SP1 getestet. Exchange Web Services, Operations Manager, IPsec und Transportregeln blieben außen vor.</translation>
    </message>
    <message>
      <source>What was left out costs extra, and nobody measured how much.</source>
      <translation>Was außen vor blieb, kostet zusätzlich, und niemand hat gemessen, wie viel.</translation>
    </message>
    <message>
      <source>8 cores of Mailbox servers served 18,268 users: 2,284 per core, more than twice the recommended 1,000. In addition there were four cores of global catalog servers.</source>
      <translation>8 Kerne von Mailbox-Servern bedienten 18.268 Benutzer: 2.284 je Kern, mehr als das Doppelte der empfohlenen 1.000. Hinzu kamen vier Kerne globaler Kataloge.</translation>
    </message>
    <message>
      <source>The paper says nothing about the size of Mailbox servers; its users are client sessions.</source>
      <translation>Das White Paper sagt nichts über die Größe von Mailbox-Servern; seine Benutzer sind Clientsitzungen.</translation>
    </message>
    <message>
      <source>Mailboxes were filled with messages of 50 KB on average; the mail sent in the tests was 45 to 112 KB.</source>
      <translation>Die Postfächer waren mit Nachrichten von durchschnittlich 50 KB gefüllt; die in den Tests gesendeten E-Mails hatten 45 bis 112 KB.</translation>
    </message>
    <message>
      <source>Two different quantities. The model uses the size of the mail sent.</source>
      <translation>Zwei verschiedene Größen. Das Modell verwendet die Größe der gesendeten E-Mails.</translation>
    </message>
    <message>
      <source>The limit is 15,000 users in the text and 14,000 at the graph; the table's 0.80 MHz gives 15,000.</source>
      <translation>Die Grenze beträgt im Text 15.000 Benutzer und am Diagramm 14.000; die 0,80 MHz der Tabelle ergeben 15.000.</translation>
    </message>
    <message>
      <source>12,000 MHz / 0.80 MHz = 15,000 users; 14,000 users would be 0.857 MHz each. A blog of the time also says 14,000.</source>
      <translation>12.000 MHz / 0,80 MHz = 15.000 Benutzer; 14.000 Benutzer wären je 0,857 MHz. Auch ein Blog der Zeit nennt 14.000.</translation>
    </message>
    <message>
      <source>14,000 users on Windows Server 2008 R2 are used; 15,000 is kept as an alternative.</source>
      <translation>Verwendet werden 14.000 Benutzer unter Windows Server 2008 R2; 15.000 bleibt als Alternative erhalten.</translation>
    </message>
    <message>
      <source>The text says that prefetch would reduce the limit to 9,000 users; the table's 1.17 MHz gives 10,256.</source>
      <translation>Der Text sagt, Vorabruf senke die Grenze auf 9.000 Benutzer; die 1,17 MHz der Tabelle ergeben 10.256.</translation>
    </message>
    <message>
      <source>9,000 users would be 1.33 MHz each, 55 % more than before instead of 36 %. Even a purely quadratic cost gives at least 10,294 users.</source>
      <translation>9.000 Benutzer wären je 1,33 MHz, 55 % mehr als zuvor statt 36 %. Selbst rein quadratische Kosten ergeben mindestens 10.294 Benutzer.</translation>
    </message>
    <message>
      <source>The model uses the table; 9,000 is shown next to it as the document's cautious limit.</source>
      <translation>Das Modell verwendet die Tabelle; 9.000 steht daneben als vorsichtige Grenze des Dokuments.</translation>
    </message>
    <message>
      <source>The table calls 1.60 MHz the amount that ActiveSync adds to an Outlook user; the text says that it adds about 1.1, and that 7,500 users reach 75 %.</source>
      <translation>Die Tabelle nennt 1,60 MHz das, was ActiveSync zu einem Outlook-Benutzer hinzufügt; der Text sagt, es füge etwa 1,1 hinzu, und 7.500 Benutzer erreichten 75 %.</translation>
    </message>
    <message>
      <source>7,500 × 1.60 = 12,000 MHz exactly. With 1.1 the limit would be 10,909 users, with 1.60 on top of Outlook 6,154.</source>
      <translation>7.500 × 1,60 = 12.000 MHz genau. Mit 1,1 läge die Grenze bei 10.909 Benutzern, mit 1,60 zusätzlich zu Outlook bei 6.154.</translation>
    </message>
    <message>
      <source>1.60 MHz is the cost of an Outlook user who also has ActiveSync. ActiveSync adds 1.25 to the 0.35 of Outlook, with a range of 1.20 to 1.30. The row is read the same way in every column for CPU and searches: Mailbox 1.25 minus 0.59, Hub Transport 0.22 minus 0.24, Active Directory 0.05 minus 0.05 MHz and 0.024 minus 0.014 searches per second.</source>
      <translation>1,60 MHz sind die Kosten eines Outlook-Benutzers, der auch ActiveSync nutzt. ActiveSync fügt den 0,35 von Outlook 1,25 hinzu, zwischen 1,20 und 1,30. Die Zeile wird in jeder Spalte für CPU und Suchen gleich gelesen: Mailbox 1,25 minus 0,59, Hub Transport 0,22 minus 0,24, Active Directory 0,05 minus 0,05 MHz und 0,024 minus 0,014 Suchen pro Sekunde.</translation>
    </message>
    <message>
      <source>The conclusion rounds the costs into groups that deviate by up to 21 % from the table: 0.4 for 0.33 (POP3) and 0.35 (Outlook), 0.8 for 0.71 (Exchange Web Services) and 0.86 (IMAP4, Outlook Web App).</source>
      <translation>Die Schlussfolgerung rundet die Kosten zu Gruppen, die bis zu 21 % von der Tabelle abweichen: 0,4 für 0,33 (POP3) und 0,35 (Outlook), 0,8 für 0,71 (Exchange Web Services) und 0,86 (IMAP4, Outlook Web App).</translation>
    </message>
    <message>
      <source>The table is used.</source>
      <translation>Verwendet wird die Tabelle.</translation>
    </message>
    <message>
      <source>The text reports a tenfold drop in users from mailboxes of 2 MB to 100 MB; the limits of 62,000 and 14,000 users differ by a factor of 4.43.</source>
      <translation>Der Text nennt von Postfächern mit 2 MB zu solchen mit 100 MB einen Rückgang der Benutzer auf ein Zehntel; die Grenzen von 62.000 und 14.000 Benutzern unterscheiden sich um den Faktor 4,43.</translation>
    </message>
    <message>
      <source>The tenfold drop applies to concurrent users, the two limits to users of a whole day. Both readings give about half the users from 100 to 220 MB, as the text says.</source>
      <translation>Der Rückgang auf ein Zehntel gilt für gleichzeitige Benutzer, die beiden Grenzen für Benutzer eines ganzen Tages. Beide Lesarten ergeben von 100 zu 220 MB etwa die Hälfte der Benutzer, wie der Text sagt.</translation>
    </message>
    <message>
      <source>4.43 is used for users of a day, and 10 only for concurrent users. The two are never mixed.</source>
      <translation>4,43 gilt für Benutzer eines Tages und 10 nur für gleichzeitige Benutzer. Beide werden nie vermischt.</translation>
    </message>
    <message>
      <source>The text gives 0.45 KB per second for an Outlook Web App user, the table 0.88.</source>
      <translation>Der Text nennt 0,45 KB pro Sekunde für einen Benutzer von Outlook Web App, die Tabelle 0,88.</translation>
    </message>
    <message>
      <source>The ratio is 1.96, close to the peak factor of 2.</source>
      <translation>Das Verhältnis ist 1,96, nahe am Spitzenfaktor 2.</translation>
    </message>
    <message>
      <source>The table is used: it applies to a user with 100 messages per day at the peak.</source>
      <translation>Verwendet wird die Tabelle: Sie gilt für einen Benutzer mit 100 Nachrichten am Tag zur Spitzenzeit.</translation>
    </message>
    <message>
      <source>The text gives about 1.1 KB for ActiveSync, without a time, and 0.45 KB per second for Outlook Anywhere; the table has 1.04 and 0.44 KB per second.</source>
      <translation>Der Text nennt etwa 1,1 KB für ActiveSync, ohne Zeitangabe, und 0,45 KB pro Sekunde für Outlook Anywhere; die Tabelle hat 1,04 und 0,44 KB pro Sekunde.</translation>
    </message>
    <message>
      <source>Rounding explains both.</source>
      <translation>Rundung erklärt beides.</translation>
    </message>
    <message>
      <source>The text claims 40 % less CPU and 30 % less memory than Exchange 2007; the table's own numbers give 43 % (49 % for the process alone) and 33 %.</source>
      <translation>Der Text beansprucht 40 % weniger CPU und 30 % weniger Arbeitsspeicher als Exchange 2007; die Zahlen der Tabelle selbst ergeben 43 % (49 % für den Prozess allein) und 33 %.</translation>
    </message>
    <message>
      <source>Recalculated from the table: 43.1, 48.5 and 33.1 %.</source>
      <translation>Aus der Tabelle neu berechnet: 43,1, 48,5 und 33,1 %.</translation>
    </message>
    <message>
      <source>43 % and 33 %.</source>
      <translation>43 % und 33 %.</translation>
    </message>
    <message>
      <source>The Hub Transport server is said to have one four-core Xeon 5148. The 5148 has two cores.</source>
      <translation>Der Hub-Transport-Server soll einen Xeon 5148 mit vier Kernen haben. Der 5148 hat zwei Kerne.</translation>
    </message>
    <message>
      <source>The section on IMAP4 speaks of two dual-core processors at 2.33 GHz.</source>
      <translation>Der Abschnitt über IMAP4 spricht von zwei Doppelkernprozessoren mit 2,33 GHz.</translation>
    </message>
    <message>
      <source>Four cores at 2.33 GHz: a different processor from that of the Client Access servers.</source>
      <translation>Vier Kerne mit 2,33 GHz: ein anderer Prozessor als der der Client-Access-Server.</translation>
    </message>
    <message>
      <source>The cost of a fetch can be calculated from CPU and fetch rate: 308.05, 158.50, 355.30 and 202.03; printed are 307.9, 158.4, 355.1 and 201.9.</source>
      <translation>Die Kosten eines Abrufs lassen sich aus CPU und Abrufrate berechnen: 308,05, 158,50, 355,30 und 202,03; gedruckt sind 307,9, 158,4, 355,1 und 201,9.</translation>
    </message>
    <message>
      <source>With four cores of 2.33 GHz.</source>
      <translation>Mit vier Kernen zu 2,33 GHz.</translation>
    </message>
    <message>
      <source>The table agrees with itself.</source>
      <translation>Die Tabelle stimmt mit sich selbst überein.</translation>
    </message>
    <message>
      <source>Users are counted in two ways. For Outlook Web App, IMAP4 and POP3 they are calculated from a day's work and halved for the peak; for Outlook, Outlook Anywhere, ActiveSync and Exchange Web Services they are connected users.</source>
      <translation>Benutzer werden auf zwei Arten gezählt. Für Outlook Web App, IMAP4 und POP3 sind sie aus der Arbeit eines Tages berechnet und für die Spitze halbiert; für Outlook, Outlook Anywhere, ActiveSync und Exchange Web Services sind es verbundene Benutzer.</translation>
    </message>
    <message>
      <source>The program keeps the two kinds apart and states which one a number refers to.</source>
      <translation>Das Programm hält beide Arten auseinander und gibt an, welche eine Zahl meint.</translation>
    </message>
    <message>
      <source>Where the cost per user grows with the number of users, the table gives the cost at 75 % of the server, but it looks like a constant.</source>
      <translation>Wo die Kosten je Benutzer mit der Zahl der Benutzer wachsen, nennt die Tabelle die Kosten bei 75 % des Servers; sie sehen aber wie eine Konstante aus.</translation>
    </message>
    <message>
      <source>The cost is used up to the published limit, with a range from constant to half of it growing with the users. Beyond the limit a result is marked as extrapolated.</source>
      <translation>Die Kosten gelten bis zur veröffentlichten Grenze, mit einer Spanne von konstant bis zur Hälfte mit den Benutzern wachsend. Jenseits der Grenze ist ein Ergebnis als extrapoliert gekennzeichnet.</translation>
    </message>
    <message>
      <source>The limits consider only the CPU. 15,000 Outlook Anywhere users would hold 115,000 to 173,000 web connections, two to three times the most ever measured, and memory is not considered at all.</source>
      <translation>Die Grenzen betrachten nur die CPU. 15.000 Benutzer von Outlook Anywhere hielten 115.000 bis 173.000 Webverbindungen, zwei- bis dreimal so viele wie je gemessen, und der Arbeitsspeicher ist gar nicht berücksichtigt.</translation>
    </message>
    <message>
      <source>7.7 to 11.5 connections per user; the largest measured value is 58,126.</source>
      <translation>7,7 bis 11,5 Verbindungen je Benutzer; der größte gemessene Wert ist 58.126.</translation>
    </message>
    <message>
      <source>Memory, connections and network have their own gauges.</source>
      <translation>Arbeitsspeicher, Verbindungen und Netzwerk haben eigene Anzeigen.</translation>
    </message>
    <message>
      <source>NTLM is misspelt as NTML. It leaves 2 % fewer users, which is a 2.0 % higher cost where cost is linear and 2.7 % where it grows.</source>
      <translation>NTLM ist fälschlich als NTML geschrieben. Es lässt 2 % weniger Benutzer zu, das sind 2,0 % höhere Kosten, wo sie linear sind, und 2,7 %, wo sie wachsen.</translation>
    </message>
    <message>
      <source>A factor of 1.02 to 1.03.</source>
      <translation>Ein Faktor von 1,02 bis 1,03.</translation>
    </message>
    <message>
      <source>The ActiveSync users send and receive about 120 messages per day, although the profile has 100.</source>
      <translation>Die ActiveSync-Benutzer senden und empfangen etwa 120 Nachrichten am Tag, obwohl das Profil 100 hat.</translation>
    </message>
    <message>
      <source>It is part of what an ActiveSync user costs above the 1.1 MHz of the text.</source>
      <translation>Es ist ein Teil dessen, was ein ActiveSync-Benutzer über die 1,1 MHz des Textes hinaus kostet.</translation>
    </message>
    <message>
      <source>The Hub Transport column is empty for IMAP4 and POP3, because these users send by SMTP and were not included in the runs.</source>
      <translation>Die Spalte Hub Transport ist für IMAP4 und POP3 leer, weil diese Benutzer über SMTP senden und nicht in den Läufen enthalten waren.</translation>
    </message>
    <message>
      <source>Not measured, which does not mean zero cost.</source>
      <translation>Nicht gemessen; das heißt nicht, dass es nichts kostet.</translation>
    </message>
    <message>
      <source>12,000 MHz divided by the cost gives 34,286 users (Outlook), 13,953 (Outlook Web App and IMAP4), 36,364 (POP3) and 16,901 (Exchange Web Services); the text rounds to 34,000, 14,000, 36,000 and 17,000.</source>
      <translation>12.000 MHz geteilt durch die Kosten ergibt 34.286 Benutzer (Outlook), 13.953 (Outlook Web App und IMAP4), 36.364 (POP3) und 16.901 (Exchange Web Services); der Text rundet auf 34.000, 14.000, 36.000 und 17.000.</translation>
    </message>
    <message>
      <source>Table and text agree within rounding.</source>
      <translation>Tabelle und Text stimmen im Rahmen der Rundung überein.</translation>
    </message>
    <message>
      <source>A drop from 32.33 to 10.13 log writes per second is called a 31 % reduction; 31.3 % is what remains.</source>
      <translation>Ein Rückgang von 32,33 auf 10,13 Protokollschreibvorgänge pro Sekunde wird eine Verringerung um 31 % genannt; 31,3 % ist der verbleibende Rest.</translation>
    </message>
    <message>
      <source>Log writes fell by 68.7 %.</source>
      <translation>Die Protokollschreibvorgänge sanken um 68,7 %.</translation>
    </message>
    <message>
      <source>A drop from 10.8 to 2.4 database writes per second is called a 22 % reduction; 22.2 % is what remains.</source>
      <translation>Ein Rückgang von 10,8 auf 2,4 Datenbankschreibvorgänge pro Sekunde wird eine Verringerung um 22 % genannt; 22,2 % ist der verbleibende Rest.</translation>
    </message>
    <message>
      <source>Database writes fell by 77.8 %.</source>
      <translation>Die Datenbankschreibvorgänge sanken um 77,8 %.</translation>
    </message>
    <message>
      <source>No message rate is given for either hour, and each was run once: the two do not have the same load.</source>
      <translation>Für keine der beiden Stunden ist eine Nachrichtenrate angegeben, und jede lief einmal: Beide haben nicht dieselbe Last.</translation>
    </message>
    <message>
      <source>Only the direction is used.</source>
      <translation>Verwendet wird nur die Richtung.</translation>
    </message>
    <message>
      <source>Microsoft's 26.71 to 11.67 operations per message is a reduction of 56.3 %; the author's writes fell by 70.9 %, from 43.13 to 12.53 per second.</source>
      <translation>Von 26,71 auf 11,67 Vorgänge je Nachricht bei Microsoft ist ein Rückgang um 56,3 %; die Schreibvorgänge des Autors sanken um 70,9 %, von 43,13 auf 12,53 pro Sekunde.</translation>
    </message>
    <message>
      <source>One is in operations per message, the other in writes per second.</source>
      <translation>Das eine sind Vorgänge je Nachricht, das andere Schreibvorgänge pro Sekunde.</translation>
    </message>
    <message>
      <source>Microsoft's figure is used.</source>
      <translation>Verwendet wird der Wert von Microsoft.</translation>
    </message>
    <message>
      <source>Misses fell from 4.73 to 1.40 %, by 70.4 %, as the writes did.</source>
      <translation>Die Fehlzugriffe sanken von 4,73 auf 1,40 %, um 70,4 %, wie die Schreibvorgänge.</translation>
    </message>
    <message>
      <source>The two agree.</source>
      <translation>Beide stimmen überein.</translation>
    </message>
    <message>
      <source>That servers with 2 GB would also benefit is the author's guess. The recommendation is for 4 GB or more, and caches above 512 MB were not tested.</source>
      <translation>Dass auch Server mit 2 GB profitieren, ist eine Vermutung des Autors. Die Empfehlung gilt ab 4 GB, und Caches über 512 MB wurden nicht getestet.</translation>
    </message>
    <message>
      <source>512 MB of cache for 4 GB of memory or more; no larger cache.</source>
      <translation>512 MB Cache ab 4 GB Arbeitsspeicher; kein größerer Cache.</translation>
    </message>
    <message>
      <source>The server is called a Hub Transport server; it also ran Client Access, on one virtual processor, alone on its host. The setting of 134,217,728 bytes is indeed 128 MB.</source>
      <translation>Der Server wird Hub-Transport-Server genannt; auf ihm lief auch Client Access, mit einem virtuellen Prozessor, allein auf seinem Host. Die Einstellung von 134.217.728 Byte ist tatsächlich 128 MB.</translation>
    </message>
    <message>
      <source>The description is kept with the measurement.</source>
      <translation>Die Beschreibung bleibt bei der Messung.</translation>
    </message>
    <message>
      <source>The company has up to 400 people, but the test only sent mail out, encrypted, to one archive.</source>
      <translation>Das Unternehmen hat bis zu 400 Mitarbeiter, doch der Test sendete nur nach außen, verschlüsselt, an ein Archiv.</translation>
    </message>
    <message>
      <source>The load is not typical of a Hub Transport server.</source>
      <translation>Die Last ist für einen Hub-Transport-Server nicht typisch.</translation>
    </message>
    <message>
      <source>An average host processor utilization of 80 % is not possible with one or two virtual processors on eight cores, which are at most 12.5 or 25 % of the host.</source>
      <translation>Eine mittlere Prozessorauslastung des Hosts von 80 % ist mit ein oder zwei virtuellen Prozessoren auf acht Kernen nicht möglich; sie machen höchstens 12,5 oder 25 % des Hosts aus.</translation>
    </message>
    <message>
      <source>Four virtual processors at 80 % are 40 % of the host.</source>
      <translation>Vier virtuelle Prozessoren bei 80 % sind 40 % des Hosts.</translation>
    </message>
    <message>
      <source>The 80 % refers to the processors assigned to the virtual machines.</source>
      <translation>80 % beziehen sich auf die den virtuellen Maschinen zugewiesenen Prozessoren.</translation>
    </message>
    <message>
      <source>With the same users, the virtual machine is 1.57 to 1.63 times as busy; at the same utilization, the physical server has 1.31 to 1.41 times the users. A straight line would allow only one of these.</source>
      <translation>Bei gleich vielen Benutzern ist die virtuelle Maschine 1,57- bis 1,63-mal so stark ausgelastet; bei gleicher Auslastung hat der physische Server das 1,31- bis 1,41-Fache an Benutzern. Eine Gerade ließe nur eines von beiden zu.</translation>
    </message>
    <message>
      <source>A straight line would give 61 and 57 % where 51 and 49 % were measured.</source>
      <translation>Eine Gerade ergäbe 61 und 57 %, wo 51 und 49 % gemessen wurden.</translation>
    </message>
    <message>
      <source>Utilization grows faster than the number of users, with an exponent of 1.678 for one processor and 1.429 for two. Each is solved from two points, not tested.</source>
      <translation>Die Auslastung wächst schneller als die Zahl der Benutzer, mit einem Exponenten von 1,678 für einen Prozessor und 1,429 für zwei. Jeder ist aus zwei Punkten berechnet, nicht getestet.</translation>
    </message>
    <message>
      <source>Four virtual machines of 4 GB use all of the host's 16 GB. 3.5 GB left free and 3.5 GB reclaimed by page sharing are treated as the same number, as if the hypervisor itself needed none.</source>
      <translation>Vier virtuelle Maschinen mit 4 GB belegen die gesamten 16 GB des Hosts. 3,5 GB frei und 3,5 GB durch Page Sharing zurückgewonnen gelten als dieselbe Zahl, als brauchte der Hypervisor selbst nichts.</translation>
    </message>
    <message>
      <source>With the hypervisor's own memory included, 3.8 to 4.5 GB would have been reclaimed.</source>
      <translation>Rechnet man den Speicher des Hypervisors mit, wären 3,8 bis 4,5 GB zurückgewonnen worden.</translation>
    </message>
    <message>
      <source>22 to 28 % of the assigned memory is reclaimed; 21.9 % is used.</source>
      <translation>22 bis 28 % des zugeteilten Arbeitsspeichers werden zurückgewonnen; verwendet werden 21,9 %.</translation>
    </message>
    <message>
      <source>Three limits are given: 4 GB assigned, 3 GB that Exchange can use, and 4 GB that the system can use at most.</source>
      <translation>Drei Grenzen werden genannt: 4 GB zugeteilt, 3 GB, die Exchange nutzen kann, und 4 GB, die das System höchstens nutzen kann.</translation>
    </message>
    <message>
      <source>The process uses at most 3 GB, the 32-bit system at most 4 GB.</source>
      <translation>Der Prozess nutzt höchstens 3 GB, das 32-Bit-System höchstens 4 GB.</translation>
    </message>
    <message>
      <source>More VMs and larger VMs are said to perform equally well. Two VMs with one processor served 2,400 users, 9 % more than one with two processors (2,200); only with four processors in total did both reach 4,000.</source>
      <translation>Sie sollen gleich leistungsfähig sein. Zwei VMs mit einem Prozessor bedienten 2.400 Benutzer, 9 % mehr als eine mit zwei Prozessoren (2.200); erst mit insgesamt vier Prozessoren erreichten beide 4.000.</translation>
    </message>
    <message>
      <source>They are equal only with four processors.</source>
      <translation>Gleich sind sie nur bei vier Prozessoren.</translation>
    </message>
    <message>
      <source>The document states that memory can be overcommitted without reducing performance, but the test was not overcommitted.</source>
      <translation>Das Dokument behauptet, Arbeitsspeicher lasse sich ohne Leistungsverlust überbuchen, doch der Test war nicht überbucht.</translation>
    </message>
    <message>
      <source>The statement is not used.</source>
      <translation>Die Aussage wird nicht verwendet.</translation>
    </message>
    <message>
      <source>Traffic is printed with one digit. A user then costs 2.31, 3.18 or 3.50 KB per second of storage traffic and 1.54, 1.82 or 1.50 Kbit per second of sent traffic, depending on the row.</source>
      <translation>Der Verkehr ist mit einer Stelle gedruckt. Ein Benutzer kostet dann je nach Zeile 2,31, 3,18 oder 3,50 KB pro Sekunde Speicherverkehr und 1,54, 1,82 oder 1,50 Kbit pro Sekunde gesendeten Verkehr.</translation>
    </message>
    <message>
      <source>Accurate to ± 30 %.</source>
      <translation>Auf ± 30 % genau.</translation>
    </message>
    <message>
      <source>Increases of 85, 208, 82 and 69 % follow from the user counts, and 54 disks are nine volumes of six.</source>
      <translation>Zunahmen um 85, 208, 82 und 69 % folgen aus den Benutzerzahlen, und 54 Datenträger sind neun Volumes zu sechs.</translation>
    </message>
    <message>
      <source>These agree.</source>
      <translation>Diese stimmen überein.</translation>
    </message>
    <message>
      <source>An average peak utilization of 16 % comes from a survey by a vendor.</source>
      <translation>Eine mittlere Spitzenauslastung von 16 % stammt aus der Umfrage eines Herstellers.</translation>
    </message>
    <message>
      <source>It is not used as a default.</source>
      <translation>Sie dient nicht als Vorgabe.</translation>
    </message>
    <message>
      <source>At the same 80 %, the virtual machine with two processors responds more slowly (440 ms) than the one with one (365 ms). A shared queue would be faster with two.</source>
      <translation>Bei denselben 80 % antwortet die virtuelle Maschine mit zwei Prozessoren langsamer (440 ms) als die mit einem (365 ms). Eine gemeinsame Warteschlange wäre mit zweien schneller.</translation>
    </message>
    <message>
      <source>The model adds time for the second virtual processor.</source>
      <translation>Das Modell rechnet für den zweiten virtuellen Prozessor Zeit hinzu.</translation>
    </message>
    <message>
      <source>Hyper-Threading, the messages of a heavy user and the size of the mailboxes are not given.</source>
      <translation>Hyper-Threading, die Nachrichten eines Heavy-Benutzers und die Größe der Postfächer sind nicht angegeben.</translation>
    </message>
    <message>
      <source>Unknown. The users are heavy users of LoadSim and are not converted into other profiles.</source>
      <translation>Unbekannt. Die Benutzer sind Heavy-Benutzer von LoadSim und werden nicht in andere Profile umgerechnet.</translation>
    </message>
    <message>
      <source>The curves exist only as pictures; no value is printed.</source>
      <translation>Die Kurven gibt es nur als Bilder; kein Wert ist gedruckt.</translation>
    </message>
    <message>
      <source>Only the shape is used: the cost per message is constant up to 10,000 items and rises after that.</source>
      <translation>Verwendet wird nur die Form: Die Kosten je Nachricht sind bis 10.000 Elemente konstant und steigen danach.</translation>
    </message>
    <message>
      <source>The cost per message is called linear up to 10,000 items, but the cost per session is meant.</source>
      <translation>Die Kosten je Nachricht werden bis 10.000 Elemente linear genannt, gemeint sind aber die Kosten je Sitzung.</translation>
    </message>
    <message>
      <source>The cost per session is linear, the cost per message is constant.</source>
      <translation>Die Kosten je Sitzung sind linear, die Kosten je Nachricht konstant.</translation>
    </message>
    <message>
      <source>The cost is said to rise rather dramatically after 10,000 items, but also to increase only moderately between 10,000 and 50,000.</source>
      <translation>Die Kosten sollen nach 10.000 Elementen recht dramatisch steigen und zugleich zwischen 10.000 und 50.000 nur mäßig zunehmen.</translation>
    </message>
    <message>
      <source>A mild rise up to 50,000 items and a steep one after that; how steep is unknown.</source>
      <translation>Ein milder Anstieg bis 50.000 Elemente und ein steiler danach; wie steil, ist nicht bekannt.</translation>
    </message>
    <message>
      <source>The test is a best case: no encryption, no message content, no Hyper-Threading, half of the cores active.</source>
      <translation>Der Test ist ein günstigster Fall: keine Verschlüsselung, kein Nachrichteninhalt, kein Hyper-Threading, die Hälfte der Kerne aktiv.</translation>
    </message>
    <message>
      <source>Real sessions cost more: this is a lower bound.</source>
      <translation>Echte Sitzungen kosten mehr: Dies ist eine untere Schranke.</translation>
    </message>
    <message>
      <source>At 75 KB per message, mailboxes of 100 and 220 MB contain 1,365 and 3,004 items.</source>
      <translation>Bei 75 KB je Nachricht enthalten Postfächer von 100 und 220 MB 1.365 und 3.004 Elemente.</translation>
    </message>
    <message>
      <source>Both are where the cost per message is constant, which fits the nearly linear growth with mailbox size in the Exchange 2010 paper.</source>
      <translation>Beide liegen dort, wo die Kosten je Nachricht konstant sind; das passt zum nahezu linearen Wachstum mit der Postfachgröße im White Paper zu Exchange 2010.</translation>
    </message>
    <message>
      <source>The two documents agree.</source>
      <translation>Die beiden Dokumente stimmen überein.</translation>
    </message>
    <message>
      <source>2.66 megacycles by the ratio 1:4 of the first release and 2.93 by 3:8 of SP1 both circulate.</source>
      <translation>2,66 Megazyklen nach dem Verhältnis 1:4 der ersten Version und 2,93 nach 3:8 von SP1 sind beide im Umlauf.</translation>
    </message>
    <message>
      <source>2.93, unless all clients use RPC over HTTP: 2.66 is the low end.</source>
      <translation>2,93, außer wenn alle Clients RPC über HTTP nutzen: 2,66 ist das untere Ende.</translation>
    </message>
    <message>
      <source>The comment says 37.5 SPECint_rate2006 per core; the code uses 33.75.</source>
      <translation>Der Kommentar nennt 37,5 SPECint_rate2006 je Kern; der Code verwendet 33,75.</translation>
    </message>
    <message>
      <source>33.75: 540 over 16 cores.</source>
      <translation>33,75: 540 geteilt durch 16 Kerne.</translation>
    </message>
    <message>
      <source>Formatted text such as 57 % is compared with numbers, passive copies count only while they are healthy, and one variable is misspelt.</source>
      <translation>Formatierter Text wie 57 % wird mit Zahlen verglichen, passive Kopien zählen nur, solange sie fehlerfrei sind, und eine Variable ist falsch geschrieben.</translation>
    </message>
    <message>
      <source>Only the tables of the script are used.</source>
      <translation>Nur die Tabellen des Skripts werden verwendet.</translation>
    </message>
    <message>
      <source>The documentation names 20 cores as design size, the Exchange team 24.</source>
      <translation>Die Dokumentation nennt 20 Kerne als Auslegung, das Exchange-Team 24.</translation>
    </message>
    <message>
      <source>24, with 20 as the low end.</source>
      <translation>24, mit 20 als unterem Ende.</translation>
    </message>
    <message>
      <source>It is the peak result of the baseline server; Azure and others publish base results, 32.31 per core here.</source>
      <translation>Es ist das Peak-Ergebnis des Bezugsservers; Azure und andere veröffentlichen Base-Ergebnisse, hier 32,31 je Kern.</translation>
    </message>
    <message>
      <source>Peak results are compared with peak results; mixing the two shifts capacity by 4.5 %.</source>
      <translation>Peak-Ergebnisse werden mit Peak-Ergebnissen verglichen; beide zu mischen verschiebt die Kapazität um 4,5 %.</translation>
    </message>
    <message>
      <source>The default of 35.83 per core is that of an E5-2630, not of the baseline.</source>
      <translation>Der Vorgabewert 35,83 je Kern ist der eines E5-2630, nicht der des Bezugsservers.</translation>
    </message>
    <message>
      <source>33.75 per core is the baseline; 35.83 is used nowhere.</source>
      <translation>33,75 je Kern ist der Bezug; 35,83 wird nirgends verwendet.</translation>
    </message>
    <message>
      <source>6 MB a mailbox, and so 30 GB for 5,000 mailboxes, lies between 3 MB at 50 and 18 MB at 300 messages.</source>
      <translation>6 MB je Postfach, also 30 GB für 5.000 Postfächer, liegen zwischen 3 MB bei 50 und 18 MB bei 300 Nachrichten.</translation>
    </message>
    <message>
      <source>3 MB for each 50 messages gives 9 MB at 150, and both other rows are on that line.</source>
      <translation>3 MB je 50 Nachrichten ergeben 9 MB bei 150, und beide anderen Zeilen liegen auf dieser Geraden.</translation>
    </message>
    <message>
      <source>9 MB a mailbox, 45 GB.</source>
      <translation>9 MB je Postfach, 45 GB.</translation>
    </message>
    <message>
      <source>Disk operations are said to be more than 50 % lower than those of Exchange 2010.</source>
      <translation>Sie sollen mehr als 50 % niedriger sein als die von Exchange 2010.</translation>
    </message>
    <message>
      <source>The remembered 0.067 operations at 100 messages are 44 % below the 0.12 of a stand-alone server and 33 % below the 0.10 of a DAG.</source>
      <translation>0,067 Vorgänge bei 100 Nachrichten, ein erinnerter Wert, liegen 44 % unter den 0,12 eines eigenständigen Servers und 33 % unter den 0,10 einer DAG.</translation>
    </message>
    <message>
      <source>The statement is not used as a factor.</source>
      <translation>Die Aussage wird nicht als Faktor verwendet.</translation>
    </message>
    <message>
      <source>A factor of 3.8 for logs is printed for every size above 150 KB.</source>
      <translation>Für jede Größe über 150 KB steht das 3,8-Fache der Protokolle.</translation>
    </message>
    <message>
      <source>The page of the Exchange Team means a doubling for each doubling of the size: 1.9 at 150 KB and 3.8 at 300 KB.</source>
      <translation>Die Seite des Exchange-Teams meint eine Verdopplung je Verdopplung der Größe: 1,9 bei 150 KB und 3,8 bei 300 KB.</translation>
    </message>
    <message>
      <source>Logs grow with a power of the size; the high end of the power is a full doubling.</source>
      <translation>Protokolle wachsen mit einer Potenz der Größe; das obere Ende der Potenz ist eine volle Verdopplung.</translation>
    </message>
    <message>
      <source>The earlier copy prints 163 MB for a passive database.</source>
      <translation>Die frühere Kopie druckt 163 MB für eine passive Datenbank.</translation>
    </message>
    <message>
      <source>20 % of 1.6 GB is 328 MB; the later copy prints 327.68 MB.</source>
      <translation>20 % von 1,6 GB sind 328 MB; die spätere Kopie druckt 327,68 MB.</translation>
    </message>
    <message>
      <source>The score per core is multiplied by the clock of the one processor and divided by that of the other, although the score contains the clock.</source>
      <translation>Das Ergebnis je Kern wird mit dem Takt des einen Prozessors multipliziert und durch den des anderen geteilt, obwohl das Ergebnis den Takt enthält.</translation>
    </message>
    <message>
      <source>With the scores alone, 11.25 cores become 10.60, not 10.35.</source>
      <translation>Mit den Ergebnissen allein werden aus 11,25 Kernen 10,60, nicht 10,35.</translation>
    </message>
    <message>
      <source>Scores are compared without clocks, as everywhere in this program.</source>
      <translation>Ergebnisse werden ohne Takte verglichen, wie überall in diesem Programm.</translation>
    </message>
    <message>
      <source>5 to 6 % of the database storage is said to be enough, and 5 to 10 % to be expected.</source>
      <translation>5 bis 6 % des Datenbankspeichers sollen genügen, und 5 bis 10 % seien zu erwarten.</translation>
    </message>
    <message>
      <source>5 %, with 10 % as the high end.</source>
      <translation>5 %, mit 10 % als oberem Ende.</translation>
    </message>
    <message>
      <source>A report on the documentation (issue 72) says 24 cores; the change that answered it and the preferred architecture say 48.</source>
      <translation>Eine Meldung zur Dokumentation (Issue 72) nennt 24 Kerne; die Änderung darauf und die bevorzugte Architektur nennen 48.</translation>
    </message>
    <message>
      <source>The page on hardware counts physical cores, the page on processors logical ones, and the code flags logical ones first.</source>
      <translation>Die Seite über Hardware zählt physische Kerne, die über Prozessoren logische, und der Code beanstandet zuerst logische.</translation>
    </message>
    <message>
      <source>Physical cores, as in the preferred architecture.</source>
      <translation>Physische Kerne, wie in der bevorzugten Architektur.</translation>
    </message>
    <message>
      <source>The script of the calculator halves a vCPU at two per core; a practitioner calls that too severe.</source>
      <translation>Das Skript des Rechners halbiert eine vCPU bei zweien je Kern; ein Praktiker nennt das zu streng.</translation>
    </message>
    <message>
      <source>Azure measured 0.64 of a core for each of the two threads of a core.</source>
      <translation>Azure hat für jeden der beiden Threads eines Kerns 0,64 eines Kerns gemessen.</translation>
    </message>
    <message>
      <source>The measured ratio is used; half is its low end.</source>
      <translation>Das gemessene Verhältnis wird verwendet; die Hälfte ist sein unteres Ende.</translation>
    </message>
    <message>
      <source>A copy of TechNet says 4 GB and 3 to 30 MB for each mailbox, but 8 GB at least, for several roles with Mailbox, and 2 GB for each core, but 8 GB at least, for Client Access alone or with Hub Transport.</source>
      <translation>Eine Kopie von TechNet nennt für mehrere Rollen mit Mailbox 4 GB und 3 bis 30 MB je Postfach, mindestens aber 8 GB, und für Client Access allein oder mit Hub Transport 2 GB je Kern, mindestens aber 8 GB.</translation>
    </message>
    <message>
      <source>The collected guidance begins at 8 GB for several roles and at 4 GB for the other two.</source>
      <translation>Die gesammelten Empfehlungen beginnen bei 8 GB für mehrere Rollen und bei 4 GB für die beiden anderen.</translation>
    </message>
    <message>
      <source>The collected guidance is used: for several roles up to 4 GB more than TechNet; 8 GB is the high end for Client Access.</source>
      <translation>Die gesammelten Empfehlungen werden verwendet: für mehrere Rollen bis zu 4 GB mehr als TechNet; 8 GB sind das obere Ende für Client Access.</translation>
    </message>
    <message>
      <source>12,000 users take 15 % of the host and 16,000 take 32 %: 1.6 times as much per user.</source>
      <translation>12.000 Benutzer brauchen 15 % des Hosts und 16.000 brauchen 32 %: das 1,6-Fache je Benutzer.</translation>
    </message>
    <message>
      <source>One test has one VM, the other eight; how much of the difference is due to that cannot be determined.</source>
      <translation>Der eine Test hat eine VM, der andere acht; wie viel des Unterschieds davon kommt, lässt sich nicht sagen.</translation>
    </message>
    <message>
      <source>No line is drawn through the two numbers.</source>
      <translation>Die beiden Zahlen werden nicht auf eine Gerade gelegt.</translation>
    </message>
    <message>
      <source>Results differ by up to 50 % depending on the year of the compiler; one result of 0 was withdrawn.</source>
      <translation>Sie unterscheiden sich um bis zu 50 % mit dem Jahr des Compilers; ein Ergebnis von 0 wurde zurückgezogen.</translation>
    </message>
    <message>
      <source>Xeon E5-2620 v4: 53.5 to 66.7 in 2017 and 2018, 80.4 in June 2023.</source>
      <translation>Xeon E5-2620 v4: 53,5 bis 66,7 in den Jahren 2017 und 2018, 80,4 im Juni 2023.</translation>
    </message>
    <message>
      <source>Medians are used, withdrawn results are left out, and the range of the conversion covers the rest.</source>
      <translation>Verwendet werden Mediane, zurückgezogene Ergebnisse entfallen, und die Spanne der Umrechnung deckt den Rest ab.</translation>
    </message>
    <message>
      <source>The sizes of Azure in the library carry what was measured.</source>
      <translation type="vanished">Die Azure-Größen der Bibliothek tragen das Gemessene.</translation>
    </message>
  </context>
  <context>
    <name>Explore</name>
    <message>
      <source>Canvas</source>
      <translation>Zeichenfläche</translation>
    </message>
    <message>
      <source>Explore</source>
      <translation>Auswertung</translation>
    </message>
    <message>
      <source>Canvas or Explore</source>
      <translation>Zeichenfläche oder Auswertung</translation>
    </message>
  </context>
  <context>
    <name>ExplorePage</name>
    <message>
      <source>Explore</source>
      <translation>Auswertung</translation>
    </message>
    <message>
      <source>Back to canvas (Esc)</source>
      <translation>Zurück zur Zeichenfläche (Esc)</translation>
    </message>
  </context>
  <context>
    <name>ExploringPanel</name>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Progress: {0}</source>
      <translation>Fortschritt: {0}</translation>
    </message>
    <message>
      <source>The plan has no design yet.</source>
      <translation>Der Plan hat noch keinen Entwurf.</translation>
    </message>
    <message>
      <source>Cancelled. Change a value to start again.</source>
      <translation>Abgebrochen. Ändern Sie einen Wert, um neu zu beginnen.</translation>
    </message>
    <message>
      <source>What-if preview:</source>
      <translation>Was-wäre-wenn-Vorschau:</translation>
    </message>
    <message>
      <source>%p %, {0} s left</source>
      <translation>%p %, noch {0} s</translation>
    </message>
  </context>
  <context>
    <name>ExportDialog</name>
    <message>
      <source>Designs</source>
      <translation>Entwürfe</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Exportieren…</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>Exportieren</translation>
    </message>
    <message>
      <source>Growth of all users per year, in percent</source>
      <translation>Wachstum aller Benutzer pro Jahr, in Prozent</translation>
    </message>
    <message>
      <source>Growth per year</source>
      <translation>Wachstum pro Jahr</translation>
    </message>
    <message>
      <source>Format</source>
      <translation>Format</translation>
    </message>
  </context>
  <context>
    <name>FactorBar</name>
    <message>
      <source>Outline: range of the figure. Fill: 80 % interval after the fit. Dotted: published. Solid: fitted.</source>
      <translation>Umriss: Spanne der Kennzahl. Füllung: nach der Anpassung, 80 %. Punktiert: veröffentlicht. Durchgezogen: angepasst.</translation>
    </message>
  </context>
  <context>
    <name>FailureBar</name>
    <message>
      <source>Restart VMs on other hosts (HA)</source>
      <translation>VMs auf anderen Hosts neu starten (HA)</translation>
    </message>
    <message>
      <source>End preview</source>
      <translation>Vorschau beenden</translation>
    </message>
    <message>
      <source>nothing else</source>
      <translation>sonst nichts</translation>
    </message>
    <message>
      <source>Preview of a failure</source>
      <translation>Vorschau eines Ausfalls</translation>
    </message>
    <message>
      <source>Fails</source>
      <translation>Fällt aus</translation>
    </message>
    <message>
      <source>Fails at the same time</source>
      <translation>Fällt gleichzeitig aus</translation>
    </message>
    <message>
      <source>Failure preview</source>
      <translation>Ausfallvorschau</translation>
    </message>
    <message>
      <source>and</source>
      <translation>und</translation>
    </message>
  </context>
  <context>
    <name>FailuresPanel</name>
    <message>
      <source>Two at a time</source>
      <translation>Zwei gleichzeitig</translation>
    </message>
    <message>
      <source>Restart VMs on other hosts (HA)</source>
      <translation>VMs auf anderen Hosts neu starten (HA)</translation>
    </message>
    <message>
      <source>Failures, worst first</source>
      <translation>Ausfälle, schwerste zuerst</translation>
    </message>
    <message>
      <source>Worst case for each machine</source>
      <translation>Schlimmster Fall je Maschine</translation>
    </message>
    <message>
      <source>By failure</source>
      <translation>Nach Ausfall</translation>
    </message>
    <message>
      <source>By machine</source>
      <translation>Nach Maschine</translation>
    </message>
    <message>
      <source>Failures</source>
      <translation>Ausfälle</translation>
    </message>
    <message>
      <source>The table shows the {0} worst of {1}.</source>
      <translation>Die Tabelle zeigt die {0} schwersten von {1}.</translation>
    </message>
    <message>
      <source>What-if preview:</source>
      <translation>Was-wäre-wenn-Vorschau:</translation>
    </message>
  </context>
  <context>
    <name>FailuresView</name>
    <message>
      <source>{0} (preview, nothing in the plan changes)</source>
      <translation>{0} (Vorschau, der Plan ändert sich nicht)</translation>
    </message>
    <message>
      <source>Cells show users not served or, if there are none, the busiest machine. Diagonal: single failures.</source>
      <translation>Benutzer ohne Dienst; wenn keine, die am stärksten belastete Maschine. Diagonale: ein Ausfall.</translation>
    </message>
    <message>
      <source>Matrix of single and double failures</source>
      <translation>Ausfälle paarweise</translation>
    </message>
  </context>
  <context>
    <name>FigureBlock</name>
    <message>
      <source>Change…</source>
      <translation>Ändern…</translation>
    </message>
    <message>
      <source>Override for this plan…</source>
      <translation>Für diesen Plan abweichend festlegen…</translation>
    </message>
    <message>
      <source>Restore published value</source>
      <translation>Veröffentlichten Wert wiederherstellen</translation>
    </message>
    <message>
      <source>Interpretations side by side</source>
      <translation>Lesarten im Vergleich</translation>
    </message>
    <message>
      <source>Errors in the document</source>
      <translation>Fehler im Dokument</translation>
    </message>
    <message>
      <source>✓ used</source>
      <translation>✓ verwendet</translation>
    </message>
    <message>
      <source>not used</source>
      <translation>nicht verwendet</translation>
    </message>
  </context>
  <context>
    <name>Figures</name>
    <message>
      <source>Figures and rules for every version</source>
      <translation>Kennzahlen und Regeln für alle Versionen</translation>
    </message>
    <message>
      <source>Exchange 2003 on Xeon 7020</source>
      <translation>Exchange 2003 auf Xeon 7020</translation>
    </message>
    <message>
      <source>Outlook users are LoadSim heavy users; the message profile does not change them.</source>
      <translation>Benutzer mit Outlook sind Heavy-Benutzer von LoadSim; das Nachrichtenprofil ändert sie nicht.</translation>
    </message>
    <message>
      <source>Exchange 2007, Test 1 (strict)</source>
      <translation>Exchange 2007, Test 1 (streng)</translation>
    </message>
    <message>
      <source>About 1.6 times Test 2 for the same work; the document does not say why.</source>
      <translation>Etwa das 1,6-Fache von Test 2 für dieselbe Arbeit; das Dokument sagt nicht, warum.</translation>
    </message>
    <message>
      <source>Exchange 2007, Test 2</source>
      <translation>Exchange 2007, Test 2</translation>
    </message>
    <message>
      <source>The document names no processor: 1 core of relative speed 1 is a core of its test server, regardless of clock.</source>
      <translation>Das Dokument nennt keinen Prozessor: 1 Kern mit relativer Leistung 1 ist ein Kern seines Testservers, unabhängig vom Takt.</translation>
    </message>
    <message>
      <source>Exchange 2010 on two Xeon X5470, by megacycles</source>
      <translation>Exchange 2010 auf zwei Xeon X5470, nach Megazyklen</translation>
    </message>
    <message>
      <source>Megacycles include peak and headroom. They are never mixed with the measured costs of Exchange 2010.</source>
      <translation>Megazyklen enthalten Spitzenlast und Reserve. Sie werden nie mit den gemessenen Kosten von Exchange 2010 vermischt.</translation>
    </message>
    <message>
      <source>Exchange 2010 SP1 on two Xeon L5335</source>
      <translation>Exchange 2010 SP1 auf zwei Xeon L5335</translation>
    </message>
    <message>
      <source>Exchange 2010 on two Xeon L5335</source>
      <translation>Exchange 2010 auf zwei Xeon L5335</translation>
    </message>
    <message>
      <source>Exchange 2013 on two Xeon E5-2650, by megacycles</source>
      <translation>Exchange 2013 auf zwei Xeon E5-2650, nach Megazyklen</translation>
    </message>
    <message>
      <source>Exchange 2016 on two Xeon E5-2650, by megacycles</source>
      <translation>Exchange 2016 auf zwei Xeon E5-2650, nach Megazyklen</translation>
    </message>
    <message>
      <source>Exchange 2019, with the megacycles of 2016</source>
      <translation>Exchange 2019, mit den Megazyklen von 2016</translation>
    </message>
    <message>
      <source>No published figures were found for Exchange 2019; those of 2016 are used, with a wide range.</source>
      <translation>Für Exchange 2019 wurde keine veröffentlichte Kennzahl gefunden: Es gelten die von 2016 mit weiter Spanne.</translation>
    </message>
    <message>
      <source>Exchange SE, with the megacycles of 2016</source>
      <translation>Exchange SE, mit den Megazyklen von 2016</translation>
    </message>
    <message>
      <source>No published figures were found for Exchange SE. Its first release has the same code as 2019 CU15, so the figures of 2019 are used.</source>
      <translation>Für Exchange SE wurde keine veröffentlichte Kennzahl gefunden. Die erste Version hat den Code von 2019 CU15: Es gelten die Kennzahlen von 2019.</translation>
    </message>
    <message>
      <source>Databases, logs and disks</source>
      <translation>Datenbanken, Protokolle und Datenträger</translation>
    </message>
    <message>
      <source>VMware ESX Server 3.0.1</source>
      <translation>VMware ESX Server 3.0.1</translation>
    </message>
    <message>
      <source>Derating (users at the ceiling) and inflation (CPU for the same users) are two views of the same overhead and are never multiplied.</source>
      <translation>Abschlag (Benutzer an der Obergrenze) und Mehrverbrauch (CPU bei gleichen Benutzern) sind zwei Sichten auf denselben Mehraufwand und werden nie multipliziert.</translation>
    </message>
    <message>
      <source>Generic hypervisor (2010s, with hardware assist)</source>
      <translation>Generischer Hypervisor (2010er, mit Hardwareunterstützung)</translation>
    </message>
    <message>
      <source>10 to 12 % overhead; no memory overcommitment for Exchange.</source>
      <translation>10 bis 12 % Mehraufwand; keine Überbuchung von Arbeitsspeicher für Exchange.</translation>
    </message>
    <message>
      <source>Microsoft Hyper-V (Windows Server 2008 R2)</source>
      <translation>Microsoft Hyper-V (Windows Server 2008 R2)</translation>
    </message>
    <message>
      <source>No page sharing; 10 to 12 % overhead; no dynamic memory for Exchange.</source>
      <translation>Kein Page Sharing; 10 bis 12 % Mehraufwand; kein dynamischer Arbeitsspeicher für Exchange.</translation>
    </message>
    <message>
      <source>Microsoft Hyper-V (Windows Server 2012 R2 and later)</source>
      <translation>Microsoft Hyper-V (Windows Server 2012 R2 und neuer)</translation>
    </message>
    <message>
      <source>No measured overhead for Exchange was found; that of the generic hypervisor is used.</source>
      <translation>Kein gemessener Mehraufwand für Exchange gefunden: Es gilt der des generischen Hypervisors.</translation>
    </message>
    <message>
      <source>KVM, with Proxmox and others</source>
      <translation>KVM, auch Proxmox und andere</translation>
    </message>
    <message>
      <source>No published figure for Exchange was found; that of the generic hypervisor is used.</source>
      <translation>Keine veröffentlichte Kennzahl für Exchange gefunden: Dies ist der generische Hypervisor.</translation>
    </message>
    <message>
      <source>Nutanix AHV</source>
      <translation>Nutanix AHV</translation>
    </message>
    <message>
      <source>VMware vSphere 4</source>
      <translation>VMware vSphere 4</translation>
    </message>
    <message>
      <source>VMware vSphere 5 and later</source>
      <translation>VMware vSphere 5 und neuer</translation>
    </message>
    <message>
      <source>No measured overhead for Exchange after vSphere 5 was found; that of the generic hypervisor is used.</source>
      <translation>Nach vSphere 5 kein gemessener Mehraufwand für Exchange gefunden: Es gilt der des generischen Hypervisors.</translation>
    </message>
    <message>
      <source>Engineering judgement of this program's developers</source>
      <translation>Fachliche Einschätzung der Entwickler dieses Programms</translation>
    </message>
    <message>
      <source>yours</source>
      <translation>eigener Wert</translation>
    </message>
    <message>
      <source>Disk operations of a Hub Transport server per message, database cache 128 MB</source>
      <translation>Datenträgervorgänge eines Hub-Transport-Servers je Nachricht, Datenbankcache 128 MB</translation>
    </message>
    <message>
      <source>Measured on Exchange 2007 SP1; used for 2010 with the same transport database.</source>
      <translation>Gemessen unter Exchange 2007 SP1; für 2010 mit derselben Transportdatenbank verwendet.</translation>
    </message>
    <message>
      <source>Exchange 2007 SP1</source>
      <translation>Exchange 2007 SP1</translation>
    </message>
    <message>
      <source>Disk operations of a Hub Transport server per message, database cache 512 MB</source>
      <translation>Datenträgervorgänge eines Hub-Transport-Servers je Nachricht, Datenbankcache 512 MB</translation>
    </message>
    <message>
      <source>26.71 fell to 11.67 at about 21 messages per second; the combined-role tests of ms-2007-cas-hub showed 14.1 to 16.0 at up to 46.8. One single-role run there reached 24.82, which is outside the range.</source>
      <translation>Bei etwa 21 Nachrichten pro Sekunde sank der Wert von 26,71 auf 11,67; die Tests kombinierter Rollen von ms-2007-cas-hub ergaben 14,1 bis 16,0 bei bis zu 46,8 Nachrichten pro Sekunde. Ein Lauf dort mit einzelnen Rollen erreichte 24,82 und liegt außerhalb der Spanne.</translation>
    </message>
    <message>
      <source>4 GB of memory or more; caches above 512 MB were not tested</source>
      <translation>ab 4 GB Arbeitsspeicher; Caches über 512 MB wurden nicht getestet</translation>
    </message>
    <message>
      <source>Messages per second per user with 100 messages per day, where none are measured</source>
      <translation>Nachrichten pro Sekunde je Benutzer mit 100 Nachrichten am Tag, wo keine gemessen sind</translation>
    </message>
    <message>
      <source>The message rate is a separate input in the tests; enter the measured rate if you have it.</source>
      <translation>Die Nachrichtenrate ist in den Tests eine eigene Eingabe; geben Sie die gemessene Rate an, wenn Sie sie haben.</translation>
    </message>
    <message>
      <source>mean of the four combined-role runs of Test 2: 2.052, 2.388, 2.434 and 2.299 per second per 1,000 users; 2.05 to 5.9 over all runs</source>
      <translation>Mittel der vier Läufe mit kombinierten Rollen von Test 2: 2,052, 2,388, 2,434 und 2,299 pro Sekunde je 1.000 Benutzer; 2,05 bis 5,9 über alle Läufe</translation>
    </message>
    <message>
      <source>1/s/user</source>
      <translation>1/s/Benutzer</translation>
    </message>
    <message>
      <source>Web connections per Outlook Anywhere user</source>
      <translation>Webverbindungen je Benutzer mit Outlook Anywhere</translation>
    </message>
    <message>
      <source>mean of the four combined-role runs of Tests 2b and 2c: 8.51; 7.65 to 9.69 there, 11.54 in the base mix</source>
      <translation>Mittel der vier Läufe mit kombinierten Rollen der Tests 2b und 2c: 8,51; dort 7,65 bis 9,69, in der Grundmischung 11,54</translation>
    </message>
    <message>
      <source>1/user</source>
      <translation>1/Benutzer</translation>
    </message>
    <message>
      <source>Transport database cache from which the lower disk cost applies, and the largest one tested</source>
      <translation>Cache der Transportdatenbank, ab dem die niedrigeren Datenträgerkosten gelten, und der größte getestete</translation>
    </message>
    <message>
      <source>Share of mailboxes with a user below which a note asks to check the users of each protocol</source>
      <translation>Anteil der Postfächer mit Benutzer, unter dem ein Hinweis zur Prüfung der Benutzer je Protokoll erscheint</translation>
    </message>
    <message>
      <source>It moves no other number. Shared mailboxes and users who are away make it less than 1.</source>
      <translation>Er ändert keine andere Zahl. Freigegebene Postfächer und abwesende Benutzer machen ihn kleiner als 1.</translation>
    </message>
    <message>
      <source>Outlook Web Access requests per second per user, where none are measured</source>
      <translation>OWA-Anforderungen pro Sekunde je Benutzer, wo keine gemessen sind</translation>
    </message>
    <message>
      <source>mean of six runs of Test 2, 0.0251 to 0.0263; base mix 4.5 / 150 = 0.030</source>
      <translation>Mittel von sechs Läufen von Test 2, 0,0251 bis 0,0263; Grundmischung 4,5 / 150 = 0,030</translation>
    </message>
    <message>
      <source>ActiveSync requests per second per user, where none are measured</source>
      <translation>ActiveSync-Anforderungen pro Sekunde je Benutzer, wo keine gemessen sind</translation>
    </message>
    <message>
      <source>The tests load ActiveSync far more lightly than the production mix; enter the measured rate if you have it.</source>
      <translation>Die Tests belasten ActiveSync weit schwächer als die Mischung des Betriebs; geben Sie die gemessene Rate an, wenn Sie sie haben.</translation>
    </message>
    <message>
      <source>mean of the six runs of Test 2, 0.0034 to 0.0065; 0.0028 to 0.0065 over all tests, 8.5 / 600 = 0.0142 in the base mix</source>
      <translation>Mittel der sechs Läufe von Test 2, 0,0034 bis 0,0065; 0,0028 bis 0,0065 über alle Tests, 8,5 / 600 = 0,0142 in der Grundmischung</translation>
    </message>
    <message>
      <source>Memory that a 32-bit system can use</source>
      <translation>Arbeitsspeicher, den ein 32-Bit-System nutzen kann</translation>
    </message>
    <message>
      <source>Ceiling of the disk gauge</source>
      <translation>Obergrenze der Datenträgeranzeige</translation>
    </message>
    <message>
      <source>Ceiling of the network gauge</source>
      <translation>Obergrenze der Netzwerkanzeige</translation>
    </message>
    <message>
      <source>Cores up to which a combined CAS and Hub server is not recommended</source>
      <translation>Kerne, bis zu denen ein kombinierter Server für CAS und Hub nicht empfohlen wird</translation>
    </message>
    <message>
      <source>Memory up to which a combined CAS and Hub server is not recommended</source>
      <translation>Arbeitsspeicher, bis zu dem ein kombinierter Server für CAS und Hub nicht empfohlen wird</translation>
    </message>
    <message>
      <source>Messages per day of the published user: 20 sent, 80 received</source>
      <translation>Nachrichten am Tag des veröffentlichten Benutzers: 20 gesendet, 80 empfangen</translation>
    </message>
    <message>
      <source>1/day</source>
      <translation>1/Tag</translation>
    </message>
    <message>
      <source>Peak factor in the published normalised user counts</source>
      <translation>Spitzenfaktor in den veröffentlichten normierten Benutzerzahlen</translation>
    </message>
    <message>
      <source>Mailbox size at which an IMAP4 user costs twice its fixed part</source>
      <translation>Postfachgröße, bei der ein IMAP4-Benutzer das Doppelte seines festen Anteils kostet</translation>
    </message>
    <message>
      <source>8.9 MB if the factor of 10 in concurrent users is used instead; the two limits have different units and are not mixed.</source>
      <translation>8,9 MB, wenn stattdessen der Faktor 10 der gleichzeitigen Benutzer gilt; die beiden Grenzen haben verschiedene Einheiten und werden nicht vermischt.</translation>
    </message>
    <message>
      <source>k (fixed + size) through 62,000 daily users at 2 MB and 14,000 at 100 MB</source>
      <translation>k (fest + Größe) durch 62.000 Tagesbenutzer bei 2 MB und 14.000 bei 100 MB</translation>
    </message>
    <message>
      <source>Mailbox size of the published IMAP4 cost</source>
      <translation>Postfachgröße der veröffentlichten IMAP4-Kosten</translation>
    </message>
    <message>
      <source>Message size of the combined-role tests</source>
      <translation>Nachrichtengröße der Tests kombinierter Rollen</translation>
    </message>
    <message>
      <source>Printed as 82,059 KB; at 23.7 messages per second that would be 1.86 GB per second. The tests of the documents used messages of 45 to 112 KB.</source>
      <translation>Gedruckt als 82.059 KB; bei 23,7 Nachrichten pro Sekunde wären das 1,86 GB pro Sekunde. Die Tests der Dokumente liefen mit Nachrichten von 45 bis 112 KB.</translation>
    </message>
    <message>
      <source>82,059 bytes</source>
      <translation>82.059 Byte</translation>
    </message>
    <message>
      <source>Items in a folder up to which the cost of an IMAP4 session is linear</source>
      <translation>Elemente in einem Ordner, bis zu denen die Kosten einer IMAP4-Sitzung linear sind</translation>
    </message>
    <message>
      <source>The curves exist only as pictures: the slopes beyond this are unknown. Best case: no SSL, UID and FLAGS only.</source>
      <translation>Die Kurven gibt es nur als Bilder: Die Steigungen darüber sind nicht bekannt. Günstigster Fall: kein SSL, nur UID und FLAGS.</translation>
    </message>
    <message>
      <source>items</source>
      <translation>Elemente</translation>
    </message>
    <message>
      <source>Items in a folder above which the cost of an IMAP4 session rises steeply</source>
      <translation>Elemente in einem Ordner, ab denen die Kosten einer IMAP4-Sitzung steil ansteigen</translation>
    </message>
    <message>
      <source>Minimum memory for a transport database cache of 512 MB</source>
      <translation>Mindestspeicher für einen Cache der Transportdatenbank von 512 MB</translation>
    </message>
    <message>
      <source>Most web connections measured on one server</source>
      <translation>Höchste auf einem Server gemessene Zahl von Webverbindungen</translation>
    </message>
    <message>
      <source>Memory use at which the transport service begins to reject mail</source>
      <translation>Speichernutzung, ab der der Transportdienst E-Mails ablehnt</translation>
    </message>
    <message>
      <source>The transport service does not monitor CPU and network.</source>
      <translation>Der Transportdienst überwacht CPU und Netzwerk nicht.</translation>
    </message>
    <message>
      <source>Cores up to which a combined CAS and Hub server cannot use 16 GB</source>
      <translation>Kerne, bis zu denen ein kombinierter Server für CAS und Hub keine 16 GB nutzen kann</translation>
    </message>
    <message>
      <source>Memory that a combined CAS and Hub server of 4 cores cannot use</source>
      <translation>Arbeitsspeicher, den ein kombinierter Server für CAS und Hub mit 4 Kernen nicht nutzen kann</translation>
    </message>
    <message>
      <source>Lowest plausible SPECint_rate2006 per core for a processor of the time</source>
      <translation>Kleinster plausibler SPECint_rate2006-Wert je Kern für einen Prozessor jener Zeit</translation>
    </message>
    <message>
      <source>Highest plausible SPECint_rate2006 per core</source>
      <translation>Größter plausibler SPECint_rate2006-Wert je Kern</translation>
    </message>
    <message>
      <source>A larger value is probably a SPECint2006 speed, a SPECrate2017 or a whole-machine value of another configuration.</source>
      <translation>Ein größerer Wert ist wahrscheinlich ein SPECint2006-Geschwindigkeitswert, ein SPECrate2017-Wert oder der Wert einer ganzen Maschine anderer Ausstattung.</translation>
    </message>
    <message>
      <source>Lowest plausible SPECrate2017_int_base per core</source>
      <translation>Kleinstes plausibles SPECrate2017_int_base je Kern</translation>
    </message>
    <message>
      <source>Highest plausible SPECrate2017_int_base per core</source>
      <translation>Größtes plausibles SPECrate2017_int_base je Kern</translation>
    </message>
    <message>
      <source>A larger value is probably a SPECint_rate2006 or a value of a machine with more cores.</source>
      <translation>Ein größerer Wert ist vermutlich ein SPECint_rate2006 oder der Wert einer Maschine mit mehr Kernen.</translation>
    </message>
    <message>
      <source>SPECint_rate2006 per point of SPECrate2017_int_base</source>
      <translation>SPECint_rate2006 je Punkt SPECrate2017_int_base</translation>
    </message>
    <message>
      <source>An estimate: processors since 2018 have no SPECint_rate2006. Results of 2017 and 2018, with older compilers, come out 15 to 25 % low. SPEC advises against converting.</source>
      <translation>Eine Schätzung: Prozessoren seit 2018 haben kein SPECint_rate2006. Ergebnisse von 2017 und 2018 mit älteren Compilern fallen 15 bis 25 % zu niedrig aus. SPEC rät von Umrechnungen ab.</translation>
    </message>
    <message>
      <source>mean of 645 / 65.7 = 9.82 and 810 / 83.9 = 9.65</source>
      <translation>Mittel aus 645 / 65,7 = 9,82 und 810 / 83,9 = 9,65</translation>
    </message>
    <message>
      <source>Cores of the recommended combined CAS and Hub server</source>
      <translation>Kerne des empfohlenen kombinierten Servers für CAS und Hub</translation>
    </message>
    <message>
      <source>Memory of the recommended combined CAS and Hub server</source>
      <translation>Arbeitsspeicher des empfohlenen kombinierten Servers für CAS und Hub</translation>
    </message>
    <message>
      <source>Capacity of a vCPU that is a hyper-thread, relative to a core</source>
      <translation>Anteil eines Kerns, den eine vCPU auf einem Hyperthread leistet</translation>
    </message>
    <message>
      <source>Measured by SPECint_rate2006, not with Exchange. That v3 sizes are hyper-threaded and v2 sizes are not is a rule of the family, which the page does not state.</source>
      <translation>Mit SPECint_rate2006 gemessen, nicht mit Exchange. Dass Größen mit v3 Threads haben und solche mit v2 keine, ist die Regel der Reihe; die Seite sagt es nicht.</translation>
    </message>
    <message>
      <source>(300.7 / 16) / (473.0 / 16); 159.9 / 250.2 = 0.639 at 8 vCPUs. The low end is half a core, as sizing tools take it at 2:1; the high end allows for the spread of the runs, 5 % of the mean.</source>
      <translation>(300,7 / 16) / (473,0 / 16); 159,9 / 250,2 = 0,639 bei 8 vCPUs. Das untere Ende ist ein halber Kern, wie ihn Rechner bei 2:1 ansetzen; das obere berücksichtigt die Streuung der Läufe, 5 % des Mittels.</translation>
    </message>
    <message>
      <source>Hyper-threads of a core</source>
      <translation>Hyperthreads eines Kerns</translation>
    </message>
    <message>
      <source>Processors of servers that Exchange runs on have two.</source>
      <translation>Prozessoren von Servern, auf denen Exchange läuft, haben zwei.</translation>
    </message>
    <message>
      <source>Heavy users that bring one processor to the measuring point</source>
      <translation>Heavy-Benutzer, die einen Prozessor bis zum Messpunkt auslasten</translation>
    </message>
    <message>
      <source>95 % of the response times under 500 ms</source>
      <translation>95 % der Antwortzeiten unter 500 ms</translation>
    </message>
    <message>
      <source>users</source>
      <translation>Benutzer</translation>
    </message>
    <message>
      <source>Loss per additional processor of a physical server</source>
      <translation>Verlust je weiterem Prozessor eines physischen Servers</translation>
    </message>
    <message>
      <source>CPU at which users were counted</source>
      <translation>CPU-Auslastung, bei der die Benutzer gezählt wurden</translation>
    </message>
    <message>
      <source>For a VM this refers to the processors assigned to it: one vCPU can use at most 12.5 % of eight cores.</source>
      <translation>Bei einer VM sind die ihr zugewiesenen Prozessoren gemeint: Eine vCPU kann höchstens 12,5 % von acht Kernen nutzen.</translation>
    </message>
    <message>
      <source>How fast CPU grows with users, one processor</source>
      <translation>Wie schnell die CPU mit den Benutzern wächst, ein Prozessor</translation>
    </message>
    <message>
      <source>Two points per curve: the exponent was solved, not tested.</source>
      <translation>Zwei Punkte je Kurve: Der Exponent wurde berechnet, nicht getestet.</translation>
    </message>
    <message>
      <source>How fast CPU grows with users, two processors</source>
      <translation>Wie schnell die CPU mit den Benutzern wächst, zwei Prozessoren</translation>
    </message>
    <message>
      <source>Most processors tested</source>
      <translation>Höchste getestete Zahl von Prozessoren</translation>
    </message>
    <message>
      <source>Clock of a core of the platform</source>
      <translation>Takt eines Kerns der Plattform</translation>
    </message>
    <message>
      <source>Part of the 95th-percentile response time that does not depend on load</source>
      <translation>Teil des 95. Perzentils der Antwortzeit, der nicht von der Last abhängt</translation>
    </message>
    <message>
      <source>The form cannot be identified: each point predicted from the other three is off by -29, +1,110, +30 and -75 ms. The range spans those four fits.</source>
      <translation>Die Form ist nicht bestimmbar: Sagt man jeden Punkt aus den drei anderen voraus, beträgt der Fehler -29, +1.110, +30 und -75 ms. Die Spanne umfasst diese vier Anpassungen.</translation>
    </message>
    <message>
      <source>D + s / (1 - CPU) + e (vCPU - 1) for a VM; rms 10.5 ms over the four points that it was fitted to</source>
      <translation>D + s / (1 - CPU) + e (vCPU - 1) bei einer VM; quadratisches Mittel der Abweichungen 10,5 ms über die vier Punkte der Anpassung</translation>
    </message>
    <message>
      <source>Part of the 95th-percentile response time that grows with load</source>
      <translation>Teil des 95. Perzentils der Antwortzeit, der mit der Last wächst</translation>
    </message>
    <message>
      <source>fit over four points</source>
      <translation>Anpassung über vier Punkte</translation>
    </message>
    <message>
      <source>Response time added per additional vCPU of a VM</source>
      <translation>Zusätzliche Antwortzeit je weiterer vCPU einer VM</translation>
    </message>
    <message>
      <source>In the data, two vCPUs are slower than one at equal load, so no shared queue fits.</source>
      <translation>Zwei vCPUs sind in den Daten bei gleicher Last langsamer als eine, daher passt keine gemeinsame Warteschlange.</translation>
    </message>
    <message>
      <source>Part of the response time that does not depend on load, fitted without the point of one physical processor</source>
      <translation>Teil der Antwortzeit, der nicht von der Last abhängt, Anpassung ohne den Punkt mit einem physischen Prozessor</translation>
    </message>
    <message>
      <source>the same form through the other three points</source>
      <translation>dieselbe Form durch die drei anderen Punkte</translation>
    </message>
    <message>
      <source>Part of the response time that grows with load, fitted without the point of one physical processor</source>
      <translation>Teil der Antwortzeit, der mit der Last wächst, Anpassung ohne den Punkt mit einem physischen Prozessor</translation>
    </message>
    <message>
      <source>Response time added per additional vCPU, fitted without the point of one physical processor</source>
      <translation>Zusätzliche Antwortzeit je weiterer vCPU, Anpassung ohne den Punkt mit einem physischen Prozessor</translation>
    </message>
    <message>
      <source>Part of the response time that does not depend on load, fitted without the point of one virtual processor</source>
      <translation>Teil der Antwortzeit, der nicht von der Last abhängt, Anpassung ohne den Punkt mit einem virtuellen Prozessor</translation>
    </message>
    <message>
      <source>Part of the response time that grows with load, fitted without the point of one virtual processor</source>
      <translation>Teil der Antwortzeit, der mit der Last wächst, Anpassung ohne den Punkt mit einem virtuellen Prozessor</translation>
    </message>
    <message>
      <source>Response time added per additional vCPU, fitted without the point of one virtual processor</source>
      <translation>Zusätzliche Antwortzeit je weiterer vCPU, Anpassung ohne den Punkt mit einem virtuellen Prozessor</translation>
    </message>
    <message>
      <source>Part of the response time that does not depend on load, fitted without the point of two physical processors</source>
      <translation>Teil der Antwortzeit, der nicht von der Last abhängt, Anpassung ohne den Punkt mit zwei physischen Prozessoren</translation>
    </message>
    <message>
      <source>Part of the response time that grows with load, fitted without the point of two physical processors</source>
      <translation>Teil der Antwortzeit, der mit der Last wächst, Anpassung ohne den Punkt mit zwei physischen Prozessoren</translation>
    </message>
    <message>
      <source>Response time added per additional vCPU, fitted without the point of two physical processors</source>
      <translation>Zusätzliche Antwortzeit je weiterer vCPU, Anpassung ohne den Punkt mit zwei physischen Prozessoren</translation>
    </message>
    <message>
      <source>Part of the response time that does not depend on load, fitted without the point of two virtual processors</source>
      <translation>Teil der Antwortzeit, der nicht von der Last abhängt, Anpassung ohne den Punkt mit zwei virtuellen Prozessoren</translation>
    </message>
    <message>
      <source>Part of the response time that grows with load, fitted without the point of two virtual processors</source>
      <translation>Teil der Antwortzeit, der mit der Last wächst, Anpassung ohne den Punkt mit zwei virtuellen Prozessoren</translation>
    </message>
    <message>
      <source>Response time added per additional vCPU, fitted without the point of two virtual processors</source>
      <translation>Zusätzliche Antwortzeit je weiterer vCPU, Anpassung ohne den Punkt mit zwei virtuellen Prozessoren</translation>
    </message>
    <message>
      <source>Lowest CPU at which the response time was measured</source>
      <translation>Niedrigste CPU-Auslastung, bei der die Antwortzeit gemessen wurde</translation>
    </message>
    <message>
      <source>Highest CPU at which the response time was measured</source>
      <translation>Höchste CPU-Auslastung, bei der die Antwortzeit gemessen wurde</translation>
    </message>
    <message>
      <source>Limit of the 95th-percentile response time</source>
      <translation>Grenze des 95. Perzentils der Antwortzeit</translation>
    </message>
    <message>
      <source>Memory per heavy user on the fullest 32-bit server of the tests</source>
      <translation>Arbeitsspeicher je Heavy-Benutzer auf dem am stärksten belegten 32-Bit-Server der Tests</translation>
    </message>
    <message>
      <source>The document says that the memory of a 32-bit system can limit the users of a server, but not at how many: the most it ran on one server was 3,100. The low end, half as much per user, is a judgement.</source>
      <translation>Das Dokument sagt, dass der Arbeitsspeicher eines 32-Bit-Systems die Benutzer eines Servers begrenzen kann, aber nicht, bei wie vielen: Das Höchste, was es auf einem Server getestet hat, waren 3.100. Das untere Ende, halb so viel je Benutzer, ist eine Einschätzung.</translation>
    </message>
    <message>
      <source>3,072 MB / 3,100 users</source>
      <translation>3.072 MB / 3.100 Benutzer</translation>
    </message>
    <message>
      <source>MB/user</source>
      <translation>MB/Benutzer</translation>
    </message>
    <message>
      <source>Memory reserved by the 32-bit system</source>
      <translation>Arbeitsspeicher, den das 32-Bit-System selbst belegt</translation>
    </message>
    <message>
      <source>Memory of each server and VM of the tests</source>
      <translation>Arbeitsspeicher jedes Servers und jeder VM der Tests</translation>
    </message>
    <message>
      <source>Target utilization when a server has exactly the recommended memory</source>
      <translation>Zielauslastung, wenn ein Server genau den empfohlenen Arbeitsspeicher hat</translation>
    </message>
    <message>
      <source>Network traffic per heavy user, received and sent</source>
      <translation>Netzwerkverkehr je Heavy-Benutzer, empfangen und gesendet</translation>
    </message>
    <message>
      <source>Printed with one digit: ± 30 %.</source>
      <translation>Mit einer Stelle gedruckt: ± 30 %.</translation>
    </message>
    <message>
      <source>(3 + 6) Mbps / 8 / 4,000 users</source>
      <translation>(3 + 6) Mbit/s / 8 / 4.000 Benutzer</translation>
    </message>
    <message>
      <source>KB/s/user</source>
      <translation>KB/s/Benutzer</translation>
    </message>
    <message>
      <source>IOPS per mailbox</source>
      <translation>IOPS je Postfach</translation>
    </message>
    <message>
      <source>“Heavy” means something different in each version; the number of messages is used, never the word.</source>
      <translation>„Heavy“ bedeutet je nach Version etwas anderes; verwendet wird die Zahl der Nachrichten, nie das Wort.</translation>
    </message>
    <message>
      <source>IOPS per daily message</source>
      <translation>IOPS je Nachricht am Tag</translation>
    </message>
    <message>
      <source>CPU of a Client Access server per request per second of Outlook Web Access or ActiveSync</source>
      <translation>CPU eines Client-Access-Servers je Anforderung pro Sekunde von Outlook Web Access oder ActiveSync</translation>
    </message>
    <message>
      <source>The requests of the two kinds cannot be separated. With only one of them there is no result, only an upper bound.</source>
      <translation>Die Anforderungen beider Arten lassen sich nicht trennen. Kommt nur eine von beiden vor, gibt es kein Ergebnis, nur eine obere Schranke.</translation>
    </message>
    <message>
      <source>fit of all 14 rows with one factor for Test 1, requests of both kinds pooled: 1.604 x 0.997; with the requests of Outlook Web Access alone 1.60 x 1.20 (model K)</source>
      <translation>Anpassung aller 14 Zeilen mit einem Faktor für Test 1, Anforderungen beider Arten zusammengefasst: 1,604 x 0,997; mit den Anforderungen an Outlook Web Access allein 1,60 x 1,20 (Modell K)</translation>
    </message>
    <message>
      <source>Windows Server 2003; 10 to 73 requests per second</source>
      <translation>Windows Server 2003; 10 bis 73 Anforderungen pro Sekunde</translation>
    </message>
    <message>
      <source>core-%/(1/s)</source>
      <translation>Kern-%/(1/s)</translation>
    </message>
    <message>
      <source>Share of Outlook Web Access in the pooled requests of the tests</source>
      <translation>Anteil von Outlook Web Access an den zusammengefassten Anforderungen der Tests</translation>
    </message>
    <message>
      <source>mean of the six runs of Test 1: 9.5 / (9.5 + 6) = 0.613 to 57 / (57 + 11.2) = 0.836</source>
      <translation>Mittel der sechs Läufe von Test 1: 9,5 / (9,5 + 6) = 0,613 bis 57 / (57 + 11,2) = 0,836</translation>
    </message>
    <message>
      <source>CPU of a Client Access server per Outlook Anywhere user</source>
      <translation>CPU eines Client-Access-Servers je Benutzer mit Outlook Anywhere</translation>
    </message>
    <message>
      <source>the same fit: 1.604 x 13.6 core-% per 1,000 users</source>
      <translation>dieselbe Anpassung: 1,604 x 13,6 Kern-% für 1.000 Benutzer</translation>
    </message>
    <message>
      <source>core-%/user</source>
      <translation>Kern-%/Benutzer</translation>
    </message>
    <message>
      <source>Error of the Client Access fit, in percentage points of the machine's CPU</source>
      <translation>Fehler der Anpassung für Client Access, in Prozentpunkten der CPU der Maschine</translation>
    </message>
    <message>
      <source>leave-one-out error of the pooled fit for the six runs of Test 1: 13.7 points; for all fourteen runs: 10.5</source>
      <translation>Kreuzvalidierungsfehler (eine Zeile ausgelassen) der Anpassung mit zusammengefassten Anforderungen: 13,7 Punkte bei den sechs Läufen von Test 1, 10,5 bei allen vierzehn Läufen</translation>
    </message>
    <message>
      <source>CPU of a Client Access server per Outlook user</source>
      <translation>CPU eines Client-Access-Servers je Benutzer mit Outlook</translation>
    </message>
    <message>
      <source>The cost of the 4,830 Outlook users in every run of Test 2 is contained in the other costs of the fit. If only Outlook uses a Client Access server, there is no data on its CPU.</source>
      <translation>Die Kosten der 4.830 Outlook-Benutzer jedes Laufs von Test 2 stecken in den übrigen Kosten der Anpassung. Wird ein Client-Access-Server nur von Outlook genutzt, gibt es keine Daten zu seiner CPU.</translation>
    </message>
    <message>
      <source>before Exchange 2010, Outlook connected to the Mailbox server: its load on Client Access is not part of the fit</source>
      <translation>vor Exchange 2010 verband sich Outlook mit dem Mailbox-Server: seine Last auf Client Access ist nicht Teil der Anpassung</translation>
    </message>
    <message>
      <source>CPU of a Hub Transport server per message per second, without the part that grows with size</source>
      <translation>CPU eines Hub-Transport-Servers je Nachricht pro Sekunde, ohne den Teil, der mit der Größe wächst</translation>
    </message>
    <message>
      <source>the same fit: 1.604 x 3.943</source>
      <translation>dieselbe Anpassung: 1,604 x 3,943</translation>
    </message>
    <message>
      <source>No further growth with size: it is included in the figure for MB per second</source>
      <translation>Kein weiteres Wachstum mit der Größe: Es steckt in der Kennzahl für MB pro Sekunde</translation>
    </message>
    <message>
      <source>the slope with size is in hub.cpu.message-mb</source>
      <translation>die Steigung mit der Größe steckt in hub.cpu.message-mb</translation>
    </message>
    <message>
      <source>core-%/(MB/s)</source>
      <translation>Kern-%/(MB/s)</translation>
    </message>
    <message>
      <source>No saving with size: it is included in the figure for MB per second</source>
      <translation>Keine Ersparnis mit der Größe: Sie steckt in der Kennzahl für MB pro Sekunde</translation>
    </message>
    <message>
      <source>Base memory of the Client Access role</source>
      <translation>Grundspeicher der Rolle Client Access</translation>
    </message>
    <message>
      <source>least squares over 12 rows: 1,652 + 1,182 + 0.76 per Outlook Anywhere user + 0.185 of the installed memory</source>
      <translation>kleinste Quadrate über 12 Zeilen: 1.652 + 1.182 + 0,76 je Benutzer mit Outlook Anywhere + 0,185 des installierten Arbeitsspeichers</translation>
    </message>
    <message>
      <source>Memory of the Hub Transport role</source>
      <translation>Arbeitsspeicher der Rolle Hub Transport</translation>
    </message>
    <message>
      <source>least squares over 12 rows</source>
      <translation>kleinste Quadrate über 12 Zeilen</translation>
    </message>
    <message>
      <source>Memory of the Client Access role per Outlook Anywhere user</source>
      <translation>Arbeitsspeicher der Rolle Client Access je Benutzer mit Outlook Anywhere</translation>
    </message>
    <message>
      <source>Share of the installed memory used by caches</source>
      <translation>Anteil des installierten Arbeitsspeichers, den Caches belegen</translation>
    </message>
    <message>
      <source>least squares over 12 rows: 8,939 MB of 16 GB used, 9,921 MB of 12 GB at a lighter load</source>
      <translation>kleinste Quadrate über 12 Zeilen: 8.939 MB von 16 GB genutzt, 9.921 MB von 12 GB bei geringerer Last</translation>
    </message>
    <message>
      <source>Error of the memory fit</source>
      <translation>Fehler der Speicheranpassung</translation>
    </message>
    <message>
      <source>One run appears twice in the tables; without it the error is 824 MB. The 16 % of memory that the combined role saves according to the document does not follow from the fit.</source>
      <translation>Ein Lauf steht zweimal in den Tabellen; ohne ihn beträgt der Fehler 824 MB. Die 16 % Arbeitsspeicher, die die kombinierte Rolle laut Dokument spart, folgen nicht aus der Anpassung.</translation>
    </message>
    <message>
      <source>leave-one-out error 745 MB over twelve runs</source>
      <translation>Kreuzvalidierungsfehler (eine Zeile ausgelassen) 745 MB über zwölf Läufe</translation>
    </message>
    <message>
      <source>Base memory of a Mailbox server</source>
      <translation>Grundspeicher eines Mailbox-Servers</translation>
    </message>
    <message>
      <source>Database cache per mailbox</source>
      <translation>Datenbankcache je Postfach</translation>
    </message>
    <message>
      <source>Base memory of a server with Mailbox and other roles</source>
      <translation>Grundspeicher eines Servers mit Mailbox und anderen Rollen</translation>
    </message>
    <message>
      <source>Mailbox cores per Client Access core</source>
      <translation>Mailbox-Kerne je Client-Access-Kern</translation>
    </message>
    <message>
      <source>Mailbox cores per Hub Transport core without antivirus</source>
      <translation>Mailbox-Kerne je Hub-Transport-Kern ohne Antivirus</translation>
    </message>
    <message>
      <source>Mailbox cores per Hub Transport core with antivirus</source>
      <translation>Mailbox-Kerne je Hub-Transport-Kern mit Antivirus</translation>
    </message>
    <message>
      <source>Mailbox cores per global catalog core, 64-bit</source>
      <translation>Mailbox-Kerne je Kern eines globalen Katalogs, 64 Bit</translation>
    </message>
    <message>
      <source>Most cores that a single-role server can use</source>
      <translation>Höchstzahl der Kerne, die ein Server mit nur dieser Rolle nutzen kann</translation>
    </message>
    <message>
      <source>Usual number of mailboxes per Mailbox core</source>
      <translation>Übliche Zahl von Postfächern je Mailbox-Kern</translation>
    </message>
    <message>
      <source>the most tested in a document is 2,284: 18,268 users on 8 Mailbox cores (ms-2007-cas-hub, Test 2c)</source>
      <translation>2.284 sind das Höchste, was ein Dokument getestet hat: 18.268 Benutzer auf 8 Mailbox-Kernen (ms-2007-cas-hub, Test 2c)</translation>
    </message>
    <message>
      <source>mailboxes/core</source>
      <translation>Postfächer/Kern</translation>
    </message>
    <message>
      <source>CPU of a Hub Transport server per MB of messages per second</source>
      <translation>CPU eines Hub-Transport-Servers je MB Nachrichten pro Sekunde</translation>
    </message>
    <message>
      <source>Test 1c is saturated at 90 % CPU, so the slope is weakly known.</source>
      <translation>Test 1c ist bei 90 % CPU gesättigt, daher ist die Steigung nur schwach bekannt.</translation>
    </message>
    <message>
      <source>the same fit: 1.604 x 30.3; 75 between Tests 1b and 1c</source>
      <translation>dieselbe Anpassung: 1,604 x 30,3; 75 zwischen den Tests 1b und 1c</translation>
    </message>
    <message>
      <source>The requests of the two kinds rise and fall together in the tests, so their costs cannot be separated. With only one of them there is no result, only an upper bound.</source>
      <translation>Die Anforderungen beider Arten steigen und fallen in den Tests gemeinsam, daher lassen sich ihre Kosten nicht trennen. Kommt nur eine von beiden vor, gibt es kein Ergebnis, nur eine obere Schranke.</translation>
    </message>
    <message>
      <source>non-negative least squares over the 8 rows of Test 2, relative errors, requests of both kinds pooled: 0.297 requests + 29.0 per thousand Outlook Anywhere users + 6.34 messages per second; with the requests of Outlook Web Access alone it is 0.397, 28.8 and 6.33 (model G)</source>
      <translation>nichtnegative kleinste Quadrate über die 8 Zeilen von Test 2, relative Fehler, Anforderungen beider Arten zusammengefasst: 0,297 Anforderungen + 29,0 je tausend Benutzer mit Outlook Anywhere + 6,34 Nachrichten pro Sekunde; mit den Anforderungen an Outlook Web Access allein sind es 0,397, 28,8 und 6,33 (Modell G)</translation>
    </message>
    <message>
      <source>Windows Server 2003; 53 to 126 requests per second</source>
      <translation>Windows Server 2003; 53 bis 126 Anforderungen pro Sekunde</translation>
    </message>
    <message>
      <source>For another mix, the ends of the range are the cases in which one or the other kind of request causes the entire cost.</source>
      <translation>Bei einer anderen Mischung sind die Enden der Spanne die Fälle, in denen die eine oder die andere Art von Anforderungen die gesamten Kosten verursacht.</translation>
    </message>
    <message>
      <source>mean of the six runs of Test 2: 68.652 / (68.652 + 22.96) = 0.749 to 88.919 / (88.919 + 20.815) = 0.810</source>
      <translation>Mittel der sechs Läufe von Test 2: 68,652 / (68,652 + 22,96) = 0,749 bis 88,919 / (88,919 + 20,815) = 0,810</translation>
    </message>
    <message>
      <source>The split between Outlook Web Access and Outlook Anywhere is uncertain by a factor of 3; their sum at the tested mix is not.</source>
      <translation>Die Aufteilung zwischen Outlook Web Access und Outlook Anywhere ist um den Faktor 3 unsicher; ihre Summe bei der getesteten Mischung nicht.</translation>
    </message>
    <message>
      <source>the same fit: 29.0 core-% per 1,000 users</source>
      <translation>dieselbe Anpassung: 29,0 Kern-% für 1.000 Benutzer</translation>
    </message>
    <message>
      <source>leave-one-out error of the pooled fit: 5.8 points</source>
      <translation>Kreuzvalidierungsfehler (eine Zeile ausgelassen) der Anpassung mit zusammengefassten Anforderungen: 5,8 Punkte</translation>
    </message>
    <message>
      <source>CPU of a Hub Transport server per message per second at 80 KB with five antivirus engines</source>
      <translation>CPU eines Hub-Transport-Servers je Nachricht pro Sekunde mit 80 KB und fünf Antivirus-Modulen</translation>
    </message>
    <message>
      <source>The average message size is printed as 82,059 KB; it is 82,059 bytes. The fit of all eight runs of Test 2 gives 6.34, within the range; the runs with this role alone need no splitting.</source>
      <translation>Die mittlere Nachrichtengröße ist als 82.059 KB gedruckt; es sind 82.059 Byte. Die Anpassung aller acht Läufe von Test 2 ergibt 6,34: innerhalb der Spanne; bei den Läufen mit dieser Rolle allein ist nichts aufzuteilen.</translation>
    </message>
    <message>
      <source>mean of the two runs with the Hub Transport role alone: 71 % x 2 cores / 23.735 per second = 5.98; 76 % x 4 cores / 46.824 per second = 6.49</source>
      <translation>Mittel der beiden Läufe mit der Rolle Hub Transport allein: 71 % x 2 Kerne / 23,735 pro Sekunde = 5,98; 76 % x 4 Kerne / 46,824 pro Sekunde = 6,49</translation>
    </message>
    <message>
      <source>80 KB messages, five antivirus engines at maximum certainty</source>
      <translation>Nachrichten mit 80 KB, fünf Antivirus-Module mit höchster Gründlichkeit</translation>
    </message>
    <message>
      <source>CPU of a Hub Transport server per MB per second above 80 KB messages</source>
      <translation>CPU eines Hub-Transport-Servers je MB pro Sekunde über Nachrichten von 80 KB</translation>
    </message>
    <message>
      <source>Test 2 has only one message size: the slope cannot be identified, so it only widens the range.</source>
      <translation>Test 2 hat nur eine Nachrichtengröße: Die Steigung ist nicht bestimmbar, daher erweitert sie nur die Spanne.</translation>
    </message>
    <message>
      <source>between no slope and the steepest fit</source>
      <translation>zwischen keiner Steigung und der steilsten Anpassung</translation>
    </message>
    <message>
      <source>CPU that a Hub Transport server may save per MB per second below 80 KB messages</source>
      <translation>CPU, die ein Hub-Transport-Server je MB pro Sekunde unter Nachrichten von 80 KB sparen kann</translation>
    </message>
    <message>
      <source>The slope with size cannot be identified; it only widens the range.</source>
      <translation>Die Steigung mit der Größe ist nicht bestimmbar; sie erweitert nur die Spanne.</translation>
    </message>
    <message>
      <source>Network traffic to a Client Access server that ActiveSync adds per user</source>
      <translation>Datenverkehr zu einem Client-Access-Server, den ActiveSync je Benutzer hinzufügt</translation>
    </message>
    <message>
      <source>The text says that ActiveSync increased the traffic by about 1.1 KB: in this column the row is an addition.</source>
      <translation>Der Text sagt, ActiveSync habe den Datenverkehr um etwa 1,1 KB erhöht: In dieser Spalte ist die Zeile ein Zuschlag.</translation>
    </message>
    <message>
      <source>LDAP searches that ActiveSync adds on a directory server per Outlook user</source>
      <translation>LDAP-Suchen, die ActiveSync an einem Verzeichnisserver je Outlook-Benutzer hinzufügt</translation>
    </message>
    <message>
      <source>The table calls the row a delta; here it is read, in every column, as the cost of an Outlook user who also has ActiveSync: only then do 7,500 users bring the Client Access server to 75 %.</source>
      <translation>Die Tabelle nennt die Zeile einen Zuschlag; gelesen wird sie in jeder Spalte als Kosten eines Outlook-Benutzers, der auch ActiveSync nutzt: Nur so bringen 7.500 Benutzer den Client-Access-Server auf 75 %.</translation>
    </message>
    <message>
      <source>0.024 for both together - 0.014 for Outlook</source>
      <translation>0,024 für beide zusammen - 0,014 für Outlook</translation>
    </message>
    <message>
      <source>0.024 is for both together; 0.014 of it is Outlook</source>
      <translation>0,024 gilt für beide zusammen; 0,014 davon entfällt auf Outlook</translation>
    </message>
    <message>
      <source>the table's heading: 0.024 is the delta</source>
      <translation>die Überschrift der Tabelle: 0,024 ist der Zuschlag</translation>
    </message>
    <message>
      <source>Network traffic to a Client Access server per Exchange Web Services user</source>
      <translation>Datenverkehr zu einem Client-Access-Server je Benutzer mit Exchange Web Services</translation>
    </message>
    <message>
      <source>LDAP searches on a directory server per Exchange Web Services user</source>
      <translation>LDAP-Suchen an einem Verzeichnisserver je Benutzer mit Exchange Web Services</translation>
    </message>
    <message>
      <source>Network traffic to a Client Access server per IMAP4 (100 MB mailbox) user</source>
      <translation>Datenverkehr zu einem Client-Access-Server je Benutzer mit IMAP4 (Postfach 100 MB)</translation>
    </message>
    <message>
      <source>A user normalised to 100 messages per day at a peak factor of 2, not a connection.</source>
      <translation>Ein auf 100 Nachrichten am Tag mit Spitzenfaktor 2 normierter Benutzer, keine Verbindung.</translation>
    </message>
    <message>
      <source>LDAP searches on a directory server per IMAP4 (100 MB mailbox) user</source>
      <translation>LDAP-Suchen an einem Verzeichnisserver je Benutzer mit IMAP4 (Postfach 100 MB)</translation>
    </message>
    <message>
      <source>Network traffic to a Client Access server per Outlook user</source>
      <translation>Datenverkehr zu einem Client-Access-Server je Benutzer mit Outlook</translation>
    </message>
    <message>
      <source>LDAP searches on a directory server per Outlook user</source>
      <translation>LDAP-Suchen an einem Verzeichnisserver je Benutzer mit Outlook</translation>
    </message>
    <message>
      <source>Network traffic to a Client Access server per Outlook Anywhere user</source>
      <translation>Datenverkehr zu einem Client-Access-Server je Benutzer mit Outlook Anywhere</translation>
    </message>
    <message>
      <source>LDAP searches on a directory server per Outlook Anywhere user</source>
      <translation>LDAP-Suchen an einem Verzeichnisserver je Benutzer mit Outlook Anywhere</translation>
    </message>
    <message>
      <source>Network traffic to a Client Access server per Outlook Web App user</source>
      <translation>Datenverkehr zu einem Client-Access-Server je Benutzer mit Outlook Web App</translation>
    </message>
    <message>
      <source>LDAP searches on a directory server per Outlook Web App user</source>
      <translation>LDAP-Suchen an einem Verzeichnisserver je Benutzer mit Outlook Web App</translation>
    </message>
    <message>
      <source>Network traffic to a Client Access server per POP3 user</source>
      <translation>Datenverkehr zu einem Client-Access-Server je Benutzer mit POP3</translation>
    </message>
    <message>
      <source>LDAP searches on a directory server per POP3 user</source>
      <translation>LDAP-Suchen an einem Verzeichnisserver je Benutzer mit POP3</translation>
    </message>
    <message>
      <source>Cores of the platform</source>
      <translation>Kerne der Plattform</translation>
    </message>
    <message>
      <source>Recommended memory of a Client Access server per core</source>
      <translation>Empfohlener Arbeitsspeicher eines Client-Access-Servers je Kern</translation>
    </message>
    <message>
      <source>MB/core</source>
      <translation>MB/Kern</translation>
    </message>
    <message>
      <source>Minimum recommended memory of a Client Access server</source>
      <translation>Empfohlener Mindestspeicher eines Client-Access-Servers</translation>
    </message>
    <message>
      <source>Memory above which a Client Access server gains nothing</source>
      <translation>Arbeitsspeicher, über den hinaus ein Client-Access-Server nichts gewinnt</translation>
    </message>
    <message>
      <source>Recommended memory of a Hub Transport server per core</source>
      <translation>Empfohlener Arbeitsspeicher eines Hub-Transport-Servers je Kern</translation>
    </message>
    <message>
      <source>Minimum recommended memory of a Hub Transport server</source>
      <translation>Empfohlener Mindestspeicher eines Hub-Transport-Servers</translation>
    </message>
    <message>
      <source>Memory above which a Hub Transport server gains nothing</source>
      <translation>Arbeitsspeicher, über den hinaus ein Hub-Transport-Server nichts gewinnt</translation>
    </message>
    <message>
      <source>Base memory of a combined CAS and Hub server (recommended)</source>
      <translation>Grundspeicher eines kombinierten Servers für CAS und Hub (empfohlen)</translation>
    </message>
    <message>
      <source>4 GB + 2 GB per additional core = 2 GB + 2 GB per core</source>
      <translation>4 GB + 2 GB je weiterem Kern = 2 GB + 2 GB je Kern</translation>
    </message>
    <message>
      <source>Recommended memory of a combined CAS and Hub server per core</source>
      <translation>Empfohlener Arbeitsspeicher eines kombinierten Servers für CAS und Hub je Kern</translation>
    </message>
    <message>
      <source>The table is in whole MB: 3 for 50 messages, 30 for 500. The older rule of thumb was 2 to 10 MB per mailbox, regardless of use.</source>
      <translation>Die Tabelle nennt nur ganze MB: 3 bei 50 Nachrichten, 30 bei 500. Die ältere Faustregel war 2 bis 10 MB je Postfach, unabhängig von der Nutzung.</translation>
    </message>
    <message>
      <source>6 MB / 100 messages per day</source>
      <translation>6 MB / 100 Nachrichten am Tag</translation>
    </message>
    <message>
      <source>MB per daily message</source>
      <translation>MB je Nachricht am Tag</translation>
    </message>
    <message>
      <source>IOPS per mailbox, stand-alone server</source>
      <translation>IOPS je Postfach, eigenständiger Server</translation>
    </message>
    <message>
      <source>0.12 operations per second / 100 messages per day; 0.0010 in an availability group</source>
      <translation>0,12 Vorgänge pro Sekunde / 100 Nachrichten am Tag; 0,0010 in einer Verfügbarkeitsgruppe</translation>
    </message>
    <message>
      <source>SPECint_rate2006 per core equivalent to 3,333 MHz</source>
      <translation>SPECint_rate2006 je Kern, das 3.333 MHz entspricht</translation>
    </message>
    <message>
      <source>The platform of the CPU figures is of the same processor family; equal work per MHz is assumed.</source>
      <translation>Die Plattform der CPU-Kennzahlen gehört zur selben Prozessorfamilie; gleiche Arbeit je MHz ist angenommen.</translation>
    </message>
    <message>
      <source>Clock that corresponds to the SPECint_rate2006 baseline</source>
      <translation>Takt, der der Bezugsgröße von SPECint_rate2006 entspricht</translation>
    </message>
    <message>
      <source>Mailbox cores per global catalog core, 64-bit with the directory in memory</source>
      <translation>Mailbox-Kerne je Kern eines globalen Katalogs, 64 Bit mit dem Verzeichnis im Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Most cores that a server with several roles can use</source>
      <translation>Höchstzahl der Kerne, die ein Server mit mehreren Rollen nutzen kann</translation>
    </message>
    <message>
      <source>Usual number of mailboxes with 100 messages per day per Mailbox core</source>
      <translation>Übliche Zahl von Postfächern mit 100 Nachrichten am Tag je Mailbox-Kern</translation>
    </message>
    <message>
      <source>3,333 / 2; 1,000 was the rule for Exchange 2007; the most tested in a document is 2,284: 18,268 users on 8 Mailbox cores (ms-2007-cas-hub, Test 2c)</source>
      <translation>3.333 / 2; die Regel für Exchange 2007 war 1.000; das Höchste, was ein Dokument getestet hat, sind 2.284: 18.268 Benutzer auf 8 Mailbox-Kernen (ms-2007-cas-hub, Test 2c)</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox per daily message</source>
      <translation>Megazyklen eines aktiven Postfachs je Nachricht am Tag</translation>
    </message>
    <message>
      <source>A table of Microsoft (TechNet ee712771) as VMware prints it. Includes peak factor and headroom, on cores of 3,333 MHz with 18.75 SPECint_rate2006.</source>
      <translation>Eine Tabelle von Microsoft (TechNet ee712771), wie VMware sie druckt. Enthält Spitzenfaktor und Reserve, auf Kernen mit 3.333 MHz und 18,75 SPECint_rate2006.</translation>
    </message>
    <message>
      <source>Mcycles per daily message</source>
      <translation>Megazyklen je Nachricht am Tag</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of a mailbox per daily message</source>
      <translation>Megazyklen einer passiven Postfachkopie je Nachricht am Tag</translation>
    </message>
    <message>
      <source>Megacycles that each further copy adds to an active mailbox per daily message</source>
      <translation>Megazyklen, die jede weitere Kopie einem aktiven Postfach je Nachricht am Tag hinzufügt</translation>
    </message>
    <message>
      <source>Cited from memory, not checked.</source>
      <translation>Aus der Erinnerung, nicht nachgelesen.</translation>
    </message>
    <message>
      <source>Megacycles of Client Access for an active mailbox per daily message</source>
      <translation>Megazyklen von Client Access für ein aktives Postfach je Nachricht am Tag</translation>
    </message>
    <message>
      <source>No megacycles are published for Client Access; the core ratio is used instead. The low end is a judgement.</source>
      <translation>Für Client Access sind keine Megazyklen gedruckt: Ersatzweise gilt das Verhältnis der Kerne. Das untere Ende ist eine Einschätzung.</translation>
    </message>
    <message>
      <source>0.02 × 3 / 4; low end 0.02 × 3 / 8, the ratio of Exchange 2013 SP1</source>
      <translation>0,02 × 3 / 4; unteres Ende 0,02 × 3 / 8, das Verhältnis von Exchange 2013 SP1</translation>
    </message>
    <message>
      <source>Megacycles of Hub Transport for an active mailbox per daily message</source>
      <translation>Megazyklen von Hub Transport für ein aktives Postfach je Nachricht am Tag</translation>
    </message>
    <message>
      <source>No megacycles are published for Hub Transport; the core ratio is used instead.</source>
      <translation>Für Hub Transport sind keine Megazyklen gedruckt: Ersatzweise gilt das Verhältnis der Kerne.</translation>
    </message>
    <message>
      <source>0.02 / 7; high end 0.02 / 5</source>
      <translation>0,02 / 7; oberes Ende 0,02 / 5</translation>
    </message>
    <message>
      <source>CPU that ActiveSync adds on a Hub Transport server per Outlook user</source>
      <translation>CPU, die ActiveSync auf einem Hub-Transport-Server je Outlook-Benutzer hinzufügt</translation>
    </message>
    <message>
      <source>0.22 for both together - 0.24 for Outlook = -0.02: nothing measurable; at most 0.24 x 20 % for the 120 messages per day of these users</source>
      <translation>0,22 für beide zusammen - 0,24 für Outlook = -0,02: nichts Messbares; höchstens 0,24 x 20 % für die 120 Nachrichten am Tag dieser Benutzer</translation>
    </message>
    <message>
      <source>MHz/user</source>
      <translation>MHz/Benutzer</translation>
    </message>
    <message>
      <source>0.22 is for both together, no more than Outlook alone</source>
      <translation>0,22 gilt für beide zusammen, nicht mehr als für Outlook allein</translation>
    </message>
    <message>
      <source>the table's heading: 0.22 is the delta</source>
      <translation>die Überschrift der Tabelle: 0,22 ist der Zuschlag</translation>
    </message>
    <message>
      <source>CPU that ActiveSync adds on a Mailbox server per Outlook user</source>
      <translation>CPU, die ActiveSync auf einem Mailbox-Server je Outlook-Benutzer hinzufügt</translation>
    </message>
    <message>
      <source>1.25 for both together - 0.59 for Outlook</source>
      <translation>1,25 für beide zusammen - 0,59 für Outlook</translation>
    </message>
    <message>
      <source>1.25 is for both together; 0.59 of it is Outlook</source>
      <translation>1,25 gilt für beide zusammen; 0,59 davon entfällt auf Outlook</translation>
    </message>
    <message>
      <source>the table's heading: 1.25 is the delta</source>
      <translation>die Überschrift der Tabelle: 1,25 ist der Zuschlag</translation>
    </message>
    <message>
      <source>CPU that ActiveSync adds on a directory server per Outlook user</source>
      <translation>CPU, die ActiveSync auf einem Verzeichnisserver je Outlook-Benutzer hinzufügt</translation>
    </message>
    <message>
      <source>0.05 for both together - 0.05 for Outlook, each rounded</source>
      <translation>0,05 für beide zusammen - 0,05 für Outlook, jeweils gerundet</translation>
    </message>
    <message>
      <source>0.05 is for both together, as much as Outlook alone</source>
      <translation>0,05 gilt für beide zusammen, so viel wie für Outlook allein</translation>
    </message>
    <message>
      <source>the table's heading: 0.05 is the delta</source>
      <translation>die Überschrift der Tabelle: 0,05 ist der Zuschlag</translation>
    </message>
    <message>
      <source>CPU of a Client Access server per Exchange Web Services user</source>
      <translation>CPU eines Client-Access-Servers je Benutzer mit Exchange Web Services</translation>
    </message>
    <message>
      <source>100 messages per day; the cost with the platform at 75 % CPU</source>
      <translation>100 Nachrichten am Tag; die Kosten mit der Plattform bei 75 % CPU</translation>
    </message>
    <message>
      <source>CPU of a Hub Transport server per Exchange Web Services user</source>
      <translation>CPU eines Hub-Transport-Servers je Benutzer mit Exchange Web Services</translation>
    </message>
    <message>
      <source>Message size and antivirus of the tests are not given</source>
      <translation>Nachrichtengröße und Antivirus der Tests sind nicht angegeben</translation>
    </message>
    <message>
      <source>CPU of a Mailbox server per Exchange Web Services user</source>
      <translation>CPU eines Mailbox-Servers je Benutzer mit Exchange Web Services</translation>
    </message>
    <message>
      <source>CPU of a directory server per Exchange Web Services user</source>
      <translation>CPU eines Verzeichnisservers je Benutzer mit Exchange Web Services</translation>
    </message>
    <message>
      <source>CPU of a Client Access server per IMAP4 (100 MB mailbox) user</source>
      <translation>CPU eines Client-Access-Servers je Benutzer mit IMAP4 (Postfach 100 MB)</translation>
    </message>
    <message>
      <source>CPU of a Mailbox server per IMAP4 (100 MB mailbox) user</source>
      <translation>CPU eines Mailbox-Servers je Benutzer mit IMAP4 (Postfach 100 MB)</translation>
    </message>
    <message>
      <source>CPU of a directory server per IMAP4 (100 MB mailbox) user</source>
      <translation>CPU eines Verzeichnisservers je Benutzer mit IMAP4 (Postfach 100 MB)</translation>
    </message>
    <message>
      <source>Share of the published Client Access cost per user that does not grow with the number of users on the server</source>
      <translation>Anteil der veröffentlichten Client-Access-Kosten je Benutzer, der nicht mit der Zahl der Benutzer auf dem Server wächst</translation>
    </message>
    <message>
      <source>Below the published user limit, a growing cost is smaller than a constant one; above it, larger.</source>
      <translation>Unterhalb der veröffentlichten Benutzergrenze sind wachsende Kosten kleiner als konstante, darüber größer.</translation>
    </message>
    <message>
      <source>the table gives one point of each curve, so its shape is unknown: constant cost is used; at least half is taken as constant, because for Outlook Anywhere, the only protocol with both coefficients, 0.586 / 0.857 = 68 % is constant at its limit</source>
      <translation>die Tabelle nennt von jeder Kurve nur einen Punkt, ihre Form ist daher nicht bekannt: Gerechnet wird mit konstanten Kosten; mindestens die Hälfte gilt als konstant, da es bei Outlook Anywhere, dem einzigen Protokoll mit beiden Koeffizienten, an der Grenze 0,586 / 0,857 = 68 % sind</translation>
    </message>
    <message>
      <source>CPU of a Hub Transport server per Outlook user</source>
      <translation>CPU eines Hub-Transport-Servers je Benutzer mit Outlook</translation>
    </message>
    <message>
      <source>CPU of a Mailbox server per Outlook user</source>
      <translation>CPU eines Mailbox-Servers je Benutzer mit Outlook</translation>
    </message>
    <message>
      <source>CPU of a directory server per Outlook user</source>
      <translation>CPU eines Verzeichnisservers je Benutzer mit Outlook</translation>
    </message>
    <message>
      <source>CPU of a Hub Transport server per Outlook Anywhere user</source>
      <translation>CPU eines Hub-Transport-Servers je Benutzer mit Outlook Anywhere</translation>
    </message>
    <message>
      <source>CPU of a Mailbox server per Outlook Anywhere user</source>
      <translation>CPU eines Mailbox-Servers je Benutzer mit Outlook Anywhere</translation>
    </message>
    <message>
      <source>CPU of a directory server per Outlook Anywhere user</source>
      <translation>CPU eines Verzeichnisservers je Benutzer mit Outlook Anywhere</translation>
    </message>
    <message>
      <source>CPU of a Client Access server per Outlook Web App user</source>
      <translation>CPU eines Client-Access-Servers je Benutzer mit Outlook Web App</translation>
    </message>
    <message>
      <source>CPU of a Hub Transport server per Outlook Web App user</source>
      <translation>CPU eines Hub-Transport-Servers je Benutzer mit Outlook Web App</translation>
    </message>
    <message>
      <source>CPU of a Mailbox server per Outlook Web App user</source>
      <translation>CPU eines Mailbox-Servers je Benutzer mit Outlook Web App</translation>
    </message>
    <message>
      <source>CPU of a directory server per Outlook Web App user</source>
      <translation>CPU eines Verzeichnisservers je Benutzer mit Outlook Web App</translation>
    </message>
    <message>
      <source>CPU of a Client Access server per POP3 user</source>
      <translation>CPU eines Client-Access-Servers je Benutzer mit POP3</translation>
    </message>
    <message>
      <source>100 messages per day; the document says that it does not depend on the load</source>
      <translation>100 Nachrichten am Tag; laut Dokument unabhängig von der Last</translation>
    </message>
    <message>
      <source>Share of the POP3 cost that does not grow with the number of users on the server</source>
      <translation>Anteil der POP3-Kosten, der nicht mit der Zahl der Benutzer auf dem Server wächst</translation>
    </message>
    <message>
      <source>CPU of a Mailbox server per POP3 user</source>
      <translation>CPU eines Mailbox-Servers je Benutzer mit POP3</translation>
    </message>
    <message>
      <source>CPU of a directory server per POP3 user</source>
      <translation>CPU eines Verzeichnisservers je Benutzer mit POP3</translation>
    </message>
    <message>
      <source>CPU that ActiveSync adds on a Client Access server per Outlook user</source>
      <translation>CPU, die ActiveSync auf einem Client-Access-Server je Outlook-Benutzer hinzufügt</translation>
    </message>
    <message>
      <source>1.60 for Outlook and ActiveSync together (7,500 x 1.60 = 12,000 MHz) - 0.35 for Outlook; the text agrees: 1.1 + 0.50 - 0.35, as the cost of Outlook grew from 0.35 to 0.50</source>
      <translation>1,60 für Outlook und ActiveSync zusammen (7.500 x 1,60 = 12.000 MHz) - 0,35 für Outlook; der Text stimmt damit überein: 1,1 + 0,50 - 0,35, da die Kosten von Outlook von 0,35 auf 0,50 stiegen</translation>
    </message>
    <message>
      <source>Outlook users who also have ActiveSync, up to 7,500 on 8 x 2,000 MHz</source>
      <translation>Outlook-Benutzer, die auch ActiveSync nutzen, bis 7.500 auf 8 x 2.000 MHz</translation>
    </message>
    <message>
      <source>the table's heading: 1.60 is the delta</source>
      <translation>die Überschrift der Tabelle: 1,60 ist der Zuschlag</translation>
    </message>
    <message>
      <source>the text: ActiveSync adds about 1.1 Mcycles per second</source>
      <translation>der Text: ActiveSync fügt etwa 1,1 Megazyklen pro Sekunde hinzu</translation>
    </message>
    <message>
      <source>1.60 is for both together; 0.35 of it is Outlook</source>
      <translation>1,60 gilt für beide zusammen; 0,35 davon entfällt auf Outlook</translation>
    </message>
    <message>
      <source>Base CPU of a Client Access server per Outlook Anywhere user</source>
      <translation>Grund-CPU eines Client-Access-Servers je Benutzer mit Outlook Anywhere</translation>
    </message>
    <message>
      <source>The factor of 10 between the slopes comes from a blog (outlook-anywhere-blog). The range comes from a Monte Carlo run over the rounding of the published limits.</source>
      <translation>Der Faktor 10 zwischen den Steigungen stammt aus einem Blog (outlook-anywhere-blog). Die Spanne stammt aus einem Monte-Carlo-Lauf über die Rundung der veröffentlichten Grenzen.</translation>
    </message>
    <message>
      <source>common intercept of two lines whose slopes differ by a factor of 10, each through its own user limit at 75 %</source>
      <translation>gemeinsamer Achsenabschnitt zweier Geraden, deren Steigungen sich um den Faktor 10 unterscheiden, jede durch ihre eigene Benutzergrenze bei 75 %</translation>
    </message>
    <message>
      <source>Windows Server 2008 R2 up to 14,000 users, 2008 SP2 up to about 7,000</source>
      <translation>Windows Server 2008 R2 bis 14.000 Benutzer, 2008 SP2 bis etwa 7.000</translation>
    </message>
    <message>
      <source>the table: one number at the limit, 15,000 users</source>
      <translation>die Tabelle: eine Zahl an der Grenze, 15.000 Benutzer</translation>
    </message>
    <message>
      <source>the graph's text: 14,000 users at 75 %</source>
      <translation>der Text am Diagramm: 14.000 Benutzer bei 75 %</translation>
    </message>
    <message>
      <source>intercept; the slope accounts for the rest</source>
      <translation>Achsenabschnitt; die Steigung macht den Rest aus</translation>
    </message>
    <message>
      <source>Growth of the Outlook Anywhere cost per user on the machine, Windows 2008 R2</source>
      <translation>Wachstum der Kosten von Outlook Anywhere mit jedem Benutzer auf der Maschine, Windows 2008 R2</translation>
    </message>
    <message>
      <source>Windows Server 2008 R2 on 8 x 2,000 MHz</source>
      <translation>Windows Server 2008 R2 auf 8 x 2.000 MHz</translation>
    </message>
    <message>
      <source>MHz/user^2</source>
      <translation>MHz/Benutzer^2</translation>
    </message>
    <message>
      <source>Growth of the Outlook Anywhere cost per user on the machine, Windows 2008 SP2</source>
      <translation>Wachstum der Kosten von Outlook Anywhere mit jedem Benutzer auf der Maschine, Windows 2008 SP2</translation>
    </message>
    <message>
      <source>ms-2010-cas-costs says only that the slope is significantly steeper.</source>
      <translation>ms-2010-cas-costs sagt nur, dass die Steigung deutlich größer ist.</translation>
    </message>
    <message>
      <source>slope of 2008 R2 x 10</source>
      <translation>Steigung von 2008 R2 x 10</translation>
    </message>
    <message>
      <source>Windows Server 2008 SP2 on 8 x 2,000 MHz</source>
      <translation>Windows Server 2008 SP2 auf 8 x 2.000 MHz</translation>
    </message>
    <message>
      <source>Cost of an Outlook Anywhere user with NTLM relative to Basic</source>
      <translation>Kosten eines Benutzers mit Outlook Anywhere und NTLM im Verhältnis zu Basic</translation>
    </message>
    <message>
      <source>The document writes NTML.</source>
      <translation>Das Dokument schreibt NTML.</translation>
    </message>
    <message>
      <source>2 % fewer users at 12 GHz: +2.7 % on the cost that grows with the users, +2.0 % on a flat one</source>
      <translation>2 % weniger Benutzer bei 12 GHz: +2,7 % bei Kosten, die mit den Benutzern wachsen, +2,0 % bei gleichbleibenden</translation>
    </message>
    <message>
      <source>Outlook users that bring the platform to 75 % CPU</source>
      <translation>Benutzer mit Outlook, die die Plattform auf 75 % CPU bringen</translation>
    </message>
    <message>
      <source>12,000 MHz / cost per user</source>
      <translation>12.000 MHz / Kosten je Benutzer</translation>
    </message>
    <message>
      <source>Outlook Anywhere users that bring the platform to 75 % CPU</source>
      <translation>Benutzer mit Outlook Anywhere, die die Plattform auf 75 % CPU bringen</translation>
    </message>
    <message>
      <source>the graph: about 14,000 users at 75 %</source>
      <translation>das Diagramm: etwa 14.000 Benutzer bei 75 %</translation>
    </message>
    <message>
      <source>the text: approximately 15,000 heavy users</source>
      <translation>der Text: ungefähr 15.000 Heavy-Benutzer</translation>
    </message>
    <message>
      <source>Outlook Web App users that bring the platform to 75 % CPU, with prefetch</source>
      <translation>Benutzer mit Outlook Web App, die die Plattform auf 75 % CPU bringen, mit Vorabruf</translation>
    </message>
    <message>
      <source>the text: prefetch would reduce the users to 9,000; that requires 1.33 MHz per user</source>
      <translation>der Text: Vorabruf senke die Benutzer auf 9.000; das erfordert 1,33 MHz je Benutzer</translation>
    </message>
    <message>
      <source>12,000 MHz / 1.17 MHz from the table</source>
      <translation>12.000 MHz / 1,17 MHz aus der Tabelle</translation>
    </message>
    <message>
      <source>ActiveSync users that bring the platform to 75 % CPU</source>
      <translation>Benutzer mit ActiveSync, die die Plattform auf 75 % CPU bringen</translation>
    </message>
    <message>
      <source>12,000 MHz / 1.60 MHz for Outlook and ActiveSync together</source>
      <translation>12.000 MHz / 1,60 MHz für Outlook und ActiveSync zusammen</translation>
    </message>
    <message>
      <source>IMAP4 (100 MB mailbox) users that bring the platform to 75 % CPU</source>
      <translation>Benutzer mit IMAP4 (Postfach 100 MB), die die Plattform auf 75 % CPU bringen</translation>
    </message>
    <message>
      <source>POP3 users that bring the platform to 75 % CPU</source>
      <translation>Benutzer mit POP3, die die Plattform auf 75 % CPU bringen</translation>
    </message>
    <message>
      <source>Exchange Web Services users that bring the platform to 75 % CPU</source>
      <translation>Benutzer mit Exchange Web Services, die die Plattform auf 75 % CPU bringen</translation>
    </message>
    <message>
      <source>Outlook Anywhere users on Windows 2008 SP2 within the range of the fit</source>
      <translation>Benutzer mit Outlook Anywhere unter Windows 2008 SP2 im Gültigkeitsbereich der Anpassung</translation>
    </message>
    <message>
      <source>0.586 N + 1.94e-4 N^2 is 85 % there</source>
      <translation>0,586 N + 1,94e-4 N^2 ist dort 85 %</translation>
    </message>
    <message>
      <source>Outlook Web App users that bring the platform to 75 % CPU</source>
      <translation>Benutzer mit Outlook Web App, die die Plattform auf 75 % CPU bringen</translation>
    </message>
    <message>
      <source>Megacycles of an active mailbox on a Mailbox server per daily message</source>
      <translation>Megazyklen eines aktiven Postfachs auf einem Mailbox-Server je Nachricht am Tag</translation>
    </message>
    <message>
      <source>SP1 and later with MAPI over HTTP: three Client Access cores for eight Mailbox cores. Low end: RPC over HTTP, one for four.</source>
      <translation>SP1 und neuer mit MAPI über HTTP: drei Client-Access-Kerne auf acht Mailbox-Kerne. Unteres Ende: RPC über HTTP, einer auf vier.</translation>
    </message>
    <message>
      <source>0.05845 - 0.0425; low end 0.0425 / 4</source>
      <translation>0,05845 − 0,0425; unteres Ende 0,0425 / 4</translation>
    </message>
    <message>
      <source>Memory to install per daily message of an active mailbox</source>
      <translation>Zu installierender Arbeitsspeicher je Nachricht am Tag eines aktiven Postfachs</translation>
    </message>
    <message>
      <source>Cited from memory, not checked again; the low end is a judgement.</source>
      <translation>Aus der Erinnerung, nicht nachgelesen; das untere Ende ist eine Einschätzung.</translation>
    </message>
    <message>
      <source>12 / 50; low end the database cache of Exchange 2010, 3 MB at 50</source>
      <translation>12 / 50; unteres Ende der Datenbankcache von Exchange 2010, 3 MB bei 50</translation>
    </message>
    <message>
      <source>Memory to install for Client Access before users</source>
      <translation>Zu installierender Arbeitsspeicher für Client Access, noch ohne Benutzer</translation>
    </message>
    <message>
      <source>Cited from memory, not checked again. The part that grows with the cores is included only in the range, which is a judgement.</source>
      <translation>Aus der Erinnerung, nicht nachgelesen. Der Teil, der mit den Kernen wächst, steckt nur in der Spanne, die eine Einschätzung ist.</translation>
    </message>
    <message>
      <source>Minimum memory of a Mailbox server</source>
      <translation>Mindestspeicher eines Mailbox-Servers</translation>
    </message>
    <message>
      <source>Minimum memory of a server with both roles</source>
      <translation>Mindestspeicher eines Servers mit beiden Rollen</translation>
    </message>
    <message>
      <source>Minimum memory of a Client Access server</source>
      <translation>Mindestspeicher eines Client-Access-Servers</translation>
    </message>
    <message>
      <source>Maximum recommended cores of a server</source>
      <translation>Höchstens empfohlene Kerne eines Servers</translation>
    </message>
    <message>
      <source>Maximum recommended memory of a server</source>
      <translation>Höchstens empfohlener Arbeitsspeicher eines Servers</translation>
    </message>
    <message>
      <source>SPECint_rate2006 per core of the baseline server</source>
      <translation>SPECint_rate2006 je Kern des Bezugsservers</translation>
    </message>
    <message>
      <source>The peak result; the base result of that submission is 517, or 32.31 per core.</source>
      <translation>Das Peak-Ergebnis; das Base-Ergebnis derselben Messung ist 517, also 32,31 je Kern.</translation>
    </message>
    <message>
      <source>Megacycles per core of the baseline server</source>
      <translation>Megazyklen je Kern des Bezugsservers</translation>
    </message>
    <message>
      <source>Mcycles</source>
      <translation>Megazyklen</translation>
    </message>
    <message>
      <source>Mailbox cores per global catalog core</source>
      <translation>Mailbox-Kerne je Kern eines globalen Katalogs</translation>
    </message>
    <message>
      <source>Contains a margin of 2.2 % over Exchange 2013 that, according to the author, may be removed: the low end.</source>
      <translation>Enthält einen Aufschlag von 2,2 % gegenüber Exchange 2013, der laut Autor zurückgenommen werden darf: das untere Ende.</translation>
    </message>
    <message>
      <source>Memory to install for a Mailbox server before users</source>
      <translation>Zu installierender Arbeitsspeicher eines Mailbox-Servers, noch ohne Benutzer</translation>
    </message>
    <message>
      <source>No published figure was found for Exchange 2019 or SE; the range is a judgement.</source>
      <translation>Für Exchange 2019 und SE wurde keine veröffentlichte Kennzahl gefunden; die Spanne ist eine Einschätzung.</translation>
    </message>
    <message>
      <source>high end 0.0597 + 15 %; low end that of 2016</source>
      <translation>oberes Ende 0,0597 + 15 %; unteres Ende das von 2016</translation>
    </message>
    <message>
      <source>high end 0.014 + 15 %; low end that of 2016</source>
      <translation>oberes Ende 0,014 + 15 %; unteres Ende das von 2016</translation>
    </message>
    <message>
      <source>Minimum recommended memory of a Mailbox server</source>
      <translation>Empfohlener Mindestspeicher eines Mailbox-Servers</translation>
    </message>
    <message>
      <source>Maximum recommended processor sockets of a physical server</source>
      <translation>Höchstens empfohlene Prozessorsockel eines physischen Servers</translation>
    </message>
    <message>
      <source>IOPS of an active mailbox per daily message, Exchange 2013 and later</source>
      <translation>Datenträgervorgänge eines aktiven Postfachs je Nachricht am Tag, Exchange 2013 und neuer</translation>
    </message>
    <message>
      <source>Cited from memory, not checked. Log writes are not included. The high end is the value remembered for Exchange 2010 in a DAG.</source>
      <translation>Aus der Erinnerung, nicht nachgelesen. Schreibvorgänge der Protokolle sind nicht enthalten. Das obere Ende ist der erinnerte Wert von Exchange 2010 in einer Gruppe.</translation>
    </message>
    <message>
      <source>IOPS of an active mailbox per daily message, Exchange 2010 in a DAG</source>
      <translation>Datenträgervorgänge eines aktiven Postfachs je Nachricht am Tag, Exchange 2010 in einer Gruppe</translation>
    </message>
    <message>
      <source>Cited from memory, not checked. The high end is the value that Dell prints for a stand-alone server.</source>
      <translation>Aus der Erinnerung, nicht nachgelesen. Das obere Ende nennt Dell für einen einzelnen Server.</translation>
    </message>
    <message>
      <source>IOPS of an active mailbox per daily message, Exchange 2010 SP1 in a DAG</source>
      <translation>Datenträgervorgänge eines aktiven Postfachs je Nachricht am Tag, Exchange 2010 SP1 in einer Gruppe</translation>
    </message>
    <message>
      <source>IOPS of a passive copy, relative to an active one, Exchange 2013 and later</source>
      <translation>Datenträgervorgänge einer passiven Kopie im Verhältnis zu einer aktiven, Exchange 2013 und neuer</translation>
    </message>
    <message>
      <source>IOPS of a passive copy, relative to an active one, Exchange 2010</source>
      <translation>Datenträgervorgänge einer passiven Kopie im Verhältnis zu einer aktiven, Exchange 2010</translation>
    </message>
    <message>
      <source>IOPS of a passive copy, relative to an active one, Exchange 2010 SP1</source>
      <translation>Datenträgervorgänge einer passiven Kopie im Verhältnis zu einer aktiven, Exchange 2010 SP1</translation>
    </message>
    <message>
      <source>Share of reads in disk operations</source>
      <translation>Anteil der Lesevorgänge an den Datenträgervorgängen</translation>
    </message>
    <message>
      <source>Cited from memory, not checked. It affects only the RAID write penalty.</source>
      <translation>Aus der Erinnerung, nicht nachgelesen. Nur der Mehraufwand von RAID beim Schreiben hängt davon ab.</translation>
    </message>
    <message>
      <source>Background maintenance reads per copy, Exchange 2013 and later</source>
      <translation>Lesedurchsatz der Hintergrundwartung je Kopie, Exchange 2013 und neuer</translation>
    </message>
    <message>
      <source>Background maintenance reads per copy, Exchange 2010</source>
      <translation>Lesedurchsatz der Hintergrundwartung je Kopie, Exchange 2010</translation>
    </message>
    <message>
      <source>Background maintenance reads per copy, Exchange 2010 SP1</source>
      <translation>Lesedurchsatz der Hintergrundwartung je Kopie, Exchange 2010 SP1</translation>
    </message>
    <message>
      <source>Random IOPS of a 7,200 rpm disk</source>
      <translation>Wahlfreie Zugriffe eines Datenträgers mit 7.200 U/min</translation>
    </message>
    <message>
      <source>Operations of 8 KB; Exchange 2010 and later use 32 KB.</source>
      <translation>Vorgänge von 8 KB; Exchange 2010 und neuer verwenden 32 KB.</translation>
    </message>
    <message>
      <source>Random IOPS of a 10,000 rpm disk</source>
      <translation>Wahlfreie Zugriffe eines Datenträgers mit 10.000 U/min</translation>
    </message>
    <message>
      <source>Random IOPS of a 15,000 rpm disk</source>
      <translation>Wahlfreie Zugriffe eines Datenträgers mit 15.000 U/min</translation>
    </message>
    <message>
      <source>Disk operations per write on RAID-1/0</source>
      <translation>Datenträgervorgänge je Schreibvorgang auf RAID-1/0</translation>
    </message>
    <message>
      <source>Disk operations per write on RAID-5</source>
      <translation>Datenträgervorgänge je Schreibvorgang auf RAID-5</translation>
    </message>
    <message>
      <source>Disk operations per write on RAID-6</source>
      <translation>Datenträgervorgänge je Schreibvorgang auf RAID-6</translation>
    </message>
    <message>
      <source>Maximum disks in a RAID-5 or RAID-6 group</source>
      <translation>Höchstzahl der Datenträger einer RAID-5- oder RAID-6-Gruppe</translation>
    </message>
    <message>
      <source>Also used for RAID-6.</source>
      <translation>Auch für RAID-6 verwendet.</translation>
    </message>
    <message>
      <source>Minimum non-lagged copies for JBOD</source>
      <translation>Nicht verzögerte Kopien, die Datenträger ohne RAID verlangen</translation>
    </message>
    <message>
      <source>Transaction logs of a mailbox per daily message, at an average size of 75 KB</source>
      <translation>Transaktionsprotokolle eines Postfachs je Nachricht am Tag bei einer mittleren Größe von 75 KB</translation>
    </message>
    <message>
      <source>Size of a transaction log</source>
      <translation>Größe eines Transaktionsprotokolls</translation>
    </message>
    <message>
      <source>Average message size to which the table of logs applies</source>
      <translation>Mittlere Nachrichtengröße, für die die Tabelle der Protokolle gilt</translation>
    </message>
    <message>
      <source>Growth of the logs with the message size, as a power of it</source>
      <translation>Wachstum der Protokolle mit der Nachrichtengröße, als deren Potenz</translation>
    </message>
    <message>
      <source>One copy of the table reads 3.8 for everything above 150 KB; the team's wording means a doubling for each doubling.</source>
      <translation>Eine Abschrift der Tabelle liest sich als 3,8 für alles über 150 KB; die Worte des Teams meinen eine Verdopplung je Verdopplung.</translation>
    </message>
    <message>
      <source>log2(1.9)</source>
      <translation>log2(1,9)</translation>
    </message>
    <message>
      <source>Days of logs that a volume must hold</source>
      <translation>Tage, deren Protokolle ein Volume fassen muss</translation>
    </message>
    <message>
      <source>Space to provision, relative to the calculated size of a database</source>
      <translation>Bereitzustellender Platz im Verhältnis zur berechneten Größe einer Datenbank</translation>
    </message>
    <message>
      <source>White space of a database, in days of mail</source>
      <translation>Leere Seiten einer Datenbank, in Tagen an E-Mail</translation>
    </message>
    <message>
      <source>Space for single item recovery, as a share of the mailbox size</source>
      <translation>Platz der Wiederherstellung einzelner Elemente, als Anteil des Postfachs</translation>
    </message>
    <message>
      <source>Space for calendar version logging, as a share of the mailbox size</source>
      <translation>Platz der Kalenderprotokollierung, als Anteil des Postfachs</translation>
    </message>
    <message>
      <source>Content index, relative to its database, Exchange 2013 and 2016</source>
      <translation>Inhaltsindex im Verhältnis zu seiner Datenbank, Exchange 2013 und 2016</translation>
    </message>
    <message>
      <source>Content index, relative to its database, Exchange 2010</source>
      <translation>Inhaltsindex im Verhältnis zu seiner Datenbank, Exchange 2010</translation>
    </message>
    <message>
      <source>Content index, relative to its database, Exchange 2010 SP1</source>
      <translation>Inhaltsindex im Verhältnis zu seiner Datenbank, Exchange 2010 SP1</translation>
    </message>
    <message>
      <source>Content index outside its database, Exchange 2019</source>
      <translation>Inhaltsindex neben seiner Datenbank, Exchange 2019</translation>
    </message>
    <message>
      <source>Cited from memory, not checked: how much larger it makes mailboxes was not found.</source>
      <translation>Aus der Erinnerung, nicht nachgelesen: Um wie viel die Postfächer dadurch größer werden, war nicht zu finden.</translation>
    </message>
    <message>
      <source>Content index outside its database, Exchange Subscription Edition</source>
      <translation>Inhaltsindex neben seiner Datenbank, Exchange Subscription Edition</translation>
    </message>
    <message>
      <source>Days of mail that a transport queue must hold</source>
      <translation>Tage, deren E-Mail eine Transportwarteschlange fassen muss</translation>
    </message>
    <message>
      <source>Days that Safety Net keeps delivered mail</source>
      <translation>Tage, die Safety Net zugestellte E-Mail aufbewahrt</translation>
    </message>
    <message>
      <source>Maximum share of the mail that waits in a queue</source>
      <translation>Höchster Anteil der E-Mail, der in einer Warteschlange wartet</translation>
    </message>
    <message>
      <source>Copies of each message in transport databases</source>
      <translation>Kopien jeder Nachricht in Transportdatenbanken</translation>
    </message>
    <message>
      <source>MetaCache databases, relative to the databases</source>
      <translation>MetaCache-Datenbanken im Verhältnis zu den Datenbanken</translation>
    </message>
    <message>
      <source>Share of an SSD that MetaCache databases use</source>
      <translation>Anteil einer SSD, den MetaCache-Datenbanken nutzen</translation>
    </message>
    <message>
      <source>Disks per SSD with MetaCache databases</source>
      <translation>Datenträger je SSD mit MetaCache-Datenbanken</translation>
    </message>
    <message>
      <source>CPU ceiling in the worst failure</source>
      <translation>Obergrenze der CPU beim schwersten Ausfall</translation>
    </message>
    <message>
      <source>Maximum round-trip latency between two members of a DAG</source>
      <translation>Größte Latenz für Hin- und Rückweg zwischen zwei Mitgliedern einer DAG</translation>
    </message>
    <message>
      <source>Maximum database copies per server, Enterprise edition</source>
      <translation>Höchstzahl der Datenbankkopien eines Servers, Enterprise Edition</translation>
    </message>
    <message>
      <source>Users at the ceiling of a VM with one vCPU relative to one physical processor</source>
      <translation>Benutzer an der Obergrenze einer VM mit einer vCPU im Verhältnis zu einem physischen Prozessor</translation>
    </message>
    <message>
      <source>1,300 / 1,700; users are rounded to 100</source>
      <translation>1.300 / 1.700; Benutzer sind auf 100 gerundet</translation>
    </message>
    <message>
      <source>Loss per additional vCPU of a VM</source>
      <translation>Verlust je weiterer vCPU einer VM</translation>
    </message>
    <message>
      <source>joint fit of the five virtual points: 1,300 n v / ((1 + 0.183 (v - 1)) (1 + 0.098 (n - 1)))</source>
      <translation>gemeinsame Anpassung der fünf virtuellen Punkte: 1.300 n v / ((1 + 0,183 (v - 1)) (1 + 0,098 (n - 1)))</translation>
    </message>
    <message>
      <source>Loss per additional VM on the host</source>
      <translation>Verlust je weiterer VM auf dem Host</translation>
    </message>
    <message>
      <source>joint fit of the five virtual points</source>
      <translation>gemeinsame Anpassung der fünf virtuellen Punkte</translation>
    </message>
    <message>
      <source>The same loss modelled as coherency between VMs (alternative model)</source>
      <translation>Derselbe Verlust als Kohärenz zwischen VMs modelliert (Alternativmodell)</translation>
    </message>
    <message>
      <source>Within rounding as good as the other models; they diverge above 4 VMs.</source>
      <translation>Im Rahmen der Rundung so gut wie die anderen Modelle; oberhalb von 4 VMs gehen sie auseinander.</translation>
    </message>
    <message>
      <source>n / (1 + 0.0257 n (n - 1)): 4,263 users at 8 VMs</source>
      <translation>n / (1 + 0,0257 n (n - 1)): 4.263 Benutzer bei 8 VMs</translation>
    </message>
    <message>
      <source>The same loss modelled as a power of the number of VMs (alternative model)</source>
      <translation>Derselbe Verlust als Potenz der Zahl der VMs modelliert (Alternativmodell)</translation>
    </message>
    <message>
      <source>n^0.8245: 7,219 users at 8 VMs</source>
      <translation>n^0,8245: 7.219 Benutzer bei 8 VMs</translation>
    </message>
    <message>
      <source>CPU of a VM relative to a physical server with the same users, one processor</source>
      <translation>CPU einer VM im Verhältnis zu einem physischen Server mit gleich vielen Benutzern, ein Prozessor</translation>
    </message>
    <message>
      <source>CPU of a VM relative to a physical server with the same users, two processors</source>
      <translation>CPU einer VM im Verhältnis zu einem physischen Server mit gleich vielen Benutzern, zwei Prozessoren</translation>
    </message>
    <message>
      <source>Share of the memory assigned to VMs with the same guest system that page sharing returns</source>
      <translation>Anteil des zugeteilten Arbeitsspeichers von VMs mit demselben Gastsystem, den Page Sharing zurückgewinnt</translation>
    </message>
    <message>
      <source>3.5 GB free and 3.5 GB reclaimed are printed as if they were the same; 24 to 28 % if 3.5 GB is what remained free.</source>
      <translation>3,5 GB frei und 3,5 GB zurückgewonnen sind gedruckt, als wären sie dasselbe; 24 bis 28 %, wenn 3,5 GB frei blieben.</translation>
    </message>
    <message>
      <source>Memory that page sharing returns per VM after the first with the same guest system</source>
      <translation>Arbeitsspeicher, den Page Sharing je VM nach der ersten mit demselben Gastsystem zurückgewinnt</translation>
    </message>
    <message>
      <source>One observation: the two ways to extend it to other numbers of VMs cannot be distinguished.</source>
      <translation>Eine Beobachtung: Die beiden Wege, sie auf andere Zahlen von VMs zu übertragen, lassen sich nicht unterscheiden.</translation>
    </message>
    <message>
      <source>Highest share of the memory of the sharing VMs that page sharing can return</source>
      <translation>Höchster Anteil des Speichers der beteiligten VMs, den Page Sharing zurückgewinnen kann</translation>
    </message>
    <message>
      <source>Regardless of how many VMs share.</source>
      <translation>Unabhängig davon, wie viele VMs beteiligt sind.</translation>
    </message>
    <message>
      <source>Memory of the hypervisor itself</source>
      <translation>Arbeitsspeicher des Hypervisors selbst</translation>
    </message>
    <message>
      <source>Hypervisor memory per VM</source>
      <translation>Arbeitsspeicher des Hypervisors je VM</translation>
    </message>
    <message>
      <source>Recommended vCPUs per host core for Exchange</source>
      <translation>Für Exchange empfohlene vCPUs je Kern des Hosts</translation>
    </message>
    <message>
      <source>Maximum vCPUs per host core for Exchange</source>
      <translation>Für Exchange höchstens zulässige vCPUs je Kern des Hosts</translation>
    </message>
    <message>
      <source>vCPUs counted for the host itself in the ratio</source>
      <translation>vCPUs, mit denen der Host selbst im Verhältnis zu den Kernen zählt</translation>
    </message>
    <message>
      <source>Users at the ceiling of a VM relative to a physical server with as many processors</source>
      <translation>Benutzer an der Obergrenze einer VM im Verhältnis zu einem physischen Server mit ebenso vielen Prozessoren</translation>
    </message>
    <message>
      <source>A practitioner's rule of thumb, not a measurement; no measured overhead for Exchange on this generation was found.</source>
      <translation>Faustregel eines Praktikers, keine Messung; für Exchange auf dieser Generation fand sich kein gemessener Mehraufwand.</translation>
    </message>
    <message>
      <source>1 / 1.11; range by judgement, from a tuned to a busy host</source>
      <translation>1 / 1,11; Spanne nach Einschätzung, von einem optimierten bis zu einem stark belasteten Host</translation>
    </message>
    <message>
      <source>The number of VMs and the number of users changed together in that test, so this is an upper end, not a measurement.</source>
      <translation>Die Zahl der VMs und die Zahl der Benutzer änderten sich in diesem Test gemeinsam, daher ist dies ein oberes Ende, keine Messung.</translation>
    </message>
    <message>
      <source>high end (1.6 - 1) / 7: on vSphere 5, CPU per user was 1.6 times as high with eight VMs as with one</source>
      <translation>oberes Ende (1,6 - 1) / 7: auf vSphere 5 war die CPU je Benutzer mit acht VMs 1,6-mal so hoch wie mit einer</translation>
    </message>
    <message>
      <source>CPU of a VM relative to a physical server with the same users</source>
      <translation>CPU einer VM im Verhältnis zu einem physischen Server mit gleich vielen Benutzern</translation>
    </message>
    <message>
      <source>The same overhead as the derating, seen from the other side; never multiplied with it.</source>
      <translation>Derselbe Mehraufwand wie der Abschlag, von der anderen Seite gesehen; wird nie mit ihm multipliziert.</translation>
    </message>
    <message>
      <source>Dynamic memory and overcommitment are not supported for Exchange.</source>
      <translation>Dynamischer Arbeitsspeicher und Überbuchung werden für Exchange nicht unterstützt.</translation>
    </message>
    <message>
      <source>Hypervisor memory per additional GB of a VM</source>
      <translation>Arbeitsspeicher des Hypervisors je weiterem GB einer VM</translation>
    </message>
    <message>
      <source>A practitioner's rule of thumb of 10 to 12 %; the range is a judgement.</source>
      <translation>Eine Faustregel aus der Praxis von 10 bis 12 %; die Spanne ist eine Einschätzung.</translation>
    </message>
    <message>
      <source>Cited from memory, not checked again.</source>
      <translation>Aus der Erinnerung, nicht nachgelesen.</translation>
    </message>
    <message>
      <source>Loss of a VM that is larger than a NUMA node</source>
      <translation>Verlust einer VM, die größer als ein NUMA-Knoten ist</translation>
    </message>
    <message>
      <source>Reported as a finding; the CPU gauge does not include it.</source>
      <translation>Ein Befund nennt ihn; die CPU-Anzeige rechnet ihn nicht ein.</translation>
    </message>
    <message>
      <source>Session notes of 2010, secondhand: under 7 % on ESX 4, within 5 % of physical. The low end is that of the generic hypervisor.</source>
      <translation>Vortragsnotizen von 2010, aus zweiter Hand: unter 7 % auf ESX 4, bis auf 5 % an physisch. Das untere Ende ist das des generischen Hypervisors.</translation>
    </message>
    <message>
      <source>Needed to power on; a running VM may use a different amount. The low end is that of a VM with 256 MB.</source>
      <translation>Zum Einschalten nötig; im Betrieb kann es mehr oder weniger sein. Das untere Ende gilt für eine VM mit 256 MB.</translation>
    </message>
    <message>
      <source>The table ends at 16 GB: larger VMs are extrapolated.</source>
      <translation>Die Tabelle endet bei 16 GB: Größere VMs sind extrapoliert.</translation>
    </message>
    <message>
      <source>(139.62 - 25.90) / 15; high end (168.60 - 53.82) / 15 with 8 vCPUs</source>
      <translation>(139,62 − 25,90) / 15; oberes Ende (168,60 − 53,82) / 15 mit 8 vCPUs</translation>
    </message>
    <message>
      <source>Hypervisor memory per additional vCPU of a VM</source>
      <translation>Arbeitsspeicher des Hypervisors je weiterer vCPU einer VM</translation>
    </message>
    <message>
      <source>(53.82 - 25.90) / 7; high end (168.60 - 139.62) / 7</source>
      <translation>(53,82 − 25,90) / 7; oberes Ende (168,60 − 139,62) / 7</translation>
    </message>
    <message>
      <source>Mcycles/(1/day)</source>
      <translation type="vanished">Mcycles/(1/Tag)</translation>
    </message>
    <message>
      <source>MB/(1/day)</source>
      <translation type="vanished">MB/(1/Tag)</translation>
    </message>
    <message>
      <source>days</source>
      <translation type="vanished">Tage</translation>
    </message>
    <message>
      <source>measured</source>
      <translation type="vanished">gemessen</translation>
    </message>
    <message>
      <source>Megacycles per mailbox in Microsoft's calculator</source>
      <translation type="vanished">Megazyklen je Postfach im Rechner von Microsoft</translation>
    </message>
    <message>
      <source>Includes peak factor and headroom, on 3,333 MHz cores with 18.75 SPECint_rate2006: a different unit from the measured MHz per user, never mixed with it. Each further copy adds 10 %; a passive copy costs 15 %.</source>
      <translation type="vanished">Mit Spitzenfaktor und Reserve, auf Kernen mit 3.333 MHz und 18,75 SPECint_rate2006: eine andere Einheit als die gemessenen MHz je Benutzer, nie mit ihr vermischt. Jede weitere Kopie fügt 10 % hinzu; eine passive Kopie kostet 15 %.</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of a mailbox, relative to an active one, Exchange 2010</source>
      <translation type="vanished">Megazyklen einer passiven Postfachkopie im Verhältnis zu einer aktiven, Exchange 2010</translation>
    </message>
    <message>
      <source>Megacycles that each further copy adds to an active mailbox, Exchange 2010</source>
      <translation type="vanished">Megazyklen, um die jede weitere Kopie ein aktives Postfach verteuert, Exchange 2010</translation>
    </message>
    <message>
      <source>Megacycles of a passive copy of a mailbox, relative to an active one, Exchange 2010 SP1</source>
      <translation type="vanished">Megazyklen einer passiven Postfachkopie im Verhältnis zu einer aktiven, Exchange 2010 SP1</translation>
    </message>
    <message>
      <source>Megacycles that each further copy adds to an active mailbox, Exchange 2010 SP1</source>
      <translation type="vanished">Megazyklen, um die jede weitere Kopie ein aktives Postfach verteuert, Exchange 2010 SP1</translation>
    </message>
  </context>
  <context>
    <name>FileCommands</name>
    <message>
      <source>New plan</source>
      <translation>Neuer Plan</translation>
    </message>
    <message>
      <source>Open a plan</source>
      <translation>Plan öffnen</translation>
    </message>
    <message>
      <source>Open {0}</source>
      <translation>{0} öffnen</translation>
    </message>
    <message>
      <source>Open a sample</source>
      <translation>Beispiel öffnen</translation>
    </message>
    <message>
      <source>Close the window</source>
      <translation>Fenster schließen</translation>
    </message>
    <message>
      <source>Save {0}</source>
      <translation>{0} speichern</translation>
    </message>
  </context>
  <context>
    <name>Files</name>
    <message>
      <source>Plans (*.xplan *.json)</source>
      <translation>Pläne (*.xplan *.json)</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>Alle Dateien (*)</translation>
    </message>
    <message>
      <source>Open a plan</source>
      <translation>Plan öffnen</translation>
    </message>
    <message>
      <source>Inventories and tables (*.xlsx *.csv *.tsv *.txt *.json *.zip)</source>
      <translation>Bestandslisten und Tabellen (*.xlsx *.csv *.tsv *.txt *.json *.zip)</translation>
    </message>
    <message>
      <source>Import an inventory</source>
      <translation>Bestand importieren</translation>
    </message>
    <message>
      <source>Tables and tracking logs (*.csv *.tsv *.txt *.log)</source>
      <translation>Tabellen und Verfolgungsprotokolle (*.csv *.tsv *.txt *.log)</translation>
    </message>
    <message>
      <source>Import populations</source>
      <translation>Benutzergruppen importieren</translation>
    </message>
    <message>
      <source>Performance logs (*.csv *.tsv)</source>
      <translation>Leistungsprotokolle (*.csv *.tsv)</translation>
    </message>
    <message>
      <source>Choose a performance log</source>
      <translation>Leistungsprotokoll wählen</translation>
    </message>
    <message>
      <source>Save counters</source>
      <translation>Indikatoren speichern</translation>
    </message>
    <message>
      <source>Counters (*.txt)</source>
      <translation>Indikatoren (*.txt)</translation>
    </message>
    <message>
      <source>Pictures (*.png *.jpg *.jpeg)</source>
      <translation>Bilder (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
      <source>Choose a logo</source>
      <translation>Logo auswählen</translation>
    </message>
    <message>
      <source>Plan (*.xplan)</source>
      <translation>Plan (*.xplan)</translation>
    </message>
    <message>
      <source>Plan as JSON (*.json)</source>
      <translation>Plan als JSON (*.json)</translation>
    </message>
    <message>
      <source>Save the plan</source>
      <translation>Plan speichern</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>Exportieren</translation>
    </message>
    <message>
      <source>Save the e-mail draft</source>
      <translation>E-Mail-Entwurf speichern</translation>
    </message>
    <message>
      <source>E-mail draft (*.eml)</source>
      <translation>E-Mail-Entwurf (*.eml)</translation>
    </message>
    <message>
      <source>RVTools inventories (*.xlsx *.csv *.zip)</source>
      <translation type="vanished">Bestandslisten von RVTools (*.xlsx *.csv *.zip)</translation>
    </message>
    <message>
      <source>RVTools inventories (*.xlsx *.csv)</source>
      <translation type="vanished">RVTools-Bestandslisten (*.xlsx *.csv)</translation>
    </message>
  </context>
  <context>
    <name>FindBar</name>
    <message>
      <source>no match</source>
      <translation>kein Treffer</translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} von {1}</translation>
    </message>
    <message>
      <source>Name, role or hardware</source>
      <translation>Name, Rolle oder Hardware</translation>
    </message>
    <message>
      <source>Find in the plan</source>
      <translation>Im Plan suchen</translation>
    </message>
    <message>
      <source>Previous match</source>
      <translation>Vorheriger Treffer</translation>
    </message>
    <message>
      <source>Next match</source>
      <translation>Nächster Treffer</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
  </context>
  <context>
    <name>FindingBar</name>
    <message>
      <source>Ignore…</source>
      <translation>Übergehen…</translation>
    </message>
    <message>
      <source>Stop ignoring</source>
      <translation>Nicht mehr übergehen</translation>
    </message>
    <message>
      <source>Ignore all…</source>
      <translation>Alle übergehen…</translation>
    </message>
    <message>
      <source>Stop ignoring all</source>
      <translation>Alle nicht mehr übergehen</translation>
    </message>
    <message>
      <source>Fixes the finding in one undoable step</source>
      <translation>Behebt den Befund in einem Schritt, der sich rückgängig machen lässt</translation>
    </message>
    <message>
      <source>Fixes {0} findings in one undoable step</source>
      <translation>Behebt {0} Befunde in einem Schritt, der sich rückgängig machen lässt</translation>
    </message>
    <message>
      <source>Actions for this finding</source>
      <translation>Aktionen für diesen Befund</translation>
    </message>
  </context>
  <context>
    <name>FindingCommands</name>
    <message>
      <source>This finding comes from the what-if; apply or reset the what-if, then fix what remains.</source>
      <translation>Dieser Befund stammt aus der Was-wäre-wenn-Vorschau; übernehmen Sie sie, oder setzen Sie sie zurück, und beheben Sie dann, was übrig bleibt.</translation>
    </message>
    <message>
      <source>There is no known single change that fixes this finding.</source>
      <translation>Es ist keine einzelne Änderung bekannt, die diesen Befund behebt.</translation>
    </message>
    <message>
      <source>Select a finding first; F8 goes to the next one.</source>
      <translation>Wählen Sie zuerst einen Befund aus; F8 geht zum nächsten.</translation>
    </message>
  </context>
  <context>
    <name>FindingList</name>
    <message>
      <source>Nothing to report.</source>
      <translation>Nichts zu beanstanden.</translation>
    </message>
    <message>
      <source>expanded</source>
      <translation>aufgeklappt</translation>
    </message>
    <message>
      <source>collapsed</source>
      <translation>zugeklappt</translation>
    </message>
    <message>
      <source>{0} Group, {1}.</source>
      <translation>{0} Gruppe, {1}.</translation>
    </message>
    <message>
      <source>And {0} more.</source>
      <translation>Und {0} weitere.</translation>
    </message>
  </context>
  <context>
    <name>FindingsPanel</name>
    <message>
      <source>Findings</source>
      <translation>Befunde</translation>
    </message>
  </context>
  <context>
    <name>FirstSteps</name>
    <message>
      <source>Drop a site and a machine on the canvas</source>
      <translation>Standort und Maschine auf der Zeichenfläche ablegen</translation>
    </message>
    <message>
      <source>Assign roles, and add users</source>
      <translation>Rollen zuweisen und Benutzer hinzufügen</translation>
    </message>
    <message>
      <source>Select a machine to see its load</source>
      <translation>Last einer ausgewählten Maschine ablesen</translation>
    </message>
    <message>
      <source>Hide</source>
      <translation>Ausblenden</translation>
    </message>
    <message>
      <source>done</source>
      <translation>erledigt</translation>
    </message>
    <message>
      <source>not done yet</source>
      <translation>noch offen</translation>
    </message>
    <message>
      <source>First steps</source>
      <translation>Erste Schritte</translation>
    </message>
    <message>
      <source>Hide the first steps; the Help menu shows them again</source>
      <translation>Erste Schritte ausblenden; das Menü Hilfe zeigt sie wieder</translation>
    </message>
  </context>
  <context>
    <name>GaugeBar</name>
    <message>
      <source>Show how this value is calculated</source>
      <translation>Anzeigen, wie sich dieser Wert ergibt</translation>
    </message>
  </context>
  <context>
    <name>GrowthChoices</name>
    <message>
      <source>No band</source>
      <translation>Ohne Band</translation>
    </message>
    <message>
      <source>Selected</source>
      <translation>Ausgewählt</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>Uncertainty bands</source>
      <translation>Bänder der Linien</translation>
    </message>
    <message>
      <source>{0} y</source>
      <translation>{0} J.</translation>
    </message>
    <message>
      <source>Years to look ahead</source>
      <translation>Vorausschau in Jahren</translation>
    </message>
  </context>
  <context>
    <name>GrowthPanel</name>
    <message>
      <source>Growth of all users per year, in percent</source>
      <translation>Wachstum aller Benutzer pro Jahr, in Prozent</translation>
    </message>
    <message>
      <source>Years to look ahead</source>
      <translation>Vorausschau in Jahren</translation>
    </message>
    <message>
      <source>When machines exceed their ceilings, and what to add then</source>
      <translation>Wann Maschinen ihre Obergrenzen überschreiten und was dann hinzukommt</translation>
    </message>
    <message>
      <source>Chart</source>
      <translation>Diagramm</translation>
    </message>
    <message>
      <source>In words</source>
      <translation>In Worten</translation>
    </message>
    <message>
      <source>All users</source>
      <translation>Alle Benutzer</translation>
    </message>
    <message>
      <source>% per year</source>
      <translation>% p. a.</translation>
    </message>
    <message>
      <source>Look ahead</source>
      <translation>Vorausschau</translation>
    </message>
    <message>
      <source>years</source>
      <translation>Jahre</translation>
    </message>
    <message>
      <source>Growth</source>
      <translation>Wachstum</translation>
    </message>
    <message>
      <source>{0}, with additions</source>
      <translation>{0}, mit Erweiterungen</translation>
    </message>
  </context>
  <context>
    <name>HardwarePage</name>
    <message>
      <source>Exchange version</source>
      <translation>Exchange-Version</translation>
    </message>
    <message>
      <source>Hypervisor</source>
      <translation>Hypervisor</translation>
    </message>
    <message>
      <source>No failure</source>
      <translation>Keinen Ausfall</translation>
    </message>
    <message>
      <source>Any one server or host</source>
      <translation>Einen beliebigen Server oder Host</translation>
    </message>
    <message>
      <source>Must survive</source>
      <translation>Muss überstehen</translation>
    </message>
    <message>
      <source>Memory per machine</source>
      <translation>Speicher je Maschine</translation>
    </message>
    <message>
      <source>Add a machine…</source>
      <translation>Maschine hinzufügen…</translation>
    </message>
    <message>
      <source>What will it run on?</source>
      <translation>Worauf soll Exchange laufen?</translation>
    </message>
    <message>
      <source>Choose one machine. You can mix models later.</source>
      <translation>Wählen Sie eine Maschine. Modelle lassen sich später mischen.</translation>
    </message>
    <message>
      <source>1 (no DAG)</source>
      <translation type="vanished">1 (keine DAG)</translation>
    </message>
    <message>
      <source>Copies of each database</source>
      <translation type="vanished">Kopien jeder Datenbank</translation>
    </message>
    <message>
      <source>This Exchange version has no DAGs.</source>
      <translation type="vanished">Diese Exchange-Version hat keine DAGs.</translation>
    </message>
  </context>
  <context>
    <name>HardwareTable</name>
    <message>
      <source>est.</source>
      <translation>gesch.</translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} von {1}</translation>
    </message>
    <message>
      <source>Any vendor</source>
      <translation>Alle Hersteller</translation>
    </message>
    <message>
      <source>Search, for example: 16 to 32 cores</source>
      <translation>Suchen, etwa: 16 bis 32 Kerne</translation>
    </message>
    <message>
      <source>Search machines</source>
      <translation>Maschinen suchen</translation>
    </message>
    <message>
      <source>Vendor</source>
      <translation>Hersteller</translation>
    </message>
    <message>
      <source>Year</source>
      <translation>Jahr</translation>
    </message>
    <message>
      <source>Any year</source>
      <translation>Alle Jahre</translation>
    </message>
    <message>
      <source>{0} or later</source>
      <translation>{0} oder später</translation>
    </message>
    <message>
      <source>Machines in the library</source>
      <translation>Maschinen der Bibliothek</translation>
    </message>
  </context>
  <context>
    <name>Help</name>
    <message>
      <source>No help page contains these words.</source>
      <translation>Keine Hilfeseite enthält diese Wörter.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>Vorwärts</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Inhalt</translation>
    </message>
    <message>
      <source>Search results</source>
      <translation>Suchergebnisse</translation>
    </message>
    <message>
      <source>Search the help</source>
      <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
      <source>The folder could not be opened. The log is in {folder}.</source>
      <translation>Der Ordner konnte nicht geöffnet werden. Das Protokoll liegt in {folder}.</translation>
    </message>
    <message>
      <source>The diagnosis is on the clipboard.</source>
      <translation>Die Diagnose liegt in der Zwischenablage.</translation>
    </message>
  </context>
  <context>
    <name>HistoryPanel</name>
    <message>
      <source>History</source>
      <translation>Verlauf</translation>
    </message>
    <message>
      <source>As opened</source>
      <translation>Stand beim Öffnen</translation>
    </message>
  </context>
  <context>
    <name>IgnoreForm</name>
    <message>
      <source>Ignore finding</source>
      <translation>Befund übergehen</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Grund</translation>
    </message>
    <message>
      <source>For example: will be replaced in spring; good enough until then</source>
      <translation>Zum Beispiel: wird im Frühjahr ersetzt, bis dahin reicht es</translation>
    </message>
    <message>
      <source>Ignore</source>
      <translation>Übergehen</translation>
    </message>
    <message>
      <source>The finding stays in the list, greyed out, and the report states the reason.</source>
      <translation>Der Befund bleibt ausgegraut in der Liste, und der Bericht nennt den Grund.</translation>
    </message>
  </context>
  <context>
    <name>ImportChoices</name>
    <message>
      <source>Keep the measured CPU and memory of the other VMs as their load</source>
      <translation>Gemessene CPU und gemessenen Arbeitsspeicher der übrigen VMs als deren Last behalten</translation>
    </message>
    <message>
      <source>Count page sharing on hosts that use it</source>
      <translation>Page Sharing bei Hosts zählen, die es nutzen</translation>
    </message>
    <message>
      <source>Match host names</source>
      <translation>Hostnamen zuordnen</translation>
    </message>
    <message>
      <source>Virtual machines refer to these hosts, but the list of hosts does not contain them.</source>
      <translation>Virtuelle Maschinen verweisen auf diese Hosts, die Liste der Hosts enthält sie aber nicht.</translation>
    </message>
    <message>
      <source>a new host</source>
      <translation>ein neuer Host</translation>
    </message>
    <message>
      <source>Match sites</source>
      <translation>Standorte zuordnen</translation>
    </message>
    <message>
      <source>Choose the site of the open plan for each datacenter in the file.</source>
      <translation>Die Rechenzentren der Datei und je der Standort im geöffneten Plan.</translation>
    </message>
    <message>
      <source>a new site</source>
      <translation>ein neuer Standort</translation>
    </message>
    <message>
      <source>Imported site</source>
      <translation>Importierter Standort</translation>
    </message>
  </context>
  <context>
    <name>ImportCommands</name>
    <message>
      <source>The import of {0} was cancelled; nothing was imported. File, Import inventory… starts it again.</source>
      <translation>Der Import von {0} wurde abgebrochen; nichts wurde importiert. „Datei“, „Bestand importieren…“ startet ihn erneut.</translation>
    </message>
    <message>
      <source>Import {0}</source>
      <translation>{0} importieren</translation>
    </message>
    <message>
      <source>The import of {0} was cancelled.</source>
      <translation type="vanished">Der Import von {0} wurde abgebrochen.</translation>
    </message>
    <message>
      <source>{0} is still being imported. Cancel that first.</source>
      <translation type="vanished">{0} wird noch importiert. Brechen Sie diesen Import zuerst ab.</translation>
    </message>
    <message>
      <source>Importing {0}…</source>
      <translation type="vanished">{0} wird importiert…</translation>
    </message>
    <message>
      <source>{0} was not imported; the current plan is unchanged.</source>
      <translation type="vanished">{0} wurde nicht importiert; der aktuelle Plan ist unverändert.</translation>
    </message>
  </context>
  <context>
    <name>ImportDialog</name>
    <message>
      <source>Import an inventory</source>
      <translation>Bestand importieren</translation>
    </message>
    <message>
      <source>Choose another file…</source>
      <translation>Andere Datei wählen…</translation>
    </message>
    <message>
      <source>New plan</source>
      <translation>Neuer Plan</translation>
    </message>
    <message>
      <source>New design in the open plan</source>
      <translation>Neuer Entwurf im geöffneten Plan</translation>
    </message>
    <message>
      <source>&amp;Cancel</source>
      <translation>&amp;Abbrechen</translation>
    </message>
    <message>
      <source>Import</source>
      <translation>Importieren</translation>
    </message>
    <message>
      <source>The file is being read…</source>
      <translation>Die Datei wird gelesen…</translation>
    </message>
    <message>
      <source>Importing {0}…</source>
      <translation>{0} wird importiert…</translation>
    </message>
    <message>
      <source>Can be undone in one step</source>
      <translation>Lässt sich in einem Schritt rückgängig machen</translation>
    </message>
  </context>
  <context>
    <name>ImportExchange</name>
    <message>
      <source>Name or guest pattern of machines that run Exchange</source>
      <translation>Muster der Maschinen mit Exchange</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Guest</source>
      <translation>Gast</translation>
    </message>
    <message>
      <source>What the pattern applies to</source>
      <translation>Worauf sich das Muster bezieht</translation>
    </message>
    <message>
      <source>Exchange version</source>
      <translation>Exchange-Version</translation>
    </message>
    <message>
      <source>Which of these run Exchange?</source>
      <translation>Auf welchen davon läuft Exchange?</translation>
    </message>
    <message>
      <source>Assign them</source>
      <translation>Diese erhalten</translation>
    </message>
  </context>
  <context>
    <name>ImportFacts</name>
    <message>
      <source>Copy this list</source>
      <translation>Diese Liste kopieren</translation>
    </message>
    <message>
      <source>What is in the file</source>
      <translation>Was in der Datei steht</translation>
    </message>
    <message>
      <source>In the file</source>
      <translation>In der Datei</translation>
    </message>
    <message>
      <source>Imported</source>
      <translation>Importiert</translation>
    </message>
    <message>
      <source>Left out</source>
      <translation>Ausgelassen</translation>
    </message>
  </context>
  <context>
    <name>ImportFilters</name>
    <message>
      <source>all names</source>
      <translation>alle Namen</translation>
    </message>
    <message>
      <source>Only names matching</source>
      <translation>Nur Namen wie</translation>
    </message>
    <message>
      <source>Match host names manually…</source>
      <translation>Hostnamen manuell zuordnen…</translation>
    </message>
    <message>
      <source>Match sites manually…</source>
      <translation>Standorte manuell zuordnen…</translation>
    </message>
    <message>
      <source>Leave out</source>
      <translation>Auslassen</translation>
    </message>
    <message>
      <source>Clusters</source>
      <translation>Cluster</translation>
    </message>
  </context>
  <context>
    <name>Inspector</name>
    <message>
      <source>Storage and more settings</source>
      <translation>Speicher und weitere Einstellungen</translation>
    </message>
    <message>
      <source>More settings</source>
      <translation>Weitere Einstellungen</translation>
    </message>
    <message>
      <source>Inspector</source>
      <translation>Eigenschaften</translation>
    </message>
  </context>
  <context>
    <name>LargeComparison</name>
    <message>
      <source>{0} was not saved: its name must end in .png, .csv or .tsv.</source>
      <translation>{0} wurde nicht gespeichert: Der Name muss auf .png, .csv oder .tsv enden.</translation>
    </message>
    <message>
      <source>What-if preview:</source>
      <translation>Was-wäre-wenn-Vorschau:</translation>
    </message>
    <message>
      <source>Baseline: {0}</source>
      <translation>Vergleichsbasis: {0}</translation>
    </message>
    <message>
      <source>Designs: {0} of {1}</source>
      <translation>Entwürfe: {0} von {1}</translation>
    </message>
    <message>
      <source>PNG image (*.png);;CSV table (*.csv);;Tab-separated table (*.tsv)</source>
      <translation>PNG-Bild (*.png);;CSV-Tabelle (*.csv);;Tabelle mit Tabulatoren (*.tsv)</translation>
    </message>
    <message>
      <source>Save the comparison</source>
      <translation>Vergleich speichern</translation>
    </message>
    <message>
      <source>Assign servers…</source>
      <translation>Server zuweisen…</translation>
    </message>
    <message>
      <source>Leave out</source>
      <translation>Auslassen</translation>
    </message>
    <message>
      <source>Why</source>
      <translation>Warum</translation>
    </message>
    <message>
      <source>Comparison of designs</source>
      <translation>Vergleich der Entwürfe</translation>
    </message>
    <message>
      <source>Click a design to make it the baseline</source>
      <translation>Klicken Sie auf einen Entwurf, um ihn zur Vergleichsbasis zu machen</translation>
    </message>
    <message>
      <source>Against the baseline.</source>
      <translation>Gegenüber der Vergleichsbasis.</translation>
    </message>
    <message>
      <source>design</source>
      <translation>Entwurf</translation>
    </message>
    <message>
      <source>baseline</source>
      <translation>Vergleichsbasis</translation>
    </message>
    <message>
      <source>better</source>
      <translation type="vanished">besser</translation>
    </message>
    <message>
      <source>worse</source>
      <translation type="vanished">schlechter</translation>
    </message>
  </context>
  <context>
    <name>Legend</name>
    <message>
      <source>Legend</source>
      <translation>Legende</translation>
    </message>
    <message>
      <source>Hide legend</source>
      <translation>Legende ausblenden</translation>
    </message>
    <message>
      <source>within ceiling</source>
      <translation>innerhalb der Obergrenze</translation>
    </message>
    <message>
      <source>above ceiling</source>
      <translation>über der Obergrenze</translation>
    </message>
    <message>
      <source>over capacity</source>
      <translation>über der Kapazität</translation>
    </message>
    <message>
      <source>no data</source>
      <translation>keine Daten</translation>
    </message>
    <message>
      <source>measured</source>
      <translation>gemessen</translation>
    </message>
    <message>
      <source>server or host</source>
      <translation>Server oder Host</translation>
    </message>
    <message>
      <source>virtual machine</source>
      <translation>virtuelle Maschine</translation>
    </message>
    <message>
      <source>site</source>
      <translation>Standort</translation>
    </message>
    <message>
      <source>link</source>
      <translation>Verbindung</translation>
    </message>
  </context>
  <context>
    <name>LibraryDialog</name>
    <message>
      <source>Hardware library</source>
      <translation>Hardwarebibliothek</translation>
    </message>
    <message>
      <source>&amp;Add a machine…</source>
      <translation>&amp;Maschine hinzufügen…</translation>
    </message>
    <message>
      <source>&amp;Edit…</source>
      <translation>&amp;Bearbeiten…</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <translation>&amp;Entfernen</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Your machines were not saved: {0}.</source>
      <translation>Ihre Maschinen wurden nicht gespeichert: {0}.</translation>
    </message>
    <message>
      <source>Select servers or hosts on the canvas or in the tree first.</source>
      <translation>Wählen Sie zuerst Server oder Hosts auf der Zeichenfläche oder im Baum aus.</translation>
    </message>
    <message>
      <source>&amp;Use for the selected machine</source>
      <translation>Für die ausgewählte Maschine &amp;verwenden</translation>
    </message>
    <message>
      <source>&amp;Use for {0} selected machines</source>
      <translation>Für {0} ausgewählte Maschinen &amp;verwenden</translation>
    </message>
  </context>
  <context>
    <name>LicencesDialog</name>
    <message>
      <source>Licences</source>
      <translation>Lizenzen</translation>
    </message>
    <message>
      <source>See the licence text</source>
      <translation>Siehe Lizenztext</translation>
    </message>
    <message>
      <source>This component states only the name of its licence.</source>
      <translation>Diese Komponente nennt nur den Namen ihrer Lizenz.</translation>
    </message>
    <message>
      <source>Components of the program</source>
      <translation>Komponenten des Programms</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Lizenz</translation>
    </message>
  </context>
  <context>
    <name>LoadSection</name>
    <message>
      <source>Show all figures…</source>
      <translation>Alle Kennzahlen anzeigen…</translation>
    </message>
    <message>
      <source>Other figures</source>
      <translation>Weitere Werte</translation>
    </message>
    <message>
      <source>Why</source>
      <translation>Warum</translation>
    </message>
    <message>
      <source>Load</source>
      <translation>Auslastung</translation>
    </message>
    <message>
      <source>Headroom</source>
      <translation>Reserve</translation>
    </message>
    <message>
      <source>Every step and figure with its source (Ctrl+I for the machine's bottleneck)</source>
      <translation>Alle Schritte und Kennzahlen mit Quelle (Strg+I für den Engpass der Maschine)</translation>
    </message>
  </context>
  <context>
    <name>LoweredBar</name>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Changes to the DAG</source>
      <translation>Was eine DAG verloren hat</translation>
    </message>
  </context>
  <context>
    <name>MachineChoice</name>
    <message>
      <source>Add a machine from the library</source>
      <translation>Maschine der Bibliothek hinzufügen</translation>
    </message>
    <message>
      <source>Choose a machine in the table.</source>
      <translation>Wählen Sie eine Maschine in der Tabelle.</translation>
    </message>
    <message>
      <source>Memory per machine</source>
      <translation>Speicher je Maschine</translation>
    </message>
  </context>
  <context>
    <name>MachineDialog</name>
    <message>
      <source>Your own machine</source>
      <translation>Eigene Maschine</translation>
    </message>
    <message>
      <source>Leave unknown values empty.</source>
      <translation>Lassen Sie unbekannte Werte leer.</translation>
    </message>
    <message>
      <source>Enter the name of the model.</source>
      <translation>Geben Sie den Namen des Modells ein.</translation>
    </message>
  </context>
  <context>
    <name>MachineTable</name>
    <message>
      <source>Machines</source>
      <translation>Maschinen</translation>
    </message>
    <message>
      <source>Default columns</source>
      <translation>Standardspalten</translation>
    </message>
  </context>
  <context>
    <name>MachinesPanel</name>
    <message>
      <source>{0} of {1} machines</source>
      <translation>{0} von {1} Maschinen</translation>
    </message>
    <message>
      <source>Filter by any text</source>
      <translation>Nach beliebigem Text filtern</translation>
    </message>
    <message>
      <source>Filter the machines</source>
      <translation>Maschinen filtern</translation>
    </message>
    <message>
      <source>Filter by state</source>
      <translation>Nach Zustand filtern</translation>
    </message>
    <message>
      <source>Any state</source>
      <translation>Alle Zustände</translation>
    </message>
    <message>
      <source>Above a ceiling</source>
      <translation>Über einer Obergrenze</translation>
    </message>
    <message>
      <source>Without data</source>
      <translation>Ohne Daten</translation>
    </message>
  </context>
  <context>
    <name>MailCommands</name>
    <message>
      <source>Send the plan</source>
      <translation>Plan senden</translation>
    </message>
  </context>
  <context>
    <name>MailDialog</name>
    <message>
      <source>&amp;Create draft</source>
      <translation>E-Mail-Entwurf &amp;erstellen</translation>
    </message>
    <message>
      <source>&amp;Save draft…</source>
      <translation>E-Mail-Entwurf &amp;speichern…</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>E-mail plan</source>
      <translation>Plan per E-Mail</translation>
    </message>
    <message>
      <source>Creates a draft in your mail program with</source>
      <translation>Erstellt einen Entwurf in Ihrem E-Mail-Programm mit</translation>
    </message>
    <message>
      <source>You add the recipients and send it there; this program sends nothing itself.</source>
      <translation>Dort geben Sie die Empfänger ein und senden; dieses Programm sendet selbst nichts.</translation>
    </message>
    <message>
      <source>Subject</source>
      <translation>Betreff</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Text</translation>
    </message>
  </context>
  <context>
    <name>MainToolBar</name>
    <message>
      <source>Tools</source>
      <translation>Werkzeuge</translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <source>Findings {0}</source>
      <translation>Befunde {0}</translation>
    </message>
  </context>
  <context>
    <name>MatchDialog</name>
    <message>
      <source>Match similar names</source>
      <translation>Ähnliche Namen zuordnen</translation>
    </message>
  </context>
  <context>
    <name>MatchNamesDialog</name>
    <message>
      <source>Match names of the log</source>
      <translation>Namen des Protokolls zuordnen</translation>
    </message>
    <message>
      <source>Match</source>
      <translation>Zuordnen</translation>
    </message>
    <message>
      <source>no machine of this design</source>
      <translation>keine Maschine dieses Entwurfs</translation>
    </message>
    <message>
      <source>{0} is chosen twice; choose it for one name only.</source>
      <translation>{0} ist zweimal gewählt: Wählen Sie diese Maschine nur für einen der Namen.</translation>
    </message>
    <message>
      <source>These names in the log match no machine of this design.</source>
      <translation>Diese Namen im Protokoll passen zu keiner Maschine dieses Entwurfs.</translation>
    </message>
  </context>
  <context>
    <name>MeasuredCommands</name>
    <message>
      <source>Saved in the plan. Undo restores the published figures.</source>
      <translation>In den Plan übernommen. Rückgängig stellt die veröffentlichten Kennzahlen wieder her.</translation>
    </message>
    <message>
      <source>The measured values are now in the plan and shown on the cards.</source>
      <translation>Die Messwerte stehen jetzt im Plan und auf den Karten.</translation>
    </message>
    <message>
      <source>Saved. Record them with: logman create counter planner -cf {0} -si 15 -f csv</source>
      <translation>Gespeichert. Zeichnen Sie sie auf mit: logman create counter planner -cf {0} -si 15 -f csv</translation>
    </message>
  </context>
  <context>
    <name>MeasuredControls</name>
    <message>
      <source>Resource</source>
      <translation>Ressource</translation>
    </message>
    <message>
      <source>Statistic</source>
      <translation>Statistik</translation>
    </message>
    <message>
      <source>Weekdays only</source>
      <translation>Nur werktags</translation>
    </message>
    <message>
      <source>Hours from</source>
      <translation>Stunden von</translation>
    </message>
    <message>
      <source>Hours to</source>
      <translation>Stunden bis</translation>
    </message>
    <message>
      <source>Hours</source>
      <translation>Stunden</translation>
    </message>
    <message>
      <source>to</source>
      <translation>bis</translation>
    </message>
  </context>
  <context>
    <name>MeasuredPanel</name>
    <message>
      <source>Measured</source>
      <translation>Gemessen</translation>
    </message>
    <message>
      <source>Measured and predicted load</source>
      <translation>Gemessene und vorhergesagte Last</translation>
    </message>
    <message>
      <source>Choose a PerfMon log (CSV or TSV) or the output of esxtop -b. You can save the counters that this plan needs as a file for logman.</source>
      <translation>Wählen Sie ein PerfMon-Protokoll (CSV oder TSV) oder die Ausgabe von esxtop -b. Die Indikatoren, die dieser Plan braucht, lassen sich als Datei für logman speichern.</translation>
    </message>
  </context>
  <context>
    <name>MeasuredView</name>
    <message>
      <source>Measured and predicted</source>
      <translation>Gemessen und vorhergesagt</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Choose a log…</source>
      <translation>Protokoll wählen…</translation>
    </message>
    <message>
      <source>Match names…</source>
      <translation>Namen zuordnen…</translation>
    </message>
    <message>
      <source>Keep in plan</source>
      <translation>Im Plan behalten</translation>
    </message>
    <message>
      <source>Save counters for this plan…</source>
      <translation>Indikatoren für diesen Plan speichern…</translation>
    </message>
    <message>
      <source>Progress: reading the log</source>
      <translation>Fortschritt: Protokoll wird gelesen</translation>
    </message>
  </context>
  <context>
    <name>Menus</name>
    <message>
      <source>No file yet</source>
      <translation>Noch keine Datei</translation>
    </message>
    <message>
      <source>&amp;System</source>
      <translation>&amp;System</translation>
    </message>
    <message>
      <source>&amp;Light</source>
      <translation>&amp;Hell</translation>
    </message>
    <message>
      <source>&amp;Dark</source>
      <translation>&amp;Dunkel</translation>
    </message>
    <message>
      <source>&amp;High contrast</source>
      <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
      <source>High c&amp;ontrast, dark</source>
      <translation>Hoher Kontrast, du&amp;nkel</translation>
    </message>
    <message>
      <source>The language changes the next time the program starts.</source>
      <translation>Die Sprache wechselt beim nächsten Start des Programms.</translation>
    </message>
  </context>
  <context>
    <name>Messages</name>
    <message>
      <source>Save changes to {0}?</source>
      <translation>Änderungen an {0} speichern?</translation>
    </message>
    <message>
      <source>Unsaved changes will be lost.</source>
      <translation>Nicht gespeicherte Änderungen gehen verloren.</translation>
    </message>
    <message>
      <source>{0} already exists. Replace it?</source>
      <translation>{0} ist bereits vorhanden. Ersetzen?</translation>
    </message>
    <message>
      <source>&amp;Replace</source>
      <translation>&amp;Ersetzen</translation>
    </message>
    <message>
      <source>Show in &amp;folder</source>
      <translation>Im &amp;Ordner anzeigen</translation>
    </message>
  </context>
  <context>
    <name>Minimap</name>
    <message>
      <source>Minimap</source>
      <translation>Minikarte</translation>
    </message>
    <message>
      <source>The whole plan; click or drag to see another part of it.</source>
      <translation>Der ganze Plan; klicken oder ziehen Sie, um einen anderen Teil zu sehen.</translation>
    </message>
  </context>
  <context>
    <name>MoveDialog</name>
    <message>
      <source>As many as needed</source>
      <translation>So viele wie nötig</translation>
    </message>
    <message>
      <source>No failure</source>
      <translation>Kein Ausfall</translation>
    </message>
    <message>
      <source>Any one server</source>
      <translation>Ein beliebiger Server</translation>
    </message>
    <message>
      <source>&amp;Keep the old machines alongside the new ones</source>
      <translation>&amp;Alte Maschinen neben den neuen behalten</translation>
    </message>
    <message>
      <source>Add a machine…</source>
      <translation>Maschine hinzufügen…</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Umziehen</translation>
    </message>
    <message>
      <source>Calculating…</source>
      <translation>Wird berechnet…</translation>
    </message>
    <message>
      <source>Choose the machine of the new servers.</source>
      <translation>Wählen Sie die Maschine der neuen Server.</translation>
    </message>
    <message>
      <source>Memory per server</source>
      <translation>Speicher je Server</translation>
    </message>
    <message>
      <source>Servers at each site</source>
      <translation>Server je Standort</translation>
    </message>
    <message>
      <source>Must survive</source>
      <translation>Muss überstehen</translation>
    </message>
  </context>
  <context>
    <name>NumberCard</name>
    <message>
      <source>better</source>
      <translation>besser</translation>
    </message>
    <message>
      <source>worse</source>
      <translation>schlechter</translation>
    </message>
  </context>
  <context>
    <name>OverrideForm</name>
    <message>
      <source>Override for this plan</source>
      <translation>Für diesen Plan abweichend festlegen</translation>
    </message>
    <message>
      <source>Published: {0}, {1}</source>
      <translation>Veröffentlicht: {0}, {1}</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Begründung</translation>
    </message>
    <message>
      <source>For example: measured on our own servers in May</source>
      <translation>Zum Beispiel: im Mai auf eigenen Servern gemessen</translation>
    </message>
    <message>
      <source>Override</source>
      <translation>Festlegen</translation>
    </message>
  </context>
  <context>
    <name>Palette</name>
    <message>
      <source>Add to the plan</source>
      <translation>Zum Plan hinzufügen</translation>
    </message>
    <message>
      <source>Templates</source>
      <translation>Vorlagen</translation>
    </message>
    <message>
      <source>Site</source>
      <translation>Standort</translation>
    </message>
    <message>
      <source>with its own LAN</source>
      <translation>mit eigenem LAN</translation>
    </message>
    <message>
      <source>Physical server</source>
      <translation>Physischer Server</translation>
    </message>
    <message>
      <source>roles on bare metal</source>
      <translation>nicht virtualisiert</translation>
    </message>
    <message>
      <source>Virtualization host</source>
      <translation>Virtualisierungshost</translation>
    </message>
    <message>
      <source>runs VMs</source>
      <translation>betreibt VMs</translation>
    </message>
    <message>
      <source>Virtual machine</source>
      <translation>Virtuelle Maschine</translation>
    </message>
    <message>
      <source>drop it on a host</source>
      <translation>auf einem Host</translation>
    </message>
    <message>
      <source>User population</source>
      <translation>Benutzergruppe</translation>
    </message>
    <message>
      <source>with mailboxes</source>
      <translation>mit Postfächern</translation>
    </message>
    <message>
      <source>DAG</source>
      <translation>DAG</translation>
    </message>
    <message>
      <source>database copies</source>
      <translation>Datenbankkopien</translation>
    </message>
    <message>
      <source>WAN link</source>
      <translation>WAN-Verbindung</translation>
    </message>
    <message>
      <source>connects two sites</source>
      <translation>für zwei Standorte</translation>
    </message>
    <message>
      <source>a location with its own LAN</source>
      <translation type="vanished">mit eigenem LAN</translation>
    </message>
    <message>
      <source>runs virtual machines</source>
      <translation type="vanished">betreibt VMs</translation>
    </message>
    <message>
      <source>mailboxes and protocols</source>
      <translation type="vanished">mit Postfächern</translation>
    </message>
  </context>
  <context>
    <name>PaletteCard</name>
    <message>
      <source>Add: {0}</source>
      <translation>Hinzufügen: {0}</translation>
    </message>
  </context>
  <context>
    <name>PasteRowsDialog</name>
    <message>
      <source>Paste rows</source>
      <translation>Zeilen einfügen</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>Einfügen</translation>
    </message>
    <message>
      <source>physical servers</source>
      <translation>physische Server</translation>
    </message>
    <message>
      <source>virtualization hosts</source>
      <translation>Virtualisierungshosts</translation>
    </message>
    <message>
      <source>virtual machines</source>
      <translation>virtuelle Maschinen</translation>
    </message>
    <message>
      <source>user populations</source>
      <translation>Benutzergruppen</translation>
    </message>
    <message>
      <source>Paste rows as</source>
      <translation>Zeilen einfügen als</translation>
    </message>
    <message>
      <source>The first rows</source>
      <translation>Die ersten Zeilen</translation>
    </message>
    <message>
      <source>1 row becomes</source>
      <translation>Aus 1 Zeile werden</translation>
    </message>
    <message>
      <source>{0} rows become</source>
      <translation>Aus {0} Zeilen werden</translation>
    </message>
    <message>
      <source>Columns left out (no such field): {0}.</source>
      <translation>Ausgelassene Spalten (kein solches Feld): {0}.</translation>
    </message>
  </context>
  <context>
    <name>PlaceChooser</name>
    <message>
      <source>Move</source>
      <translation>Verschieben</translation>
    </message>
  </context>
  <context>
    <name>PlanPreview</name>
    <message>
      <source>Preview</source>
      <translation>Vorschau</translation>
    </message>
    <message>
      <source>Calculating…</source>
      <translation>Wird berechnet…</translation>
    </message>
  </context>
  <context>
    <name>PlanTree</name>
    <message>
      <source>Plan</source>
      <translation>Plan</translation>
    </message>
    <message>
      <source>A link has no name of its own; it is named after the sites it connects.</source>
      <translation>Eine Verbindung hat keinen eigenen Namen; sie heißt nach den Standorten, die sie verbindet.</translation>
    </message>
  </context>
  <context>
    <name>PlanTreeModel</name>
    <message>
      <source>This cannot be dropped here.</source>
      <translation>Dies kann hier nicht abgelegt werden.</translation>
    </message>
  </context>
  <context>
    <name>PointerLabel</name>
    <message>
      <source>Why this cannot be dropped here</source>
      <translation>Warum dies hier nicht abgelegt werden kann</translation>
    </message>
  </context>
  <context>
    <name>PopulationCommands</name>
    <message>
      <source>{0} is still being read. Cancel that first.</source>
      <translation>{0} wird noch gelesen. Brechen Sie das zuerst ab.</translation>
    </message>
    <message>
      <source>{0} and {1} more</source>
      <translation>{0} und {1} weitere</translation>
    </message>
    <message>
      <source>Reading {0}…</source>
      <translation>{0} wird gelesen…</translation>
    </message>
    <message>
      <source>Reading {0} was cancelled; nothing was imported. File, Import populations… starts it again.</source>
      <translation>Das Lesen von {0} wurde abgebrochen; nichts wurde importiert. „Datei“, „Benutzergruppen importieren…“ startet es erneut.</translation>
    </message>
    <message>
      <source>The plan has changed in the meantime; import the populations again.</source>
      <translation>Der Plan hat sich inzwischen geändert; importieren Sie die Benutzergruppen erneut.</translation>
    </message>
    <message>
      <source>Reading {0} was cancelled.</source>
      <translation type="vanished">Das Lesen von {0} wurde abgebrochen.</translation>
    </message>
  </context>
  <context>
    <name>PopulationRows</name>
    <message>
      <source>Population</source>
      <translation>Benutzergruppe</translation>
    </message>
    <message>
      <source>Import as</source>
      <translation>Importieren als</translation>
    </message>
    <message>
      <source>Site</source>
      <translation>Standort</translation>
    </message>
    <message>
      <source>Users</source>
      <translation>Benutzer</translation>
    </message>
  </context>
  <context>
    <name>PopulationTable</name>
    <message>
      <source>Populations of the files</source>
      <translation>Benutzergruppen der Dateien</translation>
    </message>
  </context>
  <context>
    <name>PopulationsDialog</name>
    <message>
      <source>Import populations</source>
      <translation>Benutzergruppen importieren</translation>
    </message>
    <message>
      <source>Import</source>
      <translation>Importieren</translation>
    </message>
    <message>
      <source>One population for</source>
      <translation>Eine Benutzergruppe für</translation>
    </message>
    <message>
      <source>Site for populations without a site</source>
      <translation>Standort für Benutzergruppen ohne Standort</translation>
    </message>
    <message>
      <source>Choose a site</source>
      <translation>Standort wählen</translation>
    </message>
  </context>
  <context>
    <name>PreviewBar</name>
    <message>
      <source>Reset</source>
      <translation>Zurücksetzen</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Übernehmen</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Vorschau</translation>
    </message>
    <message>
      <source>You are looking at what-if values. The plan is unchanged.</source>
      <translation>Sie sehen Was-wäre-wenn-Werte. Der Plan ist unverändert.</translation>
    </message>
  </context>
  <context>
    <name>Previewing</name>
    <message>
      <source>Failed</source>
      <translation>Ausgefallen</translation>
    </message>
    <message>
      <source>Not served</source>
      <translation>Nicht bedient</translation>
    </message>
  </context>
  <context>
    <name>PropertiesDialog</name>
    <message>
      <source>Properties of the plan</source>
      <translation>Eigenschaften des Plans</translation>
    </message>
    <message>
      <source>&amp;Choose logo…</source>
      <translation>&amp;Logo auswählen…</translation>
    </message>
    <message>
      <source>&amp;Remove logo</source>
      <translation>Logo &amp;entfernen</translation>
    </message>
    <message>
      <source>No logo</source>
      <translation>Kein Logo</translation>
    </message>
    <message>
      <source>Logo</source>
      <translation>Logo</translation>
    </message>
    <message>
      <source>The report shows customer, author and logo. A logo is a PNG or JPEG file of up to 256 KB.</source>
      <translation>Der Bericht zeigt Kunde, Autor und Logo. Ein Logo ist eine PNG- oder JPEG-Datei von höchstens 256 KB.</translation>
    </message>
  </context>
  <context>
    <name>ProposalPage</name>
    <message>
      <source>Calculating two designs…</source>
      <translation>Zwei Entwürfe werden berechnet…</translation>
    </message>
    <message>
      <source>Servers are added until everyone is served and no ceiling is exceeded.</source>
      <translation>Server kommen hinzu, bis alle bedient werden und keine Obergrenze überschritten ist.</translation>
    </message>
    <message>
      <source>No proposal</source>
      <translation>Kein Vorschlag</translation>
    </message>
  </context>
  <context>
    <name>PublishedCases</name>
    <message>
      <source>Published cases</source>
      <translation>Veröffentlichte Fälle</translation>
    </message>
    <message>
      <source>1 case</source>
      <translation>1 Fall</translation>
    </message>
    <message>
      <source>{0} cases</source>
      <translation>{0} Fälle</translation>
    </message>
    <message>
      <source>Document</source>
      <translation>Dokument</translation>
    </message>
    <message>
      <source>All documents</source>
      <translation>Alle Dokumente</translation>
    </message>
    <message>
      <source>Class</source>
      <translation>Klasse</translation>
    </message>
    <message>
      <source>All classes</source>
      <translation>Alle Klassen</translation>
    </message>
    <message>
      <source>Verdict</source>
      <translation>Urteil</translation>
    </message>
    <message>
      <source>All verdicts</source>
      <translation>Alle Urteile</translation>
    </message>
    <message>
      <source>Summary</source>
      <translation>Zusammenfassung</translation>
    </message>
    <message>
      <source>Cases</source>
      <translation>Fälle</translation>
    </message>
    <message>
      <source>Other values in the documents</source>
      <translation>Weitere Werte in den Dokumenten</translation>
    </message>
    <message>
      <source>The selected case</source>
      <translation>Der ausgewählte Fall</translation>
    </message>
  </context>
  <context>
    <name>RateForm</name>
    <message>
      <source>Growth per population</source>
      <translation>Wachstum je Benutzergruppe</translation>
    </message>
    <message>
      <source>Extra growth per protocol</source>
      <translation>Zusätzliches Wachstum je Protokoll</translation>
    </message>
    <message>
      <source>Growth of {0} per year, in percent</source>
      <translation>Wachstum von {0} pro Jahr, in Prozent</translation>
    </message>
    <message>
      <source>Empty: grows like all users</source>
      <translation>Leer: wächst wie alle Benutzer</translation>
    </message>
    <message>
      <source>% per year</source>
      <translation>% p. a.</translation>
    </message>
    <message>
      <source>same as above</source>
      <translation type="vanished">wie oben</translation>
    </message>
  </context>
  <context>
    <name>RecoveryCommands</name>
    <message>
      <source>Show unsaved plans</source>
      <translation>Nicht gespeicherte Pläne anzeigen</translation>
    </message>
    <message>
      <source>Nothing to recover: every plan was saved or closed.</source>
      <translation>Nichts wiederherzustellen: Jeder Plan wurde gespeichert oder geschlossen.</translation>
    </message>
    <message>
      <source>This plan has no earlier versions yet; they are kept from its first save on this computer.</source>
      <translation>Dieser Plan hat noch keine früheren Versionen; sie beginnen mit dem ersten Speichern hier.</translation>
    </message>
    <message>
      <source>Recover {0}</source>
      <translation>{0} wiederherstellen</translation>
    </message>
    <message>
      <source>Save {0}</source>
      <translation>{0} speichern</translation>
    </message>
    <message>
      <source>This version cannot be read.</source>
      <translation>Diese Version kann nicht gelesen werden.</translation>
    </message>
    <message>
      <source>Open an earlier version of {0}</source>
      <translation>Frühere Version von {0} öffnen</translation>
    </message>
  </context>
  <context>
    <name>RecoveryDialog</name>
    <message>
      <source>Recover plans</source>
      <translation>Pläne wiederherstellen</translation>
    </message>
    <message>
      <source>Recoverable plans</source>
      <translation>Wiederherstellbare Pläne</translation>
    </message>
    <message>
      <source>&amp;Recover</source>
      <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
      <source>&amp;Save as…</source>
      <translation>&amp;Speichern unter…</translation>
    </message>
    <message>
      <source>&amp;Discard</source>
      <translation>&amp;Verwerfen</translation>
    </message>
    <message>
      <source>&amp;Later</source>
      <translation>S&amp;päter</translation>
    </message>
    <message>
      <source>These plans had unsaved changes when the program ended.</source>
      <translation>Diese Pläne hatten nicht gespeicherte Änderungen, als das Programm endete.</translation>
    </message>
    <message>
      <source>Their files are as last saved. Recover opens the unsaved changes as a copy; Discard keeps them for 14 more days; Later asks again at the next start.</source>
      <translation>Ihre Dateien sind auf dem zuletzt gespeicherten Stand. „Wiederherstellen“ öffnet die nicht gespeicherten Änderungen als Kopie; „Verwerfen“ hebt sie noch 14 Tage auf; „Später“ fragt beim nächsten Start erneut.</translation>
    </message>
  </context>
  <context>
    <name>ReferencesEditor</name>
    <message>
      <source>none</source>
      <translation>keine</translation>
    </message>
  </context>
  <context>
    <name>RenameField</name>
    <message>
      <source>New name</source>
      <translation>Neuer Name</translation>
    </message>
  </context>
  <context>
    <name>ReportCommands</name>
    <message>
      <source>Export {0}</source>
      <translation>{0} exportieren</translation>
    </message>
    <message>
      <source>Print the report</source>
      <translation>Bericht drucken</translation>
    </message>
  </context>
  <context>
    <name>ResultPages</name>
    <message>
      <source>Copy table</source>
      <translation>Tabelle kopieren</translation>
    </message>
    <message>
      <source>Copy the table for a spreadsheet</source>
      <translation>Die Tabelle für eine Tabellenkalkulation kopieren</translation>
    </message>
  </context>
  <context>
    <name>RiskFields</name>
    <message>
      <source>By how much the number of users may vary, in percent</source>
      <translation>Um wie viel Prozent die Zahl der Benutzer schwanken darf</translation>
    </message>
    <message>
      <source>Number of simulation runs</source>
      <translation>Anzahl der Simulationsläufe</translation>
    </message>
    <message>
      <source>Random seed</source>
      <translation>Startwert</translation>
    </message>
    <message>
      <source>Users vary by ±</source>
      <translation>Benutzer schwanken um ±</translation>
    </message>
    <message>
      <source>Simulation runs</source>
      <translation>Simulationsläufe</translation>
    </message>
  </context>
  <context>
    <name>RiskPanel</name>
    <message>
      <source>Risk</source>
      <translation>Risiko</translation>
    </message>
    <message>
      <source>{0} of {1} runs, {2} s left</source>
      <translation>{0} von {1} Läufen, noch {2} s</translation>
    </message>
  </context>
  <context>
    <name>RiskTable</name>
    <message>
      <source>Distribution</source>
      <translation>Verteilung</translation>
    </message>
    <message>
      <source>Share of the runs by utilization, with the ceiling; the same scale in every row</source>
      <translation>Anteil der Läufe nach Auslastung, mit Obergrenze; gleicher Maßstab in allen Zeilen</translation>
    </message>
  </context>
  <context>
    <name>RiskView</name>
    <message>
      <source>How likely each machine is to exceed a ceiling</source>
      <translation>Wie wahrscheinlich jede Maschine eine Obergrenze überschreitet</translation>
    </message>
    <message>
      <source>Machines</source>
      <translation>Maschinen</translation>
    </message>
    <message>
      <source>Main drivers</source>
      <translation>Größte Einflüsse</translation>
    </message>
    <message>
      <source>Distribution</source>
      <translation>Verteilung</translation>
    </message>
    <message>
      <source>Resource shown in the chart</source>
      <translation>Ressource im Diagramm</translation>
    </message>
  </context>
  <context>
    <name>Samples</name>
    <message>
      <source>CAS and Hub on one server (Test 2b)</source>
      <translation>CAS und Hub auf einem Server (Test 2b)</translation>
    </message>
    <message>
      <source>Microsoft's white paper of June 2009, Test 2b: one 4-core Client Access server and one 4-core Hub Transport server compared with one 8-core server with both roles, each with four 2-core Mailbox servers. Those in the test had 16 GB; here they have the 32 GB that Microsoft's rule requires for so many mailboxes of heavy users. The load is that of the single-role run. Measured there: 44 % and 76 %; 62 % combined. The document names no processor; the clock is a placeholder. No cost per user was published for Mailbox servers of Exchange 2007, so there is no data on their CPU.</source>
      <translation>White Paper von Microsoft, Juni 2009, Test 2b: ein Client-Access-Server mit 4 Kernen und ein Hub-Transport-Server mit 4 Kernen im Vergleich zu einem Server mit 8 Kernen und beiden Rollen, jeweils mit vier Mailbox-Servern mit 2 Kernen. Die des Tests hatten 16 GB; hier haben sie die 32 GB, die die Regel von Microsoft bei so vielen Postfächern von Heavy-Benutzern verlangt. Die Last ist die des Laufs mit einzelnen Rollen. Dort gemessen: 44 % und 76 %; 62 % kombiniert. Das Dokument nennt keinen Prozessor; der Takt ist ein Platzhalter. Für Mailbox-Server mit Exchange 2007 wurden keine Kosten je Benutzer veröffentlicht, daher gibt es keine Daten zu ihrer CPU.</translation>
    </message>
    <message>
      <source>Test lab</source>
      <translation>Testlabor</translation>
    </message>
    <message>
      <source>LoadGen users</source>
      <translation>LoadGen-Benutzer</translation>
    </message>
    <message>
      <source>Measured rates of Test 2b, single-role servers.</source>
      <translation>Gemessene Raten von Test 2b, Server mit einer Rolle.</translation>
    </message>
    <message>
      <source>Two single-role servers</source>
      <translation>Zwei Server mit einer Rolle</translation>
    </message>
    <message>
      <source>One combined server</source>
      <translation>Ein kombinierter Server</translation>
    </message>
    <message>
      <source>Exchange 2003 on one PowerEdge 6850</source>
      <translation>Exchange 2003 auf einem PowerEdge 6850</translation>
    </message>
    <message>
      <source>Dell Power Solutions, 2007: 4,000 LoadSim heavy users on physical one-processor servers, on four VMs with one vCPU, and on two VMs with two vCPUs, on one PowerEdge 6850 with ESX Server 3.0.1. The ceiling is the document's 80 %, and page sharing is counted as in its test.</source>
      <translation>Dell Power Solutions, 2007: 4.000 Heavy-Benutzer von LoadSim auf physischen Servern mit einem Prozessor, auf vier VMs mit einer vCPU und auf zwei VMs mit zwei vCPUs, auf einem PowerEdge 6850 unter ESX Server 3.0.1. Die Obergrenze sind die 80 % des Dokuments, und Page Sharing wird wie in seinem Test gezählt.</translation>
    </message>
    <message>
      <source>LoadSim heavy users</source>
      <translation>LoadSim-Heavy-Benutzer</translation>
    </message>
    <message>
      <source>Four physical servers</source>
      <translation>Vier physische Server</translation>
    </message>
    <message>
      <source>Four 1-vCPU VMs</source>
      <translation>Vier VMs mit 1 vCPU</translation>
    </message>
    <message>
      <source>Small business, 300 mailboxes</source>
      <translation>Kleines Unternehmen, 300 Postfächer</translation>
    </message>
    <message>
      <source>One site with 300 mailboxes: one Exchange 2016 server that is out of support, and its move to Exchange SE on a virtual machine. The host is the baseline server of the megacycles. 128 GB of memory is recommended for Exchange SE; the host has 192 GB, so one host carries one server. No megacycles were published for Exchange SE; those of Exchange 2016 are used, with a wide range.</source>
      <translation>Ein Standort mit 300 Postfächern: ein Exchange-2016-Server ohne Support und sein Umzug auf Exchange SE in einer virtuellen Maschine. Der Host ist der Bezugsserver der Megazyklen. Für Exchange SE werden 128 GB empfohlen; der Host hat 192 GB, sodass ein Host einen Server trägt. Niemand hat Megazyklen von Exchange SE veröffentlicht: Ersatzweise gelten die von 2016, mit weiter Spanne.</translation>
    </message>
    <message>
      <source>Office</source>
      <translation>Büro</translation>
    </message>
    <message>
      <source>Sales</source>
      <translation>Vertrieb</translation>
    </message>
    <message>
      <source>Staff</source>
      <translation>Belegschaft</translation>
    </message>
    <message>
      <source>Today: Exchange 2016</source>
      <translation>Heute: Exchange 2016</translation>
    </message>
    <message>
      <source>Exchange SE, virtual</source>
      <translation>Exchange SE, virtuell</translation>
    </message>
    <message>
      <source>Contoso, three sites</source>
      <translation>Contoso, drei Standorte</translation>
    </message>
    <message>
      <source>A worked example, not a measurement: 18,700 mailboxes on Exchange 2010. London and Leeds have their own servers, currently on bare metal; Berlin is served from London across its WAN link.</source>
      <translation>Ein durchgerechnetes Beispiel, keine Messung: 18.700 Postfächer unter Exchange 2010. London und Leeds haben eigene Server, heute physisch; Berlin wird von London aus über die WAN-Verbindung bedient.</translation>
    </message>
    <message>
      <source>Berlin</source>
      <translation>Berlin</translation>
    </message>
    <message>
      <source>Leeds</source>
      <translation>Leeds</translation>
    </message>
    <message>
      <source>London</source>
      <translation>London</translation>
    </message>
    <message>
      <source>Berlin office</source>
      <translation>Büro Berlin</translation>
    </message>
    <message>
      <source>Field sales</source>
      <translation>Außendienst</translation>
    </message>
    <message>
      <source>Head office</source>
      <translation>Zentrale</translation>
    </message>
    <message>
      <source>Leeds office</source>
      <translation>Büro Leeds</translation>
    </message>
    <message>
      <source>Today, physical</source>
      <translation>Heute, physisch</translation>
    </message>
    <message>
      <source>Consolidated, one spare host</source>
      <translation>Konsolidiert, ein Reservehost</translation>
    </message>
    <message>
      <source>Two-site DAG, 6,000 mailboxes</source>
      <translation>DAG an zwei Standorten, 6.000 Postfächer</translation>
    </message>
    <message>
      <source>A worked example, not a measurement: 6,000 mailboxes on Exchange 2016 in one DAG over two sites, with four copies of each database, one of them lagged. The servers are out of support; the second design moves all users to Exchange SE on virtual hosts. The DAG continues to serve all databases after the loss of any two members, and of either site if the witness is at a third one; users at a failed site have no mail until the site is back. The rating of the servers is a median of published results; that of the hosts is one published result, converted. No megacycles were published for Exchange SE; those of Exchange 2016 are used, with a wide range.</source>
      <translation>Ein Rechenbeispiel, keine Messung: 6.000 Postfächer auf Exchange 2016 in einer DAG über zwei Standorte, mit vier Kopien jeder Datenbank, davon eine verzögert. Der Support der Server ist abgelaufen; der zweite Entwurf zieht alle Benutzer auf Exchange SE in virtuellen Maschinen um. Die DAG bedient weiter alle Datenbanken, wenn zwei beliebige Mitglieder ausfallen, und, sofern der Zeuge an einem dritten Standort steht, auch beim Ausfall eines der beiden Standorte; wer an einem ausgefallenen Standort ist, hat keine E-Mail, bis dieser wieder läuft. Der SPEC-Wert der Server ist ein Median veröffentlichter Ergebnisse, der der Hosts ein umgerechnetes veröffentlichtes Ergebnis. Niemand hat Megazyklen von Exchange SE veröffentlicht: Ersatzweise gelten die von 2016, mit weiter Spanne.</translation>
    </message>
    <message>
      <source>Frankfurt</source>
      <translation>Frankfurt</translation>
    </message>
    <message>
      <source>Hamburg</source>
      <translation>Hamburg</translation>
    </message>
    <message>
      <source>Frankfurt office</source>
      <translation>Büro Frankfurt</translation>
    </message>
    <message>
      <source>Hamburg office</source>
      <translation>Büro Hamburg</translation>
    </message>
    <message>
      <source>Combined CAS and Hub</source>
      <translation>CAS und Hub kombiniert</translation>
    </message>
    <message>
      <source>8 cores, 12 GB</source>
      <translation>8 Kerne, 12 GB</translation>
    </message>
    <message>
      <source>DAG of three Exchange SE servers</source>
      <translation>DAG mit drei Exchange-SE-Servern</translation>
    </message>
    <message>
      <source>16 cores, 128 GB each; three copies</source>
      <translation>je 16 Kerne, 128 GB; drei Kopien</translation>
    </message>
    <message>
      <source>on a host with 8 cores, 24 GB</source>
      <translation>Host mit 8 Kernen, 24 GB</translation>
    </message>
    <message>
      <source>Physical baseline</source>
      <translation>Physischer Ausgangsstand</translation>
    </message>
    <message>
      <source>Three-site organization</source>
      <translation>Organisation mit drei Standorten</translation>
    </message>
    <message>
      <source>headquarters and two branches</source>
      <translation>Hauptsitz, zwei Zweigstellen</translation>
    </message>
    <message>
      <source>Branch-1</source>
      <translation>Zweigstelle-1</translation>
    </message>
    <message>
      <source>Headquarters</source>
      <translation>Hauptsitz</translation>
    </message>
    <message>
      <source>Branch-2</source>
      <translation>Zweigstelle-2</translation>
    </message>
    <message>
      <source>Branch-1 users</source>
      <translation>Benutzer Zweigstelle-1</translation>
    </message>
    <message>
      <source>Branch-2 users</source>
      <translation>Benutzer Zweigstelle-2</translation>
    </message>
    <message>
      <source>Two Exchange SE servers</source>
      <translation>Zwei Exchange-SE-Server</translation>
    </message>
    <message>
      <source>16 cores, 128 GB each</source>
      <translation>je 16 Kerne, 128 GB</translation>
    </message>
    <message>
      <source>on a host with 8 cores, 16 GB</source>
      <translation>Host mit 8 Kernen, 16 GB</translation>
    </message>
    <message>
      <source>A worked example, not a measurement: 6,000 mailboxes on Exchange 2016 in one DAG over two sites, with four copies of each database, one of them lagged. The servers are out of support; the second design moves all users to Exchange SE on virtual hosts. The DAG continues to serve all databases after the loss of either site, or of any two members; users at a failed site have no mail until the site is back. The rating of the servers is a median of published results; that of the hosts is one published result, converted. No megacycles were published for Exchange SE; those of Exchange 2016 are used, with a wide range.</source>
      <translation type="vanished">Ein Rechenbeispiel, keine Messung: 6.000 Postfächer auf Exchange 2016 in einer DAG über zwei Standorte, mit vier Kopien jeder Datenbank, davon eine verzögert. Der Support der Server ist abgelaufen; der zweite Entwurf zieht alle Benutzer auf Exchange SE in virtuellen Maschinen um. Die DAG bedient weiter alle Datenbanken, wenn einer der beiden Standorte oder zwei beliebige Mitglieder ausfallen; wer an einem ausgefallenen Standort ist, hat keine E-Mail, bis dieser wieder läuft. Der SPEC-Wert der Server ist ein Median veröffentlichter Ergebnisse, der der Hosts ein umgerechnetes veröffentlichtes Ergebnis. Niemand hat Megazyklen von Exchange SE veröffentlicht: Ersatzweise gelten die von 2016, mit weiter Spanne.</translation>
    </message>
    <message>
      <source>one server per role</source>
      <translation type="vanished">ein Server je Rolle</translation>
    </message>
    <message>
      <source>A worked example, not a measurement: 6,000 mailboxes on Exchange 2016 in one DAG over two sites, with four copies of each database, one of them lagged. The servers run out of support; the second design moves all users to Exchange SE on virtual hosts. Either site can fail, or any two members. The rating of the servers is a median of published results; that of the hosts is one published result, converted. Nobody published megacycles of Exchange SE: those of 2016 stand in, with a wide range.</source>
      <translation type="vanished">Ein Rechenbeispiel, keine Messung: 6.000 Postfächer auf Exchange 2016 in einer DAG über zwei Standorte, mit vier Kopien jeder Datenbank, davon eine verzögert. Der Support der Server ist abgelaufen; der zweite Entwurf zieht alle Benutzer auf Exchange SE auf virtuellen Hosts um. Es darf jeder der beiden Standorte ausfallen oder zwei beliebige Mitglieder. Der SPEC-Wert der Server ist ein Median veröffentlichter Ergebnisse, der der Hosts ein umgerechnetes veröffentlichtes Ergebnis. Niemand hat Megazyklen von Exchange SE veröffentlicht: Die von 2016 stehen dafür, mit weiter Spanne.</translation>
    </message>
  </context>
  <context>
    <name>SaveQuestions</name>
    <message>
      <source>{0} was changed outside this window after it was opened.</source>
      <translation>{0} wurde außerhalb dieses Fensters geändert, nachdem die Datei geöffnet wurde.</translation>
    </message>
    <message>
      <source>Nothing is lost: the version you do not choose is kept under File &gt; Earlier versions.</source>
      <translation>Nichts geht verloren: Die Version, die Sie nicht wählen, bleibt unter Datei &gt; Frühere Versionen.</translation>
    </message>
    <message>
      <source>Save a &amp;copy…</source>
      <translation>Eine &amp;Kopie speichern…</translation>
    </message>
    <message>
      <source>&amp;Overwrite the file</source>
      <translation>Datei &amp;überschreiben</translation>
    </message>
    <message>
      <source>&amp;Reload the file</source>
      <translation>Datei &amp;neu laden</translation>
    </message>
    <message>
      <source>Your plan is still open, with unsaved changes.</source>
      <translation>Ihr Plan ist noch geöffnet, mit nicht gespeicherten Änderungen.</translation>
    </message>
    <message>
      <source>Save &amp;elsewhere…</source>
      <translation>An &amp;anderem Ort speichern…</translation>
    </message>
    <message>
      <source>Save &amp;here anyway</source>
      <translation>Trotzdem &amp;hier speichern</translation>
    </message>
    <message>
      <source>The file is unchanged, and your plan is still open.</source>
      <translation>Die Datei ist unverändert, und Ihr Plan ist noch geöffnet.</translation>
    </message>
    <message>
      <source>The recipient gets a file: save the plan first, or attach a copy of its current state.</source>
      <translation>Der Empfänger erhält eine Datei: Speichern Sie den Plan zuerst, oder hängen Sie eine Kopie des jetzigen Stands an.</translation>
    </message>
    <message>
      <source>&amp;Save and attach</source>
      <translation>&amp;Speichern und anhängen</translation>
    </message>
    <message>
      <source>Attach a &amp;copy</source>
      <translation>&amp;Kopie anhängen</translation>
    </message>
  </context>
  <context>
    <name>SecondView</name>
    <message>
      <source>The plan with the failure</source>
      <translation>Der Plan mit dem Ausfall</translation>
    </message>
  </context>
  <context>
    <name>Sentences</name>
    <message>
      <source>there is no hypervisor '{id}'; known: {known}.</source>
      <translation>es gibt keinen Hypervisor „{id}“; bekannt sind {known}.</translation>
    </message>
    <message>
      <source>{count} database</source>
      <translation>{count} Datenbank</translation>
    </message>
    <message>
      <source>{count} databases</source>
      <translation>{count} Datenbanken</translation>
    </message>
    <message>
      <source>{databases} active in {site}: {mailboxes} mailboxes, {size} GB each</source>
      <translation>{databases}, aktiv in {site}: {mailboxes} Postfächer, je {size} GB</translation>
    </message>
    <message>
      <source>The mailboxes of {guests} are in the databases of {site}, the nearest site with members.</source>
      <translation>Die Postfächer von {guests} liegen in den Datenbanken von {site}, dem nächsten Standort mit Mitgliedern.</translation>
    </message>
    <message>
      <source>The mailboxes of {site} are spread over all databases: no link leads to a site with databases of its own.</source>
      <translation>Die Postfächer von {site} sind auf alle Datenbanken verteilt: Keine Verbindung führt zu einem Standort mit eigenen Datenbanken.</translation>
    </message>
    <message>
      <source>CPU in the worst failure</source>
      <translation>CPU beim schwersten Ausfall</translation>
    </message>
    <message>
      <source>CPU on a normal day</source>
      <translation>CPU an einem normalen Tag</translation>
    </message>
    <message>
      <source>RAM in the worst failure</source>
      <translation>Arbeitsspeicher beim schwersten Ausfall</translation>
    </message>
    <message>
      <source>disk space</source>
      <translation>Speicherplatz</translation>
    </message>
    <message>
      <source>disk operations</source>
      <translation>Datenträgervorgänge</translation>
    </message>
    <message>
      <source>database size</source>
      <translation>Datenbankgröße</translation>
    </message>
    <message>
      <source>Space per database copy, with logs</source>
      <translation>Platz einer Datenbankkopie mit Protokollen</translation>
    </message>
    <message>
      <source>Database copies per member</source>
      <translation>Datenbankkopien eines Mitglieds</translation>
    </message>
    <message>
      <source>Transaction logs per day</source>
      <translation>Transaktionsprotokolle am Tag</translation>
    </message>
    <message>
      <source>Background maintenance per member</source>
      <translation>Hintergrundwartung eines Mitglieds</translation>
    </message>
    <message>
      <source>Database size</source>
      <translation>Größe einer Datenbank</translation>
    </message>
    <message>
      <source>Disks needed per member, including spares</source>
      <translation>Datenträger für die Kopien eines Mitglieds, mit Ersatz</translation>
    </message>
    <message>
      <source>MetaCache databases per member</source>
      <translation>MetaCache-Datenbanken eines Mitglieds</translation>
    </message>
    <message>
      <source>SSDs needed per member</source>
      <translation>SSDs für die Datenträger eines Mitglieds</translation>
    </message>
    <message>
      <source>Transport database per member</source>
      <translation>Transportdatenbank eines Mitglieds</translation>
    </message>
    <message>
      <source>no quorum</source>
      <translation>kein Quorum</translation>
    </message>
    <message>
      <source>databases without a copy</source>
      <translation>Datenbanken ohne Kopie</translation>
    </message>
    <message>
      <source>short of CPU</source>
      <translation>zu wenig CPU</translation>
    </message>
    <message>
      <source>short of memory</source>
      <translation>zu wenig Arbeitsspeicher</translation>
    </message>
    <message>
      <source>short of disk operations</source>
      <translation>zu wenig Datenträgerleistung</translation>
    </message>
    <message>
      <source>short of disk space</source>
      <translation>zu wenig Speicherplatz</translation>
    </message>
    <message>
      <source>no data on CPU</source>
      <translation>keine Daten zur CPU</translation>
    </message>
    <message>
      <source>no data on memory</source>
      <translation>keine Daten zum Arbeitsspeicher</translation>
    </message>
    <message>
      <source>the design is incomplete</source>
      <translation>der Entwurf ist unvollständig</translation>
    </message>
    <message>
      <source>Survives no failure</source>
      <translation>Übersteht keinen Ausfall</translation>
    </message>
    <message>
      <source>Survival unknown</source>
      <translation>Ausfallschutz unbekannt</translation>
    </message>
    <message>
      <source>Survives {count} failure</source>
      <translation>Übersteht {count} Ausfall</translation>
    </message>
    <message>
      <source>Survives {count} failures</source>
      <translation>Übersteht {count} Ausfälle</translation>
    </message>
    <message>
      <source>{short} even without a failure</source>
      <translation>{short} schon ohne Ausfall</translation>
    </message>
    <message>
      <source>Does not survive {count} failure</source>
      <translation>Übersteht {count} Ausfall nicht</translation>
    </message>
    <message>
      <source>Does not survive {count} failures</source>
      <translation>Übersteht {count} Ausfälle nicht</translation>
    </message>
    <message>
      <source>{count} failure</source>
      <translation>{count} Ausfall</translation>
    </message>
    <message>
      <source>{count} failures</source>
      <translation>{count} Ausfällen</translation>
    </message>
    <message>
      <source>Survives {number} of {failures}</source>
      <translation>Übersteht {number} von {failures}</translation>
    </message>
    <message>
      <source>then {short}</source>
      <translation>danach {short}</translation>
    </message>
    <message>
      <source>No quorum: databases dismounted</source>
      <translation>Kein Quorum: Datenbanken nicht eingebunden</translation>
    </message>
    <message>
      <source>Quorum depends on the witness</source>
      <translation>Quorum hängt vom Zeugen ab</translation>
    </message>
    <message>
      <source>Survived</source>
      <translation>Überstanden</translation>
    </message>
    <message>
      <source>No data on the CPU of {machine}.</source>
      <translation>Zur CPU von {machine} liegen keine Daten vor.</translation>
    </message>
    <message>
      <source>No data on the memory of {machine}.</source>
      <translation>Zum Arbeitsspeicher von {machine} liegen keine Daten vor.</translation>
    </message>
    <message>
      <source>No data on the disks of {machine}.</source>
      <translation>Zu den Datenträgern von {machine} liegen keine Daten vor.</translation>
    </message>
    <message>
      <source>No data on the network of {machine}.</source>
      <translation>Zum Netzwerk von {machine} liegen keine Daten vor.</translation>
    </message>
    <message>
      <source>No data on the disk space of {machine}.</source>
      <translation>Zum Speicherplatz von {machine} liegen keine Daten vor.</translation>
    </message>
    <message>
      <source>{machine} needs {use} of its CPU{band}; the ceiling is {ceiling}.</source>
      <translation>{machine} braucht {use} der CPU{band}; die Obergrenze liegt bei {ceiling}.</translation>
    </message>
    <message>
      <source>{machine} needs {use} of its memory{band}; the ceiling is {ceiling}.</source>
      <translation>{machine} braucht {use} des Arbeitsspeichers{band}; die Obergrenze liegt bei {ceiling}.</translation>
    </message>
    <message>
      <source>{machine} needs {use} of its disk IOPS{band}; the ceiling is {ceiling}.</source>
      <translation>{machine} braucht {use} der Datenträgerleistung{band}; die Obergrenze liegt bei {ceiling}.</translation>
    </message>
    <message>
      <source>{machine} needs {use} of its network bandwidth{band}; the ceiling is {ceiling}.</source>
      <translation>{machine} braucht {use} der Netzwerkbandbreite{band}; die Obergrenze liegt bei {ceiling}.</translation>
    </message>
    <message>
      <source>{machine} needs {use} of its disk space{band}.</source>
      <translation>{machine} braucht {use} des Speicherplatzes{band}.</translation>
    </message>
    <message>
      <source>there is no machine with the id '{id}'.</source>
      <translation>es gibt keine Maschine mit der Kennung „{id}“.</translation>
    </message>
    <message>
      <source>'{resource}' is not a resource; known: {known}.</source>
      <translation>„{resource}“ ist keine Ressource; es gibt {known}.</translation>
    </message>
    <message>
      <source>No data on the link between {ends}: neither clients nor log shipping use it.</source>
      <translation>Keine Daten zur Verbindung zwischen {ends}: Weder Clients noch Protokollversand nutzen sie.</translation>
    </message>
    <message>
      <source>No data on the link between {ends}: the traffic of its clients was not measured.</source>
      <translation>Keine Daten zur Verbindung zwischen {ends}: Der Verkehr ihrer Clients wurde nicht gemessen.</translation>
    </message>
    <message>
      <source>The link between {ends} needs {use} of its bandwidth; the ceiling is {ceiling}.</source>
      <translation>Die Verbindung zwischen {ends} braucht {use} ihrer Bandbreite; die Obergrenze liegt bei {ceiling}.</translation>
    </message>
    <message>
      <source>Mail between sites is not included: no document measures it.</source>
      <translation>E-Mail zwischen Standorten ist nicht eingerechnet: Kein Dokument misst sie.</translation>
    </message>
    <message>
      <source>Log shipping alone takes {use} of the bandwidth.</source>
      <translation>Der Protokollversand allein braucht {use} der Bandbreite.</translation>
    </message>
    <message>
      <source>Only heavy users of Exchange 2003 were measured, on one and two processors or vCPUs.</source>
      <translation>Gemessen wurden nur Heavy-Benutzer von Exchange 2003, auf einem und zwei Prozessoren oder vCPUs.</translation>
    </message>
    <message>
      <source>No data on the response time.</source>
      <translation>Zur Antwortzeit liegen keine Daten vor.</translation>
    </message>
    <message>
      <source>Response times keep growing: the CPU is saturated.</source>
      <translation>Die Antwortzeiten wachsen immer weiter: Die CPU ist voll ausgelastet.</translation>
    </message>
    <message>
      <source>unbounded</source>
      <translation>unbegrenzt</translation>
    </message>
    <message>
      <source>95 % of responses take at most {time} ms ({low} to {high}).</source>
      <translation>95 % der Antworten dauern höchstens {time} ms ({low} bis {high}).</translation>
    </message>
    <message>
      <source>Extrapolated: the CPU is beyond the measured range.</source>
      <translation>Extrapoliert: Die CPU liegt außerhalb des gemessenen Bereichs.</translation>
    </message>
    <message>
      <source>Only four points were measured; they do not determine the shape of the curve, so the range is wide.</source>
      <translation>Gemessen wurden nur vier Punkte; sie legen die Form der Kurve nicht fest, daher ist die Spanne weit.</translation>
    </message>
    <message>
      <source>{machine} is switched off.</source>
      <translation>{machine} ist ausgeschaltet.</translation>
    </message>
    <message>
      <source> ({low} to {high} over the range of its figures)</source>
      <translation> ({low} bis {high} über die Spanne der Kennzahlen)</translation>
    </message>
    <message>
      <source>In the worst failure of its DAG it needs {use}.</source>
      <translation>Beim schwersten Ausfall der DAG sind es {use}.</translation>
    </message>
    <message>
      <source>Extrapolated beyond the measured range: {what}.</source>
      <translation>Extrapoliert, außerhalb des gemessenen Bereichs: {what}.</translation>
    </message>
    <message>
      <source>What was measured on {host} is not used. {source}.</source>
      <translation>Der Messwert von {host} wird nicht verwendet. {source}.</translation>
    </message>
    <message>
      <source>Depends on assumed figures: {figures}.</source>
      <translation>Beruht auf angenommenen Kennzahlen: {figures}.</translation>
    </message>
    <message>
      <source>Disputed: {figure} is {value} in one reading ({reading}).</source>
      <translation>Strittig: {figure} ist {value} nach einer Lesart ({reading}).</translation>
    </message>
    <message>
      <source>Your value for {figure}: {value}. {reason}</source>
      <translation>Eigener Wert für {figure}: {value}. {reason}</translation>
    </message>
    <message>
      <source>SPEC results are not used: the document gives no value for its own processor to compare with.</source>
      <translation>SPEC-Ergebnisse werden nicht verwendet: Das Dokument nennt keinen Wert für seinen eigenen Prozessor zum Vergleich.</translation>
    </message>
    <message>
      <source>{count} cores</source>
      <translation>{count} Kerne</translation>
    </message>
    <message>
      <source>{count} vCPUs</source>
      <translation>{count} vCPUs</translation>
    </message>
    <message>
      <source>{count} VMs on the host</source>
      <translation>{count} VMs auf dem Host</translation>
    </message>
    <message>
      <source>{count} antivirus engines</source>
      <translation>{count} Antivirus-Module</translation>
    </message>
    <message>
      <source>messages of {count} KB</source>
      <translation>{count} KB je Nachricht</translation>
    </message>
    <message>
      <source>{count} of memory</source>
      <translation>{count} Arbeitsspeicher</translation>
    </message>
    <message>
      <source>mailboxes of {count} MB</source>
      <translation>{count} MB je Postfach</translation>
    </message>
    <message>
      <source>CPU at {count}</source>
      <translation>CPU bei {count}</translation>
    </message>
    <message>
      <source>{count} ActiveSync users per user of another client</source>
      <translation>{count} Benutzer mit ActiveSync je Benutzer eines anderen Clients</translation>
    </message>
    <message>
      <source>IMAP4 users with mailboxes outside {least} to {most} MB</source>
      <translation>Benutzer mit IMAP4 und Postfächern außerhalb von {least} bis {most} MB</translation>
    </message>
    <message>
      <source>IMAP4 users with more than {most} items in a folder</source>
      <translation>Benutzer mit IMAP4 und mehr als {most} Elementen in einem Ordner</translation>
    </message>
    <message>
      <source>messages outside {least} to {most} KB</source>
      <translation>Nachrichten außerhalb von {least} bis {most} KB</translation>
    </message>
    <message>
      <source>more ActiveSync users than users of other clients</source>
      <translation>mehr Benutzer mit ActiveSync als mit anderen Clients</translation>
    </message>
    <message>
      <source>at most {range}</source>
      <translation>höchstens {range}</translation>
    </message>
    <message>
      <source>at least {range}</source>
      <translation>mindestens {range}</translation>
    </message>
    <message>
      <source>{least} to {most}</source>
      <translation>{least} bis {most}</translation>
    </message>
    <message>
      <source>{given} ({tested} measured)</source>
      <translation>{given} (gemessen: {tested})</translation>
    </message>
    <message>
      <source>{users}, equivalent to {number} of the tested users</source>
      <translation>{users}, entspricht {number} der getesteten</translation>
    </message>
    <message>
      <source>{protocol} users, whose {role} cost was not measured</source>
      <translation>Benutzer mit {protocol}, deren Kosten in der Rolle {role} nicht gemessen wurden</translation>
    </message>
    <message>
      <source>Client Access cores for {cores} Mailbox cores</source>
      <translation>Client-Access-Kerne für {cores} Mailbox-Kerne</translation>
    </message>
    <message>
      <source>Hub Transport cores for {cores} Mailbox cores</source>
      <translation>Hub-Transport-Kerne für {cores} Mailbox-Kerne</translation>
    </message>
    <message>
      <source>global catalog cores for {cores} Mailbox cores</source>
      <translation>Kerne globaler Kataloge für {cores} Mailbox-Kerne</translation>
    </message>
    <message>
      <source>Web connections</source>
      <translation>Webverbindungen</translation>
    </message>
    <message>
      <source>LDAP searches</source>
      <translation>LDAP-Suchen</translation>
    </message>
    <message>
      <source>Space for a mail queue</source>
      <translation>Platz für eine Nachrichtenwarteschlange</translation>
    </message>
    <message>
      <source>Recommended memory</source>
      <translation>Empfohlener Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Mailbox role by megacycles of Microsoft's calculator, {use} of the CPU</source>
      <translation>Mailbox-Rolle nach Megazyklen von Microsofts Rechner, {use} der CPU</translation>
    </message>
    <message>
      <source>Mailbox role by costs of protocols, {use} of the CPU</source>
      <translation>Mailbox-Rolle nach Kosten der Protokolle, {use} der CPU</translation>
    </message>
    <message>
      <source>CPU</source>
      <translation>CPU</translation>
    </message>
    <message>
      <source>memory</source>
      <translation>Arbeitsspeicher</translation>
    </message>
    <message>
      <source>disk</source>
      <translation>Datenträger</translation>
    </message>
    <message>
      <source>network</source>
      <translation>Netzwerk</translation>
    </message>
    <message>
      <source>within its ceiling</source>
      <translation>innerhalb der Obergrenze</translation>
    </message>
    <message>
      <source>above its ceiling</source>
      <translation>über der Obergrenze</translation>
    </message>
    <message>
      <source>over its capacity</source>
      <translation>über der Kapazität</translation>
    </message>
    <message>
      <source>extrapolated</source>
      <translation>extrapoliert</translation>
    </message>
    <message>
      <source>no data</source>
      <translation>keine Daten</translation>
    </message>
    <message>
      <source>Service coverage</source>
      <translation>Versorgung</translation>
    </message>
    <message>
      <source>No server provides a role that a population's Exchange version needs.</source>
      <translation>Kein Server stellt einer Benutzergruppe eine Rolle bereit, die ihre Exchange-Version braucht.</translation>
    </message>
    <message>
      <source>{count} populations lack a server for a role</source>
      <translation>{count} Benutzergruppen fehlt ein Server für eine Rolle</translation>
    </message>
    <message>
      <source>The servers of a role are at a site that has no link to the population's site.</source>
      <translation>Die Server einer Rolle stehen an einem Standort, der keine Verbindung zum Standort der Benutzergruppe hat.</translation>
    </message>
    <message>
      <source>{count} populations have no link to a {what} server</source>
      <translation>{count} Benutzergruppen haben keine Verbindung zu einem {what}-Server</translation>
    </message>
    <message>
      <source>The 95th-percentile response time is above the limit of the tests.</source>
      <translation>Das 95. Perzentil der Antwortzeit liegt über der Grenze der Tests.</translation>
    </message>
    <message>
      <source>{count} populations wait too long for {what}</source>
      <translation>{count} Benutzergruppen warten zu lange auf {what}</translation>
    </message>
    <message>
      <source>A population has more ActiveSync users than users of other clients, but the cost was measured as what a device adds to an Outlook user.</source>
      <translation>Eine Benutzergruppe hat mehr Benutzer mit ActiveSync als mit anderen Clients; gemessen wurde aber, was ein Gerät zu den Kosten eines Benutzers mit Outlook hinzufügt.</translation>
    </message>
    <message>
      <source>{count} populations have more ActiveSync users than other users</source>
      <translation>{count} Benutzergruppen haben mehr Benutzer mit ActiveSync als mit anderen Clients</translation>
    </message>
    <message>
      <source>A population has more users of one client than mailboxes.</source>
      <translation>Eine Benutzergruppe hat mehr Benutzer eines Clients als Postfächer.</translation>
    </message>
    <message>
      <source>{count} populations have more users of one client than mailboxes</source>
      <translation>{count} Benutzergruppen haben mehr Benutzer eines Clients als Postfächer</translation>
    </message>
    <message>
      <source>Only a small part of a population's mailboxes has users of any client.</source>
      <translation>Nur ein kleiner Teil der Postfächer einer Benutzergruppe hat Benutzer irgendeines Clients.</translation>
    </message>
    <message>
      <source>{count} populations have far fewer users than mailboxes</source>
      <translation>{count} Benutzergruppen haben weit weniger Benutzer als Postfächer</translation>
    </message>
    <message>
      <source>An import assumed part of a population's profile because the files did not contain it.</source>
      <translation>Ein Import hat einen Teil des Profils einer Benutzergruppe angenommen, weil keine Datei ihn nennt.</translation>
    </message>
    <message>
      <source>{count} populations have an assumed profile</source>
      <translation>{count} Benutzergruppen haben ein angenommenes Profil</translation>
    </message>
    <message>
      <source>Load</source>
      <translation>Auslastung</translation>
    </message>
    <message>
      <source>A machine needs more of a resource than it has.</source>
      <translation>Eine Maschine braucht mehr von einer Ressource, als sie hat.</translation>
    </message>
    <message>
      <source>{count} machines need more {what} than they have</source>
      <translation>{count} Maschinen sind überlastet ({what})</translation>
    </message>
    <message>
      <source>The utilization of a resource is above its ceiling.</source>
      <translation>Die Auslastung einer Ressource liegt über ihrer Obergrenze.</translation>
    </message>
    <message>
      <source>{count} machines are above their {what} ceiling</source>
      <translation>{count} Maschinen liegen über der Obergrenze ({what})</translation>
    </message>
    <message>
      <source>A link needs more than its ceiling or its bandwidth allows.</source>
      <translation>Eine Verbindung braucht mehr, als ihre Obergrenze oder ihre Bandbreite zulässt.</translation>
    </message>
    <message>
      <source>{count} links have too little bandwidth</source>
      <translation>{count} Verbindungen haben zu wenig Bandbreite</translation>
    </message>
    <message>
      <source>A Mailbox server has more mailboxes per core than any document tested.</source>
      <translation>Ein Mailbox-Server hat mehr Postfächer je Kern, als je ein Dokument getestet hat.</translation>
    </message>
    <message>
      <source>{count} machines have more mailboxes per core than any document tested</source>
      <translation>{count} Maschinen haben mehr Postfächer je Kern, als je ein Dokument getestet hat</translation>
    </message>
    <message>
      <source>A Client Access server has more web connections than any test measured.</source>
      <translation>Ein Client-Access-Server hat mehr Webverbindungen, als je gemessen wurden.</translation>
    </message>
    <message>
      <source>{count} machines have more web connections than any test measured</source>
      <translation>{count} Maschinen haben mehr Webverbindungen, als je gemessen wurden</translation>
    </message>
    <message>
      <source>The ceiling is within the range of a load: the known figures do not show whether it is exceeded.</source>
      <translation>Die Obergrenze liegt innerhalb der Spanne einer Auslastung: Aus den bekannten Kennzahlen geht nicht hervor, ob sie überschritten wird.</translation>
    </message>
    <message>
      <source>{count} machines could be fine or above their {what} ceiling</source>
      <translation>Bei {count} Maschinen ist offen, ob sie über der Obergrenze liegen ({what})</translation>
    </message>
    <message>
      <source>The documents do not state the cost of a protocol's users in a role.</source>
      <translation>Die Dokumente nennen die Kosten der Benutzer eines Protokolls in einer Rolle nicht.</translation>
    </message>
    <message>
      <source>{count} machines have users whose {what} cost is not published</source>
      <translation>{count} Maschinen haben Benutzer, deren Kosten nicht veröffentlicht sind ({what})</translation>
    </message>
    <message>
      <source>Two kinds of requests were measured only together, and a machine serves only one of them.</source>
      <translation>Von zwei Arten von Anforderungen, die nur gemeinsam gemessen wurden, kommt hier nur eine vor.</translation>
    </message>
    <message>
      <source>{count} machines have unknown CPU utilization</source>
      <translation>Bei {count} Maschinen ist die CPU-Auslastung nicht bekannt</translation>
    </message>
    <message>
      <source>A load is extrapolated beyond the measured range.</source>
      <translation>Eine Auslastung ist über den gemessenen Bereich hinaus extrapoliert.</translation>
    </message>
    <message>
      <source>{count} machines are extrapolated ({what})</source>
      <translation>Bei {count} Maschinen ist die Auslastung extrapoliert ({what})</translation>
    </message>
    <message>
      <source>Memory</source>
      <translation>Arbeitsspeicher</translation>
    </message>
    <message>
      <source>A transport server's memory is so full that it will reject mail.</source>
      <translation>Der Arbeitsspeicher eines Transportservers ist so voll, dass der Server E-Mails ablehnen wird.</translation>
    </message>
    <message>
      <source>{count} machines will reject mail</source>
      <translation>{count} Maschinen werden E-Mails ablehnen</translation>
    </message>
    <message>
      <source>A machine has less memory than Microsoft recommends for its roles and cores.</source>
      <translation>Eine Maschine hat weniger Arbeitsspeicher, als Microsoft für ihre Rollen und Kerne empfiehlt.</translation>
    </message>
    <message>
      <source>{count} machines have less memory than recommended</source>
      <translation>{count} Maschinen haben weniger Arbeitsspeicher als empfohlen</translation>
    </message>
    <message>
      <source>A 32-bit Exchange 2003 server serves more users than its memory allows, however many cores it has.</source>
      <translation>Ein 32-Bit-Server mit Exchange 2003 bedient mehr Benutzer, als sein Arbeitsspeicher zulässt, gleich wie viele Kerne er hat.</translation>
    </message>
    <message>
      <source>{count} machines serve more users than a 32-bit system can</source>
      <translation>{count} Maschinen bedienen mehr Benutzer, als ein 32-Bit-System bedienen kann</translation>
    </message>
    <message>
      <source>A machine with a 32-bit system has more memory than that system can use.</source>
      <translation>Eine Maschine mit 32-Bit-System hat mehr Arbeitsspeicher, als dieses nutzen kann.</translation>
    </message>
    <message>
      <source>{count} machines have memory that a 32-bit system cannot use</source>
      <translation>{count} Maschinen haben Arbeitsspeicher, den ein 32-Bit-System nicht nutzen kann</translation>
    </message>
    <message>
      <source>Virtual machines</source>
      <translation>Virtuelle Maschinen</translation>
    </message>
    <message>
      <source>A VM has more vCPUs than its host has cores, or more memory than its host.</source>
      <translation>Eine VM hat mehr vCPUs, als ihr Host Kerne hat, oder mehr Arbeitsspeicher als ihr Host.</translation>
    </message>
    <message>
      <source>{count} VMs are larger than their host ({what})</source>
      <translation>{count} VMs sind größer als ihr Host ({what})</translation>
    </message>
    <message>
      <source>The cores, clock or memory of a host are unknown, and so is everything that depends on them.</source>
      <translation>Kerne, Takt oder Arbeitsspeicher eines Hosts sind unbekannt und damit alles, was davon abhängt.</translation>
    </message>
    <message>
      <source>{count} hosts have unknown hardware</source>
      <translation>{count} Hosts haben unbekannte Hardware</translation>
    </message>
    <message>
      <source>A host has more vCPUs per core than Exchange supports.</source>
      <translation>Ein Host hat mehr vCPUs je Kern, als für Exchange unterstützt werden.</translation>
    </message>
    <message>
      <source>{count} hosts have more vCPUs per core than Exchange supports</source>
      <translation>{count} Hosts haben mehr vCPUs je Kern, als für Exchange unterstützt werden</translation>
    </message>
    <message>
      <source>A host has more vCPUs per core than recommended for Exchange.</source>
      <translation>Ein Host hat mehr vCPUs je Kern, als für Exchange empfohlen werden.</translation>
    </message>
    <message>
      <source>{count} hosts have more vCPUs per core than recommended</source>
      <translation>{count} Hosts haben mehr vCPUs je Kern als empfohlen</translation>
    </message>
    <message>
      <source>A VM is larger than a NUMA node of its host: one processor socket and its memory.</source>
      <translation>Eine VM ist größer als ein NUMA-Knoten ihres Hosts: ein Prozessorsockel mit seinem Speicher.</translation>
    </message>
    <message>
      <source>{count} VMs are larger than a NUMA node of their host</source>
      <translation>{count} VMs sind größer als ein NUMA-Knoten ihres Hosts</translation>
    </message>
    <message>
      <source>The plan counts shared pages as memory, which Microsoft does not support for Exchange.</source>
      <translation>Der Plan zählt Page Sharing als Arbeitsspeicher; Microsoft unterstützt das für Exchange nicht.</translation>
    </message>
    <message>
      <source>{count} hosts count shared pages as memory</source>
      <translation>{count} Hosts zählen Page Sharing als Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Roles</source>
      <translation>Rollen</translation>
    </message>
    <message>
      <source>All servers of a role at a site run on one host.</source>
      <translation>Alle Server einer Rolle eines Standorts laufen auf einem einzigen Host.</translation>
    </message>
    <message>
      <source>{count} hosts run all {what} servers of a site</source>
      <translation>{count} Hosts tragen jeweils alle {what}-Server eines Standorts</translation>
    </message>
    <message>
      <source>A combined Client Access and Hub Transport server is smaller than the tests recommend.</source>
      <translation>Ein kombinierter Server für Client Access und Hub Transport ist kleiner, als die Tests empfehlen.</translation>
    </message>
    <message>
      <source>{count} machines are small for CAS and Hub combined</source>
      <translation>{count} Maschinen sind klein für CAS und Hub zusammen</translation>
    </message>
    <message>
      <source>A machine has more memory than its cores can use.</source>
      <translation>Eine Maschine hat mehr Arbeitsspeicher, als ihre Kerne nutzen können.</translation>
    </message>
    <message>
      <source>{count} machines have more memory than their cores can use</source>
      <translation>{count} Maschinen haben mehr Arbeitsspeicher, als ihre Kerne nutzen können</translation>
    </message>
    <message>
      <source>A machine has more cores than its roles are known to use.</source>
      <translation>Eine Maschine hat mehr Kerne, als ihre Rollen nachweislich nutzen.</translation>
    </message>
    <message>
      <source>{count} machines have more cores than their roles can use</source>
      <translation>{count} Maschinen haben mehr Kerne, als ihre Rollen nutzen können</translation>
    </message>
    <message>
      <source>A site has fewer cores for a role than recommended for its Mailbox cores.</source>
      <translation>Ein Standort hat für eine Rolle weniger Kerne, als für seine Mailbox-Kerne empfohlen werden.</translation>
    </message>
    <message>
      <source>{count} sites have fewer {what} cores than recommended</source>
      <translation>{count} Standorte haben weniger {what}-Kerne als empfohlen</translation>
    </message>
    <message>
      <source>One machine is the only server of a role at its site.</source>
      <translation>Eine Maschine ist an ihrem Standort der einzige Server einer Rolle.</translation>
    </message>
    <message>
      <source>{count} machines are the only {what} server at their site</source>
      <translation>{count} Maschinen sind jeweils der einzige {what}-Server ihres Standorts</translation>
    </message>
    <message>
      <source>A machine has a role that its Exchange version does not have; the role has no effect.</source>
      <translation>Eine Maschine hat eine Rolle, die ihre Exchange-Version nicht kennt; die Rolle bewirkt nichts.</translation>
    </message>
    <message>
      <source>{count} machines have a role that their Exchange version does not have</source>
      <translation>{count} Maschinen haben eine Rolle, die ihre Exchange-Version nicht kennt</translation>
    </message>
    <message>
      <source>A machine has roles and other load, which may have been measured together.</source>
      <translation>Eine Maschine hat Rollen und andere Last, die vielleicht zusammen gemessen wurden.</translation>
    </message>
    <message>
      <source>{count} machines have roles and other load</source>
      <translation>{count} Maschinen haben Rollen und andere Last</translation>
    </message>
    <message>
      <source>A machine has no role, so its load is unknown.</source>
      <translation>Eine Maschine hat keine Rolle, ihre Last ist daher unbekannt.</translation>
    </message>
    <message>
      <source>{count} machines have no role</source>
      <translation>{count} Maschinen haben keine Rolle</translation>
    </message>
    <message>
      <source>No document has a figure for the roles of a machine, so its load is unknown.</source>
      <translation>Kein Dokument nennt einen Wert für die Rollen einer Maschine; ihre Last ist daher unbekannt.</translation>
    </message>
    <message>
      <source>{count} machines have roles without published figures</source>
      <translation>{count} Maschinen haben Rollen ohne veröffentlichte Werte</translation>
    </message>
    <message>
      <source>A machine serves no users.</source>
      <translation>Eine Maschine bedient keine Benutzer.</translation>
    </message>
    <message>
      <source>{count} machines serve no users</source>
      <translation>{count} Maschinen bedienen keine Benutzer</translation>
    </message>
    <message>
      <source>Support and guidance</source>
      <translation>Support und Empfehlungen</translation>
    </message>
    <message>
      <source>Support for a machine's Exchange version has ended.</source>
      <translation>Der Support des Herstellers für die Exchange-Version einer Maschine ist beendet.</translation>
    </message>
    <message>
      <source>{count} machines run an Exchange version that is out of support</source>
      <translation>{count} Maschinen laufen mit einer Exchange-Version ohne Support</translation>
    </message>
    <message>
      <source>A machine's Exchange version is not supported on its Windows version.</source>
      <translation>Die Exchange-Version einer Maschine wird auf deren Windows nicht unterstützt.</translation>
    </message>
    <message>
      <source>{count} machines run {what} on an unsupported Windows version</source>
      <translation>{what} läuft auf {count} Maschinen unter einem Windows, auf dem es nicht unterstützt wird</translation>
    </message>
    <message>
      <source>A machine combines other roles with a role that needs a dedicated server.</source>
      <translation>Eine Maschine hat neben anderen eine Rolle, die auf einen eigenen Server gehört.</translation>
    </message>
    <message>
      <source>{count} machines combine the {what} role with others</source>
      <translation>{count} Maschinen haben die Rolle {what} neben anderen</translation>
    </message>
    <message>
      <source>A design has Exchange versions that cannot coexist in one organization.</source>
      <translation>Ein Entwurf enthält Exchange-Versionen, die nicht in derselben Organisation laufen können.</translation>
    </message>
    <message>
      <source>{count} older versions cannot coexist with {what}</source>
      <translation>{count} ältere Versionen können nicht in derselben Organisation wie {what} laufen</translation>
    </message>
    <message>
      <source>A design has Exchange versions that need certain updates to coexist in one organization.</source>
      <translation>Ein Entwurf enthält Exchange-Versionen, die für den Betrieb in derselben Organisation bestimmte Updates brauchen.</translation>
    </message>
    <message>
      <source>{count} older versions coexist with {what}</source>
      <translation>{count} ältere Versionen laufen neben {what}</translation>
    </message>
    <message>
      <source>A machine has more memory than is recommended for its Exchange version.</source>
      <translation>Eine Maschine hat mehr Arbeitsspeicher, als für ihre Exchange-Version empfohlen wird.</translation>
    </message>
    <message>
      <source>{count} machines have more memory than the recommended maximum</source>
      <translation>{count} Maschinen haben mehr Arbeitsspeicher als das empfohlene Maximum</translation>
    </message>
    <message>
      <source>A server has more processor sockets than are recommended for its Exchange version.</source>
      <translation>Ein Server hat mehr Prozessorsockel, als für seine Exchange-Version empfohlen werden.</translation>
    </message>
    <message>
      <source>{count} machines have more processor sockets than recommended</source>
      <translation>{count} Maschinen haben mehr Prozessorsockel als empfohlen</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>The size of the transport database cache was not tested.</source>
      <translation>Die Größe des Caches der Transportdatenbank wurde nicht getestet.</translation>
    </message>
    <message>
      <source>{count} machines have a transport database cache that was not tested</source>
      <translation>{count} Maschinen haben einen nicht getesteten Cache der Transportdatenbank</translation>
    </message>
    <message>
      <source>A machine has too little memory for its transport database cache.</source>
      <translation>Eine Maschine hat zu wenig Arbeitsspeicher für den Cache der Transportdatenbank.</translation>
    </message>
    <message>
      <source>{count} machines have too little memory for their transport database cache</source>
      <translation>{count} Maschinen haben zu wenig Arbeitsspeicher für den Cache der Transportdatenbank</translation>
    </message>
    <message>
      <source>IMAP4 users have folders with more items than the published cost covers.</source>
      <translation>Benutzer mit IMAP4 haben Ordner mit mehr Elementen, als die veröffentlichten Kosten abdecken.</translation>
    </message>
    <message>
      <source>{count} populations use large folders with IMAP4</source>
      <translation>{count} Benutzergruppen nutzen große Ordner mit IMAP4</translation>
    </message>
    <message>
      <source>A SPEC value is implausible for the machine's cores.</source>
      <translation>Ein SPEC-Wert ist für die Kerne der Maschine nicht plausibel.</translation>
    </message>
    <message>
      <source>{count} machines have an implausible SPEC value</source>
      <translation>{count} Maschinen haben einen unplausiblen SPEC-Wert</translation>
    </message>
    <message>
      <source>Database availability groups</source>
      <translation>Datenbankverfügbarkeitsgruppen</translation>
    </message>
    <message>
      <source>A member of a DAG does not hold mailboxes.</source>
      <translation>Ein Mitglied einer DAG enthält keine Postfächer.</translation>
    </message>
    <message>
      <source>{count} DAGs have members without the Mailbox role</source>
      <translation>{count} DAGs haben Mitglieder ohne die Mailbox-Rolle</translation>
    </message>
    <message>
      <source>The members of a DAG run different Exchange versions.</source>
      <translation>Auf den Mitgliedern einer DAG laufen verschiedene Exchange-Versionen.</translation>
    </message>
    <message>
      <source>{count} DAGs have members with different Exchange versions</source>
      <translation>{count} DAGs haben Mitglieder verschiedener Exchange-Versionen</translation>
    </message>
    <message>
      <source>A DAG has too few members at one of its two sites for the copies planned there.</source>
      <translation>Eine DAG hat an einem ihrer beiden Standorte zu wenige Mitglieder für die dort geplanten Kopien.</translation>
    </message>
    <message>
      <source>{count} DAGs have too few members at one of their sites</source>
      <translation>{count} DAGs haben an einem ihrer Standorte zu wenige Mitglieder</translation>
    </message>
    <message>
      <source>The databases of a DAG cannot be active where their users are.</source>
      <translation>Die Datenbanken einer DAG können nicht dort aktiv sein, wo deren Benutzer sind.</translation>
    </message>
    <message>
      <source>{count} DAGs cannot keep databases active where their users are</source>
      <translation>{count} DAGs können Datenbanken nicht dort aktiv halten, wo deren Benutzer sind</translation>
    </message>
    <message>
      <source>A population of a DAG still has the default mailbox size.</source>
      <translation>Eine Benutzergruppe einer DAG hat die Postfachgröße, mit der neue Benutzergruppen beginnen.</translation>
    </message>
    <message>
      <source>{count} populations of DAGs have the default mailbox size</source>
      <translation>{count} Benutzergruppen von DAGs haben die voreingestellte Postfachgröße</translation>
    </message>
    <message>
      <source>A DAG serves no user population.</source>
      <translation>Eine DAG bedient keine Benutzergruppe.</translation>
    </message>
    <message>
      <source>{count} DAGs serve no users</source>
      <translation>{count} DAGs bedienen keine Benutzer</translation>
    </message>
    <message>
      <source>A DAG loses databases or its quorum in a failure it must survive.</source>
      <translation>Eine DAG verliert bei einem Ausfall, den sie überstehen muss, Datenbanken oder ihr Quorum.</translation>
    </message>
    <message>
      <source>{count} DAGs do not survive the failures they must survive</source>
      <translation>{count} DAGs überstehen die Ausfälle nicht, die sie überstehen müssen</translation>
    </message>
    <message>
      <source>A DAG is not set to survive a failure.</source>
      <translation>Eine DAG ist für keinen Ausfall ausgelegt.</translation>
    </message>
    <message>
      <source>{count} DAGs are not set to survive a failure</source>
      <translation>{count} DAGs sind für keinen Ausfall ausgelegt</translation>
    </message>
    <message>
      <source>A DAG loses its quorum, databases or too much capacity with one of the sites of its members.</source>
      <translation>Eine DAG verliert mit einem Standort ihrer Mitglieder das Quorum, Datenbanken oder zu viel Kapazität.</translation>
    </message>
    <message>
      <source>{count} site losses would be too much for DAGs</source>
      <translation>{count} Standortausfälle wären zu viel für DAGs</translation>
    </message>
    <message>
      <source>The quorum of a DAG with a site lost depends on a witness that is not given.</source>
      <translation>Das Quorum einer DAG hängt beim Ausfall eines Standorts von einem Zeugen ab, der nicht angegeben ist.</translation>
    </message>
    <message>
      <source>{count} DAGs depend for their quorum on a witness that is not given</source>
      <translation>{count} DAGs hängen für ihr Quorum von einem nicht angegebenen Zeugen ab</translation>
    </message>
    <message>
      <source>A member of a DAG exceeds its CPU ceiling, in the worst failure or on a normal day.</source>
      <translation>Ein Mitglied einer DAG liegt über der Obergrenze, beim schwersten Ausfall oder ohne Ausfall.</translation>
    </message>
    <message>
      <source>{count} DAGs need too much CPU in the worst failure</source>
      <translation>{count} DAGs brauchen beim schwersten Ausfall zu viel CPU</translation>
    </message>
    <message>
      <source>A member of a DAG has too little memory in the worst failure.</source>
      <translation>Ein Mitglied einer DAG hat beim schwersten Ausfall zu wenig Arbeitsspeicher.</translation>
    </message>
    <message>
      <source>{count} DAGs have too little memory in the worst failure</source>
      <translation>{count} DAGs haben beim schwersten Ausfall zu wenig Arbeitsspeicher</translation>
    </message>
    <message>
      <source>The CPU of a DAG's members does not count passive copies: costs by protocol do not include them.</source>
      <translation>Die CPU-Auslastung der Mitglieder einer DAG enthält keine passiven Kopien: In den Kosten der Protokolle sind sie nicht berücksichtigt.</translation>
    </message>
    <message>
      <source>{count} DAGs do not count passive copies in their CPU</source>
      <translation>Bei {count} DAGs fehlen passive Kopien in der CPU-Auslastung</translation>
    </message>
    <message>
      <source>The disks of a member are too small for its database copies and logs.</source>
      <translation>Die Datenträger eines Mitglieds fassen seine Datenbankkopien und Protokolle nicht.</translation>
    </message>
    <message>
      <source>{count} DAGs have too little disk space</source>
      <translation>{count} DAGs haben zu wenig Speicherplatz</translation>
    </message>
    <message>
      <source>Fewer database copies fit on a JBOD disk than the plan puts there.</source>
      <translation>Auf einen Datenträger ohne RAID passen weniger Datenbankkopien, als der Plan vorsieht.</translation>
    </message>
    <message>
      <source>{count} DAGs have disks that hold fewer database copies than planned</source>
      <translation>Bei {count} DAGs fassen die Datenträger weniger Datenbankkopien als geplant</translation>
    </message>
    <message>
      <source>The disks of a member are too slow for the worst failure.</source>
      <translation>Die Datenträger eines Mitglieds sind für den schwersten Ausfall zu langsam.</translation>
    </message>
    <message>
      <source>{count} DAGs have disks that are too slow</source>
      <translation>{count} DAGs haben zu langsame Datenträger</translation>
    </message>
    <message>
      <source>A member of a DAG holds more database copies than a server supports.</source>
      <translation>Ein Mitglied einer DAG hält mehr Datenbankkopien, als ein Server aufnehmen kann.</translation>
    </message>
    <message>
      <source>{count} DAGs have too many database copies per member</source>
      <translation>{count} DAGs haben zu viele Datenbanken für ein Mitglied</translation>
    </message>
    <message>
      <source>The databases of a DAG grow larger than the plan allows.</source>
      <translation>Die Datenbanken einer DAG werden größer, als der Plan erlaubt.</translation>
    </message>
    <message>
      <source>{count} DAGs have databases that are too large</source>
      <translation>{count} DAGs haben zu große Datenbanken</translation>
    </message>
    <message>
      <source>A DAG on JBOD has too few copies.</source>
      <translation>Eine DAG auf Datenträgern ohne RAID hat zu wenige Kopien.</translation>
    </message>
    <message>
      <source>{count} DAGs have too few copies for JBOD</source>
      <translation>{count} DAGs haben zu wenige Kopien für Datenträger ohne RAID</translation>
    </message>
    <message>
      <source>The SSDs of a DAG are too few or too small for its MetaCache databases.</source>
      <translation>Eine DAG hat für ihre MetaCache-Datenbanken zu wenige oder zu kleine SSDs.</translation>
    </message>
    <message>
      <source>{count} DAGs have too few SSDs</source>
      <translation>{count} DAGs haben zu wenige SSDs</translation>
    </message>
    <message>
      <source>Log shipping between sites takes more of a link than its ceiling allows.</source>
      <translation>Der Protokollversand zwischen Standorten belegt mehr von einer Verbindung, als ihre Obergrenze erlaubt.</translation>
    </message>
    <message>
      <source>{count} links carry too much log shipping</source>
      <translation>{count} Verbindungen tragen zu viel Protokollversand</translation>
    </message>
    <message>
      <source>The network latency between members of a DAG is too high.</source>
      <translation>Die Latenz zwischen Mitgliedern einer DAG ist zu hoch.</translation>
    </message>
    <message>
      <source>{count} DAGs have too much latency between members</source>
      <translation>Bei {count} DAGs ist die Latenz zwischen Mitgliedern zu hoch</translation>
    </message>
    <message>
      <source>A DAG has members or its witness at a site that is not linked to the others.</source>
      <translation>Mitglieder einer DAG oder ihr Zeuge stehen an einem Standort ohne Verbindung zu den anderen.</translation>
    </message>
    <message>
      <source>{count} DAGs have members or a witness at a site without a link</source>
      <translation>{count} DAGs haben Mitglieder oder einen Zeugen an einem Standort ohne Verbindung</translation>
    </message>
    <message>
      <source>{dag} cannot keep {copies} of {all} copies in {site}</source>
      <translation>{dag} kann {copies} von {all} Kopien nicht in {site} halten</translation>
    </message>
    <message>
      <source>This site or the other one has too few members, so the copies are spread over all members instead.</source>
      <translation>Dort oder am anderen Standort gibt es zu wenige Mitglieder; die Kopien werden stattdessen auf alle Mitglieder verteilt.</translation>
    </message>
    <message>
      <source>{dag} cannot keep its databases active where their users are</source>
      <translation>{dag} kann ihre Datenbanken nicht dort aktiv halten, wo deren Benutzer sind</translation>
    </message>
    <message>
      <source>A site has too few members for the copies there, or no users are at a site with members or joined to one by links, so the active copies are spread over all members instead.</source>
      <translation>Ein Standort hat zu wenige Mitglieder für die Kopien dort, oder kein Benutzer ist an einem Standort mit Mitgliedern oder durch Verbindungen mit einem solchen verbunden; daher sind die aktiven Kopien über alle Mitglieder verteilt.</translation>
    </message>
    <message>
      <source>{dag} has members without the Mailbox role: {names}</source>
      <translation>{dag} hat Mitglieder ohne die Mailbox-Rolle: {names}</translation>
    </message>
    <message>
      <source>Assign the Mailbox role to these members, or remove them from the DAG.</source>
      <translation>Weisen Sie diesen Mitgliedern die Rolle Mailbox zu, oder entfernen Sie sie aus der DAG.</translation>
    </message>
    <message>
      <source>{dag} has members with different Exchange versions</source>
      <translation>{dag} hat Mitglieder verschiedener Exchange-Versionen</translation>
    </message>
    <message>
      <source>All members of a DAG must run the same Exchange version; create a second DAG and move the mailboxes there.</source>
      <translation>Alle Mitglieder einer DAG müssen dieselbe Exchange-Version haben; legen Sie eine zweite DAG an, und verschieben Sie die Postfächer dorthin.</translation>
    </message>
    <message>
      <source>{dag} serves no users</source>
      <translation>{dag} bedient keine Benutzer</translation>
    </message>
    <message>
      <source>Choose the user populations whose mailboxes are in the databases.</source>
      <translation>Wählen Sie die Benutzergruppen, deren Postfächer in den Datenbanken liegen.</translation>
    </message>
    <message>
      <source>{population} has the default mailbox size of {size} MB</source>
      <translation>{population} hat die voreingestellte Postfachgröße von {size} MB</translation>
    </message>
    <message>
      <source>The disks and databases of a DAG depend on the mailbox size. Enter the real one.</source>
      <translation>Datenträger und Datenbanken einer DAG hängen von der Postfachgröße ab. Geben Sie die tatsächliche ein.</translation>
    </message>
    <message>
      <source>{dag} does not survive the loss of {names}</source>
      <translation>{dag} übersteht den Verlust von {names} nicht</translation>
    </message>
    <message>
      <source>{count} vote would be left and {needed} are needed; add members or a witness.</source>
      <translation>{count} Stimme bliebe übrig, {needed} sind nötig; fügen Sie Mitglieder oder einen Zeugen hinzu.</translation>
    </message>
    <message>
      <source>{count} votes would be left and {needed} are needed; add members or a witness.</source>
      <translation>{count} Stimmen blieben übrig, {needed} sind nötig; fügen Sie Mitglieder oder einen Zeugen hinzu.</translation>
    </message>
    <message>
      <source>{databases} would have no copy to activate; add copies.</source>
      <translation>{databases} ohne aktivierbare Kopie; fügen Sie Kopien hinzu.</translation>
    </message>
    <message>
      <source>{dag} does not survive the loss of site {site}</source>
      <translation>{dag} übersteht den Ausfall des Standorts {site} nicht</translation>
    </message>
    <message>
      <source>The quorum of {dag} depends on a witness that is not given</source>
      <translation>Das Quorum von {dag} hängt von einem Zeugen ab, der nicht angegeben ist</translation>
    </message>
    <message>
      <source>The witness counts as reachable if a site is lost. Choose a witness site; for Azure, add a site first.</source>
      <translation>Beim Ausfall eines Standorts gilt der Zeuge als erreichbar. Wählen Sie einen Standort des Zeugen; für Azure fügen Sie zuerst einen Standort hinzu.</translation>
    </message>
    <message>
      <source>No quorum would be left, so all databases would be dismounted. Place equally many members at both sites and the witness at a third one that each reaches without the other, or plan a manual datacenter switchover.</source>
      <translation>Es bliebe kein Quorum, und keine Datenbank wäre mehr eingebunden. Verteilen Sie gleich viele Mitglieder auf beide Standorte und den Zeugen auf einen dritten, den jeder auch ohne den anderen erreicht, oder planen Sie eine manuelle Rechenzentrumsumschaltung.</translation>
    </message>
    <message>
      <source>{databases} would have no copy to activate; add copies at another site.</source>
      <translation>{databases} hätten keine Kopie, die aktiviert werden kann; fügen Sie Kopien an einem anderen Standort hinzu.</translation>
    </message>
    <message>
      <source>The remaining members would be {short}; add members or capacity at the other sites.</source>
      <translation>Die übrigen Mitglieder hätten {short}; fügen Sie an den anderen Standorten Mitglieder oder Kapazität hinzu.</translation>
    </message>
    <message>
      <source>{dag} is not set to survive a failure</source>
      <translation>{dag} ist für keinen Ausfall ausgelegt</translation>
    </message>
    <message>
      <source>Enter how many members may fail at once.</source>
      <translation>Geben Sie ein, wie viele Mitglieder ausfallen dürfen.</translation>
    </message>
    <message>
      <source>A DAG of one member survives no failure; add members and copies.</source>
      <translation>Eine DAG mit einem Mitglied übersteht keinen Ausfall; fügen Sie Mitglieder und Kopien hinzu.</translation>
    </message>
    <message>
      <source>Only one copy of each database can be activated; add copies.</source>
      <translation>Von jeder Datenbank kann nur eine Kopie aktiviert werden; fügen Sie Kopien hinzu.</translation>
    </message>
    <message>
      <source>The CPU of {dag} does not count passive copies</source>
      <translation>In der CPU-Auslastung von {dag} fehlen passive Kopien</translation>
    </message>
    <message>
      <source>The per-protocol costs in use do not include them.</source>
      <translation>Die verwendeten Kosten der Protokolle berücksichtigen sie nicht.</translation>
    </message>
    <message>
      <source>The per-protocol costs in use do not include them; “{version}” does.</source>
      <translation>Die verwendeten Kosten der Protokolle berücksichtigen sie nicht, „{version}“ dagegen schon.</translation>
    </message>
    <message>
      <source>{member} of {dag} needs {use} of its CPU in the worst failure</source>
      <translation>{member} in {dag} braucht beim schwersten Ausfall {use} seiner CPU</translation>
    </message>
    <message>
      <source>{member} of {dag} needs {use} of its CPU on a normal day</source>
      <translation>{member} in {dag} braucht ohne Ausfall {use} seiner CPU</translation>
    </message>
    <message>
      <source>The ceiling is {ceiling}; add members, or move mailboxes.</source>
      <translation>Die Obergrenze liegt bei {ceiling}; fügen Sie Mitglieder hinzu, oder verschieben Sie Postfächer.</translation>
    </message>
    <message>
      <source>{member} of {dag} needs {use} of its memory in the worst failure</source>
      <translation>{member} von {dag} braucht beim schwersten Ausfall {use} des Arbeitsspeichers</translation>
    </message>
    <message>
      <source>The ceiling is {ceiling}; add memory or members, or move mailboxes.</source>
      <translation>Die Obergrenze liegt bei {ceiling}; fügen Sie Arbeitsspeicher oder Mitglieder hinzu, oder verschieben Sie Postfächer.</translation>
    </message>
    <message>
      <source>The copies of {dag} need {use} of its members' disk space</source>
      <translation>Die Kopien von {dag} brauchen {use} der Datenträger ihrer Mitglieder</translation>
    </message>
    <message>
      <source>Add disks, or larger ones.</source>
      <translation>Fügen Sie Datenträger hinzu, oder verwenden Sie größere.</translation>
    </message>
    <message>
      <source>{dag} needs {use} of its members' disk IOPS in the worst failure</source>
      <translation>{dag} braucht beim schwersten Ausfall {use} der Vorgänge, die die Datenträger ihrer Mitglieder schaffen</translation>
    </message>
    <message>
      <source>Add disks, or faster ones.</source>
      <translation>Fügen Sie Datenträger hinzu, oder verwenden Sie schnellere.</translation>
    </message>
    <message>
      <source>No database copy of {dag} fits on a disk</source>
      <translation>Keine Datenbankkopie von {dag} passt auf einen Datenträger</translation>
    </message>
    <message>
      <source>Use larger disks, or more databases.</source>
      <translation>Verwenden Sie größere Datenträger oder mehr Datenbanken.</translation>
    </message>
    <message>
      <source>The copies of {dag} need {disks} disks per member, including spares; each has {have}</source>
      <translation>Die Kopien von {dag} belegen {disks} Datenträger eines Mitglieds, Ersatzdatenträger eingerechnet; vorhanden sind {have}</translation>
    </message>
    <message>
      <source>Only {count} database copy of {dag} fits on a disk, not {wished}</source>
      <translation>{count} Datenbankkopie von {dag} passt auf einen Datenträger, nicht {wished}</translation>
    </message>
    <message>
      <source>Only {count} database copies of {dag} fit on a disk, not {wished}</source>
      <translation>{count} Datenbankkopien von {dag} passen auf einen Datenträger, nicht {wished}</translation>
    </message>
    <message>
      <source>Plan that many copies per disk, or use larger disks or more databases.</source>
      <translation>Planen Sie so viele Kopien je Datenträger, oder verwenden Sie größere Datenträger oder mehr Datenbanken.</translation>
    </message>
    <message>
      <source>A member of {dag} holds {copies} database copies</source>
      <translation>Ein Mitglied von {dag} hält {copies} Datenbankkopien</translation>
    </message>
    <message>
      <source>A server supports at most {most}.</source>
      <translation>Auf einem Server sind höchstens {most} möglich.</translation>
    </message>
    <message>
      <source>The databases of {dag} grow to {size} GB</source>
      <translation>Die Datenbanken von {dag} werden {size} GB groß</translation>
    </message>
    <message>
      <source>The plan allows {most} GB; use more databases.</source>
      <translation>Der Plan erlaubt {most} GB; verwenden Sie mehr Datenbanken.</translation>
    </message>
    <message>
      <source>{dag} keeps too few copies for JBOD</source>
      <translation>{dag} hat zu wenige Kopien für Datenträger ohne RAID</translation>
    </message>
    <message>
      <source>JBOD needs at least {least} non-lagged copies; add copies or use RAID.</source>
      <translation>JBOD verlangt mindestens {least} nicht verzögerte Kopien; fügen Sie Kopien hinzu, oder verwenden Sie RAID.</translation>
    </message>
    <message>
      <source>{dag} has too few SSDs for its MetaCache databases</source>
      <translation>Die SSDs von {dag} reichen nicht für ihre MetaCache-Datenbanken</translation>
    </message>
    <message>
      <source>SSDs per member: {value} needed, {have} available.</source>
      <translation>SSDs je Mitglied: {value} nötig, {have} vorhanden.</translation>
    </message>
    <message>
      <source>{label}: {value} {unit} needed, {have} available.</source>
      <translation>{label}: {value} {unit} nötig, {have} vorhanden.</translation>
    </message>
    <message>
      <source>Log shipping of {dag} takes {use} of the link from {source} to {target}</source>
      <translation>Der Protokollversand von {dag} belegt {use} der Verbindung von {source} nach {target}</translation>
    </message>
    <message>
      <source>{traffic} Mbit/s in the peak hour; use a faster link.</source>
      <translation>{traffic} Mbit/s in der Spitzenstunde; verwenden Sie eine schnellere Verbindung.</translation>
    </message>
    <message>
      <source>Members of {dag} in {first} and {second} are {latency} ms apart</source>
      <translation>Zwischen Mitgliedern von {dag} in {first} und {second} beträgt die Latenz {latency} ms</translation>
    </message>
    <message>
      <source>The maximum round-trip latency between members is {most} ms.</source>
      <translation>Hin- und Rückweg zwischen Mitgliedern dürfen zusammen höchstens {most} ms dauern.</translation>
    </message>
    <message>
      <source>No link connects {first} and {second}, where {dag} has members</source>
      <translation>Keine Verbindung führt von {first} nach {second}, wo {dag} Mitglieder hat</translation>
    </message>
    <message>
      <source>Failures treat them as connected, and log shipping is not checked. Add the link.</source>
      <translation>Bei Ausfällen gelten sie als verbunden, und der Protokollversand wird nicht geprüft. Fügen Sie die Verbindung hinzu.</translation>
    </message>
    <message>
      <source>No link leads to {site}, where {dag} has its witness</source>
      <translation>Keine Verbindung führt nach {site}, wo {dag} ihren Zeugen hat</translation>
    </message>
    <message>
      <source>Failures treat a witness without links as reachable from everywhere. Add links to the witness site.</source>
      <translation>Bei Ausfällen gilt ein Zeuge ohne Verbindungen als von überall erreichbar. Fügen Sie Verbindungen zum Standort des Zeugen hinzu.</translation>
    </message>
    <message>
      <source>{machine} runs {version}, which is out of support</source>
      <translation>{machine} läuft mit {version}; der Support ist abgelaufen</translation>
    </message>
    <message>
      <source>Support ended on {day}. Move the users to Exchange SE.</source>
      <translation>Der Support endete am {day}. Ziehen Sie die Benutzer auf Exchange SE um.</translation>
    </message>
    <message>
      <source>{machine} has {memory} of memory</source>
      <translation>{machine} hat {memory} Arbeitsspeicher</translation>
    </message>
    <message>
      <source>The recommended maximum for the Exchange version is {memory}.</source>
      <translation>Für die Exchange-Version werden höchstens {memory} empfohlen.</translation>
    </message>
    <message>
      <source>{machine} has {sockets} processor sockets</source>
      <translation>{machine} hat {sockets} Prozessorsockel</translation>
    </message>
    <message>
      <source>The recommended maximum for the Exchange version is {sockets}.</source>
      <translation>Für die Exchange-Version werden höchstens {sockets} empfohlen.</translation>
    </message>
    <message>
      <source>{vm} has {vcpus} vCPUs on a host with {count} core</source>
      <translation>{vm} hat {vcpus} vCPUs auf einem Host mit {count} Kern</translation>
    </message>
    <message>
      <source>{vm} has {vcpus} vCPUs on a host with {count} cores</source>
      <translation>{vm} hat {vcpus} vCPUs auf einem Host mit {count} Kernen</translation>
    </message>
    <message>
      <source>Remove vCPUs or choose a larger host.</source>
      <translation>Entfernen Sie vCPUs oder wählen Sie einen größeren Host.</translation>
    </message>
    <message>
      <source>{vm} is assigned more memory than {host} has</source>
      <translation>{vm} ist mehr Arbeitsspeicher zugeteilt, als {host} hat</translation>
    </message>
    <message>
      <source>{given} assigned, {there} available.</source>
      <translation>{given} zugeteilt, {there} vorhanden.</translation>
    </message>
    <message>
      <source>{host} has {vcpus} vCPUs on {cores} cores</source>
      <translation>{host} hat {vcpus} vCPUs auf {cores} Kernen</translation>
    </message>
    <message>
      <source>With {own} for the host itself, that is more than {ratio}:1, the maximum for Exchange; move VMs or remove vCPUs.</source>
      <translation>Mit {own} für den Host selbst sind das mehr als {ratio}:1, das Maximum für Exchange; verschieben Sie VMs, oder entfernen Sie vCPUs.</translation>
    </message>
    <message>
      <source>{host} has {ratio} vCPUs per core</source>
      <translation>{host} hat {ratio} vCPUs je Kern</translation>
    </message>
    <message>
      <source>{ratio}:1 is recommended for Exchange; move VMs or remove vCPUs.</source>
      <translation>Für Exchange wird {ratio}:1 empfohlen; verschieben Sie VMs oder entfernen Sie vCPUs.</translation>
    </message>
    <message>
      <source>{host} counts {memory} of shared pages as capacity</source>
      <translation>{host} zählt {memory} aus Page Sharing als Kapazität</translation>
    </message>
    <message>
      <source>Microsoft does not support Exchange on overcommitted memory; turn this off in the assumptions.</source>
      <translation>Microsoft unterstützt Exchange auf überbuchtem Arbeitsspeicher nicht; schalten Sie es in den Annahmen aus.</translation>
    </message>
    <message>
      <source>{vm} is larger than a NUMA node of {host}</source>
      <translation>{vm} ist größer als ein NUMA-Knoten von {host}</translation>
    </message>
    <message>
      <source>A socket has {cores} cores and {memory}; a VM larger than a socket loses up to {loss} of CPU.</source>
      <translation>Ein Sockel hat {cores} Kerne und {memory}; eine größere VM verliert bis zu {loss} ihrer CPU-Leistung.</translation>
    </message>
    <message>
      <source>{machine} needs {use} of its CPU</source>
      <translation>{machine} braucht {use} der CPU</translation>
    </message>
    <message>
      <source>{machine} needs {use} of its memory</source>
      <translation>{machine} braucht {use} des Arbeitsspeichers</translation>
    </message>
    <message>
      <source>{machine} needs {use} of its disk IOPS</source>
      <translation>{machine} braucht {use} der Datenträgerleistung</translation>
    </message>
    <message>
      <source>{machine} needs {use} of its network bandwidth</source>
      <translation>{machine} braucht {use} der Netzwerkbandbreite</translation>
    </message>
    <message>
      <source>{machine}: CPU could be fine or too busy ({low} to {high})</source>
      <translation>Bei {machine} ist offen, ob die CPU reicht ({low} bis {high})</translation>
    </message>
    <message>
      <source>{machine}: memory could be fine or too low ({low} to {high})</source>
      <translation>Bei {machine} ist offen, ob der Arbeitsspeicher reicht ({low} bis {high})</translation>
    </message>
    <message>
      <source>{machine}: disks could be fine or too slow ({low} to {high})</source>
      <translation>Bei {machine} ist offen, ob die Datenträger schnell genug sind ({low} bis {high})</translation>
    </message>
    <message>
      <source>{machine}: network could be fine or too slow ({low} to {high})</source>
      <translation>Bei {machine} ist offen, ob das Netzwerk reicht ({low} bis {high})</translation>
    </message>
    <message>
      <source>The CPU of {machine} is extrapolated</source>
      <translation>Die CPU von {machine} ist extrapoliert</translation>
    </message>
    <message>
      <source>The memory of {machine} is extrapolated</source>
      <translation>Der Arbeitsspeicher von {machine} ist extrapoliert</translation>
    </message>
    <message>
      <source>The disk load of {machine} is extrapolated</source>
      <translation>Die Datenträgerlast von {machine} ist extrapoliert</translation>
    </message>
    <message>
      <source>measured, rounded</source>
      <translation>gemessen, gerundet</translation>
    </message>
    <message>
      <source>derived</source>
      <translation>abgeleitet</translation>
    </message>
    <message>
      <source>assumed</source>
      <translation>angenommen</translation>
    </message>
    <message>
      <source>disputed</source>
      <translation>strittig</translation>
    </message>
    <message>
      <source>Above the {ceiling} ceiling.</source>
      <translation>Über der Obergrenze von {ceiling}.</translation>
    </message>
    <message>
      <source>Memory is too small even without users.</source>
      <translation>Der Arbeitsspeicher ist schon ohne Benutzer zu klein.</translation>
    </message>
    <message>
      <source>The link between {ends} needs {use} of its bandwidth</source>
      <translation>Die Verbindung zwischen {ends} braucht {use} ihrer Bandbreite</translation>
    </message>
    <message>
      <source>{bandwidth} Mbit/s would keep utilization below the ceiling.</source>
      <translation>Mit {bandwidth} Mbit/s bleibt die Auslastung unter der Grenze.</translation>
    </message>
    <message>
      <source>{machine} has {mailboxes} mailboxes: {each} per core</source>
      <translation>{machine} hat {mailboxes} Postfächer: {each} je Kern</translation>
    </message>
    <message>
      <source>{usual} per core is usual; the most tested in any document is {most}.</source>
      <translation>Üblich sind {usual} je Kern; das Höchste, was ein Dokument getestet hat, sind {most}.</translation>
    </message>
    <message>
      <source>Beyond the measured range: {what}.</source>
      <translation>Außerhalb des gemessenen Bereichs: {what}.</translation>
    </message>
    <message>
      <source>The ceiling is {ceiling}.</source>
      <translation>Die Obergrenze liegt bei {ceiling}.</translation>
    </message>
    <message>
      <source>{low} to {high}</source>
      <translation>{low} bis {high}</translation>
    </message>
    <message>
      <source>If that figure were known exactly, the range would be {low} to {high}.</source>
      <translation>Wäre diese Kennzahl genau bekannt, reichte die Spanne von {low} bis {high}.</translation>
    </message>
    <message>
      <source>If that figure were known exactly, utilization would be {low}.</source>
      <translation>Wäre diese Kennzahl genau bekannt, läge die Auslastung bei {low}.</translation>
    </message>
    <message>
      <source>Most of the range comes from “{figure}” ({status}).</source>
      <translation>Die Spanne stammt größtenteils aus „{figure}“ ({status}).</translation>
    </message>
    <message>
      <source>The largest part of the range comes from “{figure}” ({status}).</source>
      <translation>Den größten Anteil an der Spanne hat „{figure}“ ({status}).</translation>
    </message>
    <message>
      <source>{machine}: {protocols} users are not included</source>
      <translation>{machine}: Benutzer mit {protocols} sind nicht eingerechnet</translation>
    </message>
    <message>
      <source>No published {role} cost for these users (“{title}”); actual CPU will be higher.</source>
      <translation>„{title}“ nennt für diese Benutzer keine Kosten in der Rolle {role}; die tatsächliche CPU-Auslastung liegt höher.</translation>
    </message>
    <message>
      <source>{machine}: no CPU figure for the {role} role</source>
      <translation>{machine}: keine CPU-Kennzahl für die Rolle {role}</translation>
    </message>
    <message>
      <source>“{title}” does not state the cost of these users, so the gauge shows no data.</source>
      <translation>„{title}“ nennt die Kosten dieser Benutzer nicht, daher zeigt die Anzeige keine Daten.</translation>
    </message>
    <message>
      <source>The CPU utilization of {machine} is unknown</source>
      <translation>Die CPU-Auslastung von {machine} ist unbekannt</translation>
    </message>
    <message>
      <source>Outlook Web Access and ActiveSync were measured only together, and only one of them is served here.</source>
      <translation>Outlook Web Access und ActiveSync wurden nur gemeinsam gemessen, und hier kommt nur eines von beiden vor.</translation>
    </message>
    <message>
      <source>CPU utilization is at most {use}.</source>
      <translation>Die CPU-Auslastung beträgt höchstens {use}.</translation>
    </message>
    <message>
      <source>{machine} has {connections} web connections</source>
      <translation>{machine} hat {connections} Webverbindungen</translation>
    </message>
    <message>
      <source>The most measured on one server is {most}; ports may run out before CPU does.</source>
      <translation>Das Höchste, was auf einem Server gemessen wurde, sind {most}; die Ports können vor der CPU ausgehen.</translation>
    </message>
    <message>
      <source>{machine} has only {memory} of memory</source>
      <translation>{machine} hat nur {memory} Arbeitsspeicher</translation>
    </message>
    <message>
      <source>{memory} is recommended for {roles} with {count} core.</source>
      <translation>Empfohlen sind {memory} für {roles} mit {count} Kern.</translation>
    </message>
    <message>
      <source>{memory} is recommended for {roles} with {count} cores.</source>
      <translation>Empfohlen sind {memory} für {roles} mit {count} Kernen.</translation>
    </message>
    <message>
      <source>{machine} can use only {usable} of its {memory} of memory</source>
      <translation>{machine} kann nur {usable} von {memory} Arbeitsspeicher nutzen</translation>
    </message>
    <message>
      <source>The operating system is 32-bit; choose a 64-bit one or assign less memory.</source>
      <translation>Das Betriebssystem ist ein 32-Bit-System; wählen Sie ein 64-Bit-System, oder weisen Sie weniger Arbeitsspeicher zu.</translation>
    </message>
    <message>
      <source>The Exchange version is a 32-bit program on any Windows; assign less memory.</source>
      <translation>Diese Exchange-Version ist auf jedem Windows ein 32-Bit-Programm; teilen Sie weniger Arbeitsspeicher zu.</translation>
    </message>
    <message>
      <source>{machine} cannot serve its {users} users with the {memory} of a 32-bit system</source>
      <translation>{machine} kann mit den {memory} eines 32-Bit-Systems keine {users} Benutzer bedienen</translation>
    </message>
    <message>
      <source>More cores or memory will not help. Spread the users over several systems, such as VMs on one host.</source>
      <translation>Mehr Kerne oder Arbeitsspeicher helfen nicht. Verteilen Sie die Benutzer auf mehrere Systeme, etwa VMs auf einem Host.</translation>
    </message>
    <message>
      <source>{machine} will reject mail</source>
      <translation>{machine} wird E-Mails ablehnen</translation>
    </message>
    <message>
      <source>Memory is {use} full; back pressure starts at {threshold}. There is no space for a mail queue.</source>
      <translation>Der Arbeitsspeicher ist zu {use} belegt; ab {threshold} setzt der Rückstau (Back Pressure) ein. Für eine Warteschlange ist kein Platz.</translation>
    </message>
    <message>
      <source>{machine} has no role</source>
      <translation>{machine} hat keine Rolle</translation>
    </message>
    <message>
      <source>The load is unknown. Assign a role, enter the measured load, or delete the machine from the plan.</source>
      <translation>Die Last ist unbekannt. Weisen Sie eine Rolle zu, tragen Sie die gemessene Last ein, oder löschen Sie aus dem Plan, was nicht dazugehört.</translation>
    </message>
    <message>
      <source>{machine} serves no users</source>
      <translation>{machine} bedient keine Benutzer</translation>
    </message>
    <message>
      <source>No population at the site uses this role.</source>
      <translation>Keine Benutzergruppe des Standorts nutzt diese Rolle.</translation>
    </message>
    <message>
      <source>{machine} has roles and other load</source>
      <translation>{machine} hat Rollen und andere Last</translation>
    </message>
    <message>
      <source>A load measured for the whole machine includes Exchange, which is then counted twice. Clear the other load, or enter only what other programs use.</source>
      <translation>Eine für die ganze Maschine gemessene Last enthält Exchange, das dann doppelt zählt. Leeren Sie das Feld „Andere Last“, oder tragen Sie nur ein, was andere Programme brauchen.</translation>
    </message>
    <message>
      <source>{machine}: no published figures for {roles}</source>
      <translation>{machine}: kein Wert veröffentlicht für {roles}</translation>
    </message>
    <message>
      <source>The load is unknown. Size such a server by the mail flow.</source>
      <translation>Die Last ist unbekannt. Bemessen Sie einen solchen Server nach dem Nachrichtenfluss.</translation>
    </message>
    <message>
      <source>{machine}: {version} has no {roles} role</source>
      <translation>{machine}: {version} hat keine Rolle {roles}</translation>
    </message>
    <message>
      <source>Remove that role. Roles of the Exchange version: {known}.</source>
      <translation>Entfernen Sie diese Rolle. Rollen der Exchange-Version: {known}.</translation>
    </message>
    <message>
      <source>{machine} is the only {role} server in {site}</source>
      <translation>{machine} ist der einzige {role}-Server am Standort {site}</translation>
    </message>
    <message>
      <source>A failure leaves the site without a {role} server.</source>
      <translation>Bei einem Ausfall hat der Standort keinen {role}-Server.</translation>
    </message>
    <message>
      <source>All {role} servers of {site} run on {host}</source>
      <translation>Alle {role}-Server am Standort {site} laufen auf {host}</translation>
    </message>
    <message>
      <source>Spread the servers across hosts: a single host failure makes the role unavailable.</source>
      <translation>Verteilen Sie die Server auf mehrere Hosts: Fällt ein einziger Host aus, ist die Rolle nicht verfügbar.</translation>
    </message>
    <message>
      <source>{machine} is small for CAS and Hub combined</source>
      <translation>{machine} ist klein für CAS und Hub zusammen</translation>
    </message>
    <message>
      <source>{cores} cores or fewer, or {memory} of memory or less, is not recommended; {best_cores} cores and {best_memory} is the tested optimum.</source>
      <translation>Nicht empfohlen mit höchstens {cores} Kernen oder höchstens {memory} Arbeitsspeicher; getestetes Optimum: {best_cores} Kerne und {best_memory}.</translation>
    </message>
    <message>
      <source>{machine} has more memory than its cores can use</source>
      <translation>{machine} hat mehr Arbeitsspeicher, als die Kerne nutzen können</translation>
    </message>
    <message>
      <source>With {cores} cores, CPU runs out before {memory} is used.</source>
      <translation>Mit {cores} Kernen ist die CPU erschöpft, bevor {memory} genutzt sind.</translation>
    </message>
    <message>
      <source>{site}: {label}: {cores}</source>
      <translation>{site}, {label}: {cores}</translation>
    </message>
    <message>
      <source>Recommended: {cores}. The measured load is what counts.</source>
      <translation>Empfohlen: {cores}. Entscheidend ist die gemessene Last.</translation>
    </message>
    <message>
      <source>{machine} has {cores} cores</source>
      <translation>{machine} hat {cores} Kerne</translation>
    </message>
    <message>
      <source>The role is known to use at most {cores}.</source>
      <translation>Die Rolle nutzt nachweislich höchstens {cores}.</translation>
    </message>
    <message>
      <source>{count} user</source>
      <translation>{count} Benutzer</translation>
    </message>
    <message>
      <source>{count} users</source>
      <translation>{count} Benutzer</translation>
    </message>
    <message>
      <source>“{population}” ({users}) has no {roles} server</source>
      <translation>„{population}“ ({users}) hat keinen Server für {roles}</translation>
    </message>
    <message>
      <source>Assign {roles} to machines at the site, or let another site serve these users.</source>
      <translation>Weisen Sie Maschinen am Standort die Rolle {roles} zu, oder lassen Sie diese Benutzer von einem anderen Standort bedienen.</translation>
    </message>
    <message>
      <source>There is no link from “{population}” to its {role} server</source>
      <translation>„{population}“ hat keine Verbindung zum zuständigen {role}-Server</translation>
    </message>
    <message>
      <source>The servers are at {site}; add the links to that site.</source>
      <translation>Die Server stehen in {site}; fügen Sie die Verbindungen dorthin hinzu.</translation>
    </message>
    <message>
      <source>Response times of “{population}” keep growing: the CPU is saturated</source>
      <translation>Die Antwortzeiten von „{population}“ wachsen immer weiter: Die CPU ist voll ausgelastet</translation>
    </message>
    <message>
      <source>“{population}”: 95 % of responses take up to {time} ms</source>
      <translation>„{population}“: 95 % der Antworten dauern bis zu {time} ms</translation>
    </message>
    <message>
      <source>The limit in the tests is {limit} ms.</source>
      <translation>Die Grenze in den Tests liegt bei {limit} ms.</translation>
    </message>
    <message>
      <source>“{population}” has {devices} ActiveSync users but only {count} user of other clients</source>
      <translation>„{population}“ hat {devices} Benutzer mit ActiveSync, aber nur {count} mit anderen Clients</translation>
    </message>
    <message>
      <source>“{population}” has {devices} ActiveSync users but only {count} users of other clients</source>
      <translation>„{population}“ hat {devices} Benutzer mit ActiveSync, aber nur {count} mit anderen Clients</translation>
    </message>
    <message>
      <source>The measured cost is what ActiveSync adds to an Outlook user: count these users under both.</source>
      <translation>Gemessen wurde, was ActiveSync zu den Kosten eines Benutzers mit Outlook hinzufügt: Zählen Sie diese Benutzer bei beiden mit.</translation>
    </message>
    <message>
      <source>“{population}” has {mailboxes} but {users} users of one client</source>
      <translation>„{population}“ hat {mailboxes}, aber {users} Benutzer eines Clients</translation>
    </message>
    <message>
      <source>{count} mailbox</source>
      <translation>{count} Postfach</translation>
    </message>
    <message>
      <source>{count} mailboxes</source>
      <translation>{count} Postfächer</translation>
    </message>
    <message>
      <source>Memory and disk load of Mailbox servers depend on the mailboxes; enter their actual number.</source>
      <translation>Arbeitsspeicher und Datenträgerlast von Mailbox-Servern hängen von den Postfächern ab; geben Sie deren tatsächliche Zahl an.</translation>
    </message>
    <message>
      <source>“{population}” has {mailboxes} mailboxes but only {count} user</source>
      <translation>„{population}“ hat {mailboxes} Postfächer, aber nur {count} Benutzer</translation>
    </message>
    <message>
      <source>“{population}” has {mailboxes} mailboxes but only {count} users</source>
      <translation>„{population}“ hat {mailboxes} Postfächer, aber nur {count} Benutzer</translation>
    </message>
    <message>
      <source>Client load depends on the users of each protocol: enter them if more people use these mailboxes.</source>
      <translation>Die Last der Clients hängt von den Benutzern je Protokoll ab: Tragen Sie sie ein, wenn mehr Personen diese Postfächer nutzen.</translation>
    </message>
    <message>
      <source>{least} to {most} per core is plausible: enter the {benchmark} of the whole machine with all its cores.</source>
      <translation>Plausibel sind {least} bis {most} je Kern: Tragen Sie {benchmark} der ganzen Maschine mit allen Kernen ein.</translation>
    </message>
    <message>
      <source>{least} to {most} per core is plausible for this benchmark, which ended in 2018. For a newer processor, leave {benchmark} empty and enter SPECrate2017_int_base of the whole machine: the program then estimates it.</source>
      <translation>Plausibel sind bei diesem Benchmark, der 2018 endete, {least} bis {most} je Kern. Lassen Sie {benchmark} bei einem neueren Prozessor leer und tragen Sie SPECrate2017_int_base der ganzen Maschine ein: Das Programm schätzt den Wert dann.</translation>
    </message>
    <message>
      <source>{machine} has an untested transport database cache size: {cache} MB</source>
      <translation>{machine} hat eine nicht getestete Cachegröße der Transportdatenbank: {cache} MB</translation>
    </message>
    <message>
      <source>The largest size tested is {cache} MB.</source>
      <translation>Die größte getestete Größe ist {cache} MB.</translation>
    </message>
    <message>
      <source>{machine} has too little memory for its transport database cache</source>
      <translation>{machine} hat zu wenig Arbeitsspeicher für den Cache der Transportdatenbank</translation>
    </message>
    <message>
      <source>A cache of {cache} MB needs {memory} of memory.</source>
      <translation>Ein Cache von {cache} MB braucht {memory} Arbeitsspeicher.</translation>
    </message>
    <message>
      <source>{host}: {what} unknown</source>
      <translation>{host}: {what} unbekannt</translation>
    </message>
    <message>
      <source>Enter the {what}. Until then, everything that depends on these values is unknown.</source>
      <translation>Tragen Sie ein, was fehlt ({what}). Bis dahin ist alles unbekannt, was davon abhängt.</translation>
    </message>
    <message>
      <source>Assumed for {population}: {fields}</source>
      <translation>Für {population} angenommen: {fields}</translation>
    </message>
    <message>
      <source>The imported files do not contain these values, and the load depends on them. Enter the real values; where the assumed ones are right, remove the line about them from the population's notes.</source>
      <translation>Keine Datei nennt diese Werte, und die Last hängt von ihnen ab. Geben Sie ein, was bekannt ist; wo die Werte stimmen, entfernen Sie die Zeile dazu aus den Notizen der Benutzergruppe.</translation>
    </message>
    <message>
      <source>{population} has IMAP4 folders with {items} items</source>
      <translation>{population} hat IMAP4-Ordner mit {items} Elementen</translation>
    </message>
    <message>
      <source>Beyond {items} items, each message makes a session more expensive; by how much is unknown.</source>
      <translation>Ab {items} Elementen macht jede Nachricht eine Sitzung teurer; um wie viel, ist nicht bekannt.</translation>
    </message>
    <message>
      <source>Beyond {items} items, the cost rises steeply; by how much is unknown.</source>
      <translation>Ab {items} Elementen steigen die Kosten steil; wie steil, ist nicht bekannt.</translation>
    </message>
    <message>
      <source>{benchmark} of {machine} is {value} per core</source>
      <translation>{benchmark} von {machine} ist {value} je Kern</translation>
    </message>
    <message>
      <source>{machine} runs {version} on Windows {windows}</source>
      <translation>{machine}: {version} auf Windows {windows}</translation>
    </message>
    <message>
      <source>{version} is supported on Windows {systems}.</source>
      <translation>{version} wird auf Windows {systems} unterstützt.</translation>
    </message>
    <message>
      <source>{machine} combines {role} with {others}</source>
      <translation>{machine} hat {role} und {others}</translation>
    </message>
    <message>
      <source>A server with the {role} role must have no other role.</source>
      <translation>Ein Server mit der Rolle {role} darf keine andere Rolle haben.</translation>
    </message>
    <message>
      <source>For security and performance, do not run Exchange on a directory server.</source>
      <translation>Aus Sicherheits- und Leistungsgründen gehört Exchange nicht auf einen Verzeichnisserver.</translation>
    </message>
    <message>
      <source>{new} cannot be installed alongside {old}</source>
      <translation>{new} lässt sich nicht neben {old} installieren</translation>
    </message>
    <message>
      <source>Remove the older servers before you install the first {new} server.</source>
      <translation>Entfernen Sie die älteren Server vor dem ersten mit {new}.</translation>
    </message>
    <message>
      <source>{old} coexists with {new}</source>
      <translation>{old} läuft neben {new}</translation>
    </message>
    <message>
      <source>{old} needs {update} or later to coexist with {new}</source>
      <translation>{old} braucht neben {new} mindestens {update}</translation>
    </message>
    <message>
      <source>Update the older servers before you install the first {new} server.</source>
      <translation>Aktualisieren Sie die älteren Server vor dem ersten mit {new}.</translation>
    </message>
    <message>
      <source>{new} coexists with older servers up to {update}. Remove them before you install a later update.</source>
      <translation>{new} duldet ältere Server bis {update}. Entfernen Sie sie vor einem späteren Update.</translation>
    </message>
    <message>
      <source>{windows} (from {update})</source>
      <translation>{windows} (ab {update})</translation>
    </message>
    <message>
      <source>{cost} × {shape} for the shape of its curve</source>
      <translation>{cost} × {shape} für die Form der Kurve</translation>
    </message>
    <message>
      <source>{messages}, weighted by megacycle factors</source>
      <translation>{messages}, gewichtet mit den Megazyklenfaktoren</translation>
    </message>
    <message>
      <source>{asked} of the published profile ({heads} users)</source>
      <translation>{asked} des veröffentlichten Profils ({heads} Benutzer)</translation>
    </message>
    <message>
      <source>Log shipping of {dag} from {source} to {target}: {copies} × {logs} MB of logs per day × peak factor {peak}</source>
      <translation>Protokollversand von {dag} von {source} nach {target}: {copies} × {logs} MB Protokolle am Tag × Spitzenfaktor {peak}</translation>
    </message>
    <message>
      <source>{count} copy</source>
      <translation>{count} Kopie</translation>
    </message>
    <message>
      <source>{count} copies</source>
      <translation>{count} Kopien</translation>
    </message>
    <message>
      <source>{count} {protocol} users</source>
      <translation>{count} Benutzer mit {protocol}</translation>
    </message>
    <message>
      <source>{asked}, as {part} of the databases are active in {site}</source>
      <translation>{asked}, da {part} der Datenbanken in {site} aktiv sind</translation>
    </message>
    <message>
      <source>{machine} responds slowest: its CPU is at {use}</source>
      <translation>{machine} antwortet am langsamsten: Die CPU liegt bei {use}</translation>
    </message>
    <message>
      <source>{sum} = {time} ms</source>
      <translation>{sum} = {time} ms</translation>
    </message>
    <message>
      <source>With the fit that omits one of its four points: {sum} = {time} ms</source>
      <translation>Mit der Anpassung ohne einen der vier Punkte: {sum} = {time} ms</translation>
    </message>
    <message>
      <source>{mailboxes} mailboxes in {databases} databases: {size} each</source>
      <translation>{mailboxes} Postfächer in {databases} Datenbanken: je {size}</translation>
    </message>
    <message>
      <source>{mailboxes} mailboxes in {databases} databases active in {site}: {size} each</source>
      <translation>{mailboxes} Postfächer in {databases} Datenbanken, aktiv in {site}: je {size}</translation>
    </message>
    <message>
      <source>A copy with its content index, free space and logs: {size}</source>
      <translation>Eine Kopie mit Inhaltsindex, freiem Platz und Protokollen: {size}</translation>
    </message>
    <message>
      <source>{member} holds {copies} copies: {size}</source>
      <translation>{member} hält {copies} Kopien: {size}</translation>
    </message>
    <message>
      <source>{member} holds {copies} copies of databases active in {site}: {size}</source>
      <translation>{member} hält {copies} Kopien von Datenbanken, die in {site} aktiv sind: {size}</translation>
    </message>
    <message>
      <source>It holds {copies} lagged copies, each {size} with the logs of its lag: {all}</source>
      <translation>Verzögerte Kopien darauf: {copies}, je {size} mit den Protokollen der Verzögerung: {all}</translation>
    </message>
    <message>
      <source>IOPS per database: {active} for the active copy, {passive} for a passive copy</source>
      <translation>Vorgänge einer Datenbank: {active} je Sekunde, wo sie aktiv ist, {passive} bei einer anderen Kopie</translation>
    </message>
    <message>
      <source>IOPS per database active in {site}: {active} for the active copy, {passive} for a passive copy</source>
      <translation>Vorgänge einer in {site} aktiven Datenbank: {active} je Sekunde, wo sie aktiv ist, {passive} bei einer anderen Kopie</translation>
    </message>
    <message>
      <source>{member} then has {active} active and {passive} passive databases: {total} IOPS</source>
      <translation>{member} hat dann {active} aktive und {passive} passive Datenbanken: {total} je Sekunde</translation>
    </message>
    <message>
      <source>{member} has {active} active and {passive} passive databases: {total} IOPS</source>
      <translation>{member} hat {active} aktive und {passive} passive Datenbanken: {total} je Sekunde</translation>
    </message>
    <message>
      <source>{count} disk of {size} TB holds {all}</source>
      <translation>{count} Datenträger mit {size} TB fasst {all}</translation>
    </message>
    <message>
      <source>{count} disks of {size} TB hold {all}</source>
      <translation>{count} Datenträger mit je {size} TB fassen {all}</translation>
    </message>
    <message>
      <source>{disks} disks of {size} TB in RAID hold {all}</source>
      <translation>{disks} Datenträger mit {size} TB fassen in ihrem RAID {all}</translation>
    </message>
    <message>
      <source>{count} disk delivers {all} database IOPS</source>
      <translation>{count} Datenträger leistet {all} Datenbankvorgänge je Sekunde</translation>
    </message>
    <message>
      <source>{count} disks deliver {all} database IOPS</source>
      <translation>{count} Datenträger leisten {all} Datenbankvorgänge je Sekunde</translation>
    </message>
    <message>
      <source>{member} of {dag} needs {use} of its CPU in the worst failure; the ceiling is {ceiling}.</source>
      <translation>{member} von {dag} braucht beim schwersten Ausfall {use} der CPU; die Obergrenze liegt bei {ceiling}.</translation>
    </message>
    <message>
      <source>{member} of {dag} needs {use} of its memory in the worst failure; the ceiling is {ceiling}.</source>
      <translation>{member} von {dag} braucht beim schwersten Ausfall {use} des Arbeitsspeichers; die Obergrenze liegt bei {ceiling}.</translation>
    </message>
    <message>
      <source>{member} of {dag} needs {use} of its disk space.</source>
      <translation>{member} von {dag} braucht {use} des Platzes auf seinen Datenträgern.</translation>
    </message>
    <message>
      <source>{member} of {dag} needs {use} of its disk operations in the worst failure; the ceiling is {ceiling}.</source>
      <translation>{member} von {dag} braucht beim schwersten Ausfall {use} der Vorgänge seiner Datenträger; die Obergrenze liegt bei {ceiling}.</translation>
    </message>
    <message>
      <source>No data on the CPU of the members of {dag} in the worst failure.</source>
      <translation>Keine Daten zur CPU der Mitglieder von {dag} beim schwersten Ausfall.</translation>
    </message>
    <message>
      <source>No data on the memory of the members of {dag} in the worst failure.</source>
      <translation>Keine Daten zum Arbeitsspeicher der Mitglieder von {dag} beim schwersten Ausfall.</translation>
    </message>
    <message>
      <source>No data on the disk space of {dag}: the plan does not state the number or capacity of its disks.</source>
      <translation>Keine Daten zum Speicherplatz von {dag}: Der Plan nennt keine Anzahl oder keine Größe der Datenträger.</translation>
    </message>
    <message>
      <source>No data on the disk operations of {dag}: the plan does not state the number of its disks.</source>
      <translation>Keine Daten zu den Datenträgervorgängen von {dag}: Der Plan nennt keine Anzahl der Datenträger.</translation>
    </message>
    <message>
      <source>{dag} is not set to survive a failure: these numbers are for a normal day.</source>
      <translation>{dag} ist für keinen Ausfall ausgelegt: Das sind die Zahlen eines normalen Tages.</translation>
    </message>
    <message>
      <source>Worst loss of {count} member out of {members}: {failed}</source>
      <translation>Der schwerste Ausfall von {count} Mitglied aus {members}: {failed}</translation>
    </message>
    <message>
      <source>Worst loss of {count} members out of {members}: {failed}</source>
      <translation>Der schwerste Ausfall von {count} Mitgliedern aus {members}: {failed}</translation>
    </message>
    <message>
      <source>{dag} loses its quorum in the worst failure: {count} vote is left, {needed} needed.</source>
      <translation>{dag} verliert beim schwersten Ausfall das Quorum: {count} Stimme bleibt, {needed} sind nötig.</translation>
    </message>
    <message>
      <source>{dag} loses its quorum in the worst failure: {count} votes are left, {needed} needed.</source>
      <translation>{dag} verliert beim schwersten Ausfall das Quorum: {count} Stimmen bleiben, {needed} sind nötig.</translation>
    </message>
    <message>
      <source>{dag} keeps its quorum in the worst failure: {count} vote is left, {needed} needed.</source>
      <translation>{dag} behält beim schwersten Ausfall das Quorum: {count} Stimme bleibt, {needed} sind nötig.</translation>
    </message>
    <message>
      <source>{dag} keeps its quorum in the worst failure: {count} votes are left, {needed} needed.</source>
      <translation>{dag} behält beim schwersten Ausfall das Quorum: {count} Stimmen bleiben, {needed} sind nötig.</translation>
    </message>
    <message>
      <source>An odd number of members, {members}, each with one vote</source>
      <translation>Ungerade Zahl von Mitgliedern, {members}, jedes mit einer Stimme</translation>
    </message>
    <message>
      <source>An even number of members, {members}, each with one vote, and the witness with one</source>
      <translation>Gerade Zahl von Mitgliedern, {members}, jedes mit einer Stimme, und der Zeuge mit einer</translation>
    </message>
    <message>
      <source>More than half of them are needed: {needed}</source>
      <translation>Mehr als die Hälfte davon ist nötig: {needed}</translation>
    </message>
    <message>
      <source>The site of the witness is not given: it is counted as left when a site is lost</source>
      <translation>Der Standort des Zeugen ist nicht angegeben: Beim Ausfall eines Standorts zählt der Zeuge als übrig</translation>
    </message>
    <message>
      <source>{site}, the whole site</source>
      <translation>{site}, der ganze Standort</translation>
    </message>
    <message>
      <source>{site}, the whole site with the witness</source>
      <translation>{site}, der ganze Standort mit dem Zeugen</translation>
    </message>
    <message>
      <source>{count} vote</source>
      <translation>{count} Stimme</translation>
    </message>
    <message>
      <source>{count} votes</source>
      <translation>{count} Stimmen</translation>
    </message>
    <message>
      <source>Without a failure: {votes}</source>
      <translation>Ohne Ausfall: {votes}</translation>
    </message>
    <message>
      <source>Without {failed}: {votes}, no quorum</source>
      <translation>Ohne {failed}: {votes}, kein Quorum</translation>
    </message>
    <message>
      <source>Without {failed}: {votes}</source>
      <translation>Ohne {failed}: {votes}</translation>
    </message>
    <message>
      <source>No known resource limits {dag}.</source>
      <translation>Es ist nichts bekannt, was {dag} begrenzen könnte.</translation>
    </message>
    <message>
      <source>{dag} has {count} mailbox too many; the limit is {what}.</source>
      <translation>{dag} hat {count} Postfach zu viel; Engpass: {what}.</translation>
    </message>
    <message>
      <source>{dag} has {count} mailboxes too many; the limit is {what}.</source>
      <translation>{dag} hat {count} Postfächer zu viel; Engpass: {what}.</translation>
    </message>
    <message>
      <source>{dag} has room for {count} mailbox; the limit is {what}.</source>
      <translation>{dag} hat Platz für {count} Postfach; Engpass: {what}.</translation>
    </message>
    <message>
      <source>{dag} has room for {count} mailboxes; the limit is {what}.</source>
      <translation>{dag} hat Platz für {count} Postfächer; Engpass: {what}.</translation>
    </message>
    <message>
      <source>{what}: no data</source>
      <translation>{what}: keine Daten</translation>
    </message>
    <message>
      <source>{mailboxes} mailboxes × {factor} (the growth in users that brings memory to its ceiling) − {mailboxes} = {room}</source>
      <translation>{mailboxes} Postfächer × {factor}, womit der Arbeitsspeicher seine Obergrenze erreicht, − {mailboxes} = {room}</translation>
    </message>
    <message>
      <source>{mailboxes} mailboxes ÷ {share} − {mailboxes} = {room}</source>
      <translation>{mailboxes} Postfächer ÷ {share} − {mailboxes} = {room}</translation>
    </message>
    <message>
      <source>{vm} keeps {busy} of its {cores} vCPUs busy</source>
      <translation>{vm} lastet {busy} von {cores} vCPUs aus</translation>
    </message>
    <message>
      <source>{vm} needs more than its {cores} vCPUs: all of them are busy</source>
      <translation>{vm} braucht mehr, als die vCPUs ({cores}) leisten: Alle sind ausgelastet</translation>
    </message>
    <message>
      <source>{vm} keeps {use} of {most} cores busy with {cores} threads</source>
      <translation>{vm} lastet mit {cores} Threads {use} von {most} Kernen aus</translation>
    </message>
    <message>
      <source>Virtualization overhead: {taken} of these {total} cores</source>
      <translation>Mehraufwand der Virtualisierung: {taken} dieser {total} Kerne</translation>
    </message>
    <message>
      <source>{busy} ÷ {count} core = {use}</source>
      <translation>{busy} ÷ {count} Kern = {use}</translation>
    </message>
    <message>
      <source>{busy} ÷ {count} cores = {use}</source>
      <translation>{busy} ÷ {count} Kerne = {use}</translation>
    </message>
    <message>
      <source>× {factor}: the host's VMs need more cores than it has = {use}</source>
      <translation>× {factor}: Die VMs des Hosts brauchen mehr Kerne, als er hat = {use}</translation>
    </message>
    <message>
      <source>Of {databases} databases of {dag}: {active} active, {passive} as passive copies</source>
      <translation>Von {databases} Datenbanken von {dag}: {active} aktiv, {passive} als passive Kopien</translation>
    </message>
    <message>
      <source>SPECint_rate2006, estimated from SPECrate2017_int_base {result}: {rate}</source>
      <translation>SPECint_rate2006, geschätzt aus SPECrate2017_int_base {result}: {rate}</translation>
    </message>
    <message>
      <source>Not the tested mix, {mix} of the requests are OWA: {value} {unit}</source>
      <translation>Nicht die getestete Mischung, {mix} der Anforderungen sind OWA: {value} {unit}</translation>
    </message>
    <message>
      <source>Error of the fit: {points} percentage points = {use}</source>
      <translation>Fehler der Anpassung: {points} Prozentpunkte = {use}</translation>
    </message>
    <message>
      <source>Other programs: {mhz} MHz of {cores} cores × {each} MHz = {use}</source>
      <translation>Andere Programme: {mhz} MHz von {cores} Kernen × {each} MHz = {use}</translation>
    </message>
    <message>
      <source>{count} core × {each}</source>
      <translation>{count} Kern × {each}</translation>
    </message>
    <message>
      <source>{count} cores × {each}</source>
      <translation>{count} Kerne × {each}</translation>
    </message>
    <message>
      <source>{count} vCPU × {each} × {derate} virtualization</source>
      <translation>{count} vCPU × {each} × {derate} Virtualisierung</translation>
    </message>
    <message>
      <source>{count} vCPUs × {each} × {derate} virtualization</source>
      <translation>{count} vCPUs × {each} × {derate} Virtualisierung</translation>
    </message>
    <message>
      <source>{users} heavy users bring it to {use}</source>
      <translation>{users} Heavy-Benutzer bringen sie auf {use}</translation>
    </message>
    <message>
      <source>, at {derate} of a physical processor's users: {count} VM on the host</source>
      <translation>, mit dem {derate}-Fachen der Benutzer eines physischen Prozessors: {count} VM auf dem Host</translation>
    </message>
    <message>
      <source>, at {derate} of a physical processor's users: {count} VMs on the host</source>
      <translation>, mit dem {derate}-Fachen der Benutzer eines physischen Prozessors: {count} VMs auf dem Host</translation>
    </message>
    <message>
      <source>{users} OWA users × {rate} = {total} requests per second</source>
      <translation>{users} Benutzer mit OWA × {rate} = {total} Anforderungen pro Sekunde</translation>
    </message>
    <message>
      <source>{users} ActiveSync users × {rate} = {total} requests per second</source>
      <translation>{users} Benutzer mit ActiveSync × {rate} = {total} Anforderungen pro Sekunde</translation>
    </message>
    <message>
      <source>{users} users of all protocols × {rate} = {total} messages per second</source>
      <translation>{users} Benutzer aller Protokolle × {rate} = {total} Nachrichten pro Sekunde</translation>
    </message>
    <message>
      <source>{step}, plus {measured} measured</source>
      <translation>{step}, plus {measured} gemessene</translation>
    </message>
    <message>
      <source>Memory for the roles, before any users: {memory}</source>
      <translation>Arbeitsspeicher der Rollen, noch ohne Benutzer: {memory}</translation>
    </message>
    <message>
      <source>Caches: {part} of {whole} = {caches}</source>
      <translation>Caches: {part} von {whole} = {caches}</translation>
    </message>
    <message>
      <source>Other programs: {load}</source>
      <translation>Andere Programme: {load}</translation>
    </message>
    <message>
      <source>Assigned to {count} VM: {memory}</source>
      <translation>{count} VM zugeteilt: {memory}</translation>
    </message>
    <message>
      <source>Assigned to {count} VMs: {memory}</source>
      <translation>{count} VMs zugeteilt: {memory}</translation>
    </message>
    <message>
      <source>Hypervisor {own} + overhead of the VMs {overhead}</source>
      <translation>Hypervisor {own} + Mehraufwand der VMs {overhead}</translation>
    </message>
    <message>
      <source>Page sharing returns {memory}: not deducted, because the plan does not count it</source>
      <translation>Page Sharing gewinnt {memory} zurück: nicht abgezogen, da der Plan es nicht zählt</translation>
    </message>
    <message>
      <source>Page sharing returns {memory}: deducted, because the plan counts it</source>
      <translation>Page Sharing gewinnt {memory} zurück: abgezogen, da der Plan es zählt</translation>
    </message>
    <message>
      <source>{sharing}; {measured} of it was measured</source>
      <translation>{sharing}; davon gemessen: {measured}</translation>
    </message>
    <message>
      <source>Hub: messages per second × their size = {traffic} KB/s</source>
      <translation>Hub: Nachrichten pro Sekunde × ihre Größe = {traffic} KB/s</translation>
    </message>
    <message>
      <source>{vm}: {total} {unit}</source>
      <translation>{vm}: {total} {unit}</translation>
    </message>
    <message>
      <source>{count} OWA requests per second</source>
      <translation>{count} OWA-Anforderungen pro Sekunde</translation>
    </message>
    <message>
      <source>{count} ActiveSync requests per second</source>
      <translation>{count} ActiveSync-Anforderungen pro Sekunde</translation>
    </message>
    <message>
      <source>{count} OWA and ActiveSync requests per second</source>
      <translation>{count} OWA- und ActiveSync-Anforderungen pro Sekunde</translation>
    </message>
    <message>
      <source>{count} messages per second</source>
      <translation>{count} Nachrichten pro Sekunde</translation>
    </message>
    <message>
      <source>{count} MB of messages per second</source>
      <translation>{count} MB Nachrichten pro Sekunde</translation>
    </message>
    <message>
      <source>{count} MB per second above the tested message size</source>
      <translation>{count} MB pro Sekunde über der getesteten Nachrichtengröße</translation>
    </message>
    <message>
      <source>{count} MB per second below the tested message size</source>
      <translation>{count} MB pro Sekunde unter der getesteten Nachrichtengröße</translation>
    </message>
    <message>
      <source>{count} daily messages of all mailboxes</source>
      <translation>{count} Nachrichten aller Postfächer am Tag</translation>
    </message>
    <message>
      <source>{count} daily messages of all mailboxes, once for each further copy</source>
      <translation>{count} Nachrichten aller Postfächer am Tag, einmal je weiterer Kopie</translation>
    </message>
    <message>
      <source>{count} daily messages of all mailboxes with a passive copy</source>
      <translation>{count} Nachrichten aller Postfächer mit passiver Kopie am Tag</translation>
    </message>
    <message>
      <source>{count} web connections</source>
      <translation>{count} Webverbindungen</translation>
    </message>
    <message>
      <source>The plan does not state how many disk operations it can handle.</source>
      <translation>Der Plan nennt nicht, wie viele Datenträgervorgänge sie leisten kann.</translation>
    </message>
    <message>
      <source>The plan does not state the bandwidth of its network adapter.</source>
      <translation>Der Plan nennt die Bandbreite ihres Netzwerkadapters nicht.</translation>
    </message>
    <message>
      <source>Unknown hardware of its host: {what}.</source>
      <translation>Unbekannte Hardware des Hosts: {what}.</translation>
    </message>
    <message>
      <source>It uses no resources of its host and serves no users.</source>
      <translation>Sie nutzt keine Ressourcen ihres Hosts und bedient keine Benutzer.</translation>
    </message>
    <message>
      <source>It has no role, and no load of its own was measured.</source>
      <translation>Die Maschine hat keine Rolle, und eine eigene Last wurde nicht gemessen.</translation>
    </message>
    <message>
      <source>Unknown hardware: {what}.</source>
      <translation>Unbekannte Hardware: {what}.</translation>
    </message>
    <message>
      <source>{names} and {count} more</source>
      <translation>{names} und {count} weitere</translation>
    </message>
    <message>
      <source>The share used by {vms} is unknown.</source>
      <translation>Der Anteil von {vms} ist unbekannt.</translation>
    </message>
    <message>
      <source>None of its VMs has data for this resource.</source>
      <translation>Für keine ihrer VMs gibt es Daten dazu.</translation>
    </message>
    <message>
      <source>No document measured what its users cost in the {role} role.</source>
      <translation>Kein Dokument hat gemessen, was die Benutzer in der Rolle {role} kosten.</translation>
    </message>
    <message>
      <source>Outlook Web Access and ActiveSync were measured only together, and this machine serves only one of them: it needs at most {use} of the CPU.</source>
      <translation>Outlook Web Access und ActiveSync wurden nur gemeinsam gemessen, und hier kommt nur eines von beiden vor: Es braucht höchstens {use} der CPU.</translation>
    </message>
    <message>
      <source>Whether it must wait for its host's CPU depends on VMs whose load is unknown.</source>
      <translation>Ob sie auf die CPU ihres Hosts warten muss, hängt von VMs ab, deren Last unbekannt ist.</translation>
    </message>
    <message>
      <source>Enter the load of these VMs, or the measured CPU of the host.</source>
      <translation>Tragen Sie die Last dieser VMs oder die gemessene CPU des Hosts ein.</translation>
    </message>
    <message>
      <source>The host's CPU was measured at {use}; with the load of the roles on top, that may be too much.</source>
      <translation>Die CPU des Hosts wurde mit {use} gemessen; zusammen mit der Last der Rollen kann das zu viel sein.</translation>
    </message>
    <message>
      <source>The load of other VMs on its host is unknown, but the host's CPU was measured at {use}: cores are left even if the load of the roles comes on top, so no VM has to wait.</source>
      <translation>Die Last anderer VMs auf dem Host ist unbekannt, aber die CPU des Hosts wurde mit {use} gemessen: Selbst wenn die Last der Rollen hinzukommt, bleiben Kerne frei, sodass keine VM warten muss.</translation>
    </message>
    <message>
      <source>Its CPU was measured at {use}; how much of that is Exchange is unknown.</source>
      <translation>Die CPU wurde mit {use} gemessen; wie viel davon auf Exchange entfällt, ist unbekannt.</translation>
    </message>
    <message>
      <source>Its CPU was measured at {use}.</source>
      <translation>Die CPU wurde mit {use} gemessen.</translation>
    </message>
    <message>
      <source>No document measured the load of its users.</source>
      <translation>Kein Dokument hat die Last der Benutzer gemessen.</translation>
    </message>
    <message>
      <source>{memory} is recommended for its roles and cores.</source>
      <translation>Empfohlen sind {memory} für diese Rollen und Kerne.</translation>
    </message>
    <message>
      <source>The plan does not fully state the disks of {dag}; select it to enter them.</source>
      <translation>Die Datenträger von {dag} stehen nicht vollständig im Plan; wählen Sie die DAG aus, um sie einzugeben.</translation>
    </message>
    <message>
      <source>No document has measured this for the {roles} role.</source>
      <translation>Für {roles} hat das kein Dokument gemessen.</translation>
    </message>
    <message>
      <source>No document has measured this.</source>
      <translation>Kein Dokument hat das gemessen.</translation>
    </message>
    <message>
      <source>there is no figure '{figure}'.</source>
      <translation>es gibt keine Kennzahl „{figure}“.</translation>
    </message>
    <message>
      <source>the value must be from {least} to {most}; it is {value}.</source>
      <translation>der Wert muss zwischen {least} und {most} liegen; er ist {value}.</translation>
    </message>
    <message>
      <source>the value {value} lies outside its own range from {low} to {high}.</source>
      <translation>der Wert {value} liegt außerhalb seiner eigenen Spanne von {low} bis {high}.</translation>
    </message>
    <message>
      <source>Add design {name}</source>
      <translation>Entwurf {name} hinzufügen</translation>
    </message>
    <message>
      <source>The CPU of this role follows a published curve, not a cost per user.</source>
      <translation>Die CPU dieser Rolle folgt einer veröffentlichten Kurve, nicht den Kosten eines Benutzers.</translation>
    </message>
    <message>
      <source>The plan has no users that put CPU load on these machines.</source>
      <translation>Der Plan hat keine Benutzer, die diese Maschinen CPU kosten.</translation>
    </message>
    <message>
      <source>The log has no counters for {names}, which the plan has on these machines.</source>
      <translation>Das Protokoll zählt {names} nicht, der Plan hat sie aber auf diesen Maschinen.</translation>
    </message>
    <message>
      <source>any number</source>
      <translation>beliebig viele</translation>
    </message>
    <message>
      <source>at most {users}</source>
      <translation>höchstens {users}</translation>
    </message>
    <message>
      <source>no price for {unknown} of {count} machine</source>
      <translation>kein Preis für {unknown} von {count} Maschine</translation>
    </message>
    <message>
      <source>no price for {unknown} of {count} machines</source>
      <translation>kein Preis für {unknown} von {count} Maschinen</translation>
    </message>
    <message>
      <source>no price of electricity</source>
      <translation>kein Strompreis</translation>
    </message>
    <message>
      <source>no PUE</source>
      <translation>kein PUE</translation>
    </message>
    <message>
      <source>no watts for {unknown} of {count} machine</source>
      <translation>keine Leistungsaufnahme für {unknown} von {count} Maschine</translation>
    </message>
    <message>
      <source>no watts for {unknown} of {count} machines</source>
      <translation>keine Leistungsaufnahme für {unknown} von {count} Maschinen</translation>
    </message>
    <message>
      <source>no price of {licence}</source>
      <translation>kein Preis für {licence}</translation>
    </message>
    <message>
      <source>no sockets for {count} machine</source>
      <translation>keine Sockelzahl für {count} Maschine</translation>
    </message>
    <message>
      <source>no sockets for {count} machines</source>
      <translation>keine Sockelzahl für {count} Maschinen</translation>
    </message>
    <message>
      <source>no cores for {count} machine</source>
      <translation>keine Kernzahl für {count} Maschine</translation>
    </message>
    <message>
      <source>no cores for {count} machines</source>
      <translation>keine Kernzahl für {count} Maschinen</translation>
    </message>
    <message>
      <source>Only prices entered in the plan are counted; a missing price is never counted as 0.</source>
      <translation>Nur im Plan eingetragene Preise zählen; ein fehlender Preis zählt nie als 0.</translation>
    </message>
    <message>
      <source>No licences were entered, so none are included.</source>
      <translation>Es sind keine Lizenzen eingetragen, daher sind keine enthalten.</translation>
    </message>
    <message>
      <source>Unknown: {missing}.</source>
      <translation>Unbekannt: {missing}.</translation>
    </message>
    <message>
      <source>Total: {amount}.</source>
      <translation>Gesamt: {amount}.</translation>
    </message>
    <message>
      <source>no price for {count} machine</source>
      <translation>kein Preis für {count} Maschine</translation>
    </message>
    <message>
      <source>no price for {count} machines</source>
      <translation>kein Preis für {count} Maschinen</translation>
    </message>
    <message>
      <source>Machines without a model</source>
      <translation>Maschinen ohne Modell</translation>
    </message>
    <message>
      <source>{years} years</source>
      <translation>{years} Jahre</translation>
    </message>
    <message>
      <source>{licence}, per {unit}</source>
      <translation>{licence}, je {unit}</translation>
    </message>
    <message>
      <source>{licence}, per {unit} ({machines})</source>
      <translation>{licence}, je {unit} ({machines})</translation>
    </message>
    <message>
      <source>Electricity: {missing}</source>
      <translation>Strom: {missing}</translation>
    </message>
    <message>
      <source>Electricity, at constant load: {power} kW × {hours} h per year × {years} years × {pue} (PUE) × {price}/kWh</source>
      <translation>Strom, bei gleichbleibender Last: {power} kW × {hours} h im Jahr × {years} Jahre × {pue} (PUE) × {price}/kWh</translation>
    </message>
    <message>
      <source>DAG, worst failure: CPU</source>
      <translation>DAG, schwerster Ausfall: CPU</translation>
    </message>
    <message>
      <source>DAG, worst failure: RAM</source>
      <translation>DAG, schwerster Ausfall: RAM</translation>
    </message>
    <message>
      <source>DAG: disk space</source>
      <translation>DAG: Speicherplatz</translation>
    </message>
    <message>
      <source>DAG, worst failure: disk operations</source>
      <translation>DAG, schwerster Ausfall: Disk-IOPS</translation>
    </message>
    <message>
      <source>It costs {amount} less over three years.</source>
      <translation>Über drei Jahre kostet es {amount} weniger.</translation>
    </message>
    <message>
      <source>It costs {amount} more over three years.</source>
      <translation>Über drei Jahre kostet es {amount} mehr.</translation>
    </message>
    <message>
      <source>It costs the same over three years.</source>
      <translation>Über drei Jahre kostet es gleich viel.</translation>
    </message>
    <message>
      <source>It costs {amount} less to buy.</source>
      <translation>Die Anschaffung kostet {amount} weniger.</translation>
    </message>
    <message>
      <source>It costs {amount} more to buy.</source>
      <translation>Die Anschaffung kostet {amount} mehr.</translation>
    </message>
    <message>
      <source>It costs the same to buy.</source>
      <translation>Die Anschaffung kostet gleich viel.</translation>
    </message>
    <message>
      <source>CPU utilization of {machines} is unknown and not included.</source>
      <translation>Die CPU-Auslastung von {machines} ist unbekannt und nicht eingerechnet.</translation>
    </message>
    <message>
      <source>Memory use of {machines} is unknown and not included.</source>
      <translation>Der Speicherbedarf von {machines} ist unbekannt und nicht eingerechnet.</translation>
    </message>
    <message>
      <source>the plan has no design to compare.</source>
      <translation>der Plan hat keinen Entwurf, der sich vergleichen ließe.</translation>
    </message>
    <message>
      <source>there is no design with the id '{id}'.</source>
      <translation>es gibt keinen Entwurf mit der Kennung „{id}“.</translation>
    </message>
    <message>
      <source>{design} is the only design; add another to compare it with.</source>
      <translation>{design} ist der einzige Entwurf; fügen Sie zum Vergleich einen weiteren hinzu.</translation>
    </message>
    <message>
      <source>The plan has no users yet, so there is no verdict.</source>
      <translation>Der Plan hat noch keine Benutzer, daher gibt es kein Urteil.</translation>
    </message>
    <message>
      <source>“{design}” needs {count} physical machine, as many as “{baseline}”.</source>
      <translation>„{design}“ braucht {count} physische Maschine, so viele wie „{baseline}“.</translation>
    </message>
    <message>
      <source>“{design}” needs {count} physical machines, as many as “{baseline}”.</source>
      <translation>„{design}“ braucht {count} physische Maschinen, so viele wie „{baseline}“.</translation>
    </message>
    <message>
      <source>“{design}” needs {count} physical machine{relative} where “{baseline}” needs {before}.</source>
      <translation>„{design}“ braucht {count} physische Maschine{relative}, „{baseline}“ {before}.</translation>
    </message>
    <message>
      <source>“{design}” needs {count} physical machines{relative} where “{baseline}” needs {before}.</source>
      <translation>„{design}“ braucht {count} physische Maschinen{relative}, „{baseline}“ {before}.</translation>
    </message>
    <message>
      <source>It can serve {users} users before the first ceiling is reached ({machine}); as far as is known, that is enough for the {planned} planned. “{baseline}” can serve {before}.</source>
      <translation>Bis zur ersten Obergrenze ({machine}) bedient der Entwurf {users} Benutzer; soweit bekannt, reicht das für die {planned} geplanten. „{baseline}“ bedient {before}.</translation>
    </message>
    <message>
      <source>It can serve {users} users before the first ceiling is reached ({machine}), enough for the {planned} planned; “{baseline}” can serve {before}.</source>
      <translation>Bis zur ersten Obergrenze ({machine}) bedient der Entwurf {users} Benutzer, genug für die {planned} geplanten; „{baseline}“ bedient {before}.</translation>
    </message>
    <message>
      <source>But it can serve only {users} of the {planned} planned users before the first ceiling is reached ({machine}); “{baseline}” can serve {before}.</source>
      <translation>Das reicht aber nicht für die {planned} geplanten Benutzer: Bis zur ersten Obergrenze ({machine}) bedient der Entwurf {users}; „{baseline}“ bedient {before}.</translation>
    </message>
    <message>
      <source>{count} more design is incomplete.</source>
      <translation>{count} weiterer Entwurf ist nicht vollständig.</translation>
    </message>
    <message>
      <source>{count} more designs are incomplete.</source>
      <translation>{count} weitere Entwürfe sind nicht vollständig.</translation>
    </message>
    <message>
      <source>{plan} has {users} users</source>
      <translation>{plan} hat {users} Benutzer</translation>
    </message>
    <message>
      <source>The plans have different loads: {plans}. Each design serves its own plan's users.</source>
      <translation>Die Pläne haben verschiedene Last: {plans}. Jeder Entwurf bedient die Benutzer seines eigenen Plans.</translation>
    </message>
    <message>
      <source>{count} machine in “{design}”</source>
      <translation>{count} Maschine in „{design}“</translation>
    </message>
    <message>
      <source>{count} machines in “{design}”</source>
      <translation>{count} Maschinen in „{design}“</translation>
    </message>
    <message>
      <source>machines of {count} more design</source>
      <translation>Maschinen aus {count} weiterem Entwurf</translation>
    </message>
    <message>
      <source>machines of {count} more designs</source>
      <translation>Maschinen aus {count} weiteren Entwürfen</translation>
    </message>
    <message>
      <source>The log has {count} 15-minute window with load and users; {least} are needed.</source>
      <translation>Das Protokoll hat {count} Fenster von 15 Minuten mit Last und Benutzern; nötig sind {least}.</translation>
    </message>
    <message>
      <source>The log has {count} 15-minute windows with load and users; {least} are needed.</source>
      <translation>Das Protokoll hat {count} Fenster von 15 Minuten mit Last und Benutzern; nötig sind {least}.</translation>
    </message>
    <message>
      <source>The largest load is {ratio} times the smallest; a fit needs at least {least} times.</source>
      <translation>Die größte Last ist das {ratio}-Fache der kleinsten; eine Anpassung braucht das {least}-Fache.</translation>
    </message>
    <message>
      <source>The fit misses the log by {residual} on average; more than {most} means that users do not explain the load.</source>
      <translation>Die Anpassung verfehlt das Protokoll im Mittel um {residual}; mehr als {most} heißt, dass Benutzer die Last nicht erklären.</translation>
    </message>
    <message>
      <source>Fix several findings</source>
      <translation>Mehrere Befunde beheben</translation>
    </message>
    <message>
      <source>{count} more vCPU</source>
      <translation>{count} vCPU mehr</translation>
    </message>
    <message>
      <source>{count} more vCPUs</source>
      <translation>{count} vCPUs mehr</translation>
    </message>
    <message>
      <source>{count} more core</source>
      <translation>{count} Kern mehr</translation>
    </message>
    <message>
      <source>{count} more cores</source>
      <translation>{count} Kerne mehr</translation>
    </message>
    <message>
      <source>{memory} of memory</source>
      <translation>{memory} Arbeitsspeicher</translation>
    </message>
    <message>
      <source>disks for {operations} operations per second</source>
      <translation>Datenträger für {operations} Vorgänge pro Sekunde</translation>
    </message>
    <message>
      <source>a network adapter with {speed} Mbit/s</source>
      <translation>ein Netzwerkadapter mit {speed} Mbit/s</translation>
    </message>
    <message>
      <source>{bandwidth} Mbit/s</source>
      <translation>{bandwidth} Mbit/s</translation>
    </message>
    <message>
      <source>{count} vCPU</source>
      <translation>{count} vCPU</translation>
    </message>
    <message>
      <source>a cache of {cache} MB</source>
      <translation>ein Cache von {cache} MB</translation>
    </message>
    <message>
      <source>{count} core</source>
      <translation>{count} Kern</translation>
    </message>
    <message>
      <source>do not count page sharing</source>
      <translation>Page Sharing nicht mitzählen</translation>
    </message>
    <message>
      <source>{count} population</source>
      <translation>{count} Benutzergruppe</translation>
    </message>
    <message>
      <source>{count} populations</source>
      <translation>{count} Benutzergruppen</translation>
    </message>
    <message>
      <source>{count} fewer user in {names}</source>
      <translation>{count} Benutzer weniger in {names}</translation>
    </message>
    <message>
      <source>{count} fewer users in {names}</source>
      <translation>{count} Benutzer weniger in {names}</translation>
    </message>
    <message>
      <source>Windows {version}</source>
      <translation>Windows {version}</translation>
    </message>
    <message>
      <source>growth can be projected for 1 to {most} years.</source>
      <translation>Wachstum lässt sich für 1 bis {most} Jahre berechnen.</translation>
    </message>
    <message>
      <source>there is no population with the id '{id}'.</source>
      <translation>es gibt keine Benutzergruppe mit der Kennung „{id}“.</translation>
    </message>
    <message>
      <source>there is no protocol '{name}'.</source>
      <translation>es gibt kein Protokoll „{name}“.</translation>
    </message>
    <message>
      <source>The log has no values that can be saved for this design.</source>
      <translation>Das Protokoll hat keine Werte, die sich für diesen Entwurf übernehmen lassen.</translation>
    </message>
    <message>
      <source>Save measured values of {count} machine</source>
      <translation>Messwerte von {count} Maschine übernehmen</translation>
    </message>
    <message>
      <source>Save measured values of {count} machines</source>
      <translation>Messwerte von {count} Maschinen übernehmen</translation>
    </message>
    <message>
      <source>“{design}” is incomplete: {lacking}.</source>
      <translation>„{design}“ ist nicht vollständig: {lacking}.</translation>
    </message>
    <message>
      <source>{who} has no {roles} server</source>
      <translation>{who} hat keinen Server für {roles}</translation>
    </message>
    <message>
      <source>{who} have no {roles} server</source>
      <translation>{who} haben keinen Server für {roles}</translation>
    </message>
    <message>
      <source>no link connects {who} to the {roles} servers</source>
      <translation>für {who} fehlt die Verbindung zu den Servern mit {roles}</translation>
    </message>
    <message>
      <source>{count} more population</source>
      <translation>{count} weitere Benutzergruppe</translation>
    </message>
    <message>
      <source>{count} more populations</source>
      <translation>{count} weitere Benutzergruppen</translation>
    </message>
    <message>
      <source>{names} ({users})</source>
      <translation>{names} ({users})</translation>
    </message>
    <message>
      <source>Hardware</source>
      <translation>Hardware</translation>
    </message>
    <message>
      <source>Capacity</source>
      <translation>Kapazität</translation>
    </message>
    <message>
      <source>Risk</source>
      <translation>Risiko</translation>
    </message>
    <message>
      <source>Cost</source>
      <translation>Kosten</translation>
    </message>
    <message>
      <source>Failures that DAGs survive</source>
      <translation>Ausfälle, die DAGs überstehen</translation>
    </message>
    <message>
      <source>prices in {currency}</source>
      <translation>Preise in {currency}</translation>
    </message>
    <message>
      <source>hardware {amount}</source>
      <translation>Hardware {amount}</translation>
    </message>
    <message>
      <source>licences {amount}</source>
      <translation>Lizenzen {amount}</translation>
    </message>
    <message>
      <source>no licences entered</source>
      <translation>keine Lizenzen eingetragen</translation>
    </message>
    <message>
      <source>electricity {amount}</source>
      <translation>Strom {amount}</translation>
    </message>
    <message>
      <source>Users at the ceiling, {site}</source>
      <translation>Benutzer bis Obergrenze, {site}</translation>
    </message>
    <message>
      <source>{count} machine unknown</source>
      <translation>{count} Maschine unbekannt</translation>
    </message>
    <message>
      <source>{count} machines unknown</source>
      <translation>{count} Maschinen unbekannt</translation>
    </message>
    <message>
      <source>{dag}, {limit}</source>
      <translation>{dag}, {limit}</translation>
    </message>
    <message>
      <source>{machine} in {site}, {resource}</source>
      <translation>{machine} in {site}, {resource}</translation>
    </message>
    <message>
      <source>CPU from {low} to {high}</source>
      <translation>CPU von {low} bis {high}</translation>
    </message>
    <message>
      <source>Hardware, purchase price</source>
      <translation>Hardware, Kaufpreis</translation>
    </message>
    <message>
      <source>Licences over three years</source>
      <translation>Lizenzen über drei Jahre</translation>
    </message>
    <message>
      <source>Electricity over three years, at constant load</source>
      <translation>Strom über drei Jahre, bei gleichbleibender Last</translation>
    </message>
    <message>
      <source>Purchase cost</source>
      <translation>Anschaffungskosten</translation>
    </message>
    <message>
      <source>Cost over three years</source>
      <translation>Kosten über drei Jahre</translation>
    </message>
    <message>
      <source>Physical machines</source>
      <translation>Physische Maschinen</translation>
    </message>
    <message>
      <source>Licensable cores</source>
      <translation>Zu lizenzierende Kerne</translation>
    </message>
    <message>
      <source>Licensable sockets</source>
      <translation>Zu lizenzierende Sockel</translation>
    </message>
    <message>
      <source>Memory installed</source>
      <translation>Installierter Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Users at the ceiling</source>
      <translation>Benutzer bis Obergrenze</translation>
    </message>
    <message>
      <source>Machines above a ceiling</source>
      <translation>Maschinen über einer Obergrenze</translation>
    </message>
    <message>
      <source>Machines in the CPU target range</source>
      <translation>Maschinen im CPU-Zielbereich</translation>
    </message>
    <message>
      <source>Busiest machine, CPU</source>
      <translation>Höchste CPU-Auslastung</translation>
    </message>
    <message>
      <source>Tightest resource (% of its ceiling)</source>
      <translation>Engpass (% der Obergrenze)</translation>
    </message>
    <message>
      <source>CPU for the same load (reference MHz)</source>
      <translation>CPU bei gleicher Last (Referenz-MHz)</translation>
    </message>
    <message>
      <source>95th-percentile response time</source>
      <translation>Antwortzeit (95. Perzentil)</translation>
    </message>
    <message>
      <source>Memory returned by page sharing</source>
      <translation>Page-Sharing-Gewinn</translation>
    </message>
    <message>
      <source>Host failures tolerated</source>
      <translation>Tolerierte Hostausfälle</translation>
    </message>
    <message>
      <source>Power at load</source>
      <translation>Leistungsaufnahme unter Last</translation>
    </message>
    <message>
      <source>Rack units</source>
      <translation>Höheneinheiten</translation>
    </message>
    <message>
      <source>the number of simulation runs must be from 1 to {most}.</source>
      <translation>die Zahl der Simulationsläufe muss zwischen 1 und {most} liegen.</translation>
    </message>
    <message>
      <source>the random seed must be a whole number from 0 to {most}.</source>
      <translation>der Startwert muss eine ganze Zahl von 0 bis {most} sein.</translation>
    </message>
    <message>
      <source>users must vary by at least 0 % and less than 100 %.</source>
      <translation>die Schwankung der Benutzer muss mindestens 0 % und weniger als 100 % betragen.</translation>
    </message>
    <message>
      <source>Outlook Web App and ActiveSync</source>
      <translation>Outlook Web App und ActiveSync</translation>
    </message>
    <message>
      <source>Messages</source>
      <translation>Nachrichten</translation>
    </message>
    <message>
      <source>Active mailboxes</source>
      <translation>Aktive Postfächer</translation>
    </message>
    <message>
      <source>Passive copies</source>
      <translation>Passive Kopien</translation>
    </message>
    <message>
      <source>All users</source>
      <translation>Alle Benutzer</translation>
    </message>
    <message>
      <source>Message size</source>
      <translation>Nachrichtengröße</translation>
    </message>
    <message>
      <source>Virtualization overhead</source>
      <translation>Mehraufwand der Virtualisierung</translation>
    </message>
    <message>
      <source>Hub cache [MB]</source>
      <translation>Hub-Cache [MB]</translation>
    </message>
    <message>
      <source>CPU ceiling</source>
      <translation>CPU-Obergrenze</translation>
    </message>
    <message>
      <source>Memory ceiling</source>
      <translation>Speicherobergrenze</translation>
    </message>
    <message>
      <source>there is no parameter '{key}'; known: {known}.</source>
      <translation>es gibt keinen Parameter „{key}“; bekannt sind {known}.</translation>
    </message>
    <message>
      <source>{key} must be from {least:g} to {most:g}, with the first value below the last.</source>
      <translation>{key} muss zwischen {least:g} und {most:g} liegen, der erste Wert unter dem letzten.</translation>
    </message>
    <message>
      <source>a sweep needs at least 2 steps.</source>
      <translation>ein Durchlauf braucht mindestens 2 Schritte.</translation>
    </message>
    <message>
      <source>{points} points are too many; use fewer steps.</source>
      <translation>{points} Punkte sind zu viele; verwenden Sie weniger Schritte.</translation>
    </message>
    <message>
      <source>{name}, consolidated</source>
      <translation>{name}, konsolidiert</translation>
    </message>
    <message>
      <source>Consolidate {name}</source>
      <translation>{name} konsolidieren</translation>
    </message>
    <message>
      <source>{design} has no servers or virtual machines to consolidate.</source>
      <translation>{design} hat keine Server oder virtuellen Maschinen zum Konsolidieren.</translation>
    </message>
    <message>
      <source>there is no site with the id '{site}'.</source>
      <translation>es gibt keinen Standort mit der Kennung „{site}“.</translation>
    </message>
    <message>
      <source>The power of {host} is unknown, so it cannot be minimized; enter the power.</source>
      <translation>Die Leistungsaufnahme von {host} ist unbekannt und lässt sich daher nicht minimieren; tragen Sie sie ein.</translation>
    </message>
    <message>
      <source>The rack units of {host} are unknown, so they cannot be minimized; enter the rack units.</source>
      <translation>Die Höheneinheiten von {host} sind unbekannt und lassen sich daher nicht minimieren; tragen Sie sie ein.</translation>
    </message>
    <message>
      <source>choose at least one host type.</source>
      <translation>wählen Sie mindestens einen Hosttyp aus.</translation>
    </message>
    <message>
      <source>{machines} do not fit on any host of the chosen types ({hosts}); choose a larger host type.</source>
      <translation>{machines} passen auf keinen Host der gewählten Typen ({hosts}); wählen Sie einen größeren Hosttyp.</translation>
    </message>
    <message>
      <source>{machines} do not fit on any host of the site where they must run; choose a larger host type.</source>
      <translation>{machines} passen auf keinen Host des Standorts, an dem sie laufen müssen; wählen Sie einen größeren Hosttyp.</translation>
    </message>
    <message>
      <source>{machines} must stay together but belong to different sites; remove one of the rules.</source>
      <translation>{machines} müssen zusammenbleiben, gehören aber an verschiedene Standorte; entfernen Sie eine der Regeln.</translation>
    </message>
    <message>
      <source>{machines} must stay together and be kept apart; remove one of the rules, or let machines of the same role share a host.</source>
      <translation>{machines} müssen zusammenbleiben und zugleich getrennt sein; entfernen Sie eine der Regeln, oder lassen Sie Maschinen derselben Rolle einen Host teilen.</translation>
    </message>
    <message>
      <source>{machines} does not fit on any host of the chosen types ({hosts}); choose a larger host type, or add a larger host to the plan.</source>
      <translation>{machines} passt auf keinen Host der gewählten Typen ({hosts}); wählen Sie einen größeren Hosttyp, oder fügen Sie dem Plan einen größeren Host hinzu.</translation>
    </message>
    <message>
      <source>None of {machines} fits on a host of the chosen types ({hosts}); choose a larger host type, or add a larger host to the plan.</source>
      <translation>{machines} passen auf keinen Host der gewählten Typen ({hosts}); wählen Sie einen größeren Hosttyp, oder fügen Sie dem Plan einen größeren Host hinzu.</translation>
    </message>
    <message>
      <source>January</source>
      <translation>Januar</translation>
    </message>
    <message>
      <source>February</source>
      <translation>Februar</translation>
    </message>
    <message>
      <source>March</source>
      <translation>März</translation>
    </message>
    <message>
      <source>April</source>
      <translation>April</translation>
    </message>
    <message>
      <source>May</source>
      <translation>Mai</translation>
    </message>
    <message>
      <source>June</source>
      <translation>Juni</translation>
    </message>
    <message>
      <source>July</source>
      <translation>Juli</translation>
    </message>
    <message>
      <source>August</source>
      <translation>August</translation>
    </message>
    <message>
      <source>September</source>
      <translation>September</translation>
    </message>
    <message>
      <source>October</source>
      <translation>Oktober</translation>
    </message>
    <message>
      <source>November</source>
      <translation>November</translation>
    </message>
    <message>
      <source>December</source>
      <translation>Dezember</translation>
    </message>
    <message>
      <source>{day} {month} {year}</source>
      <translation>{day}. {month} {year}</translation>
    </message>
    <message>
      <source>Disk</source>
      <translation>Disk</translation>
    </message>
    <message>
      <source>Network</source>
      <translation>Netz</translation>
    </message>
    <message>
      <source>Disk space</source>
      <translation>Speicherplatz</translation>
    </message>
    <message>
      <source>Row {row} of the table does not fit a workbook; export it as CSV.</source>
      <translation>Zeile {row} der Tabelle passt nicht in eine Arbeitsmappe; exportieren Sie sie als CSV.</translation>
    </message>
    <message>
      <source>DAG</source>
      <translation>DAG</translation>
    </message>
    <message>
      <source>Members</source>
      <translation>Mitglieder</translation>
    </message>
    <message>
      <source>Databases</source>
      <translation>Datenbanken</translation>
    </message>
    <message>
      <source>Copies</source>
      <translation>Kopien</translation>
    </message>
    <message>
      <source>Lagged copies</source>
      <translation>Verzögerte Kopien</translation>
    </message>
    <message>
      <source>Mailboxes</source>
      <translation>Postfächer</translation>
    </message>
    <message>
      <source>Failures to survive</source>
      <translation>Zu überstehende Ausfälle</translation>
    </message>
    <message>
      <source>Fails at worst</source>
      <translation>Schwerster Ausfall</translation>
    </message>
    <message>
      <source>CPU of the busiest member [%]</source>
      <translation>CPU des am stärksten belasteten Mitglieds [%]</translation>
    </message>
    <message>
      <source>CPU in the worst failure [%]</source>
      <translation>CPU beim schwersten Ausfall [%]</translation>
    </message>
    <message>
      <source>RAM in the worst failure [%]</source>
      <translation>Arbeitsspeicher beim schwersten Ausfall [%]</translation>
    </message>
    <message>
      <source>Disk space [%]</source>
      <translation>Speicherplatz [%]</translation>
    </message>
    <message>
      <source>Disk operations in the worst failure [%]</source>
      <translation>Datenträgervorgänge beim schwersten Ausfall [%]</translation>
    </message>
    <message>
      <source>Disks of a member</source>
      <translation>Datenträger eines Mitglieds</translation>
    </message>
    <message>
      <source>Size [GB]</source>
      <translation>Größe [GB]</translation>
    </message>
    <message>
      <source>Logs a day [GB]</source>
      <translation>Protokolle am Tag [GB]</translation>
    </message>
    <message>
      <source>Log shipping in the peak hour [Mbit/s]</source>
      <translation>Protokollversand in der Spitzenstunde [Mbit/s]</translation>
    </message>
    <message>
      <source>Room [mailboxes]</source>
      <translation>Platz [Postfächer]</translation>
    </message>
    <message>
      <source>Outcome</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Room with any one site lost [mailboxes]</source>
      <translation>Reserve bei Ausfall eines beliebigen Standorts [Postfächer]</translation>
    </message>
    <message>
      <source>Server</source>
      <translation>Server</translation>
    </message>
    <message>
      <source>Site</source>
      <translation>Standort</translation>
    </message>
    <message>
      <source>Active databases</source>
      <translation>Aktive Datenbanken</translation>
    </message>
    <message>
      <source>Disks</source>
      <translation>Datenträger</translation>
    </message>
    <message>
      <source>Spare disks</source>
      <translation>Ersatzdatenträger</translation>
    </message>
    <message>
      <source>Database</source>
      <translation>Datenbank</translation>
    </message>
    <message>
      <source>Server of the active copy</source>
      <translation>Server der aktiven Kopie</translation>
    </message>
    <message>
      <source>Preference</source>
      <translation>Aktivierungspräferenz</translation>
    </message>
    <message>
      <source>Lag [days]</source>
      <translation>Verzögerung [Tage]</translation>
    </message>
    <message>
      <source>Volume</source>
      <translation>Volume</translation>
    </message>
    <message>
      <source>{count} copy each</source>
      <translation>je {count} Kopie</translation>
    </message>
    <message>
      <source>{count} copies each</source>
      <translation>je {count} Kopien</translation>
    </message>
    <message>
      <source>Machines</source>
      <translation>Maschinen</translation>
    </message>
    <message>
      <source>CPU by machine</source>
      <translation>CPU je Maschine</translation>
    </message>
    <message>
      <source>DAGs</source>
      <translation>DAGs</translation>
    </message>
    <message>
      <source>DAG servers</source>
      <translation>DAG-Server</translation>
    </message>
    <message>
      <source>Database copies</source>
      <translation>Datenbankkopien</translation>
    </message>
    <message>
      <source>Design</source>
      <translation>Entwurf</translation>
    </message>
    <message>
      <source>Machine</source>
      <translation>Maschine</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>Host</source>
      <translation>Host</translation>
    </message>
    <message>
      <source>Exchange version</source>
      <translation>Exchange-Version</translation>
    </message>
    <message>
      <source>Cores or vCPUs</source>
      <translation>Kerne oder vCPUs</translation>
    </message>
    <message>
      <source>Clock [MHz]</source>
      <translation>Takt [MHz]</translation>
    </message>
    <message>
      <source>Memory [MB]</source>
      <translation>Arbeitsspeicher [MB]</translation>
    </message>
    <message>
      <source>Limited by</source>
      <translation>Begrenzt durch</translation>
    </message>
    <message>
      <source>Users</source>
      <translation>Benutzer</translation>
    </message>
    <message>
      <source>Headroom [users]</source>
      <translation>Reserve [Benutzer]</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Notizen</translation>
    </message>
    <message>
      <source>{resource}, low</source>
      <translation>{resource}, unteres Ende</translation>
    </message>
    <message>
      <source>{resource}, high</source>
      <translation>{resource}, oberes Ende</translation>
    </message>
    <message>
      <source>{resource}, ceiling</source>
      <translation>{resource}, Obergrenze</translation>
    </message>
    <message>
      <source>{resource}, state</source>
      <translation>{resource}, Zustand</translation>
    </message>
    <message>
      <source>Memory in the worst failure</source>
      <translation>Arbeitsspeicher beim schwersten Ausfall</translation>
    </message>
    <message>
      <source>Disk in the worst failure</source>
      <translation>Datenträger beim schwersten Ausfall</translation>
    </message>
    <message>
      <source>CPU by machine: {design}</source>
      <translation>CPU je Maschine: {design}</translation>
    </message>
    <message>
      <source>The e-mail is {size} MB; many servers reject more than {limit} MB.</source>
      <translation>Die E-Mail hat {size} MB; viele Server lehnen mehr als {limit} MB ab.</translation>
    </message>
    <message>
      <source>The subject must not contain '{code}', which mail programs read as a code; change it.</source>
      <translation>Der Betreff darf nicht „{code}“ enthalten, das E-Mail-Programme als Code lesen; ändern Sie ihn.</translation>
    </message>
    <message>
      <source>The e-mail could not be created from this plan; please report this.</source>
      <translation>Aus diesem Plan konnte keine E-Mail erstellt werden; bitte melden Sie das.</translation>
    </message>
    <message>
      <source>The e-mail would not arrive as intended; change its subject or the name of the plan.</source>
      <translation>Die E-Mail käme nicht so an, wie sie gemeint ist; ändern Sie den Betreff oder den Namen des Plans.</translation>
    </message>
    <message>
      <source>Server with {processors}</source>
      <translation>Server mit {processors}</translation>
    </message>
    <message>
      <source>Measured with compilers of 2017 and 2018; newer ones give 15 to 25 % more.</source>
      <translation>Mit Compilern von 2017 und 2018 gemessen; neuere ergeben 15 bis 25 % mehr.</translation>
    </message>
    <message>
      <source>SPEC also published SPECint_rate2006 results of this processor, which the library does not have. Enter one if you know it: the estimate may be too high.</source>
      <translation>SPEC hat zu diesem Prozessor auch Ergebnisse von SPECint_rate2006 veröffentlicht, die in der Bibliothek fehlen. Tragen Sie eines ein, wenn Sie es kennen: Die Schätzung ist möglicherweise zu hoch.</translation>
    </message>
    <message>
      <source>Measured in the virtual machine: {base} base, times {ratio} to compare with peak results.</source>
      <translation>In der virtuellen Maschine gemessen: base {base}, mal {ratio}, um mit Peak-Ergebnissen vergleichbar zu sein.</translation>
    </message>
    <message>
      <source>Median of {count} published results of two chips ({least} to {most}), not one submission.</source>
      <translation>Median von {count} veröffentlichten Ergebnissen mit zwei Prozessoren ({least} bis {most}), kein einzelnes Ergebnis.</translation>
    </message>
    <message>
      <source>Median of the published results of two chips, not one submission.</source>
      <translation>Median der veröffentlichten Ergebnisse mit zwei Prozessoren, kein einzelnes Ergebnis.</translation>
    </message>
    <message>
      <source>Result of this machine, published {month}.</source>
      <translation>Ergebnis dieser Maschine, veröffentlicht {month}.</translation>
    </message>
    <message>
      <source>Watts at the full load of SPECpower_ssj2008, with {memory} GB and one disk: {address}</source>
      <translation>Watt bei Volllast von SPECpower_ssj2008, mit {memory} GB und einem Datenträger: {address}</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>vCPUs or cores</source>
      <translation>vCPUs oder Kerne</translation>
    </message>
    <message>
      <source>Processor sockets</source>
      <translation>Prozessorsockel</translation>
    </message>
    <message>
      <source>Cores per socket</source>
      <translation>Kerne je Sockel</translation>
    </message>
    <message>
      <source>Clock</source>
      <translation>Takt</translation>
    </message>
    <message>
      <source>Clock of all cores</source>
      <translation>Takt aller Kerne</translation>
    </message>
    <message>
      <source>Guest system</source>
      <translation>Gastsystem</translation>
    </message>
    <message>
      <source>Power state</source>
      <translation>Betriebszustand</translation>
    </message>
    <message>
      <source>Cluster</source>
      <translation>Cluster</translation>
    </message>
    <message>
      <source>CPU in use</source>
      <translation>CPU belegt</translation>
    </message>
    <message>
      <source>Memory in use</source>
      <translation>Arbeitsspeicher belegt</translation>
    </message>
    <message>
      <source>Host or VM</source>
      <translation>Host oder VM</translation>
    </message>
    <message>
      <source>Template</source>
      <translation>Vorlage</translation>
    </message>
    <message>
      <source>Hypervisor</source>
      <translation>Hypervisor</translation>
    </message>
    <message>
      <source>the names</source>
      <translation>die Namen</translation>
    </message>
    <message>
      <source>the vCPUs or cores</source>
      <translation>die vCPUs oder Kerne</translation>
    </message>
    <message>
      <source>the memory</source>
      <translation>den Arbeitsspeicher</translation>
    </message>
    <message>
      <source>what a row is, host or VM</source>
      <translation>die Art der Zeile, Host oder VM</translation>
    </message>
    <message>
      <source>The unit is guessed from the numbers.</source>
      <translation>Die Einheit ist aus den Zahlen geraten.</translation>
    </message>
    <message>
      <source>“{other}” is already read as {meaning}.</source>
      <translation>„{other}“ wird schon als {meaning} gelesen.</translation>
    </message>
    <message>
      <source>The column is empty.</source>
      <translation>Die Spalte ist leer.</translation>
    </message>
    <message>
      <source>It is a share of the host's capacity, which this file does not state.</source>
      <translation>Das ist ein Anteil am Host, dessen Größe diese Datei nicht nennt.</translation>
    </message>
    <message>
      <source>Its cells are not numbers.</source>
      <translation>Ihre Zellen enthalten keine Zahlen.</translation>
    </message>
    <message>
      <source>None of its values is recognized.</source>
      <translation>Keines der Wörter darin ist bekannt.</translation>
    </message>
    <message>
      <source>Its cells are only numbers.</source>
      <translation>Ihre Zellen enthalten nur Zahlen.</translation>
    </message>
    <message>
      <source>The header is not recognized.</source>
      <translation>Die Überschrift ist nicht bekannt.</translation>
    </message>
    <message>
      <source>No host given</source>
      <translation>Kein Host angegeben</translation>
    </message>
    <message>
      <source>{count} name belongs to more than one VM: {names}</source>
      <translation>{count} Name gehört zu mehr als einer VM: {names}</translation>
    </message>
    <message>
      <source>{count} names belong to more than one VM: {names}</source>
      <translation>{count} Namen gehören zu mehr als einer VM: {names}</translation>
    </message>
    <message>
      <source>All of them are imported; a suffix to the name tells them apart.</source>
      <translation>Alle werden importiert; hinter dem Namen steht, was sie unterscheidet.</translation>
    </message>
    <message>
      <source>the file is empty. Export it again.</source>
      <translation>die Datei ist leer. Exportieren Sie sie noch einmal.</translation>
    </message>
    <message>
      <source>its table has headers but no row below them. Export it again, with the machines.</source>
      <translation>ihre Tabelle hat Überschriften, aber keine Zeile darunter. Exportieren Sie sie noch einmal, mit den Maschinen.</translation>
    </message>
    <message>
      <source>its sheets are empty. Export it again.</source>
      <translation>ihre Blätter sind leer. Exportieren Sie sie noch einmal.</translation>
    </message>
    <message>
      <source>this is not an RVTools export, and it has no table with headers and rows. Export a list of machines as CSV or as a workbook.</source>
      <translation>das ist kein Export von RVTools, und es enthält keine Tabelle mit Überschriften und Zeilen. Exportieren Sie eine Liste der Maschinen als CSV oder Arbeitsmappe.</translation>
    </message>
    <message>
      <source>the file has more than {rows} rows, the most that can be read; split it.</source>
      <translation>die Datei hat mehr als {rows} Zeilen, und mehr werden nicht gelesen; teilen Sie sie auf.</translation>
    </message>
    <message>
      <source>this is not a valid JSON file.</source>
      <translation>das ist keine gültige JSON-Datei.</translation>
    </message>
    <message>
      <source>this JSON file is not a list of machines.</source>
      <translation>diese JSON-Datei ist keine Liste von Maschinen.</translation>
    </message>
    <message>
      <source>a value in the list of machines is of the wrong type.</source>
      <translation>ein Wert in der Liste der Maschinen hat den falschen Typ.</translation>
    </message>
    <message>
      <source>the list has more than {most} rows.</source>
      <translation>die Liste hat mehr als {most} Zeilen.</translation>
    </message>
    <message>
      <source>the list has more than {most} machines.</source>
      <translation>die Liste hat mehr als {most} Maschinen.</translation>
    </message>
    <message>
      <source>the list of machines is damaged.</source>
      <translation>die Liste der Maschinen ist beschädigt.</translation>
    </message>
    <message>
      <source>Powered-off VMs</source>
      <translation>Ausgeschaltete VMs</translation>
    </message>
    <message>
      <source>Suspended VMs</source>
      <translation>Angehaltene VMs</translation>
    </message>
    <message>
      <source>VMs of the hypervisor itself (vCLS, CRX)</source>
      <translation>VMs des Hypervisors (vCLS, CRX)</translation>
    </message>
    <message>
      <source>Templates</source>
      <translation>Vorlagen</translation>
    </message>
    <message>
      <source>Placeholders of Site Recovery Manager</source>
      <translation>Platzhalter von Site Recovery Manager</translation>
    </message>
    <message>
      <source>VMs without a network card</source>
      <translation>VMs ohne Netzwerkkarte</translation>
    </message>
    <message>
      <source>Name does not match</source>
      <translation>Name passt nicht</translation>
    </message>
    <message>
      <source>Host is not in the list of hosts</source>
      <translation>Host fehlt in der Liste der Hosts</translation>
    </message>
    <message>
      <source>Imported</source>
      <translation>Importiert</translation>
    </message>
    <message>
      <source>Import {name}</source>
      <translation>{name} importieren</translation>
    </message>
    <message>
      <source>Imported site</source>
      <translation>Importierter Standort</translation>
    </message>
    <message>
      <source>Missing in the file, placeholder used: {what}.</source>
      <translation>Fehlt in der Datei, daher Platzhalter: {what}.</translation>
    </message>
    <message>
      <source>Hypervisor not in the file</source>
      <translation>Hypervisor nicht in der Datei</translation>
    </message>
    <message>
      <source>{named}: generic profile with an assumed overhead, no page sharing.</source>
      <translation>{named}: generisches Profil mit angenommenem Mehraufwand, kein Page Sharing.</translation>
    </message>
    <message>
      <source>Cluster: {name}.</source>
      <translation>Cluster: {name}.</translation>
    </message>
    <message>
      <source>Hardware: {name}.</source>
      <translation>Hardware: {name}.</translation>
    </message>
    <message>
      <source>Processor: {name}.</source>
      <translation>Prozessor: {name}.</translation>
    </message>
    <message>
      <source>SPEC result from the hardware library: {name}.</source>
      <translation>SPEC-Ergebnis aus der Hardwarebibliothek: {name}.</translation>
    </message>
    <message>
      <source>Its processor is not in the hardware library: its relative speed is unknown, 1 is used.</source>
      <translation>Sein Prozessor ist nicht in der Hardwarebibliothek: Seine relative Leistung ist unbekannt, verwendet wird 1.</translation>
    </message>
    <message>
      <source>In maintenance mode when it was exported.</source>
      <translation>Beim Export im Wartungsmodus.</translation>
    </message>
    <message>
      <source>Guest system: {system}.</source>
      <translation>Gastsystem: {system}.</translation>
    </message>
    <message>
      <source>Rules of its cluster: {names}.</source>
      <translation>Regeln des Clusters: {names}.</translation>
    </message>
    <message>
      <source>Suspended when it was exported.</source>
      <translation>Beim Export angehalten.</translation>
    </message>
    <message>
      <source>vCPUs</source>
      <translation>vCPUs</translation>
    </message>
    <message>
      <source>Imported hosts: {hosts}, virtual machines: {machines}.</source>
      <translation>Importierte Hosts: {hosts}, virtuelle Maschinen: {machines}.</translation>
    </message>
    <message>
      <source>Virtual machines with Exchange roles: {number}.</source>
      <translation>Virtuelle Maschinen mit Exchange-Rollen: {number}.</translation>
    </message>
    <message>
      <source>Their roles are not known yet.</source>
      <translation>Ihre Rollen sind noch nicht bekannt.</translation>
    </message>
    <message>
      <source>Contradictions and gaps in the file: {number}.</source>
      <translation>Widersprüche und Lücken in der Datei: {number}.</translation>
    </message>
    <message>
      <source>{origin}. Imported: {hosts} of {all_hosts} hosts, {machines} of {all_machines} virtual machines.</source>
      <translation>{origin}. Importiert: {hosts} von {all_hosts} Hosts, {machines} von {all_machines} virtuellen Maschinen.</translation>
    </message>
    <message>
      <source>Left out ({number}): {reason}</source>
      <translation>Nicht übernommen ({number}): {reason}</translation>
    </message>
    <message>
      <source>Hosts left out: {number}</source>
      <translation>Ausgelassene Hosts: {number}</translation>
    </message>
    <message>
      <source>Contradictions and gaps in the file: {number}</source>
      <translation>Widersprüche und Lücken in der Datei: {number}</translation>
    </message>
    <message>
      <source>{host}: its VMs add up to {together} CPU, but the host reports {share}</source>
      <translation>{host}: Die VMs ergeben zusammen {together} CPU, der Host meldet {share}</translation>
    </message>
    <message>
      <source>The values of the VMs are used. Both values are snapshots, not averages.</source>
      <translation>Die Werte der VMs werden verwendet. Beides sind Momentaufnahmen, keine Mittelwerte.</translation>
    </message>
    <message>
      <source>Cluster {name}</source>
      <translation>Cluster {name}</translation>
    </message>
    <message>
      <source>No cluster</source>
      <translation>Kein Cluster</translation>
    </message>
    <message>
      <source>… and {number} more lines.</source>
      <translation>… und {number} weitere Zeilen.</translation>
    </message>
    <message>
      <source>Virtual machines left out ({reason}): {number}.</source>
      <translation>Nicht übernommene virtuelle Maschinen ({reason}): {number}.</translation>
    </message>
    <message>
      <source>Templates left out: {number}.</source>
      <translation>Ausgelassene Vorlagen: {number}.</translation>
    </message>
    <message>
      <source>Placeholders of Site Recovery Manager left out: {number}.</source>
      <translation>Ausgelassene Platzhalter von Site Recovery Manager: {number}.</translation>
    </message>
    <message>
      <source>Virtual machines of vSphere itself left out: {number}.</source>
      <translation>Ausgelassene virtuelle Maschinen, die zu vSphere selbst gehören: {number}.</translation>
    </message>
    <message>
      <source>Virtual machines left out because they are powered off: {number}.</source>
      <translation>Ausgelassen, weil ausgeschaltet: {number} virtuelle Maschinen.</translation>
    </message>
    <message>
      <source>Virtual machines left out because they are suspended: {number}.</source>
      <translation>Ausgelassen, weil angehalten: {number} virtuelle Maschinen.</translation>
    </message>
    <message>
      <source>Virtual machines left out because their names do not match: {number}.</source>
      <translation>Ausgelassen, weil der Name nicht passt: {number} virtuelle Maschinen.</translation>
    </message>
    <message>
      <source>Virtual machines left out because their host is not in the list of hosts: {number}.</source>
      <translation>Ausgelassen, weil ihr Host in der Liste der Hosts fehlt: {number} virtuelle Maschinen.</translation>
    </message>
    <message>
      <source>Hosts that lack hardware details: {number}; placeholders were used (see their notes).</source>
      <translation>Hosts ohne vollständige Hardwareangaben: {number}; es wurden Platzhalter verwendet (siehe deren Notizen).</translation>
    </message>
    <message>
      <source>Hosts without a named hypervisor: {number}; the generic one with an assumed overhead is used, without page sharing.</source>
      <translation>Hosts ohne genannten Hypervisor: {number}; es gilt der generische mit angenommenem Mehraufwand, ohne Page Sharing.</translation>
    </message>
    <message>
      <source>Virtual machines without a size: {number}; placeholders were used (see their notes).</source>
      <translation>Virtuelle Maschinen ohne Größenangabe: {number}; es wurden Platzhalter verwendet (siehe deren Notizen).</translation>
    </message>
    <message>
      <source>Virtual machines with a measured load: {number}. It is a snapshot at the time of the export, not an average.</source>
      <translation>Virtuelle Maschinen mit gemessener Last: {number}. Sie ist eine Momentaufnahme beim Export, kein Mittelwert.</translation>
    </message>
    <message>
      <source>Hosts with a SPEC result from the hardware library, by the name of their processor: {number}.</source>
      <translation>Hosts mit einem SPEC-Ergebnis aus der Hardwarebibliothek, nach dem Namen ihres Prozessors: {number}.</translation>
    </message>
    <message>
      <source>Hosts whose processor is not in the hardware library: {number}; their relative speed is unknown, 1 is used.</source>
      <translation>Hosts, deren Prozessor nicht in der Hardwarebibliothek ist: {number}; ihre relative Leistung ist unbekannt, verwendet wird 1.</translation>
    </message>
    <message>
      <source>Hosts named by virtual machines but missing from the list of hosts: {number}; they were added.</source>
      <translation>Hosts, die von virtuellen Maschinen genannt werden, aber in der Liste der Hosts fehlen: {number}; sie wurden ergänzt.</translation>
    </message>
    <message>
      <source>Hosts of the list without virtual machines: {number}.</source>
      <translation>Hosts der Liste ohne virtuelle Maschinen: {number}.</translation>
    </message>
    <message>
      <source>Messages per day are the mean over all days of the report, weekends included.</source>
      <translation>Die Nachrichten pro Tag sind das Mittel über alle Tage des Berichts, auch Wochenenden.</translation>
    </message>
    <message>
      <source>Users by protocol used the app at least once in the period of the report; fewer are connected at the same time.</source>
      <translation>Benutzer je Protokoll haben die App im Zeitraum des Berichts mindestens einmal verwendet; gleichzeitig verbunden sind weniger.</translation>
    </message>
    <message>
      <source>{count} deleted user was left out.</source>
      <translation>{count} gelöschter Benutzer wurde ausgelassen.</translation>
    </message>
    <message>
      <source>{count} deleted users were left out.</source>
      <translation>{count} gelöschte Benutzer wurden ausgelassen.</translation>
    </message>
    <message>
      <source>{count} row has a number that cannot be read; it counts as a mailbox only.</source>
      <translation>{count} Zeile hat eine Zahl, die sich nicht lesen lässt; sie zählt nur als Postfach.</translation>
    </message>
    <message>
      <source>{count} rows have a number that cannot be read; they count as mailboxes only.</source>
      <translation>{count} Zeilen haben eine Zahl, die sich nicht lesen lässt; sie zählen nur als Postfächer.</translation>
    </message>
    <message>
      <source>{number} shared</source>
      <translation>{number} freigegebene</translation>
    </message>
    <message>
      <source>{number} room</source>
      <translation>{number} von Räumen</translation>
    </message>
    <message>
      <source>{number} equipment</source>
      <translation>{number} von Geräten</translation>
    </message>
    <message>
      <source>{number} discovery</source>
      <translation>{number} für Discovery</translation>
    </message>
    <message>
      <source>{number} arbitration</source>
      <translation>{number} für die Vermittlung</translation>
    </message>
    <message>
      <source>{number} public folder</source>
      <translation>{number} von öffentlichen Ordnern</translation>
    </message>
    <message>
      <source>{number} group</source>
      <translation>{number} von Gruppen</translation>
    </message>
    <message>
      <source>{number} scheduling</source>
      <translation>{number} für die Terminplanung</translation>
    </message>
    <message>
      <source>{number} in Exchange Online</source>
      <translation>{number} in Exchange Online</translation>
    </message>
    <message>
      <source>{number} of the system</source>
      <translation>{number} des Systems</translation>
    </message>
    <message>
      <source>{number} of other types</source>
      <translation>{number} anderer Typen</translation>
    </message>
    <message>
      <source>{number} archives</source>
      <translation>{number} Archive</translation>
    </message>
    <message>
      <source>{number} disconnected</source>
      <translation>{number} getrennte</translation>
    </message>
    <message>
      <source>the file names more than {most} databases.</source>
      <translation>die Datei nennt mehr als {most} Datenbanken.</translation>
    </message>
    <message>
      <source>Mailboxes left out of the {form}: {reasons}.</source>
      <translation>Ausgelassene Postfächer ({form}): {reasons}.</translation>
    </message>
    <message>
      <source>{count} mailbox has a size that cannot be read; it is not part of the mean.</source>
      <translation>{count} Postfach hat eine Größe, die sich nicht lesen lässt; es geht nicht in den Mittelwert ein.</translation>
    </message>
    <message>
      <source>{count} mailboxes have a size that cannot be read; they are not part of the mean.</source>
      <translation>{count} Postfächer haben eine Größe, die sich nicht lesen lässt; sie gehen nicht in den Mittelwert ein.</translation>
    </message>
    <message>
      <source>this file contains no user mailboxes.</source>
      <translation>in dieser Datei ist kein Postfach eines Benutzers.</translation>
    </message>
    <message>
      <source>The {form} does not state mailbox types: by itself, it counts shared, room and equipment mailboxes as users. Import an export of Get-Mailbox with RecipientTypeDetails together with it.</source>
      <translation>In {form} stehen keine Postfachtypen: Für sich allein zählen freigegebene Postfächer, Raum- und Gerätepostfächer als Benutzer. Importieren Sie dazu einen Export von Get-Mailbox mit RecipientTypeDetails.</translation>
    </message>
    <message>
      <source>the file names more than {most} sites.</source>
      <translation>die Datei nennt mehr als {most} Standorte.</translation>
    </message>
    <message>
      <source>{count} row was left out: it names no site, or no number of mailboxes.</source>
      <translation>{count} Zeile wurde ausgelassen: Sie nennt keinen Standort oder keine Zahl von Postfächern.</translation>
    </message>
    <message>
      <source>{count} rows were left out: they name no site, or no number of mailboxes.</source>
      <translation>{count} Zeilen wurden ausgelassen: Sie nennen keinen Standort oder keine Zahl von Postfächern.</translation>
    </message>
    <message>
      <source>{count} row was left out: its site was already listed.</source>
      <translation>{count} Zeile wurde ausgelassen: Ihr Standort kam schon vor.</translation>
    </message>
    <message>
      <source>{count} rows were left out: their sites were already listed.</source>
      <translation>{count} Zeilen wurden ausgelassen: Ihre Standorte kamen schon vor.</translation>
    </message>
    <message>
      <source>The script rounds messages per day up to the next whole number.</source>
      <translation>Das Skript rundet Nachrichten pro Tag auf die nächste ganze Zahl auf.</translation>
    </message>
    <message>
      <source>the log has more than {most} lines.</source>
      <translation>das Protokoll hat mehr als {most} Zeilen.</translation>
    </message>
    <message>
      <source>it contains several logs with different counters. Save each of them as a separate file.</source>
      <translation>sie enthält mehrere Protokolle mit verschiedenen Indikatoren. Geben Sie jedes als eigene Datei an.</translation>
    </message>
    <message>
      <source>no line begins with a time as PerfMon writes it, MM/DD/YYYY hh:mm:ss. Save it with relog again.</source>
      <translation>keine Zeile beginnt mit einer Zeit, wie PerfMon sie schreibt: MM/TT/JJJJ hh:mm:ss. Speichern Sie das Protokoll mit relog neu.</translation>
    </message>
    <message>
      <source>the log has no samples.</source>
      <translation>das Protokoll hat keine Messwerte.</translation>
    </message>
    <message>
      <source>the log is empty.</source>
      <translation>das Protokoll ist leer.</translation>
    </message>
    <message>
      <source>the first line is larger than {most} MB.</source>
      <translation>die erste Zeile hat mehr als {most} MB.</translation>
    </message>
    <message>
      <source>this is a binary log. Convert it first: relog LOG.blg -f csv -o LOG.csv.</source>
      <translation>das ist ein binäres Protokoll. Wandeln Sie es zuerst um: relog LOG.blg -f csv -o LOG.csv.</translation>
    </message>
    <message>
      <source>this is not a performance log of PerfMon or esxtop: its first line does not contain PDH-CSV.</source>
      <translation>das ist kein Leistungsprotokoll von PerfMon oder esxtop: In der ersten Zeile steht nicht PDH-CSV.</translation>
    </message>
    <message>
      <source>the log has more than {most} columns.</source>
      <translation>das Protokoll hat mehr als {most} Spalten.</translation>
    </message>
    <message>
      <source>a line is larger than {most} MB.</source>
      <translation>eine Zeile hat mehr als {most} MB.</translation>
    </message>
    <message>
      <source>Items in the mailbox</source>
      <translation>Elemente im Postfach</translation>
    </message>
    <message>
      <source>Users by protocol</source>
      <translation>Benutzer je Protokoll</translation>
    </message>
    <message>
      <source>Messages per second</source>
      <translation>Nachrichten pro Sekunde</translation>
    </message>
    <message>
      <source>All populations are left out; there is nothing to import.</source>
      <translation>Alle Benutzergruppen werden ausgelassen; es gibt nichts zu importieren.</translation>
    </message>
    <message>
      <source>{name} can be updated from one population only.</source>
      <translation>{name} kann nur die Zahlen einer Benutzergruppe übernehmen.</translation>
    </message>
    <message>
      <source>Import {count} population</source>
      <translation>{count} Benutzergruppe importieren</translation>
    </message>
    <message>
      <source>Import {count} populations</source>
      <translation>{count} Benutzergruppen importieren</translation>
    </message>
    <message>
      <source>{name}: the file does not say how many mailboxes there are; choose a population to update.</source>
      <translation>{name}: Die Datei sagt nicht, wie viele Postfächer es gibt; wählen Sie eine Benutzergruppe, die aktualisiert wird.</translation>
    </message>
    <message>
      <source>{name}: choose the site it belongs to.</source>
      <translation>{name}: Wählen Sie den Standort.</translation>
    </message>
    <message>
      <source>The plan has no population '{id}'.</source>
      <translation>Der Plan hat keine Benutzergruppe „{id}“.</translation>
    </message>
    <message>
      <source>Counted in addition to the populations already there: {sites}.</source>
      <translation>Zählt zusätzlich zu den Benutzergruppen, die schon da sind: {sites}.</translation>
    </message>
    <message>
      <source>Not in the files, and unchanged: {fields}.</source>
      <translation>Nicht in den Dateien und unverändert: {fields}.</translation>
    </message>
    <message>
      <source>Not in the files, and assumed for populations that are added: {fields}.</source>
      <translation>Nicht in den Dateien, und für neue Benutzergruppen angenommen: {fields}.</translation>
    </message>
    <message>
      <source>The number of mailboxes changed, but users by protocol did not; check them.</source>
      <translation>Die Zahl der Postfächer hat sich geändert, die Benutzer je Protokoll nicht; prüfen Sie sie.</translation>
    </message>
    <message>
      <source>Items are counted for whole mailboxes, so the field for the largest folder is unchanged.</source>
      <translation>Elemente sind für ganze Postfächer gezählt; das Feld für den größten Ordner ist deshalb unverändert.</translation>
    </message>
    <message>
      <source>{count} population added</source>
      <translation>{count} Benutzergruppe hinzugefügt</translation>
    </message>
    <message>
      <source>{count} populations added</source>
      <translation>{count} Benutzergruppen hinzugefügt</translation>
    </message>
    <message>
      <source>{count} population updated</source>
      <translation>{count} Benutzergruppe aktualisiert</translation>
    </message>
    <message>
      <source>{count} populations updated</source>
      <translation>{count} Benutzergruppen aktualisiert</translation>
    </message>
    <message>
      <source>{count} population left out</source>
      <translation>{count} Benutzergruppe ausgelassen</translation>
    </message>
    <message>
      <source>{count} populations left out</source>
      <translation>{count} Benutzergruppen ausgelassen</translation>
    </message>
    <message>
      <source>the file is empty. Export the table again.</source>
      <translation>die Datei ist leer. Exportieren Sie die Tabelle noch einmal.</translation>
    </message>
    <message>
      <source>the file has headers but no row below them. Export the table again.</source>
      <translation>die Datei hat Überschriften, aber keine Zeile darunter. Exportieren Sie die Tabelle noch einmal.</translation>
    </message>
    <message>
      <source>there are no mailboxes and no messages in this file.</source>
      <translation>in dieser Datei sind keine Postfächer und keine Nachrichten.</translation>
    </message>
    <message>
      <source>its columns are not those of a file with populations. The help page Import populations says which files are read and how to get them.</source>
      <translation>die Spalten sind nicht die einer Datei mit Benutzergruppen. Die Hilfeseite „Benutzergruppen importieren“ sagt, welche Dateien gelesen werden und wie man sie erhält.</translation>
    </message>
    <message>
      <source>each server</source>
      <translation>jeden Server</translation>
    </message>
    <message>
      <source>each database</source>
      <translation>jede Datenbank</translation>
    </message>
    <message>
      <source>each site</source>
      <translation>jeden Standort</translation>
    </message>
    <message>
      <source>all mailboxes together</source>
      <translation>alle Postfächer zusammen</translation>
    </message>
    <message>
      <source>All mailboxes</source>
      <translation>Alle Postfächer</translation>
    </message>
    <message>
      <source>{servers}: counted with the mailboxes of {site}.</source>
      <translation>{servers}: bei den Postfächern von {site} mitgezählt.</translation>
    </message>
    <message>
      <source>{servers}: not joined, as no machine of the plan says the site; once added at a site, their mailboxes join those of that site.</source>
      <translation>{servers}: nicht zusammengeführt, da keine Maschine des Plans den Standort nennt. Einem Standort hinzugefügt, zählen die Postfächer zu dessen Postfächern.</translation>
    </message>
    <message>
      <source>{database} is on {server} in one file, on {other} in another; {server} is used.</source>
      <translation>{database} liegt nach der einen Datei auf {server}, nach einer anderen auf {other}; {server} wird verwendet.</translation>
    </message>
    <message>
      <source>{count} databases ({names}) are on different servers in different files; that of the most direct file is used.</source>
      <translation>{count} Datenbanken ({names}) liegen je nach Datei auf verschiedenen Servern; der Server der direktesten Datei wird verwendet.</translation>
    </message>
    <message>
      <source>{names}: {alone} mailboxes in the {form}, none in the {first}. The latter lists {before} mailboxes in total, the former {total}, so these are left out: they would be counted twice.</source>
      <translation>{names}: {alone} Postfächer laut {form}, keines laut {first}. Dort stehen insgesamt {before} Postfächer, in der anderen Datei {total}; sie werden daher ausgelassen, sonst zählten sie doppelt.</translation>
    </message>
    <message>
      <source>{names}: {alone} mailboxes in the {form}, none in the {first}. The latter lists only {before} of {total} mailboxes, so these are added.</source>
      <translation>{names}: {alone} Postfächer laut {form}, keines laut {first}. Dort stehen nur {before} von {total} Postfächern; sie werden daher hinzugefügt.</translation>
    </message>
    <message>
      <source>Messages per day need the number of mailboxes of {servers}, which a tracking log does not have: import an export of Get-MailboxStatistics or Get-Mailbox together with the log, or update a population that has mailboxes.</source>
      <translation>Für die Nachrichten pro Tag fehlt die Zahl der Postfächer von {servers}, die ein Nachrichtenverfolgungsprotokoll nicht enthält: Importieren Sie zusammen mit dem Protokoll einen Export von Get-MailboxStatistics oder Get-Mailbox, oder aktualisieren Sie eine Benutzergruppe mit Postfächern.</translation>
    </message>
    <message>
      <source>{count} population is in two files of the same type; the first was read.</source>
      <translation>{count} Benutzergruppe steht in zwei Dateien desselben Formats; die erste wurde gelesen.</translation>
    </message>
    <message>
      <source>{count} populations are in two files of the same type; the first was read.</source>
      <translation>{count} Benutzergruppen stehen in zwei Dateien desselben Formats; die erste wurde gelesen.</translation>
    </message>
    <message>
      <source>{name}: {mailboxes} mailboxes in the {form}, {number} in the {other}; the first is used.</source>
      <translation>{name}: {mailboxes} Postfächer ({form}) gegenüber {number} ({other}); die erste Zahl wird verwendet.</translation>
    </message>
    <message>
      <source>For {count} populations the files name different numbers of mailboxes; that of the {form} is used.</source>
      <translation>Für {count} Benutzergruppen nennen die Dateien verschiedene Zahlen von Postfächern; verwendet wird diese: {form}.</translation>
    </message>
    <message>
      <source>what was read from the file is damaged.</source>
      <translation>der aus der Datei gelesene Inhalt ist beschädigt.</translation>
    </message>
    <message>
      <source>the file has more than {most} columns.</source>
      <translation>die Datei hat mehr als {most} Spalten.</translation>
    </message>
    <message>
      <source>{count} line was left out: it is truncated, or not a row of this table.</source>
      <translation>{count} Zeile wurde ausgelassen: Sie ist abgeschnitten oder keine Zeile dieser Tabelle.</translation>
    </message>
    <message>
      <source>{count} lines were left out: they are truncated, or not rows of this table.</source>
      <translation>{count} Zeilen wurden ausgelassen: Sie sind abgeschnitten oder keine Zeilen dieser Tabelle.</translation>
    </message>
    <message>
      <source>Some columns have the same header; the first of them was read.</source>
      <translation>Einige Spalten haben dieselbe Überschrift; die erste davon wurde gelesen.</translation>
    </message>
    <message>
      <source>the file has more than {most} rows, the most that can be read; split it.</source>
      <translation>die Datei hat mehr als {most} Zeilen, und mehr werden nicht gelesen; teilen Sie sie auf.</translation>
    </message>
    <message>
      <source>this is not a valid CSV file ({reason}).</source>
      <translation>dies ist keine gültige CSV-Datei ({reason}).</translation>
    </message>
    <message>
      <source>this is not a text file.</source>
      <translation>dies ist keine Textdatei.</translation>
    </message>
    <message>
      <source>a line is longer than {most} MB.</source>
      <translation>eine Zeile ist länger als {most} MB.</translation>
    </message>
    <message>
      <source>message profile of Generate-MessageProfile</source>
      <translation>Nachrichtenprofil von Generate-MessageProfile</translation>
    </message>
    <message>
      <source>Microsoft 365 report of mailbox usage</source>
      <translation>Microsoft-365-Bericht zur Postfachnutzung</translation>
    </message>
    <message>
      <source>Microsoft 365 report of email activity</source>
      <translation>Microsoft-365-Bericht zur E-Mail-Aktivität</translation>
    </message>
    <message>
      <source>Microsoft 365 report of email apps</source>
      <translation>Microsoft-365-Bericht zu E-Mail-Apps</translation>
    </message>
    <message>
      <source>export of Get-Mailbox</source>
      <translation>Export von Get-Mailbox</translation>
    </message>
    <message>
      <source>export of Get-MailboxStatistics</source>
      <translation>Export von Get-MailboxStatistics</translation>
    </message>
    <message>
      <source>message tracking log</source>
      <translation>Nachrichtenverfolgungsprotokoll</translation>
    </message>
    <message>
      <source>this is a plan of this program; File &gt; Open opens it.</source>
      <translation>dies ist ein Plan dieses Programms; Datei &gt; Öffnen öffnet ihn.</translation>
    </message>
    <message>
      <source>these are results that this program exported; open the plan that they were made from.</source>
      <translation>dies sind Ergebnisse, die dieses Programm exportiert hat; öffnen Sie den Plan, aus dem sie entstanden sind.</translation>
    </message>
    <message>
      <source>this is a log of performance counters (PerfMon or esxtop); Plan &gt; Measured load reads it (“planner measured” on the command line).</source>
      <translation>dies ist ein Protokoll von Leistungsindikatoren (PerfMon oder esxtop); Plan &gt; Messwerte der Last liest es (auf der Befehlszeile „planner measured“).</translation>
    </message>
    <message>
      <source>this is a message tracking log; File &gt; Import populations reads it (“planner populations” on the command line).</source>
      <translation>dies ist ein Nachrichtenverfolgungsprotokoll; Datei &gt; Benutzergruppen importieren liest es (auf der Befehlszeile „planner populations“).</translation>
    </message>
    <message>
      <source>this is a JSON file; if it lists machines, File &gt; Import inventory reads it (“planner convert” on the command line).</source>
      <translation>dies ist eine JSON-Datei; enthält sie eine Liste von Maschinen, liest sie Datei &gt; Bestand importieren (auf der Befehlszeile „planner convert“).</translation>
    </message>
    <message>
      <source>this is XML or a web page. Export the table as CSV.</source>
      <translation>dies ist XML oder eine Webseite. Exportieren Sie die Tabelle als CSV.</translation>
    </message>
    <message>
      <source>this is a workbook or an archive; save the table as CSV first. If it lists machines, File &gt; Import inventory reads it as it is (“planner convert” on the command line).</source>
      <translation>dies ist eine Arbeitsmappe oder ein Archiv; speichern Sie die Tabelle erst als CSV. Enthält sie eine Liste von Maschinen, liest Datei &gt; Bestand importieren sie unverändert (auf der Befehlszeile „planner convert“).</translation>
    </message>
    <message>
      <source>this is a workbook or an archive, not a plan. If it lists machines, File &gt; Import inventory reads it (“planner convert” on the command line).</source>
      <translation>dies ist eine Arbeitsmappe oder ein Archiv, kein Plan. Enthält die Datei eine Liste von Maschinen, liest sie Datei &gt; Bestand importieren (auf der Befehlszeile „planner convert“).</translation>
    </message>
    <message>
      <source>this is the output of Get-MessageTrackingLog. Choose the log files MSGTRK*.LOG themselves.</source>
      <translation>dies ist die Ausgabe von Get-MessageTrackingLog. Wählen Sie die Protokolldateien MSGTRK*.LOG selbst.</translation>
    </message>
    <message>
      <source>this is an export of Active Directory, which lists neither mailboxes nor machines.</source>
      <translation>dies ist ein Export aus Active Directory, der weder Postfächer noch Maschinen auflistet.</translation>
    </message>
    <message>
      <source>this is a file with populations ({form}); File &gt; Import populations reads it as CSV (“planner populations” on the command line).</source>
      <translation>dies ist eine Datei mit Benutzergruppen ({form}); Datei &gt; Benutzergruppen importieren liest sie als CSV (auf der Befehlszeile „planner populations“).</translation>
    </message>
    <message>
      <source>names, CPUs and memory</source>
      <translation>Namen, CPUs und Arbeitsspeicher</translation>
    </message>
    <message>
      <source>this is a list of machines ({form}); File &gt; Import inventory reads it (“planner convert” on the command line).</source>
      <translation>dies ist eine Liste von Maschinen ({form}); Datei &gt; Bestand importieren liest sie (auf der Befehlszeile „planner convert“).</translation>
    </message>
    <message>
      <source>this is a Microsoft 365 report by day. Export the one that has a row for each user.</source>
      <translation>dies ist ein Bericht von Microsoft 365 nach Tagen. Exportieren Sie den mit einer Zeile für jeden Benutzer.</translation>
    </message>
    <message>
      <source>the tables in this archive have headers but no row below them. Export it again.</source>
      <translation>die Tabellen in diesem Archiv haben Überschriften, aber keine Zeile darunter. Exportieren Sie es noch einmal.</translation>
    </message>
    <message>
      <source>this archive has no table of RVTools (files such as RVTools_tabvInfo.csv). Unpack it and choose the table itself.</source>
      <translation>dieses Archiv enthält keine Tabelle von RVTools (Dateien wie RVTools_tabvInfo.csv). Entpacken Sie es und wählen Sie die Tabelle selbst.</translation>
    </message>
    <message>
      <source>RVTools, at the moment of the export</source>
      <translation>RVTools, zum Zeitpunkt des Exports</translation>
    </message>
    <message>
      <source>{machine} ({identifier}) is listed twice in vInfo</source>
      <translation>{machine} ({identifier}) steht zweimal in vInfo</translation>
    </message>
    <message>
      <source>The first row is used.</source>
      <translation>Die erste Zeile gilt.</translation>
    </message>
    <message>
      <source>read: {sheets}</source>
      <translation>gelesen: {sheets}</translation>
    </message>
    <message>
      <source>{host} is listed twice in vHost</source>
      <translation>{host} steht zweimal in vHost</translation>
    </message>
    <message>
      <source>{host} is in maintenance mode</source>
      <translation>{host} ist im Wartungsmodus</translation>
    </message>
    <message>
      <source>It is imported like the others.</source>
      <translation>Er wird wie die anderen importiert.</translation>
    </message>
    <message>
      <source>{host} has no clock</source>
      <translation>{host} hat keine Taktangabe</translation>
    </message>
    <message>
      <source>{clock} GHz is read from the name of its processor.</source>
      <translation>{clock} GHz sind aus dem Namen des Prozessors gelesen.</translation>
    </message>
    <message>
      <source>Cluster rule {rule} applies to {machines}</source>
      <translation>Die Clusterregel {rule} gilt für {machines}</translation>
    </message>
    <message>
      <source>Plans do not contain cluster rules; enter it as “Keep apart” or “Keep together” when you consolidate.</source>
      <translation>Ein Plan hat keine solchen Regeln; geben Sie sie beim Konsolidieren als „Getrennt halten“ oder „Zusammenhalten“ an.</translation>
    </message>
    <message>
      <source>There are other exports in the same folder: {names}</source>
      <translation>Daneben liegen weitere Exporte: {names}</translation>
    </message>
    <message>
      <source>They are not read; import them one by one.</source>
      <translation>Sie werden nicht gelesen; importieren Sie sie einzeln.</translation>
    </message>
    <message>
      <source>{sheet}: lines with fewer cells than headers: {number}</source>
      <translation>{sheet}: Zeilen mit weniger Zellen als Überschriften: {number}</translation>
    </message>
    <message>
      <source>The missing cells count as unknown.</source>
      <translation>Die fehlenden Zellen gelten als unbekannt.</translation>
    </message>
    <message>
      <source>{sheet} ends inside a quoted value, in line {line}</source>
      <translation>{sheet} endet innerhalb von Anführungszeichen, in Zeile {line}</translation>
    </message>
    <message>
      <source>That line is left out.</source>
      <translation>Diese Zeile wird ausgelassen.</translation>
    </message>
    <message>
      <source>{machine} has {first} vCPUs in vInfo, {second} in vCPU</source>
      <translation>{machine} hat {first} vCPUs in vInfo, {second} in vCPU</translation>
    </message>
    <message>
      <source>{number} is used.</source>
      <translation>Verwendet wird {number}.</translation>
    </message>
    <message>
      <source>{machine} has {first} MB of memory in vInfo, {second} MB in vMemory</source>
      <translation>{machine} hat {first} MB Arbeitsspeicher in vInfo, {second} MB in vMemory</translation>
    </message>
    <message>
      <source>{machine} has no host in vInfo</source>
      <translation>{machine} hat in vInfo keinen Host</translation>
    </message>
    <message>
      <source>Taken from another sheet: {host}.</source>
      <translation>Aus einem anderen Blatt: {host}.</translation>
    </message>
    <message>
      <source>{machine} has the unknown power state “{state}”</source>
      <translation>{machine} hat den unbekannten Betriebszustand „{state}“</translation>
    </message>
    <message>
      <source>It is treated as powered on.</source>
      <translation>Sie gilt als eingeschaltet.</translation>
    </message>
    <message>
      <source>the file has neither a vInfo sheet with a VM column nor a vHost sheet with a Host column; export it again.</source>
      <translation>die Datei hat weder ein Blatt vInfo mit der Spalte VM noch ein Blatt vHost mit der Spalte Host; exportieren Sie sie erneut.</translation>
    </message>
    <message>
      <source>the description of a table is damaged.</source>
      <translation>die Beschreibung einer Tabelle ist beschädigt.</translation>
    </message>
    <message>
      <source>The table lists virtual machines and no hosts</source>
      <translation>Die Tabelle enthält virtuelle Maschinen, aber keine Hosts</translation>
    </message>
    <message>
      <source>Hosts get placeholders for cores, clock and memory: correct them in the plan.</source>
      <translation>Hosts erhalten Platzhalter für Kerne, Takt und Arbeitsspeicher: Korrigieren Sie diese im Plan.</translation>
    </message>
    <message>
      <source>Virtual machines whose CPU load is a share, on hosts of unknown clock: {number}</source>
      <translation>Virtuelle Maschinen, deren CPU-Last ein Anteil ist, auf Hosts mit unbekanntem Takt: {number}</translation>
    </message>
    <message>
      <source>The share is kept; the load in MHz stays unknown.</source>
      <translation>Der Anteil bleibt erhalten; die Last in MHz bleibt unbekannt.</translation>
    </message>
    <message>
      <source>the table has no column {header}. Its columns: {headers}.</source>
      <translation>die Tabelle hat keine Spalte {header}. Ihre Spalten: {headers}.</translation>
    </message>
    <message>
      <source>no column of the table was recognized as {names}. Its columns: {headers}.</source>
      <translation>die Tabelle hat keine Spalte, von der bekannt ist, dass sie {names} enthält. Ihre Spalten: {headers}.</translation>
    </message>
    <message>
      <source>{used} of {all} columns used</source>
      <translation>{used} von {all} Spalten verwendet</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tabelle</translation>
    </message>
    <message>
      <source>{name}, at the moment of the export</source>
      <translation>{name}, zum Zeitpunkt des Exports</translation>
    </message>
    <message>
      <source>This format has no column for {name}</source>
      <translation>Dieses Format hat keine Spalte für {name}</translation>
    </message>
    <message>
      <source>Every machine gets a placeholder.</source>
      <translation>Jede Maschine erhält einen Platzhalter.</translation>
    </message>
    <message>
      <source>This format counts the threads of hosts, not their cores</source>
      <translation>Dieses Format zählt die Threads der Hosts, nicht ihre Kerne</translation>
    </message>
    <message>
      <source>Halve the cores of hosts with Hyper-Threading.</source>
      <translation>Halbieren Sie die Kerne von Hosts mit Hyper-Threading.</translation>
    </message>
    <message>
      <source>Rows that are neither a host nor a virtual machine: {number}</source>
      <translation>Zeilen, die weder Host noch virtuelle Maschine sind: {number}</translation>
    </message>
    <message>
      <source>They are left out.</source>
      <translation>Sie werden ausgelassen.</translation>
    </message>
    <message>
      <source>Rows with totals: {number}</source>
      <translation>Zeilen, die Summen der übrigen enthalten: {number}</translation>
    </message>
    <message>
      <source>Rows without a name: {number}</source>
      <translation>Zeilen ohne Namen: {number}</translation>
    </message>
    <message>
      <source>Virtual machines without vCPUs or memory: {number}</source>
      <translation>Virtuelle Maschinen ohne vCPUs oder Arbeitsspeicher: {number}</translation>
    </message>
    <message>
      <source>They get placeholders.</source>
      <translation>Sie erhalten Platzhalter.</translation>
    </message>
    <message>
      <source>Virtual machines in a power state that is not known: {number}</source>
      <translation>Virtuelle Maschinen in einem unbekannten Betriebszustand: {number}</translation>
    </message>
    <message>
      <source>They are treated as powered on.</source>
      <translation>Sie zählen als eingeschaltet.</translation>
    </message>
    <message>
      <source>Hosts that are listed more than once: {number}</source>
      <translation>Hosts, die mehr als einmal aufgeführt sind: {number}</translation>
    </message>
    <message>
      <source>The first row of each is used.</source>
      <translation>Die jeweils erste Zeile wird verwendet.</translation>
    </message>
    <message>
      <source>Cells with an impossible number or unit: {number}</source>
      <translation>Zellen mit einer unmöglichen Zahl oder Einheit: {number}</translation>
    </message>
    <message>
      <source>They count as unknown.</source>
      <translation>Sie zählen als unbekannt.</translation>
    </message>
    <message>
      <source>Lines with fewer cells than headers: {number}</source>
      <translation>Zeilen mit weniger Zellen als Überschriften: {number}</translation>
    </message>
    <message>
      <source>Cells with a formula or an error in place of a value: {number}</source>
      <translation>Zellen mit einer Formel oder einem Fehler anstelle eines Werts: {number}</translation>
    </message>
    <message>
      <source>They count as empty.</source>
      <translation>Sie zählen als leer.</translation>
    </message>
    <message>
      <source>Headers that appeared before: {number}</source>
      <translation>Überschriften, die schon vorkamen: {number}</translation>
    </message>
    <message>
      <source>The later ones are numbered.</source>
      <translation>Die späteren werden nummeriert.</translation>
    </message>
    <message>
      <source>The file ends inside a quoted value, in line {line}</source>
      <translation>Die Datei endet innerhalb von Anführungszeichen, in Zeile {line}</translation>
    </message>
    <message>
      <source>its sheets have more than {cells} cells.</source>
      <translation>ihre Blätter haben mehr als {cells} Zellen.</translation>
    </message>
    <message>
      <source>this is not an .xlsx workbook or .zip archive, or it is damaged. Export it again.</source>
      <translation>dies ist keine Arbeitsmappe (.xlsx) und kein Archiv (.zip), oder die Datei ist beschädigt. Exportieren Sie sie erneut.</translation>
    </message>
    <message>
      <source>a cell in line {line} cannot be read ({reason}); check its quotation marks.</source>
      <translation>eine Zelle in Zeile {line} kann nicht gelesen werden ({reason}); prüfen Sie ihre Anführungszeichen.</translation>
    </message>
    <message>
      <source>the file has more than {most} lines, the most that can be read; split it, for example by cluster.</source>
      <translation>die Datei hat mehr als {most} Zeilen, und mehr werden nicht gelesen; teilen Sie sie auf, zum Beispiel nach Clustern.</translation>
    </message>
    <message>
      <source>line {line} has more than {most} characters, the most that can be read; check that the file is a table.</source>
      <translation>Zeile {line} hat mehr als {most} Zeichen, und mehr werden nicht gelesen; prüfen Sie, ob es eine Tabelle ist.</translation>
    </message>
    <message>
      <source>a sheet has {height} rows and {width} columns; at most {rows} rows, {columns} columns and {cells} cells are read.</source>
      <translation>ein Blatt hat {height} Zeilen und {width} Spalten; gelesen werden höchstens {rows} Zeilen, {columns} Spalten und {cells} Zellen.</translation>
    </message>
    <message>
      <source>Server without a name</source>
      <translation>Server ohne Namen</translation>
    </message>
    <message>
      <source>the log names more than {most} servers.</source>
      <translation>das Protokoll nennt mehr als {most} Server.</translation>
    </message>
    <message>
      <source>this log has no line that begins with #Fields.</source>
      <translation>dieses Protokoll hat keine Zeile, die mit #Fields beginnt.</translation>
    </message>
    <message>
      <source>this is a log, but not one of message tracking. Those are the files MSGTRK*.LOG in the folder TransportRoles\Logs\MessageTracking of Exchange.</source>
      <translation>dies ist ein Protokoll, aber keines der Nachrichtenverfolgung. Gesucht sind die Dateien MSGTRK*.LOG im Ordner TransportRoles\Logs\MessageTracking von Exchange.</translation>
    </message>
    <message>
      <source>The log has lines of {count} hour.</source>
      <translation>Das Protokoll enthält Zeilen aus {count} Stunde.</translation>
    </message>
    <message>
      <source>The log has lines of {count} different hours.</source>
      <translation>Das Protokoll enthält Zeilen aus {count} verschiedenen Stunden.</translation>
    </message>
    <message>
      <source>{count} line was left out: it is truncated or has no date.</source>
      <translation>{count} Zeile wurde ausgelassen: Sie ist abgeschnitten oder hat kein Datum.</translation>
    </message>
    <message>
      <source>{count} lines were left out: they are truncated or have no date.</source>
      <translation>{count} Zeilen wurden ausgelassen: Sie sind abgeschnitten oder haben kein Datum.</translation>
    </message>
    <message>
      <source>{count} message of health mailboxes was left out.</source>
      <translation>{count} Nachricht von Integritätspostfächern wurde ausgelassen.</translation>
    </message>
    <message>
      <source>{count} messages of health mailboxes were left out.</source>
      <translation>{count} Nachrichten von Integritätspostfächern wurden ausgelassen.</translation>
    </message>
    <message>
      <source>The log covers less than a day, so messages per day are not known.</source>
      <translation>Das Protokoll umfasst weniger als einen Tag; Nachrichten pro Tag sind deshalb nicht bekannt.</translation>
    </message>
    <message>
      <source>Messages per day are the mean over all days of the log, weekends included.</source>
      <translation>Die Nachrichten pro Tag sind das Mittel über alle Tage des Protokolls, auch Wochenenden.</translation>
    </message>
    <message>
      <source>Messages per second are those of the busiest hour of each server.</source>
      <translation>Die Nachrichten pro Sekunde sind die der am stärksten belasteten Stunde jedes Servers.</translation>
    </message>
    <message>
      <source>the file is encrypted or in the old .xls format; save it as .xlsx without a password.</source>
      <translation>die Datei ist verschlüsselt oder hat das alte Format .xls; speichern Sie sie als .xlsx ohne Kennwort.</translation>
    </message>
    <message>
      <source>the file has {number} parts; a workbook has at most {most}.</source>
      <translation>die Datei hat {number} Teile; eine Arbeitsmappe hat höchstens {most}.</translation>
    </message>
    <message>
      <source>the file would be larger than {size} MB when unpacked.</source>
      <translation>entpackt wäre die Datei größer als {size} MB.</translation>
    </message>
    <message>
      <source>the file is encrypted; save it without a password.</source>
      <translation>die Datei ist verschlüsselt; speichern Sie sie ohne Kennwort.</translation>
    </message>
    <message>
      <source>the file is not compressed the way workbooks are; save it again as .xlsx.</source>
      <translation>die Datei ist anders gepackt als Arbeitsmappen; speichern Sie sie erneut als .xlsx.</translation>
    </message>
    <message>
      <source>a part of the file unpacks to more than {times} times its size.</source>
      <translation>ein Teil der Datei wird entpackt mehr als {times}-mal so groß.</translation>
    </message>
    <message>
      <source>the file's parts overlap, so it is damaged or malicious.</source>
      <translation>die Teile der Datei überlappen sich, sie ist also beschädigt oder bösartig.</translation>
    </message>
    <message>
      <source>the file defines its own XML entities, which no workbook needs.</source>
      <translation>die Datei definiert eigene XML-Entitäten, die keine Arbeitsmappe braucht.</translation>
    </message>
    <message>
      <source>a part of the file does not have its declared size.</source>
      <translation>ein Teil der Datei hat nicht die angegebene Größe.</translation>
    </message>
    <message>
      <source>Assumed, not in the files: {fields}.</source>
      <translation>Angenommen, nicht in den Dateien: {fields}.</translation>
    </message>
    <message>
      <source>each mailbox as an Outlook user</source>
      <translation>jedes Postfach als Outlook-Benutzer</translation>
    </message>
    <message>
      <source>The plan's {table} is not what this change expects.</source>
      <translation>{table} des Plans ist nicht das, was diese Änderung erwartet.</translation>
    </message>
    <message>
      <source>The plan has no design '{id}'.</source>
      <translation>Der Plan hat keinen Entwurf „{id}“.</translation>
    </message>
    <message>
      <source>'{id}' is not what this change expects.</source>
      <translation>„{id}“ ist nicht das, was diese Änderung erwartet.</translation>
    </message>
    <message>
      <source>a plan has at most {most} models of hardware.</source>
      <translation>ein Plan hat höchstens {most} Hardwaremodelle.</translation>
    </message>
    <message>
      <source>a plan has at most {most} licences.</source>
      <translation>ein Plan hat höchstens {most} Lizenzen.</translation>
    </message>
    <message>
      <source>a plan has at most {most} designs.</source>
      <translation>ein Plan hat höchstens {most} Entwürfe.</translation>
    </message>
    <message>
      <source>a plan has at most {most} sites.</source>
      <translation>ein Plan hat höchstens {most} Standorte.</translation>
    </message>
    <message>
      <source>a plan has at most {most} links.</source>
      <translation>ein Plan hat höchstens {most} Verbindungen.</translation>
    </message>
    <message>
      <source>the id '{id}' is used twice; ids are unique in a plan.</source>
      <translation>die Kennung „{id}“ ist doppelt vergeben; Kennungen sind in einem Plan eindeutig.</translation>
    </message>
    <message>
      <source>the id '{id}' is used twice (also {other}); ids are unique in a plan.</source>
      <translation>die Kennung „{id}“ ist doppelt vergeben (auch {other}); Kennungen sind in einem Plan eindeutig.</translation>
    </message>
    <message>
      <source>the figure is overridden twice; remove one.</source>
      <translation>die Kennzahl ist zweimal abweichend festgelegt; entfernen Sie eine Festlegung.</translation>
    </message>
    <message>
      <source>the finding is ignored twice; remove one.</source>
      <translation>der Befund wird zweimal übergangen; entfernen Sie einen Eintrag.</translation>
    </message>
    <message>
      <source>a site serves itself anyway; remove it from the list.</source>
      <translation>ein Standort bedient sich ohnehin selbst; entfernen Sie ihn aus der Liste.</translation>
    </message>
    <message>
      <source>the site '{site}' is already served by '{other}'.</source>
      <translation>der Standort „{site}“ wird schon von „{other}“ bedient.</translation>
    </message>
    <message>
      <source>there is no site with the id '{id}'.</source>
      <translation>es gibt keinen Standort mit der Kennung „{id}“.</translation>
    </message>
    <message>
      <source>there is no model with the id '{id}'.</source>
      <translation>es gibt kein Modell mit der Kennung „{id}“.</translation>
    </message>
    <message>
      <source>there is no host with the id '{id}' in this design.</source>
      <translation>es gibt in diesem Entwurf keinen Host mit der Kennung „{id}“.</translation>
    </message>
    <message>
      <source>'{id}' is not a virtualization host, so it cannot run a VM.</source>
      <translation>„{id}“ ist kein Virtualisierungshost und kann daher keine VM ausführen.</translation>
    </message>
    <message>
      <source>CAS</source>
      <translation>CAS</translation>
    </message>
    <message>
      <source>Hub</source>
      <translation>Hub</translation>
    </message>
    <message>
      <source>Mailbox</source>
      <translation>Mailbox</translation>
    </message>
    <message>
      <source>Directory</source>
      <translation>Verzeichnis</translation>
    </message>
    <message>
      <source>Outlook</source>
      <translation>Outlook</translation>
    </message>
    <message>
      <source>Outlook Anywhere</source>
      <translation>Outlook Anywhere</translation>
    </message>
    <message>
      <source>Outlook Web App</source>
      <translation>Outlook Web App</translation>
    </message>
    <message>
      <source>ActiveSync</source>
      <translation>ActiveSync</translation>
    </message>
    <message>
      <source>IMAP4</source>
      <translation>IMAP4</translation>
    </message>
    <message>
      <source>POP3</source>
      <translation>POP3</translation>
    </message>
    <message>
      <source>Exchange Web Services</source>
      <translation>Exchange Web Services</translation>
    </message>
    <message>
      <source>Other system</source>
      <translation>Anderes System</translation>
    </message>
    <message>
      <source>Cores</source>
      <translation>Kerne</translation>
    </message>
    <message>
      <source>Basic</source>
      <translation>Standard (Basic)</translation>
    </message>
    <message>
      <source>NTLM</source>
      <translation>NTLM</translation>
    </message>
    <message>
      <source>Select servers or hosts to choose their model.</source>
      <translation>Wählen Sie Server oder Hosts aus, um ihr Modell festzulegen.</translation>
    </message>
    <message>
      <source>{count} items</source>
      <translation>{count} Elemente</translation>
    </message>
    <message>
      <source>Set model of {subject} to {name}</source>
      <translation>Modell von {subject} in {name} ändern</translation>
    </message>
    <message>
      <source>Set price of {name}</source>
      <translation>Preis von {name} ändern</translation>
    </message>
    <message>
      <source>Yes</source>
      <translation>Ja</translation>
    </message>
    <message>
      <source>No</source>
      <translation>Nein</translation>
    </message>
    <message>
      <source>Core</source>
      <translation>Kern</translation>
    </message>
    <message>
      <source>Socket</source>
      <translation>Sockel</translation>
    </message>
    <message>
      <source>Virtual machine</source>
      <translation>Virtuelle Maschine</translation>
    </message>
    <message>
      <source>Servers and hosts</source>
      <translation>Server und Hosts</translation>
    </message>
    <message>
      <source>Hosts</source>
      <translation>Hosts</translation>
    </message>
    <message>
      <source>Physical servers</source>
      <translation>Physische Server</translation>
    </message>
    <message>
      <source>Exchange servers, physical or virtual</source>
      <translation>Exchange-Server, physisch oder virtuell</translation>
    </message>
    <message>
      <source>ID</source>
      <translation>Kennung</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Lizenz</translation>
    </message>
    <message>
      <source>Per</source>
      <translation>Je</translation>
    </message>
    <message>
      <source>Counted on</source>
      <translation>Gezählt auf</translation>
    </message>
    <message>
      <source>A core of a virtual machine is a virtual CPU. Mailboxes are counted over the whole plan.</source>
      <translation>Ein Kern einer virtuellen Maschine ist eine virtuelle CPU. Postfächer werden über den ganzen Plan gezählt.</translation>
    </message>
    <message>
      <source>Price</source>
      <translation>Preis</translation>
    </message>
    <message>
      <source>Of one licence, in the plan's currency. Empty: unknown.</source>
      <translation>Einer Lizenz, in der Währung des Plans. Leer: unbekannt.</translation>
    </message>
    <message>
      <source>Paid every year</source>
      <translation>Jährlich zu zahlen</translation>
    </message>
    <message>
      <source>Off: paid once, with the purchase.</source>
      <translation>Aus: einmalig, mit der Anschaffung.</translation>
    </message>
    <message>
      <source>Currency</source>
      <translation>Währung</translation>
    </message>
    <message>
      <source>As shown in reports, for example EUR or £.</source>
      <translation>Wie sie in Berichten steht, zum Beispiel EUR oder €.</translation>
    </message>
    <message>
      <source>Price of electricity</source>
      <translation>Strompreis</translation>
    </message>
    <message>
      <source>In the plan's currency. Empty: unknown, so the cost of power is not shown.</source>
      <translation>In der Währung des Plans. Leer: unbekannt, dann werden keine Stromkosten angezeigt.</translation>
    </message>
    <message>
      <source>PUE</source>
      <translation>PUE</translation>
    </message>
    <message>
      <source>Power usage effectiveness: power of the data centre, cooling included, for 1 W of its machines.</source>
      <translation>Power Usage Effectiveness: Leistungsaufnahme des Rechenzentrums samt Kühlung für 1 W seiner Maschinen.</translation>
    </message>
    <message>
      <source>there is no user population with the id '{id}'.</source>
      <translation>es gibt keine Benutzergruppe mit der Kennung „{id}“.</translation>
    </message>
    <message>
      <source>a DAG has 1 to {most} members; this one has {number}.</source>
      <translation>eine DAG hat 1 bis {most} Mitglieder; diese hat {number}.</translation>
    </message>
    <message>
      <source>'{id}' is not a server or virtual machine of this design.</source>
      <translation>„{id}“ ist kein Server und keine virtuelle Maschine dieses Entwurfs.</translation>
    </message>
    <message>
      <source>the member '{name}' is switched off; members of a DAG must be on.</source>
      <translation>das Mitglied „{name}“ ist ausgeschaltet; Mitglieder einer DAG müssen eingeschaltet sein.</translation>
    </message>
    <message>
      <source>the members '{first}' and '{second}' run on one host, '{host}'; if it fails, the DAG loses both.</source>
      <translation>die Mitglieder „{first}“ und „{second}“ laufen auf demselben Host, „{host}“; fällt er aus, verliert die DAG beide.</translation>
    </message>
    <message>
      <source>each database has {copies} copies, but the DAG has only {members} members; a member holds one copy.</source>
      <translation>jede Datenbank hat {copies} Kopien, die DAG aber nur {members} Mitglieder; jedes Mitglied hält nur eine Kopie.</translation>
    </message>
    <message>
      <source>{lagged} of {copies} copies are lagged; at least one must not be.</source>
      <translation>{lagged} von {copies} Kopien sind verzögert; mindestens eine darf es nicht sein.</translation>
    </message>
    <message>
      <source>surviving {count} failure requires {needed} non-lagged copies; each database has {copies}.</source>
      <translation>um {count} Ausfall zu überstehen, sind {needed} nicht verzögerte Kopien nötig; jede Datenbank hat {copies}.</translation>
    </message>
    <message>
      <source>surviving {count} failures requires {needed} non-lagged copies; each database has {copies}.</source>
      <translation>um {count} Ausfälle zu überstehen, sind {needed} nicht verzögerte Kopien nötig; jede Datenbank hat {copies}.</translation>
    </message>
    <message>
      <source>the second site cannot have {second} copies; each database has only {copies}.</source>
      <translation>der zweite Standort hat {second} von nur {copies} Kopien.</translation>
    </message>
    <message>
      <source>'{name}' is already a member of '{other}'.</source>
      <translation>„{name}“ ist bereits Mitglied von „{other}“.</translation>
    </message>
    <message>
      <source>the population '{name}' is already served by '{other}'.</source>
      <translation>die Benutzergruppe „{name}“ wird bereits von „{other}“ bedient.</translation>
    </message>
    <message>
      <source>7,200 rpm</source>
      <translation>7.200 U/min</translation>
    </message>
    <message>
      <source>10,000 rpm</source>
      <translation>10.000 U/min</translation>
    </message>
    <message>
      <source>15,000 rpm</source>
      <translation>15.000 U/min</translation>
    </message>
    <message>
      <source>SSD</source>
      <translation>SSD</translation>
    </message>
    <message>
      <source>JBOD</source>
      <translation>JBOD</translation>
    </message>
    <message>
      <source>RAID-1/0</source>
      <translation>RAID-1/0</translation>
    </message>
    <message>
      <source>RAID-5</source>
      <translation>RAID-5</translation>
    </message>
    <message>
      <source>RAID-6</source>
      <translation>RAID-6</translation>
    </message>
    <message>
      <source>Evenly over all members</source>
      <translation>Gleichmäßig über alle Mitglieder</translation>
    </message>
    <message>
      <source>Where their users are</source>
      <translation>Wo ihre Benutzer sind</translation>
    </message>
    <message>
      <source>Disk type</source>
      <translation>Datenträgertyp</translation>
    </message>
    <message>
      <source>Disk layout</source>
      <translation>Anordnung der Datenträger</translation>
    </message>
    <message>
      <source>JBOD keeps each database copy on a single disk and needs three or more non-lagged copies.</source>
      <translation>JBOD hält eine Kopie einer Datenbank auf einem Datenträger und verlangt drei oder mehr nicht verzögerte Kopien.</translation>
    </message>
    <message>
      <source>Disks per member for databases and logs, not counting spares. Empty: unknown.</source>
      <translation>Datenträger jedes Mitglieds für Datenbanken und Protokolle, ohne Ersatz. Leer: unbekannt.</translation>
    </message>
    <message>
      <source>Capacity per disk</source>
      <translation>Kapazität eines Datenträgers</translation>
    </message>
    <message>
      <source>In units of 10^12 bytes, as vendors state it. Empty: unknown.</source>
      <translation>In Einheiten von 10^12 Byte, wie Hersteller sie angeben. Leer: unbekannt.</translation>
    </message>
    <message>
      <source>IOPS per disk</source>
      <translation>Vorgänge je Datenträger</translation>
    </message>
    <message>
      <source>Random IOPS at 20 ms or less. Empty: the figure for the disk type, if one is published.</source>
      <translation>Wahlfreie Zugriffe bei höchstens 20 ms. Leer: der Wert für diesen Datenträgertyp, falls einer veröffentlicht ist.</translation>
    </message>
    <message>
      <source>Database copies per disk</source>
      <translation>Datenbankkopien je Datenträger</translation>
    </message>
    <message>
      <source>SSDs for MetaCache databases</source>
      <translation>SSDs für MetaCache-Datenbanken</translation>
    </message>
    <message>
      <source>SSDs per member for the MetaCache databases of Exchange 2019 and later.</source>
      <translation>SSDs jedes Mitglieds für die MetaCache-Datenbanken von Exchange 2019 und neuer.</translation>
    </message>
    <message>
      <source>Capacity per SSD</source>
      <translation>Kapazität einer SSD</translation>
    </message>
    <message>
      <source>Mailbox servers that hold copies of its databases: up to 16, no two on the same host.</source>
      <translation>Mailbox-Server, die Kopien ihrer Datenbanken halten; höchstens 16, keine zwei auf einem Host.</translation>
    </message>
    <message>
      <source>Serves</source>
      <translation>Bedient</translation>
    </message>
    <message>
      <source>populations served</source>
      <translation>Bediente Benutzergruppen</translation>
    </message>
    <message>
      <source>User populations whose mailboxes are in its databases.</source>
      <translation>Benutzergruppen, deren Postfächer in ihren Datenbanken liegen.</translation>
    </message>
    <message>
      <source>Number of databases in the DAG, not counting copies.</source>
      <translation>Datenbanken der Gruppe, jede einmal gezählt, wie viele Kopien sie auch hat.</translation>
    </message>
    <message>
      <source>Copies of each database</source>
      <translation>Kopien jeder Datenbank</translation>
    </message>
    <message>
      <source>Including the active copy and lagged copies.</source>
      <translation>Die aktive und die verzögerten Kopien eingeschlossen.</translation>
    </message>
    <message>
      <source>Copies that replay logs with a delay. They are not activated when a member fails.</source>
      <translation>Kopien, die Protokolle verzögert einspielen; bei einem Ausfall werden sie nicht aktiviert.</translation>
    </message>
    <message>
      <source>Lag</source>
      <translation>Verzögerung</translation>
    </message>
    <message>
      <source>How many members may fail at once with all databases still available.</source>
      <translation>Wie viele Mitglieder gleichzeitig ausfallen dürfen, ohne dass eine Datenbank ausfällt.</translation>
    </message>
    <message>
      <source>Witness site</source>
      <translation>Standort des Zeugen</translation>
    </message>
    <message>
      <source>Empty: not given. For a witness in Azure, add a site first.</source>
      <translation>Leer: nicht angegeben. Für einen Zeugen in Azure fügen Sie zuerst einen Standort hinzu.</translation>
    </message>
    <message>
      <source>Second site</source>
      <translation>Zweiter Standort</translation>
    </message>
    <message>
      <source>second site</source>
      <translation>Zweiten Standort</translation>
    </message>
    <message>
      <source>Site that holds the last copies of each database. Empty: copies are spread evenly over all sites.</source>
      <translation>Der Standort für die letzten Kopien jeder Datenbank. Leer: Kopien sind über alle Standorte gleich verteilt.</translation>
    </message>
    <message>
      <source>Copies at the second site</source>
      <translation>Kopien am zweiten Standort</translation>
    </message>
    <message>
      <source>Per database. Empty: half of the copies.</source>
      <translation>Von jeder Datenbank. Leer: die Hälfte der Kopien.</translation>
    </message>
    <message>
      <source>Active copies</source>
      <translation>Aktive Kopien</translation>
    </message>
    <message>
      <source>Which databases are active at which site, for members at several sites without a second site.</source>
      <translation>Welche Datenbanken an welchem Standort aktiv sind, wenn Mitglieder an mehreren Standorten sind und kein zweiter Standort gewählt ist.</translation>
    </message>
    <message>
      <source>Maximum database size</source>
      <translation>Größte Datenbank</translation>
    </message>
    <message>
      <source>Databases should not grow beyond this. In a DAG, 2,048 GB is the recommended limit.</source>
      <translation>Größer sollen Datenbanken nicht werden; 2.048 GB ist die empfohlene Grenze in einer Gruppe.</translation>
    </message>
    <message>
      <source>Deleted item retention</source>
      <translation>Aufbewahrung gelöschter Elemente</translation>
    </message>
    <message>
      <source>Storage per member</source>
      <translation>Speicher jedes Mitglieds</translation>
    </message>
    <message>
      <source>A link connects two different sites.</source>
      <translation>Eine Verbindung braucht zwei verschiedene Standorte.</translation>
    </message>
    <message>
      <source>These sites are already linked.</source>
      <translation>Diese Standorte sind schon verbunden.</translation>
    </message>
    <message>
      <source>Nothing is selected that can be changed.</source>
      <translation>Es ist nichts ausgewählt, das sich ändern ließe.</translation>
    </message>
    <message>
      <source>An ID cannot be changed; change the name instead.</source>
      <translation>Eine Kennung lässt sich nicht ändern; ändern Sie stattdessen den Namen.</translation>
    </message>
    <message>
      <source>Set {field} of {subject}</source>
      <translation>{field} von {subject} ändern</translation>
    </message>
    <message>
      <source>Rename {subject} to {name}</source>
      <translation>{subject} in {name} umbenennen</translation>
    </message>
    <message>
      <source>A VM can only be placed on a virtualization host of its own design.</source>
      <translation>Eine VM lässt sich nur auf einem Virtualisierungshost des eigenen Entwurfs platzieren.</translation>
    </message>
    <message>
      <source>{count} VMs</source>
      <translation>{count} VMs</translation>
    </message>
    <message>
      <source>Move {subject} to {target}</source>
      <translation>{subject} nach {target} verschieben</translation>
    </message>
    <message>
      <source>Move {subject}</source>
      <translation>{subject} verschieben</translation>
    </message>
    <message>
      <source>Delete {subject}</source>
      <translation>{subject} löschen</translation>
    </message>
    <message>
      <source>Duplicate {subject}</source>
      <translation>{subject} duplizieren</translation>
    </message>
    <message>
      <source>Delete design {name}</source>
      <translation>Entwurf {name} löschen</translation>
    </message>
    <message>
      <source>There is no assumption '{name}'.</source>
      <translation>Es gibt keine Annahme „{name}“.</translation>
    </message>
    <message>
      <source>Set {field}</source>
      <translation>{field} ändern</translation>
    </message>
    <message>
      <source>Set title</source>
      <translation>Titel ändern</translation>
    </message>
    <message>
      <source>Set notes</source>
      <translation>Notizen ändern</translation>
    </message>
    <message>
      <source>Add {subject}</source>
      <translation>{subject} hinzufügen</translation>
    </message>
    <message>
      <source>link</source>
      <translation>Verbindung</translation>
    </message>
    <message>
      <source>VMs belong on a virtualization host. Drop this one on a host.</source>
      <translation>VMs gehören auf einen Virtualisierungshost. Legen Sie diese auf einem Host ab.</translation>
    </message>
    <message>
      <source>Servers and hosts belong to a site. Drop this one on a site.</source>
      <translation>Server und Hosts gehören an einen Standort. Legen Sie diesen an einem Standort ab.</translation>
    </message>
    <message>
      <source>The plan has no site '{id}'.</source>
      <translation>Der Plan hat keinen Standort „{id}“.</translation>
    </message>
    <message>
      <source>'{id}' has no {field} that can be changed.</source>
      <translation>„{id}“ hat kein Feld {field}, das sich ändern ließe.</translation>
    </message>
    <message>
      <source>The plan contains nothing with the id '{id}'.</source>
      <translation>Der Plan enthält nichts mit der Kennung „{id}“.</translation>
    </message>
    <message>
      <source>Users connected at the same time.</source>
      <translation>Gleichzeitig verbundene Benutzer.</translation>
    </message>
    <message>
      <source>Users connected at the same time. Counted in addition to Outlook: most have both.</source>
      <translation>Gleichzeitig verbundene Benutzer. Zusätzlich zu Outlook gezählt: Die meisten nutzen beides.</translation>
    </message>
    <message>
      <source>Users with 100 messages per day, normalised to the peak hour; not connections.</source>
      <translation>Benutzer mit 100 Nachrichten am Tag, auf die Spitzenstunde normiert, keine Verbindungen.</translation>
    </message>
    <message>
      <source>Outlook users</source>
      <translation>Outlook-Benutzer</translation>
    </message>
    <message>
      <source>Outlook Anywhere users</source>
      <translation>Outlook-Anywhere-Benutzer</translation>
    </message>
    <message>
      <source>Outlook Web App users</source>
      <translation>Outlook-Web-App-Benutzer</translation>
    </message>
    <message>
      <source>ActiveSync users</source>
      <translation>ActiveSync-Benutzer</translation>
    </message>
    <message>
      <source>IMAP4 users</source>
      <translation>IMAP4-Benutzer</translation>
    </message>
    <message>
      <source>POP3 users</source>
      <translation>POP3-Benutzer</translation>
    </message>
    <message>
      <source>Exchange Web Services users</source>
      <translation>Benutzer von Exchange Web Services</translation>
    </message>
    <message>
      <source>Measured. Leave empty to derive it from the users.</source>
      <translation>Gemessen. Leer lassen, um den Wert aus den Benutzern abzuleiten.</translation>
    </message>
    <message>
      <source>OWA requests</source>
      <translation>OWA-Anforderungen</translation>
    </message>
    <message>
      <source>ActiveSync requests</source>
      <translation>ActiveSync-Anforderungen</translation>
    </message>
    <message>
      <source>Relative speed</source>
      <translation>Relative Leistung</translation>
    </message>
    <message>
      <source>Work a core does per MHz, relative to a core of the platform on which the figures were measured.</source>
      <translation>Arbeit eines Kerns je MHz, relativ zu einem Kern der Plattform, auf der die Kennzahlen gemessen wurden.</translation>
    </message>
    <message>
      <source>SPECint_rate2006</source>
      <translation>SPECint_rate2006</translation>
    </message>
    <message>
      <source>Published SPECint_rate2006 of the whole machine; if given, it replaces clock and relative speed.</source>
      <translation>Veröffentlichtes SPECint_rate2006 der ganzen Maschine; wenn angegeben, ersetzt es Takt und relative Leistung.</translation>
    </message>
    <message>
      <source>SPECrate2017_int_base</source>
      <translation>SPECrate2017_int_base</translation>
    </message>
    <message>
      <source>Published SPECrate2017_int_base of the whole machine. If SPECint_rate2006 is empty, it is estimated.</source>
      <translation>Veröffentlichtes SPECrate2017_int_base der ganzen Maschine. Ist SPECint_rate2006 leer, wird es daraus geschätzt.</translation>
    </message>
    <message>
      <source>Threads per core</source>
      <translation>Threads je Kern</translation>
    </message>
    <message>
      <source>Hardware threads that a core runs at once. Stored for information; not used in calculations.</source>
      <translation>Hardware-Threads, die ein Kern gleichzeitig ausführt. Wird im Plan gespeichert; kein Ergebnis verwendet die Angabe.</translation>
    </message>
    <message>
      <source>sites served</source>
      <translation>Bediente Standorte</translation>
    </message>
    <message>
      <source>Sites that lack a role and use this site's servers for it.</source>
      <translation>Standorte, denen eine Rolle fehlt und die dafür die Server dieses Standorts nutzen.</translation>
    </message>
    <message>
      <source>Connects</source>
      <translation>Verbindet</translation>
    </message>
    <message>
      <source>sites connected</source>
      <translation>Verbundene Standorte</translation>
    </message>
    <message>
      <source>Bandwidth</source>
      <translation>Bandbreite</translation>
    </message>
    <message>
      <source>Latency</source>
      <translation>Latenz</translation>
    </message>
    <message>
      <source>Round-trip time. Only used to check the members of a DAG.</source>
      <translation>Für Hin- und Rückweg. Nur die Mitglieder einer DAG werden daran geprüft.</translation>
    </message>
    <message>
      <source>Messages per day</source>
      <translation>Nachrichten pro Tag</translation>
    </message>
    <message>
      <source>Sent and received by one user. The published costs apply to 100 (20 sent, 80 received).</source>
      <translation>Von einem Benutzer gesendet und empfangen. Die veröffentlichten Kosten gelten für 100 (20 gesendet, 80 empfangen).</translation>
    </message>
    <message>
      <source>Mailbox size</source>
      <translation>Postfachgröße</translation>
    </message>
    <message>
      <source>Average size of a mailbox. Disks and databases of a DAG depend on it: enter the real size. New populations start with 100 MB, the size at which the cost of IMAP4 was measured.</source>
      <translation>Mittlerer Inhalt eines Postfachs. Datenträger und Datenbanken einer DAG hängen davon ab: Geben Sie die tatsächliche Größe ein. Neue Benutzergruppen beginnen mit 100 MB, der Größe, bei der die Kosten von IMAP4 gemessen wurden.</translation>
    </message>
    <message>
      <source>Items in the largest folder</source>
      <translation>Elemente im größten Ordner</translation>
    </message>
    <message>
      <source>Megacycle factor</source>
      <translation>Megazyklenfaktor</translation>
    </message>
    <message>
      <source>CPU of a user with third-party clients or add-ons, relative to the published megacycles.</source>
      <translation>CPU eines solchen Benutzers mit Clients oder Add-ins anderer Hersteller, im Verhältnis zu den veröffentlichten Megazyklen.</translation>
    </message>
    <message>
      <source>Share of users with this factor</source>
      <translation>Anteil der Benutzer mit diesem Faktor</translation>
    </message>
    <message>
      <source>share of users with the megacycle factor</source>
      <translation>Anteil der Benutzer mit dem Megazyklenfaktor</translation>
    </message>
    <message>
      <source>Share of the mailboxes to which the megacycle factor applies. Passive copies are not affected.</source>
      <translation>Teil der Postfächer, für den der Megazyklenfaktor gilt. Passive Kopien sind davon ausgenommen.</translation>
    </message>
    <message>
      <source>Growth per year</source>
      <translation>Wachstum pro Jahr</translation>
    </message>
    <message>
      <source>Empty: like all users of the plan. Growth, reports and workbooks look ahead with it.</source>
      <translation>Leer: wie alle Benutzer des Plans. Wachstum, Berichte und Arbeitsmappen rechnen damit voraus.</translation>
    </message>
    <message>
      <source>Measured rates</source>
      <translation>Gemessene Raten</translation>
    </message>
    <message>
      <source>Processor</source>
      <translation>Prozessor</translation>
    </message>
    <message>
      <source>Windows</source>
      <translation>Windows</translation>
    </message>
    <message>
      <source>Large memory pages</source>
      <translation>Große Speicherseiten</translation>
    </message>
    <message>
      <source>Large pages prevent page sharing.</source>
      <translation>Große Seiten verhindern Page Sharing.</translation>
    </message>
    <message>
      <source>Virtual CPUs</source>
      <translation>Virtuelle CPUs</translation>
    </message>
    <message>
      <source>Figure</source>
      <translation>Kennzahl</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>Low</source>
      <translation>Unteres Ende</translation>
    </message>
    <message>
      <source>Lower end of its range.</source>
      <translation>Unteres Ende der Spanne.</translation>
    </message>
    <message>
      <source>High</source>
      <translation>Oberes Ende</translation>
    </message>
    <message>
      <source>Upper end of its range.</source>
      <translation>Oberes Ende der Spanne.</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Begründung</translation>
    </message>
    <message>
      <source>Rule</source>
      <translation>Regel</translation>
    </message>
    <message>
      <source>Subject</source>
      <translation>Gegenstand</translation>
    </message>
    <message>
      <source>About</source>
      <translation>Betrifft</translation>
    </message>
    <message>
      <source>Machines with a busier CPU are marked.</source>
      <translation>Maschinen mit höherer CPU-Auslastung werden markiert.</translation>
    </message>
    <message>
      <source>CPU target, lower bound</source>
      <translation>CPU-Ziel, Untergrenze</translation>
    </message>
    <message>
      <source>The target range is from here to the ceiling.</source>
      <translation>Der Zielbereich reicht von hier bis zur Obergrenze.</translation>
    </message>
    <message>
      <source>Machines with more memory in use are marked.</source>
      <translation>Maschinen mit höherer Speicherauslastung werden markiert.</translation>
    </message>
    <message>
      <source>Count page sharing as capacity</source>
      <translation>Page Sharing als Kapazität zählen</translation>
    </message>
    <message>
      <source>page sharing as capacity</source>
      <translation>Page Sharing als Kapazität</translation>
    </message>
    <message>
      <source>Microsoft does not support Exchange on overcommitted memory; leave this off for a supported design.</source>
      <translation>Microsoft unterstützt Exchange auf überbuchtem Arbeitsspeicher nicht; lassen Sie dies für unterstützte Entwürfe aus.</translation>
    </message>
    <message>
      <source>Peak factor</source>
      <translation>Spitzenfaktor</translation>
    </message>
    <message>
      <source>Peak hour relative to the average hour.</source>
      <translation>Spitzenstunde im Verhältnis zur durchschnittlichen Stunde.</translation>
    </message>
    <message>
      <source>Growth of users per year</source>
      <translation>Wachstum der Benutzer pro Jahr</translation>
    </message>
    <message>
      <source>Growth, reports and workbooks look ahead with it.</source>
      <translation>Wachstum, Berichte und Arbeitsmappen rechnen damit voraus.</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>Titel</translation>
    </message>
    <message>
      <source>Customer</source>
      <translation>Kunde</translation>
    </message>
    <message>
      <source>Author</source>
      <translation>Autor</translation>
    </message>
    <message>
      <source>Logo</source>
      <translation>Logo</translation>
    </message>
    <message>
      <source>A PNG or JPEG picture for the head of the report.</source>
      <translation>Ein PNG- oder JPEG-Bild für den Kopf des Berichts.</translation>
    </message>
    <message>
      <source>{field} is missing.</source>
      <translation>{field} fehlt.</translation>
    </message>
    <message>
      <source>{field} must be text.</source>
      <translation>{field}: Es muss Text sein.</translation>
    </message>
    <message>
      <source>{field} may have at most {longest} characters; it has {length}.</source>
      <translation>{field}: höchstens {longest} Zeichen sind möglich; es sind {length}.</translation>
    </message>
    <message>
      <source>{field} contains a control character (U+{code}); remove it.</source>
      <translation>{field} enthält ein Steuerzeichen (U+{code}); entfernen Sie es.</translation>
    </message>
    <message>
      <source>{field} contains nothing visible; type it again.</source>
      <translation>{field} enthält nichts Sichtbares; geben Sie es neu ein.</translation>
    </message>
    <message>
      <source>{field} must not be empty and must not begin or end with a space.</source>
      <translation>{field} darf nicht leer sein und nicht mit einem Leerzeichen beginnen oder enden.</translation>
    </message>
    <message>
      <source>{field} must be at least {least}{unit}; it is {value}.</source>
      <translation>{field}: mindestens {least}{unit} sind nötig; angegeben ist {value}.</translation>
    </message>
    <message>
      <source>{field} must be at most {most}{unit}; it is {value}.</source>
      <translation>{field}: höchstens {most}{unit} sind möglich; angegeben ist {value}.</translation>
    </message>
    <message>
      <source>{field} must be a number.</source>
      <translation>{field}: Es muss eine Zahl sein.</translation>
    </message>
    <message>
      <source>{field} is too large.</source>
      <translation>{field}: die Zahl ist zu groß.</translation>
    </message>
    <message>
      <source>{field} must be a finite number.</source>
      <translation>{field}: Es muss eine endliche Zahl sein.</translation>
    </message>
    <message>
      <source>{field} must be a whole number.</source>
      <translation>{field}: Es muss eine ganze Zahl sein.</translation>
    </message>
    <message>
      <source>{field} must be true or false.</source>
      <translation>{field}: Es muss wahr oder falsch sein.</translation>
    </message>
    <message>
      <source>{field} must be one of {allowed}; it is {value}.</source>
      <translation>{field}: möglich sind {allowed}; angegeben ist {value}.</translation>
    </message>
    <message>
      <source>{field} must be a list.</source>
      <translation>{field}: Es muss eine Liste sein.</translation>
    </message>
    <message>
      <source>{field} lists {value} twice.</source>
      <translation>{field} führt {value} zweimal auf.</translation>
    </message>
    <message>
      <source>{field} must have {count} entries; there are {length}.</source>
      <translation>{field}: {count} Einträge sind nötig; es sind {length}.</translation>
    </message>
    <message>
      <source>{field} must be a group of values.</source>
      <translation>{field}: Es muss eine Gruppe von Werten sein.</translation>
    </message>
    <message>
      <source>Windows keeps this name for a device; choose another one</source>
      <translation>Windows reserviert diesen Namen für ein Gerät; wählen Sie einen anderen</translation>
    </message>
    <message>
      <source>Windows allows none of &lt; &gt; : " | ? * in a name; choose another one</source>
      <translation>Windows erlaubt in einem Namen keines der Zeichen &lt; &gt; : " | ? *; wählen Sie einen anderen</translation>
    </message>
    <message>
      <source>the name is too long; choose a shorter one</source>
      <translation>der Name ist zu lang; wählen Sie einen kürzeren</translation>
    </message>
    <message>
      <source>with its folders it has more than 259 characters; choose a shorter name or folder</source>
      <translation>zusammen mit seinen Ordnern hat der Name mehr als 259 Zeichen; wählen Sie einen kürzeren Namen oder Ordner</translation>
    </message>
    <message>
      <source>Model</source>
      <translation>Modell</translation>
    </message>
    <message>
      <source>Vendor</source>
      <translation>Hersteller</translation>
    </message>
    <message>
      <source>Year</source>
      <translation>Jahr</translation>
    </message>
    <message>
      <source>Processors</source>
      <translation>Prozessoren</translation>
    </message>
    <message>
      <source>Sockets</source>
      <translation>Sockel</translation>
    </message>
    <message>
      <source>SPEC submission</source>
      <translation>SPEC-Ergebnis</translation>
    </message>
    <message>
      <source>Link or number of the published result, or what it is.</source>
      <translation>Link oder Nummer des veröffentlichten Ergebnisses, oder was es ist.</translation>
    </message>
    <message>
      <source>Purchase price of one machine, in the plan's currency. Empty: unknown.</source>
      <translation>Anschaffungspreis einer Maschine, in der Währung des Plans. Leer: unbekannt.</translation>
    </message>
    <message>
      <source>Enter a reason: the report states it.</source>
      <translation>Geben Sie einen Grund an: Der Bericht nennt ihn.</translation>
    </message>
    <message>
      <source>Ignore finding</source>
      <translation>Befund übergehen</translation>
    </message>
    <message>
      <source>Ignore {count} findings</source>
      <translation>{count} Befunde übergehen</translation>
    </message>
    <message>
      <source>Stop ignoring finding</source>
      <translation>Einen Befund nicht mehr übergehen</translation>
    </message>
    <message>
      <source>Stop ignoring {count} findings</source>
      <translation>{count} Befunde nicht mehr übergehen</translation>
    </message>
    <message>
      <source>site</source>
      <translation>Standort</translation>
    </message>
    <message>
      <source>{count} site</source>
      <translation>{count} Standort</translation>
    </message>
    <message>
      <source>{count} sites</source>
      <translation>{count} Standorte</translation>
    </message>
    <message>
      <source>WAN link</source>
      <translation>WAN-Verbindung</translation>
    </message>
    <message>
      <source>{count} WAN link</source>
      <translation>{count} WAN-Verbindung</translation>
    </message>
    <message>
      <source>{count} WAN links</source>
      <translation>{count} WAN-Verbindungen</translation>
    </message>
    <message>
      <source>{count} link</source>
      <translation>{count} Verbindung</translation>
    </message>
    <message>
      <source>{count} links</source>
      <translation>{count} Verbindungen</translation>
    </message>
    <message>
      <source>user population</source>
      <translation>Benutzergruppe</translation>
    </message>
    <message>
      <source>User population</source>
      <translation>Benutzergruppe</translation>
    </message>
    <message>
      <source>{count} user population</source>
      <translation>{count} Benutzergruppe</translation>
    </message>
    <message>
      <source>{count} user populations</source>
      <translation>{count} Benutzergruppen</translation>
    </message>
    <message>
      <source>physical server</source>
      <translation>physischer Server</translation>
    </message>
    <message>
      <source>Physical server</source>
      <translation>Physischer Server</translation>
    </message>
    <message>
      <source>{count} physical server</source>
      <translation>{count} physischer Server</translation>
    </message>
    <message>
      <source>{count} physical servers</source>
      <translation>{count} physische Server</translation>
    </message>
    <message>
      <source>{count} server</source>
      <translation>{count} Server</translation>
    </message>
    <message>
      <source>{count} servers</source>
      <translation>{count} Server</translation>
    </message>
    <message>
      <source>virtualization host</source>
      <translation>Virtualisierungshost</translation>
    </message>
    <message>
      <source>Virtualization host</source>
      <translation>Virtualisierungshost</translation>
    </message>
    <message>
      <source>{count} virtualization host</source>
      <translation>{count} Virtualisierungshost</translation>
    </message>
    <message>
      <source>{count} virtualization hosts</source>
      <translation>{count} Virtualisierungshosts</translation>
    </message>
    <message>
      <source>{count} host</source>
      <translation>{count} Host</translation>
    </message>
    <message>
      <source>{count} hosts</source>
      <translation>{count} Hosts</translation>
    </message>
    <message>
      <source>virtual machine</source>
      <translation>virtuelle Maschine</translation>
    </message>
    <message>
      <source>VM</source>
      <translation>VM</translation>
    </message>
    <message>
      <source>{count} virtual machine</source>
      <translation>{count} virtuelle Maschine</translation>
    </message>
    <message>
      <source>{count} virtual machines</source>
      <translation>{count} virtuelle Maschinen</translation>
    </message>
    <message>
      <source>{count} VM</source>
      <translation>{count} VM</translation>
    </message>
    <message>
      <source>database availability group</source>
      <translation>Datenbankverfügbarkeitsgruppe</translation>
    </message>
    <message>
      <source>Database availability group</source>
      <translation>Datenbankverfügbarkeitsgruppe</translation>
    </message>
    <message>
      <source>{count} database availability group</source>
      <translation>{count} Datenbankverfügbarkeitsgruppe</translation>
    </message>
    <message>
      <source>{count} database availability groups</source>
      <translation>{count} Datenbankverfügbarkeitsgruppen</translation>
    </message>
    <message>
      <source>{count} DAG</source>
      <translation>{count} DAG</translation>
    </message>
    <message>
      <source>{count} DAGs</source>
      <translation>{count} DAGs</translation>
    </message>
    <message>
      <source>Weight</source>
      <translation>Gewicht</translation>
    </message>
    <message>
      <source>Share of its roles' load at the site, relative to the other machines there. Empty: by capacity.</source>
      <translation>Anteil an der Last der Rollen am Standort, im Verhältnis zu den anderen Maschinen dort. Leer: nach Kapazität.</translation>
    </message>
    <message>
      <source>Transport database cache</source>
      <translation>Cache der Transportdatenbank</translation>
    </message>
    <message>
      <source>DatabaseMaxCacheSize of the Hub Transport role. Empty: the default of the version.</source>
      <translation>DatabaseMaxCacheSize der Rolle Hub Transport. Leer: der Standardwert der Version.</translation>
    </message>
    <message>
      <source>Antivirus engines</source>
      <translation>Antivirus-Module</translation>
    </message>
    <message>
      <source>Outlook Anywhere authentication</source>
      <translation>Authentifizierung von Outlook Anywhere</translation>
    </message>
    <message>
      <source>How Outlook Anywhere users authenticate. Empty: Basic.</source>
      <translation>Wie sich Benutzer mit Outlook Anywhere authentifizieren. Leer: Standard (Basic).</translation>
    </message>
    <message>
      <source>Disk operations</source>
      <translation>Datenträgervorgänge</translation>
    </message>
    <message>
      <source>Empty: unknown, so the disk gauge shows no data.</source>
      <translation>Leer: unbekannt, daher zeigt die Datenträgeranzeige keine Daten.</translation>
    </message>
    <message>
      <source>Network adapter</source>
      <translation>Netzwerkadapter</translation>
    </message>
    <message>
      <source>Empty: unknown, so the network gauge shows no data.</source>
      <translation>Leer: unbekannt, daher zeigt die Netzwerkanzeige keine Daten.</translation>
    </message>
    <message>
      <source>Other load</source>
      <translation>Andere Last</translation>
    </message>
    <message>
      <source>Measured</source>
      <translation>Gemessen</translation>
    </message>
    <message>
      <source>vCPUs are threads</source>
      <translation>vCPUs sind Threads</translation>
    </message>
    <message>
      <source>kind of vCPUs</source>
      <translation>Art der vCPUs</translation>
    </message>
    <message>
      <source>As in most clouds: a vCPU is a hyper-thread of its host, two of which share a core.</source>
      <translation>Wie in den meisten Clouds: Eine vCPU ist ein Hyperthread des Hosts; je zwei teilen sich einen Kern.</translation>
    </message>
    <message>
      <source>Switched off</source>
      <translation>Ausgeschaltet</translation>
    </message>
    <message>
      <source>power state</source>
      <translation>Betriebszustand</translation>
    </message>
    <message>
      <source>A VM that is off has no load and uses no resources of its host. A member of a DAG cannot be off.</source>
      <translation>Eine ausgeschaltete VM hat keine Last und nutzt keine Ressourcen ihres Hosts. Ein Mitglied einer DAG kann nicht ausgeschaltet sein.</translation>
    </message>
    <message>
      <source>Hardware unknown</source>
      <translation>Hardware unbekannt</translation>
    </message>
    <message>
      <source>state of the hardware</source>
      <translation>Stand der Hardware</translation>
    </message>
    <message>
      <source>Its cores, clock and memory are placeholders, except for the known parts. Nothing is calculated from placeholders until this is cleared.</source>
      <translation>Kerne, Takt und Arbeitsspeicher sind Platzhalter, soweit sie nicht als bekannt gelten. Mit Platzhaltern wird nicht gerechnet.</translation>
    </message>
    <message>
      <source>Known parts</source>
      <translation>Davon bekannt</translation>
    </message>
    <message>
      <source>known parts of the hardware</source>
      <translation>bekannte Hardware</translation>
    </message>
    <message>
      <source>The parts that are known although other hardware of the host is not. A value that you enter counts as known.</source>
      <translation>Was von einem Host bekannt ist, dessen übrige Hardware unbekannt ist. Ein eingetragener Wert gilt als bekannt.</translation>
    </message>
    <message>
      <source>Shared memory</source>
      <translation>Gemeinsam genutzter Speicher</translation>
    </message>
    <message>
      <source>shared memory</source>
      <translation>Gemeinsam genutzten Speicher</translation>
    </message>
    <message>
      <source>Memory it shares with other VMs, as measured by its hypervisor. Empty: estimated from its guest system.</source>
      <translation>Arbeitsspeicher, den sie mit anderen VMs teilt, vom Hypervisor gemessen. Leer: aus dem Gastsystem geschätzt.</translation>
    </message>
    <message>
      <source>Sockets with a processor, for per-socket licences. Empty: unknown.</source>
      <translation>Sockel mit Prozessor, für Lizenzen je Sockel. Leer: unbekannt.</translation>
    </message>
    <message>
      <source>The hardware model, from the plan's own list. Empty: none chosen.</source>
      <translation>Das Hardwaremodell, aus der Liste des Plans. Leer: keines gewählt.</translation>
    </message>
    <message>
      <source>Purchase price</source>
      <translation>Anschaffungspreis</translation>
    </message>
    <message>
      <source>Of this machine, in the plan's currency; 0 if you already own it. Empty: the price of its model.</source>
      <translation>Dieser Maschine, in der Währung des Plans; 0, wenn sie schon vorhanden ist. Leer: der Preis ihres Modells.</translation>
    </message>
    <message>
      <source>Set mailboxes and users of {subject}</source>
      <translation>Postfächer und Benutzer von {subject} ändern</translation>
    </message>
    <message>
      <source>Void, as other virtual machines run there now: {source}</source>
      <translation>Ungültig, da dort jetzt andere virtuelle Maschinen laufen: {source}</translation>
    </message>
    <message>
      <source>Measured CPU</source>
      <translation>Gemessene CPU</translation>
    </message>
    <message>
      <source>measured CPU</source>
      <translation>Gemessene CPU</translation>
    </message>
    <message>
      <source>Share of the machine's CPU that was in use: 0.43 is 43 %.</source>
      <translation>Genutzter Teil der CPU der Maschine: 0,43 sind 43 %.</translation>
    </message>
    <message>
      <source>Measured memory</source>
      <translation>Gemessener Arbeitsspeicher</translation>
    </message>
    <message>
      <source>measured memory</source>
      <translation>Gemessenen Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Share of the machine's memory that was in use: 0.43 is 43 %.</source>
      <translation>Genutzter Teil des Arbeitsspeichers der Maschine: 0,43 sind 43 %.</translation>
    </message>
    <message>
      <source>Measured disk operations</source>
      <translation>Gemessene Datenträgervorgänge</translation>
    </message>
    <message>
      <source>Measured traffic</source>
      <translation>Gemessener Datenverkehr</translation>
    </message>
    <message>
      <source>measured traffic</source>
      <translation>Gemessenen Datenverkehr</translation>
    </message>
    <message>
      <source>Source of the measurement</source>
      <translation>Quelle der Messung</translation>
    </message>
    <message>
      <source>The log, the hours used, and the statistic.</source>
      <translation>Das Protokoll, seine Stunden und welche Statistik davon es ist.</translation>
    </message>
    <message>
      <source>These items are not in this plan; copy them in their own plan and paste them here.</source>
      <translation>Diese Elemente sind nicht in diesem Plan; kopieren Sie sie in ihrem Plan und fügen Sie sie hier ein.</translation>
    </message>
    <message>
      <source>Move {count} items to {place}</source>
      <translation>{count} Elemente nach {place} verschieben</translation>
    </message>
    <message>
      <source>{name} belongs to a site. Drop it on a site.</source>
      <translation>{name} gehört an einen Standort. Legen Sie das Element an einem Standort ab.</translation>
    </message>
    <message>
      <source>Sites and links do not belong to another item; move them on the canvas.</source>
      <translation>Standorte und Verbindungen liegen in keinem anderen Element; verschieben Sie sie auf der Zeichenfläche.</translation>
    </message>
    <message>
      <source>CPU of other programs</source>
      <translation>CPU anderer Programme</translation>
    </message>
    <message>
      <source>In MHz of cores with a relative speed of 1, as a hypervisor measures it. Empty: unknown.</source>
      <translation>In MHz von Kernen mit der relativen Leistung 1, wie ein Hypervisor sie misst. Leer: unbekannt.</translation>
    </message>
    <message>
      <source>Memory of other programs</source>
      <translation>Arbeitsspeicher anderer Programme</translation>
    </message>
    <message>
      <source>How much of the machine's memory they use. Empty: unknown.</source>
      <translation>Arbeitsspeicher der Maschine, den sie nutzen. Leer: unbekannt.</translation>
    </message>
    <message>
      <source>Disk operations of other programs</source>
      <translation>Datenträgervorgänge anderer Programme</translation>
    </message>
    <message>
      <source>Traffic of other programs</source>
      <translation>Datenverkehr anderer Programme</translation>
    </message>
    <message>
      <source>Source of these numbers</source>
      <translation>Quelle dieser Zahlen</translation>
    </message>
    <message>
      <source>Who or what measured them, and when.</source>
      <translation>Wer oder was sie wann gemessen hat.</translation>
    </message>
    <message>
      <source>Enter a reason: it is shown next to the figure.</source>
      <translation>Geben Sie eine Begründung an: Sie wird neben der Kennzahl angezeigt.</translation>
    </message>
    <message>
      <source>Enter a value from {least} to {most} {unit}.</source>
      <translation>Geben Sie einen Wert von {least} bis {most} {unit} an.</translation>
    </message>
    <message>
      <source>Override {figure}</source>
      <translation>{figure} abweichend festlegen</translation>
    </message>
    <message>
      <source>Tick at least one factor to keep.</source>
      <translation>Haken Sie mindestens einen Faktor an, den Sie behalten möchten.</translation>
    </message>
    <message>
      <source>Keep {count} fitted figure</source>
      <translation>{count} angepasste Kennzahl behalten</translation>
    </message>
    <message>
      <source>Keep {count} fitted figures</source>
      <translation>{count} angepasste Kennzahlen behalten</translation>
    </message>
    <message>
      <source>Restore published value of {figure}</source>
      <translation>Veröffentlichten Wert von {figure} wiederherstellen</translation>
    </message>
    <message>
      <source>Select what to copy.</source>
      <translation>Wählen Sie aus, was kopiert werden soll.</translation>
    </message>
    <message>
      <source>There is nothing to paste.</source>
      <translation>Es gibt nichts zum Einfügen.</translation>
    </message>
    <message>
      <source>Paste {subject}</source>
      <translation>{subject} einfügen</translation>
    </message>
    <message>
      <source>Insert {template}</source>
      <translation>{template} einfügen</translation>
    </message>
    <message>
      <source>Cut {subject}</source>
      <translation>{subject} ausschneiden</translation>
    </message>
    <message>
      <source>Select the two sites to link, or copy the link together with both of its sites.</source>
      <translation>Wählen Sie die beiden Standorte aus, die verbunden werden sollen, oder kopieren Sie die Verbindung mit ihren beiden Standorten.</translation>
    </message>
    <message>
      <source>This plan has no design yet; add one first.</source>
      <translation>Dieser Plan hat noch keinen Entwurf; fügen Sie zuerst einen hinzu.</translation>
    </message>
    <message>
      <source>Select the site it belongs to.</source>
      <translation>Wählen Sie den Standort aus, zu dem es gehört.</translation>
    </message>
    <message>
      <source>Select the virtualization host for the VM.</source>
      <translation>Wählen Sie den Virtualisierungshost für die VM aus.</translation>
    </message>
    <message>
      <source>A VM needs a virtualization host; add one first.</source>
      <translation>Eine VM braucht einen Virtualisierungshost; fügen Sie zuerst einen hinzu.</translation>
    </message>
    <message>
      <source>The picture must be written as base64 text.</source>
      <translation>Das Bild muss als Base64-Text angegeben sein.</translation>
    </message>
    <message>
      <source>The picture must be a PNG or JPEG file.</source>
      <translation>Das Bild muss eine PNG- oder JPEG-Datei sein.</translation>
    </message>
    <message>
      <source>The picture may be at most {most} × {most} pixels; it is {width} × {height}.</source>
      <translation>Das Bild darf höchstens {most} × {most} Pixel haben; es hat {width} × {height}.</translation>
    </message>
    <message>
      <source>The picture may have at most {size} KB.</source>
      <translation>Das Bild darf höchstens {size} KB haben.</translation>
    </message>
    <message>
      <source>The picture is damaged; save it again and choose the new file.</source>
      <translation>Das Bild ist beschädigt; speichern Sie es neu und wählen Sie die neue Datei.</translation>
    </message>
    <message>
      <source>The picture contains data other than pixels ({part}); choose it again.</source>
      <translation>Das Bild enthält mehr als Bildpunkte ({part}); wählen Sie ein anderes.</translation>
    </message>
    <message>
      <source>X</source>
      <translation>X</translation>
    </message>
    <message>
      <source>Y</source>
      <translation>Y</translation>
    </message>
    <message>
      <source>Position</source>
      <translation>Position</translation>
    </message>
    <message>
      <source>Apply the what-if</source>
      <translation>Was-wäre-wenn übernehmen</translation>
    </message>
    <message>
      <source>What-if: virtualization overhead {share}.</source>
      <translation>Was-wäre-wenn: Mehraufwand der Virtualisierung {share}.</translation>
    </message>
    <message>
      <source>cores</source>
      <translation>Kerne</translation>
    </message>
    <message>
      <source>clock</source>
      <translation>Takt</translation>
    </message>
    <message>
      <source>Set Exchange version and Windows of {subject}</source>
      <translation>Exchange-Version und Windows von {subject} ändern</translation>
    </message>
    <message>
      <source>users cannot shrink by 100 % or more per year.</source>
      <translation>die Zahl der Benutzer kann nicht um 100 % oder mehr pro Jahr abnehmen.</translation>
    </message>
    <message>
      <source>users cannot grow by more than {most} % per year.</source>
      <translation>die Zahl der Benutzer kann um höchstens {most} % pro Jahr zunehmen.</translation>
    </message>
    <message>
      <source>the disk is full; free some space or save it elsewhere</source>
      <translation>der Datenträger ist voll; schaffen Sie Platz oder speichern Sie an einem anderen Ort</translation>
    </message>
    <message>
      <source>you have no write permission for the file or its folder; save it elsewhere</source>
      <translation>Sie haben keine Schreibberechtigung für die Datei oder ihren Ordner; speichern Sie an einem anderen Ort</translation>
    </message>
    <message>
      <source>the folder does not exist; save it elsewhere</source>
      <translation>der Ordner existiert nicht; speichern Sie an einem anderen Ort</translation>
    </message>
    <message>
      <source>its symbolic links form a loop; save it elsewhere</source>
      <translation>die symbolischen Verknüpfungen bilden eine Schleife; speichern Sie an einem anderen Ort</translation>
    </message>
    <message>
      <source>the plan</source>
      <translation>der Plan</translation>
    </message>
    <message>
      <source>{reason}; save it elsewhere</source>
      <translation>{reason}; speichern Sie an einem anderen Ort</translation>
    </message>
    <message>
      <source>{subject} was not saved: {advice}.</source>
      <translation>{subject} wurde nicht gespeichert: {advice}.</translation>
    </message>
    <message>
      <source>{subject} was not saved: this is not a regular file; choose another name.</source>
      <translation>{subject} wurde nicht gespeichert: Dies ist keine reguläre Datei; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <source>{subject} was not saved: the file is read-only; save it under another name.</source>
      <translation>{subject} wurde nicht gespeichert: Die Datei ist schreibgeschützt; speichern Sie unter einem anderen Namen.</translation>
    </message>
    <message>
      <source>the file is damaged ({reason}).</source>
      <translation>die Datei ist beschädigt ({reason}).</translation>
    </message>
    <message>
      <source>reading the file took too long.</source>
      <translation>das Lesen der Datei dauerte zu lange.</translation>
    </message>
    <message>
      <source>the file is damaged: a text in it is not UTF-8 ({reason}).</source>
      <translation>die Datei ist beschädigt: Ein Text darin ist nicht UTF-8 ({reason}).</translation>
    </message>
    <message>
      <source>the file is nested too deeply to be a plan.</source>
      <translation>die Datei ist für einen Plan zu tief verschachtelt.</translation>
    </message>
    <message>
      <source>the file contains a number that is too large.</source>
      <translation>die Datei enthält eine zu große Zahl.</translation>
    </message>
    <message>
      <source>there is not enough memory for this file.</source>
      <translation>für diese Datei ist nicht genug Arbeitsspeicher vorhanden.</translation>
    </message>
    <message>
      <source>this plan was written by a newer version of the program (format {found}; this version reads {known}).</source>
      <translation>dieser Plan wurde von einer neueren Version des Programms geschrieben (Format {found}; diese Version liest {known}).</translation>
    </message>
    <message>
      <source>this is not a plan: it looks like a PNG image.</source>
      <translation>dies ist kein Plan: Es sieht nach einem PNG-Bild aus.</translation>
    </message>
    <message>
      <source>this is not a plan: it looks like a ZIP archive or an Office document.</source>
      <translation>dies ist kein Plan: Es sieht nach einem ZIP-Archiv oder Office-Dokument aus.</translation>
    </message>
    <message>
      <source>this is not a plan: it looks like a JPEG image.</source>
      <translation>dies ist kein Plan: Es sieht nach einem JPEG-Bild aus.</translation>
    </message>
    <message>
      <source>this is not a plan: it looks like a GIF image.</source>
      <translation>dies ist kein Plan: Es sieht nach einem GIF-Bild aus.</translation>
    </message>
    <message>
      <source>this is not a plan: it looks like a PDF document.</source>
      <translation>dies ist kein Plan: Es sieht nach einem PDF-Dokument aus.</translation>
    </message>
    <message>
      <source>this is not a plan: it looks like a gzip archive.</source>
      <translation>dies ist kein Plan: Es sieht nach einem gzip-Archiv aus.</translation>
    </message>
    <message>
      <source>this is not a plan: it looks like an old Office document.</source>
      <translation>dies ist kein Plan: Es sieht nach einem alten Office-Dokument aus.</translation>
    </message>
    <message>
      <source>this is not a plan: it looks like a web page or another XML document.</source>
      <translation>dies ist kein Plan: Es sieht nach einer Webseite oder einem anderen XML-Dokument aus.</translation>
    </message>
    <message>
      <source>the file is empty.</source>
      <translation>die Datei ist leer.</translation>
    </message>
    <message>
      <source>the file contains only zero bytes.</source>
      <translation>die Datei enthält nur Nullbytes.</translation>
    </message>
    <message>
      <source>this is not a plan: it is neither an .xplan file nor JSON.</source>
      <translation>dies ist kein Plan: Es ist weder eine .xplan-Datei noch JSON.</translation>
    </message>
    <message>
      <source>the file is truncated.</source>
      <translation>die Datei ist unvollständig.</translation>
    </message>
    <message>
      <source>this is an SQLite database of another program, not a plan.</source>
      <translation>dies ist eine SQLite-Datenbank eines anderen Programms und kein Plan.</translation>
    </message>
    <message>
      <source>another program put this file into write-ahead mode, so part of its content may be in a second file; open it in that program and set its journal mode to DELETE.</source>
      <translation>ein anderes Programm hat diese Datei in den Modus „write-ahead“ versetzt, daher kann ein Teil des Inhalts in einer zweiten Datei liegen; öffnen Sie sie in dem anderen Programm und setzen Sie den Journalmodus auf DELETE.</translation>
    </message>
    <message>
      <source>the file is damaged or not a plan.</source>
      <translation>die Datei ist beschädigt oder kein Plan.</translation>
    </message>
    <message>
      <source>there is no plan format {version}.</source>
      <translation>es gibt kein Planformat {version}.</translation>
    </message>
    <message>
      <source>the file is damaged: its page size is invalid.</source>
      <translation>die Datei ist beschädigt: Ihre Seitengröße ist ungültig.</translation>
    </message>
    <message>
      <source>the file is truncated: it has {found} of {expected} bytes.</source>
      <translation>die Datei ist unvollständig: Sie hat {found} von {expected} Byte.</translation>
    </message>
    <message>
      <source>the file is damaged: it has {found} bytes instead of {expected}.</source>
      <translation>die Datei ist beschädigt: Sie hat {found} Byte statt {expected}.</translation>
    </message>
    <message>
      <source>someone else is writing this file right now; try saving again.</source>
      <translation>jemand anderes schreibt diese Datei gerade; speichern Sie noch einmal.</translation>
    </message>
    <message>
      <source>{file}: writing was interrupted; the previous content is backed up and will be restored when the program starts again.</source>
      <translation>{file}: Das Schreiben wurde unterbrochen; der vorherige Inhalt ist gesichert und wird beim nächsten Start des Programms wiederhergestellt.</translation>
    </message>
    <message>
      <source>a machine has one Exchange version; figures of two versions are never added on one machine.</source>
      <translation>eine Maschine hat eine Exchange-Version; Kennzahlen zweier Versionen werden nie auf einer Maschine addiert.</translation>
    </message>
    <message>
      <source>the plan was changed after it was written; remove the "digest" line if this was intended.</source>
      <translation>der Plan wurde geändert, nachdem er geschrieben war; falls das Absicht war, entfernen Sie die Zeile „digest“.</translation>
    </message>
    <message>
      <source>this must be a list of item ids.</source>
      <translation>hier muss eine Liste von Elementkennungen stehen.</translation>
    </message>
    <message>
      <source>a plan has at most {most} machines; this one has {number}.</source>
      <translation>ein Plan hat höchstens {most} Maschinen; dieser hat {number}.</translation>
    </message>
    <message>
      <source>a JSON plan has at most {size} MB; an .xplan file may be larger.</source>
      <translation>ein Plan in JSON hat höchstens {size} MB; eine .xplan-Datei darf größer sein.</translation>
    </message>
    <message>
      <source>line {line}, column {column}</source>
      <translation>Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
      <source>this is not JSON: {reason}.</source>
      <translation>dies ist kein JSON: {reason}.</translation>
    </message>
    <message>
      <source>the file contains more values than a plan can have.</source>
      <translation>die Datei enthält mehr Werte, als ein Plan haben darf.</translation>
    </message>
    <message>
      <source>this is not a plan: its format must be '{format}'.</source>
      <translation>dies ist kein Plan: Das Format muss „{format}“ sein.</translation>
    </message>
    <message>
      <source>the format version must be a whole number from 1 to {newest}.</source>
      <translation>die Formatversion muss eine ganze Zahl von 1 bis {newest} sein.</translation>
    </message>
    <message>
      <source>this key appears twice in one object; remove one.</source>
      <translation>dieser Schlüssel steht zweimal in einem Objekt; entfernen Sie einen.</translation>
    </message>
    <message>
      <source>expected an object with keys, as in {{…}}.</source>
      <translation>hier muss ein Objekt mit Schlüsseln stehen, wie in {{…}}.</translation>
    </message>
    <message>
      <source>the key '{key}' is not known here.</source>
      <translation>der Schlüssel „{key}“ ist hier nicht bekannt.</translation>
    </message>
    <message>
      <source>expected a list, as in […].</source>
      <translation>hier muss eine Liste stehen, wie in […].</translation>
    </message>
    <message>
      <source>a plan has at most {most} entries here; there are {length}.</source>
      <translation>ein Plan hat hier höchstens {most} Einträge; es sind {length}.</translation>
    </message>
    <message>
      <source>Kind must be one of {known}.</source>
      <translation>Art muss eines von {known} sein.</translation>
    </message>
    <message>
      <source>another program is using the file, so it is unchanged; the plan was saved next to it as {copy}.</source>
      <translation>ein anderes Programm verwendet die Datei, daher ist sie unverändert; der Plan wurde daneben als {copy} gespeichert.</translation>
    </message>
    <message>
      <source>the file is too large to be a plan (more than {size} MB).</source>
      <translation>die Datei ist zu groß für einen Plan (mehr als {size} MB).</translation>
    </message>
    <message>
      <source>the file does not exist.</source>
      <translation>die Datei existiert nicht.</translation>
    </message>
    <message>
      <source>this is a folder, not a plan.</source>
      <translation>dies ist ein Ordner und kein Plan.</translation>
    </message>
    <message>
      <source>the file cannot be read: {reason}.</source>
      <translation>die Datei kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
      <source>this is not a regular file, so it cannot be a plan.</source>
      <translation>dies ist keine reguläre Datei und kann daher kein Plan sein.</translation>
    </message>
    <message>
      <source>the content was damaged or changed by another program.</source>
      <translation>der Inhalt wurde beschädigt oder von einem anderen Programm geändert.</translation>
    </message>
    <message>
      <source>the {what} was not written by this program.</source>
      <translation>{what} wurde nicht von diesem Programm geschrieben.</translation>
    </message>
    <message>
      <source>a table of the plan is missing.</source>
      <translation>eine Tabelle des Plans fehlt.</translation>
    </message>
    <message>
      <source>no response</source>
      <translation>keine Antwort</translation>
    </message>
    <message>
      <source>a plan file contains one plan; this one contains {number}.</source>
      <translation>eine Plandatei enthält einen Plan; diese enthält {number}.</translation>
    </message>
    <message>
      <source>a plan has at most {most} of them.</source>
      <translation>ein Plan hat davon höchstens {most}.</translation>
    </message>
    <message>
      <source>its owner</source>
      <translation>der Eigentümer</translation>
    </message>
    <message>
      <source>its group</source>
      <translation>die Gruppe</translation>
    </message>
    <message>
      <source>its access control list</source>
      <translation>die Zugriffssteuerungsliste</translation>
    </message>
    <message>
      <source>its extended attributes</source>
      <translation>die erweiterten Attribute</translation>
    </message>
    <message>
      <source>its hard links (other names of the same file)</source>
      <translation>die harten Links (andere Namen derselben Datei)</translation>
    </message>
    <message>
      <source>{subject} was not saved: replacing the file would lose {things}; save it under another name.</source>
      <translation>{subject} wurde nicht gespeichert: Beim Ersetzen der Datei ginge verloren: {things}; speichern Sie unter einem anderen Namen.</translation>
    </message>
    <message>
      <source>the value is not a list.</source>
      <translation>der Wert ist keine Liste.</translation>
    </message>
    <message>
      <source>the values do not match each other.</source>
      <translation>die Werte passen nicht zusammen.</translation>
    </message>
    <message>
      <source>reading back what was written gave different content</source>
      <translation>beim Zurücklesen ergab sich ein anderer Inhalt</translation>
    </message>
    <message>
      <source>the plan was not saved: reading it back would give different content; please report this.</source>
      <translation>der Plan wurde nicht gespeichert: Beim Zurücklesen ergäbe sich ein anderer Inhalt; bitte melden Sie das.</translation>
    </message>
    <message>
      <source>Disks of {capacity} TB are too small: a member would need more than {most} of them. Enter larger disks.</source>
      <translation>Platten mit {capacity} TB sind zu klein: Ein Mitglied bräuchte mehr als {most} davon. Geben Sie größere Platten ein.</translation>
    </message>
    <message>
      <source>All servers of “{name}” already run {version}.</source>
      <translation>Alle Server von „{name}“ laufen bereits mit {version}.</translation>
    </message>
    <message>
      <source>{name}, moved to {version}</source>
      <translation>{name}, umgezogen auf {version}</translation>
    </message>
    <message>
      <source>Move {name} to {version}</source>
      <translation>{name} auf {version} umziehen</translation>
    </message>
    <message>
      <source>The plan has no users to move.</source>
      <translation>Der Plan hat keine Benutzer, die umziehen könnten.</translation>
    </message>
    <message>
      <source>{site}: no number of these servers provides enough {resource}.</source>
      <translation>{site}: Keine Anzahl dieser Server hat genug {resource}.</translation>
    </message>
    <message>
      <source>{site} needs at least {count} servers: one for each DAG, and one for mailboxes in no DAG.</source>
      <translation>{site} braucht mindestens {count} Server: einen für jede DAG und einen für Postfächer in keiner DAG.</translation>
    </message>
    <message>
      <source>{dag} keeps {copies} copies of each database, but would have {count} member. Choose more servers.</source>
      <translation>{dag} hält {copies} Kopien jeder Datenbank, hätte aber nur {count} Mitglied. Wählen Sie mehr Server.</translation>
    </message>
    <message>
      <source>{dag} keeps {copies} copies of each database, but would have {count} members. Choose more servers.</source>
      <translation>{dag} hält {copies} Kopien jeder Datenbank, hätte aber nur {count} Mitglieder. Wählen Sie mehr Server.</translation>
    </message>
    <message>
      <source>Enter at least one group of users with its mailboxes.</source>
      <translation>Geben Sie mindestens eine Gruppe von Benutzern mit ihren Postfächern ein.</translation>
    </message>
    <message>
      <source>There is no hypervisor “{id}”.</source>
      <translation>Es gibt keinen Hypervisor „{id}“.</translation>
    </message>
    <message>
      <source>{version} has no DAGs, so a database has one copy.</source>
      <translation>{version} hat keine DAGs, daher hat eine Datenbank eine Kopie.</translation>
    </message>
    <message>
      <source>Surviving a failure takes {needed} copies that are not lagged; there are {usable}. Choose more copies.</source>
      <translation>Um einen Ausfall zu überstehen, braucht es {needed} nicht verzögerte Kopien; es sind {usable}. Wählen Sie mehr Kopien.</translation>
    </message>
    <message>
      <source>One copy of each database must not be lagged.</source>
      <translation>Mindestens eine Kopie jeder Datenbank darf nicht verzögert sein.</translation>
    </message>
    <message>
      <source>With {version}, a DAG over two sites serves users at these two sites only, as they also need servers that are not its members. Enter users at two sites, or choose a DAG at each site.</source>
      <translation>Mit {version} bedient eine DAG über zwei Standorte nur Benutzer an diesen beiden Standorten, weil sie auch Server brauchen, die keine Mitglieder sind. Geben Sie Benutzer an zwei Standorten ein, oder wählen Sie eine DAG je Standort.</translation>
    </message>
    <message>
      <source>A DAG over two sites needs a second site: add a row for it, with 0 mailboxes if nobody is there.</source>
      <translation>Eine DAG über zwei Standorte braucht einen zweiten Standort: Fügen Sie eine Zeile für ihn hinzu, mit 0 Postfächern, wenn dort niemand ist.</translation>
    </message>
    <message>
      <source>The plan is not empty.</source>
      <translation>Der Plan ist nicht leer.</translation>
    </message>
    <message>
      <source>One per site</source>
      <translation>Eine je Standort</translation>
    </message>
    <message>
      <source>Two sites, both active</source>
      <translation>2 Standorte, beide aktiv</translation>
    </message>
    <message>
      <source>Two sites, one active</source>
      <translation>2 Standorte, einer aktiv</translation>
    </message>
    <message>
      <source>identity</source>
      <translation>Identität</translation>
    </message>
    <message>
      <source>fitted</source>
      <translation>angepasst</translation>
    </message>
    <message>
      <source>predicted</source>
      <translation>vorhergesagt</translation>
    </message>
    <message>
      <source>within range</source>
      <translation>innerhalb der Spanne</translation>
    </message>
    <message>
      <source>within rounding</source>
      <translation>innerhalb der Rundung</translation>
    </message>
    <message>
      <source>out of range</source>
      <translation>außerhalb der Spanne</translation>
    </message>
    <message>
      <source>adopted unchanged</source>
      <translation>unverändert übernommen</translation>
    </message>
    <message>
      <source>not predicted</source>
      <translation>nicht vorhergesagt</translation>
    </message>
    <message>
      <source>{first} and {last}</source>
      <translation>{first} und {last}</translation>
    </message>
    <message>
      <source>{count} more</source>
      <translation>{count} weitere</translation>
    </message>
    <message>
      <source>{first} or {last}</source>
      <translation>{first} oder {last}</translation>
    </message>
    <message>
      <source>Drag from one site to another with the Connect tool to link them.</source>
      <translation>Ziehen Sie mit dem Werkzeug „Verbinden“ von einem Standort zum anderen, um sie zu verbinden.</translation>
    </message>
    <message>
      <source>VMs belong on a virtualization host. Add a host first.</source>
      <translation>VMs gehören auf einen Virtualisierungshost. Fügen Sie zuerst einen Host hinzu.</translation>
    </message>
    <message>
      <source>Servers belong to a site. Drop this one on a site.</source>
      <translation>Server gehören an einen Standort. Legen Sie diesen an einem Standort ab.</translation>
    </message>
    <message>
      <source>Hosts belong to a site. Drop this one on a site.</source>
      <translation>Hosts gehören an einen Standort. Legen Sie diesen an einem Standort ab.</translation>
    </message>
    <message>
      <source>Populations belong to a site. Drop this one on a site.</source>
      <translation>Benutzergruppen gehören an einen Standort. Legen Sie diese an einem Standort ab.</translation>
    </message>
    <message>
      <source>Add {name}</source>
      <translation>{name} hinzufügen</translation>
    </message>
    <message>
      <source>“{template}” belongs to a site. Drop it on a site.</source>
      <translation>„{template}“ gehört an einen Standort. Legen Sie die Vorlage an einem Standort ab.</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Verschieben</translation>
    </message>
    <message>
      <source>Move {count} items to {target}</source>
      <translation>{count} Elemente nach {target} verschieben</translation>
    </message>
    <message>
      <source>Drag from one site to another to link them.</source>
      <translation>Ziehen Sie von einem Standort zum anderen, um sie zu verbinden.</translation>
    </message>
    <message>
      <source>the chart</source>
      <translation>das Diagramm</translation>
    </message>
    <message>
      <source>Factor</source>
      <translation>Faktor</translation>
    </message>
    <message>
      <source>80 % interval</source>
      <translation>80-%-Intervall</translation>
    </message>
    <message>
      <source>What the log says</source>
      <translation>Was das Protokoll sagt</translation>
    </message>
    <message>
      <source>The log has no CPU data for a machine with a role, so there is nothing to fit.</source>
      <translation>Das Protokoll enthält keine CPU-Werte einer Maschine mit Rolle: Es gibt nichts anzupassen.</translation>
    </message>
    <message>
      <source>Not fitted. {reason}</source>
      <translation>Nicht angepasst. {reason}</translation>
    </message>
    <message>
      <source>Resource</source>
      <translation>Ressource</translation>
    </message>
    <message>
      <source>Predicted</source>
      <translation>Vorhergesagt</translation>
    </message>
    <message>
      <source>Mean</source>
      <translation>Mittel</translation>
    </message>
    <message>
      <source>95th percentile</source>
      <translation>95. Perzentil</translation>
    </message>
    <message>
      <source>Peak</source>
      <translation>Spitze</translation>
    </message>
    <message>
      <source>For the counted users</source>
      <translation>Für die gezählten Benutzer</translation>
    </message>
    <message>
      <source>Verdict</source>
      <translation>Urteil</translation>
    </message>
    <message>
      <source>name a log, or ask for --counters.</source>
      <translation>Geben Sie ein Protokoll oder --counters an.</translation>
    </message>
    <message>
      <source>--keep needs --fit.</source>
      <translation>--keep erfordert --fit.</translation>
    </message>
    <message>
      <source>the log determines no figure, so there is nothing to keep.</source>
      <translation>das Protokoll bestimmt keine Kennzahl; es gibt nichts zu übernehmen.</translation>
    </message>
    <message>
      <source>two names in the log are matched to '{id}'; give only one.</source>
      <translation>zwei Namen des Protokolls stehen für „{id}“; nennen Sie einen davon.</translation>
    </message>
    <message>
      <source>{count} measured value, {outside} outside the predicted range, by the {statistic} of 15-minute windows.</source>
      <translation>{count} gemessener Wert, {outside} außerhalb des vorhergesagten Bereichs (Statistik: {statistic} der Viertelstunden).</translation>
    </message>
    <message>
      <source>{count} measured values, {outside} outside the predicted range, by the {statistic} of 15-minute windows.</source>
      <translation>{count} gemessene Werte, {outside} außerhalb des vorhergesagten Bereichs (Statistik: {statistic} der Viertelstunden).</translation>
    </message>
    <message>
      <source>{count} truncated line was left out.</source>
      <translation>{count} Zeile war abgeschnitten und wurde ausgelassen.</translation>
    </message>
    <message>
      <source>{count} truncated lines were left out.</source>
      <translation>{count} Zeilen waren abgeschnitten und wurden ausgelassen.</translation>
    </message>
    <message>
      <source>to use a cluster, install exchange-topology-planner[cluster], which includes Dask.</source>
      <translation>installieren Sie für die Arbeit auf einem Cluster exchange-topology-planner[cluster]; Dask ist darin enthalten.</translation>
    </message>
    <message>
      <source>no Dask scheduler answers at {address}; the address must look like tcp://10.0.0.7:8786.</source>
      <translation>unter {address} antwortet kein Dask-Scheduler; geben Sie die Adresse in der Form tcp://10.0.0.7:8786 an.</translation>
    </message>
    <message>
      <source>the scheduler at {address} has no workers.</source>
      <translation>der Scheduler unter {address} hat keine Worker.</translation>
    </message>
    <message>
      <source>the worker {worker} has {other}, and this computer has {own}; install the same on both.</source>
      <translation>der Worker {worker} hat {other}, dieser Computer {own}; installieren Sie auf beiden dieselben Versionen.</translation>
    </message>
    <message>
      <source>a worker has {other}, not {own}.</source>
      <translation>ein Worker hat {other} statt {own}.</translation>
    </message>
    <message>
      <source>{count} worker</source>
      <translation>{count} Worker</translation>
    </message>
    <message>
      <source>{count} workers</source>
      <translation>{count} Worker</translation>
    </message>
    <message>
      <source>{count} step</source>
      <translation>{count} Schritt</translation>
    </message>
    <message>
      <source>{count} steps</source>
      <translation>{count} Schritte</translation>
    </message>
    <message>
      <source>the comparison</source>
      <translation>der Vergleich</translation>
    </message>
    <message>
      <source>{field}: enter a number.</source>
      <translation>{field}: Geben Sie eine Zahl ein.</translation>
    </message>
    <message>
      <source>{field}: enter a whole number.</source>
      <translation>{field}: Geben Sie eine ganze Zahl ein.</translation>
    </message>
    <message>
      <source>1 more cluster</source>
      <translation>1 weiterer Cluster</translation>
    </message>
    <message>
      <source>{count} more clusters</source>
      <translation>{count} weitere Cluster</translation>
    </message>
    <message>
      <source>1 host</source>
      <translation>1 Host</translation>
    </message>
    <message>
      <source>1 VM</source>
      <translation>1 VM</translation>
    </message>
    <message>
      <source>Import only listed hosts (1 is not listed)</source>
      <translation>Nur Hosts der Liste (1 fehlt dort)</translation>
    </message>
    <message>
      <source>Import only listed hosts ({count} are not listed)</source>
      <translation>Nur Hosts der Liste ({count} fehlen dort)</translation>
    </message>
    <message>
      <source>Match host names manually ({count} matched)…</source>
      <translation>Hostnamen manuell zuordnen ({count} zugeordnet)…</translation>
    </message>
    <message>
      <source>“{name}” is kept, but its utilization is unknown without cores and a clock or a SPEC result.</source>
      <translation>„{name}“ ist gespeichert, aber ohne Kerne und Takt oder SPEC-Ergebnis ist die Auslastung unbekannt.</translation>
    </message>
    <message>
      <source>Files of more than {most} MB take long. Finish the plan first, then choose File, Import populations.</source>
      <translation>Dateien von mehr als {most} MB brauchen lange. Stellen Sie erst den Plan fertig, und wählen Sie dann „Datei“, „Benutzergruppen importieren“.</translation>
    </message>
    <message>
      <source>Table (*.csv)</source>
      <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
      <source>PowerShell script (*.ps1)</source>
      <translation>PowerShell-Skript (*.ps1)</translation>
    </message>
    <message>
      <source>the file</source>
      <translation>die Datei</translation>
    </message>
    <message>
      <source>Done: {change}. You can undo it.</source>
      <translation>Erledigt: {change}. Sie können es rückgängig machen.</translation>
    </message>
    <message>
      <source>{count} findings fixed. You can undo this.</source>
      <translation>{count} Befunde behoben. Sie können das rückgängig machen.</translation>
    </message>
    <message>
      <source>Set costs</source>
      <translation>Kosten ändern</translation>
    </message>
    <message>
      <source>Set properties of the plan</source>
      <translation>Eigenschaften des Plans ändern</translation>
    </message>
    <message>
      <source>Licence {number}</source>
      <translation>Lizenz {number}</translation>
    </message>
    <message>
      <source>Attached: the plan “{title}”.</source>
      <translation>Im Anhang: der Plan „{title}“.</translation>
    </message>
    <message>
      <source>the draft</source>
      <translation>der E-Mail-Entwurf</translation>
    </message>
    <message>
      <source>Move to {version}</source>
      <translation>Auf {version} umziehen</translation>
    </message>
    <message>
      <source>The plan has changed since the move was calculated; open it again.</source>
      <translation>Der Plan hat sich geändert, seit der Umzug berechnet wurde; öffnen Sie ihn erneut.</translation>
    </message>
    <message>
      <source>A name must not be empty.</source>
      <translation>Ein Name darf nicht leer sein.</translation>
    </message>
    <message>
      <source>Log shipping and clients need {needed} Mbit/s between {first} and {second}; the link has {has}.</source>
      <translation>Protokollversand und Clients brauchen {needed} Mbit/s zwischen {first} und {second}; die Verbindung hat {has}.</translation>
    </message>
    <message>
      <source>{days} day</source>
      <translation>{days} Tag</translation>
    </message>
    <message>
      <source>{days} days</source>
      <translation>{days} Tage</translation>
    </message>
    <message>
      <source>{copies} ({lagged} lagged by {days})</source>
      <translation>{copies} ({lagged} verzögert, {days})</translation>
    </message>
    <message>
      <source>A DAG of {members} members, {where}, with {copies}, survives 1 failure or the loss of either site.</source>
      <translation>Eine DAG mit {members} Mitgliedern, {where}, und {copies} übersteht 1 Ausfall oder den Verlust eines der beiden Standorte.</translation>
    </message>
    <message>
      <source>A DAG of {members} members, {where}, with {copies}, survives the loss of either site.</source>
      <translation>Eine DAG mit {members} Mitgliedern, {where}, und {copies} übersteht den Verlust eines der beiden Standorte.</translation>
    </message>
    <message>
      <source>A DAG of {members} members with {copies}, survives 1 failure.</source>
      <translation>Eine DAG mit {members} Mitgliedern und {copies} übersteht 1 Ausfall.</translation>
    </message>
    <message>
      <source>A DAG of {members} members with {copies}.</source>
      <translation>Eine DAG mit {members} Mitgliedern und {copies}.</translation>
    </message>
    <message>
      <source>Databases are active where their users are.</source>
      <translation>Datenbanken sind dort aktiv, wo ihre Benutzer sind.</translation>
    </message>
    <message>
      <source>Databases are active in {site}.</source>
      <translation>Datenbanken sind in {site} aktiv.</translation>
    </message>
    <message>
      <source>The witness must be at a third place, for example in Azure.</source>
      <translation>Der Zeuge muss an einem dritten Ort stehen, zum Beispiel in Azure.</translation>
    </message>
    <message>
      <source>The witness is in {site}.</source>
      <translation>Der Zeuge steht in {site}.</translation>
    </message>
    <message>
      <source>Each member has {disks} database disks of {capacity} TB ({layout}), {spare} of them spare.</source>
      <translation>Jedes Mitglied hat {disks} Datenbankplatten mit {capacity} TB ({layout}), davon {spare} als Ersatz.</translation>
    </message>
    <message>
      <source>{number} DAGs with {copies}, each survives 1 failure; members: {where}.</source>
      <translation>{number} DAGs mit {copies}, jede übersteht 1 Ausfall; Mitglieder: {where}.</translation>
    </message>
    <message>
      <source>{number} DAGs with {copies}; members: {where}.</source>
      <translation>{number} DAGs mit {copies}; Mitglieder: {where}.</translation>
    </message>
    <message>
      <source>{fewest} to {most}</source>
      <translation>{fewest} bis {most}</translation>
    </message>
    <message>
      <source>{count} in {site}</source>
      <translation>{count} in {site}</translation>
    </message>
    <message>
      <source>in {site} by {reason}</source>
      <translation>in {site} {reason}</translation>
    </message>
    <message>
      <source>by {reason}</source>
      <translation>{reason}</translation>
    </message>
    <message>
      <source>The number of servers is set {reasons}.</source>
      <translation>Die Zahl der Server bestimmt {reasons}.</translation>
    </message>
    <message>
      <source>the copies, not the load</source>
      <translation>die Zahl der Kopien, nicht die Last</translation>
    </message>
    <message>
      <source>{what} ({resource} {use})</source>
      <translation>{what} ({resource} {use})</translation>
    </message>
    <message>
      <source>the loss of {site}</source>
      <translation>der Verlust von {site}</translation>
    </message>
    <message>
      <source>a failed member</source>
      <translation>der Ausfall eines Mitglieds</translation>
    </message>
    <message>
      <source>the load of a normal day</source>
      <translation>die Last eines normalen Tages</translation>
    </message>
    <message>
      <source>The files do not say how many mailboxes there are.</source>
      <translation>Die Dateien sagen nicht, wie viele Postfächer es gibt.</translation>
    </message>
    <message>
      <source>{count} row added from the files.</source>
      <translation>{count} Zeile aus den Dateien hinzugefügt.</translation>
    </message>
    <message>
      <source>{count} rows added from the files.</source>
      <translation>{count} Zeilen aus den Dateien hinzugefügt.</translation>
    </message>
    <message>
      <source>Missing in some rows and set to default values there: {fields}.</source>
      <translation>Fehlt in manchen Zeilen und ist dort auf übliche Werte gesetzt: {fields}.</translation>
    </message>
    <message>
      <source>The clipboard contains headings but no rows.</source>
      <translation>Die Zwischenablage enthält Überschriften, aber keine Zeilen.</translation>
    </message>
    <message>
      <source>Mailbox sizes have no unit and were read as {unit}.</source>
      <translation>Die Postfachgrößen haben keine Einheit und wurden als {unit} gelesen.</translation>
    </message>
    <message>
      <source>It is the sum of the others.</source>
      <translation>Sie ist die Summe der anderen.</translation>
    </message>
    <message>
      <source>“{pasted}” cannot be used. {fault}</source>
      <translation>„{pasted}“ ist nicht verwendbar. {fault}</translation>
    </message>
    <message>
      <source>Row {number} ({name}) was left out: {why}</source>
      <translation>Zeile {number} ({name}) wurde ausgelassen: {why}</translation>
    </message>
    <message>
      <source>{taken} of {given} pasted rows added, columns matched by heading.</source>
      <translation>{taken} von {given} eingefügten Zeilen übernommen, Spalten nach Überschrift zugeordnet.</translation>
    </message>
    <message>
      <source>{taken} of {given} pasted rows added, columns taken in order.</source>
      <translation>{taken} von {given} eingefügten Zeilen übernommen, Spalten der Reihe nach.</translation>
    </message>
    <message>
      <source>{count} more row was left out.</source>
      <translation>{count} weitere Zeile wurde ausgelassen.</translation>
    </message>
    <message>
      <source>{count} more rows were left out.</source>
      <translation>{count} weitere Zeilen wurden ausgelassen.</translation>
    </message>
    <message>
      <source>Row {rows} was left out, too.</source>
      <translation>Zeile {rows} wurde ebenfalls ausgelassen.</translation>
    </message>
    <message>
      <source>Rows {rows} were left out, too.</source>
      <translation>Die Zeilen {rows} wurden ebenfalls ausgelassen.</translation>
    </message>
    <message>
      <source>Not understood and left out: {columns}.</source>
      <translation>Nicht erkannt und ausgelassen: {columns}.</translation>
    </message>
    <message>
      <source>Messages/day</source>
      <translation>Nachrichten/Tag</translation>
    </message>
    <message>
      <source>Clients</source>
      <translation>Clients</translation>
    </message>
    <message>
      <source>{column} is empty.</source>
      <translation>{column} ist leer.</translation>
    </message>
    <message>
      <source>nobody</source>
      <translation>niemand</translation>
    </message>
    <message>
      <source>Physical</source>
      <translation>Physisch</translation>
    </message>
    <message>
      <source>Consolidated</source>
      <translation>Konsolidiert</translation>
    </message>
    <message>
      <source>New plan from the assistant</source>
      <translation>Neuer Plan aus dem Assistenten</translation>
    </message>
    <message>
      <source>No users yet</source>
      <translation>Noch keine Benutzer</translation>
    </message>
    <message>
      <source>{sites}, {mailboxes}</source>
      <translation>{sites}, {mailboxes}</translation>
    </message>
    <message>
      <source>{number} million messages per day</source>
      <translation>{number} Millionen Nachrichten pro Tag</translation>
    </message>
    <message>
      <source>{count} message per day</source>
      <translation>{count} Nachricht pro Tag</translation>
    </message>
    <message>
      <source>{count} messages per day</source>
      <translation>{count} Nachrichten pro Tag</translation>
    </message>
    <message>
      <source>Two designs, both complete</source>
      <translation>Zwei vollständige Entwürfe</translation>
    </message>
    <message>
      <source>One complete design</source>
      <translation>Ein vollständiger Entwurf</translation>
    </message>
    <message>
      <source>No solution with this hardware</source>
      <translation>Keine Lösung mit dieser Hardware</translation>
    </message>
    <message>
      <source>This hardware cannot serve your users</source>
      <translation>Diese Hardware reicht für Ihre Benutzer nicht aus</translation>
    </message>
    <message>
      <source>One design that serves your users</source>
      <translation>Ein Entwurf, der Ihre Benutzer bedient</translation>
    </message>
    <message>
      <source>Two designs that serve your users</source>
      <translation>Zwei Entwürfe, die Ihre Benutzer bedienen</translation>
    </message>
    <message>
      <source>Use the larger hardware offered below, or go back and choose different hardware.</source>
      <translation>Verwenden Sie die unten angebotene größere Hardware, oder gehen Sie zurück und wählen Sie andere.</translation>
    </message>
    <message>
      <source>Untick a design to leave it out.</source>
      <translation>Entfernen Sie das Häkchen, um einen Entwurf wegzulassen.</translation>
    </message>
    <message>
      <source>Users stay served, below every ceiling, when any one machine fails or either site is lost.</source>
      <translation>Fällt eine beliebige Maschine oder einer der beiden Standorte aus, werden alle weiter bedient und keine Obergrenze wird überschritten.</translation>
    </message>
    <message>
      <source>Users stay served, below every ceiling, when either site is lost.</source>
      <translation>Fällt einer der beiden Standorte aus, werden alle weiter bedient und keine Obergrenze wird überschritten.</translation>
    </message>
    <message>
      <source>Everyone is served in every role; nothing is above its ceiling.</source>
      <translation>Alle werden in jeder Rolle bedient; nichts liegt über seiner Obergrenze.</translation>
    </message>
    <message>
      <source>Users stay served, below every ceiling, when any one machine fails.</source>
      <translation>Fällt eine beliebige Maschine aus, werden alle weiter bedient und keine Obergrenze wird überschritten.</translation>
    </message>
    <message>
      <source>When any one machine fails, the others stay below every ceiling. Mailboxes have one copy: those of a Mailbox server that fails are not served until it is back or they are restored.</source>
      <translation>Fällt eine beliebige Maschine aus, bleiben die anderen unter jeder Obergrenze. Jedes Postfach gibt es nur einmal: Die Postfächer eines ausgefallenen Mailbox-Servers werden nicht bedient, bis er wieder läuft oder sie wiederhergestellt sind.</translation>
    </message>
    <message>
      <source>one server per role</source>
      <translation>ein Server je Rolle</translation>
    </message>
    <message>
      <source>VMs on {hypervisor}</source>
      <translation>VMs, {hypervisor}</translation>
    </message>
    <message>
      <source>host</source>
      <translation>Host</translation>
    </message>
    <message>
      <source>hosts</source>
      <translation>Hosts</translation>
    </message>
    <message>
      <source>machine</source>
      <translation>Maschine</translation>
    </message>
    <message>
      <source>machines</source>
      <translation>Maschinen</translation>
    </message>
    <message>
      <source>CPU, worst failure</source>
      <translation>CPU, schwerster Ausfall</translation>
    </message>
    <message>
      <source>CPU, busiest machine</source>
      <translation>CPU der am stärksten belasteten Maschine</translation>
    </message>
    <message>
      <source>more mailboxes, worst failure</source>
      <translation>weitere Postfächer bei Ausfall</translation>
    </message>
    <message>
      <source>more mailboxes fit</source>
      <translation>weitere Postfächer passen</translation>
    </message>
    <message>
      <source>Power</source>
      <translation>Leistungsaufnahme</translation>
    </message>
    <message>
      <source>Little headroom: {resource} of {machine} is between {low} and {high}; the ceiling is {ceiling}.</source>
      <translation>Wenig Reserve: {resource} von {machine} liegt zwischen {low} und {high}; die Obergrenze liegt bei {ceiling}.</translation>
    </message>
    <message>
      <source>{number} at {sites} sites</source>
      <translation>{number} an {sites} Standorten</translation>
    </message>
    <message>
      <source>Hosts: {where}, each with the same VMs ({vms} in all).</source>
      <translation>Hosts: {where}, jeder mit den gleichen VMs (insgesamt {vms}).</translation>
    </message>
    <message>
      <source>Servers: {where}.</source>
      <translation>Server: {where}.</translation>
    </message>
    <message>
      <source>The mailboxes in {site} take more databases than a DAG of {most} members can hold; choose fewer copies.</source>
      <translation>Die Postfächer in {site} brauchen mehr Datenbanken, als eine DAG mit {most} Mitgliedern aufnehmen kann; wählen Sie weniger Kopien.</translation>
    </message>
    <message>
      <source>Even a DAG of {most} members is not enough in {site}. Choose larger machines.</source>
      <translation>Selbst eine DAG mit {most} Mitgliedern reicht in {site} nicht aus. Wählen Sie größere Maschinen.</translation>
    </message>
    <message>
      <source>Even {most} machines are not enough in {site}. Choose larger machines.</source>
      <translation>Selbst {most} Maschinen reichen in {site} nicht aus. Wählen Sie größere Maschinen.</translation>
    </message>
    <message>
      <source>{cores} cores are not enough in {site}; {more} would be.</source>
      <translation>{cores} Kerne reichen in {site} nicht aus, {more} würden genügen.</translation>
    </message>
    <message>
      <source>{memory} of memory is not enough in {site}; {larger} would be.</source>
      <translation>{memory} Arbeitsspeicher reichen in {site} nicht aus, {larger} würden genügen.</translation>
    </message>
    <message>
      <source>{cores} cores and {memory} are not enough in {site}; {more} cores and {larger} would be.</source>
      <translation>{cores} Kerne und {memory} reichen in {site} nicht aus, {more} Kerne und {larger} würden genügen.</translation>
    </message>
    <message>
      <source>{cores} cores, {memory}</source>
      <translation>{cores} Kerne, {memory}</translation>
    </message>
    <message>
      <source>“{consolidated}” needs as many machines as “{physical}” ({count})</source>
      <translation>„{consolidated}“ braucht so viele Maschinen wie „{physical}“ ({count})</translation>
    </message>
    <message>
      <source>“{consolidated}” needs {count} machine where “{physical}” needs {before} ({change})</source>
      <translation>„{consolidated}“ braucht {count} Maschine statt {before} bei „{physical}“ ({change})</translation>
    </message>
    <message>
      <source>“{consolidated}” needs {count} machines where “{physical}” needs {before} ({change})</source>
      <translation>„{consolidated}“ braucht {count} Maschinen statt {before} bei „{physical}“ ({change})</translation>
    </message>
    <message>
      <source>{machines}, but has room for {number} fewer mailboxes.</source>
      <translation>{machines}, bietet aber Platz für {number} Postfächer weniger.</translation>
    </message>
    <message>
      <source>{machines} and has room for {number} more mailboxes.</source>
      <translation>{machines} und bietet Platz für {number} Postfächer mehr.</translation>
    </message>
    <message>
      <source>{design}: {sentence}</source>
      <translation>{design}: {sentence}</translation>
    </message>
    <message>
      <source>{number} {machines}; the busiest CPU is at {use} in the worst failure.</source>
      <translation>{number} {machines}; die höchste CPU-Auslastung liegt beim schwersten Ausfall bei {use}.</translation>
    </message>
    <message>
      <source>{number} {machines}; the busiest CPU is at {use}.</source>
      <translation>{number} {machines}; die höchste CPU-Auslastung liegt bei {use}.</translation>
    </message>
    <message>
      <source>Creates {count} design. One undo removes it.</source>
      <translation>Legt {count} Entwurf an. Einmal „Rückgängig“ entfernt ihn.</translation>
    </message>
    <message>
      <source>Creates {count} designs. One undo removes them.</source>
      <translation>Legt {count} Entwürfe an. Einmal „Rückgängig“ entfernt sie.</translation>
    </message>
    <message>
      <source>Memory and response times are not fitted: a log of a normal week cannot determine them.</source>
      <translation>Arbeitsspeicher und Antwortzeiten werden nicht angepasst: Aus dem Protokoll einer normalen Woche lassen sie sich nicht bestimmen.</translation>
    </message>
    <message>
      <source>The intervals are meant to contain the true cost in 80 % of cases. In tests with made logs, they contained it less often where the published ranges were too narrow, or with one day of counters that were far off.</source>
      <translation>Die Intervalle sollen die wahren Kosten in 80 % der Fälle enthalten. In Tests mit künstlichen Protokollen enthielten sie diese seltener, wo die veröffentlichten Spannen zu eng waren oder die Zähler eines einzigen Tages weit daneben lagen.</translation>
    </message>
    <message>
      <source>The log counts requests, not users: the busiest requests are taken as those of all users in the plan. The log therefore does not show what a user costs, and the published figure stays.</source>
      <translation>Gezählt werden Anforderungen, nicht Benutzer: Die höchste gezählte Rate gilt als die aller Benutzer im Plan. Das Protokoll sagt daher nicht, was ein Benutzer kostet; die veröffentlichte Kennzahl bleibt.</translation>
    </message>
    <message>
      <source>The log does not determine it ({left} of its range remains). The published figure stays.</source>
      <translation>Das Protokoll bestimmt ihn nicht ({left} seiner Spanne bleiben offen). Die veröffentlichte Kennzahl bleibt.</translation>
    </message>
    <message>
      <source>Far from the published figure: check that the log counts all of these users and no others.</source>
      <translation>Weit von der veröffentlichten Kennzahl entfernt: Prüfen Sie, ob das Protokoll alle diese Benutzer zählt und keine anderen.</translation>
    </message>
    <message>
      <source>The data narrowed it to {left} of its range. It cannot be told apart from {names}: only their sum is known.</source>
      <translation>Die Daten haben ihn auf {left} seiner Spanne eingeengt. Er lässt sich nicht von {names} trennen: Bekannt ist nur die Summe.</translation>
    </message>
    <message>
      <source>The data narrowed it to {left} of its range.</source>
      <translation>Die Daten haben ihn auf {left} seiner Spanne eingeengt.</translation>
    </message>
    <message>
      <source>The fit misses the log by {residual} % on average ({missed} of {mean} MHz).</source>
      <translation>Die Anpassung verfehlt das Protokoll im Mittel um {residual} % ({missed} von {mean} MHz).</translation>
    </message>
    <message>
      <source>{count} 15-minute window counts as {independent}.</source>
      <translation>{count} 15-Minuten-Fenster zählt als {independent}.</translation>
    </message>
    <message>
      <source>{count} 15-minute windows count as {independent}.</source>
      <translation>{count} 15-Minuten-Fenster zählen als {independent}.</translation>
    </message>
    <message>
      <source>{count} independent window</source>
      <translation>{count} unabhängiges Fenster</translation>
    </message>
    <message>
      <source>{count} independent windows</source>
      <translation>{count} unabhängige Fenster</translation>
    </message>
    <message>
      <source>The busiest window has {ratio} times the load of the quietest.</source>
      <translation>Das am stärksten belastete Fenster hat die {ratio}-fache Last des ruhigsten.</translation>
    </message>
    <message>
      <source>{mhz} MHz are used regardless of the users.</source>
      <translation>{mhz} MHz werden unabhängig von den Benutzern verbraucht.</translation>
    </message>
    <message>
      <source>Keep {count} factor</source>
      <translation>{count} Faktor behalten</translation>
    </message>
    <message>
      <source>Keep {count} factors</source>
      <translation>{count} Faktoren behalten</translation>
    </message>
    <message>
      <source>{design}, CPU of {machine}: {before}, then {after}</source>
      <translation>{design}, CPU von {machine}: {before}, danach {after}</translation>
    </message>
    <message>
      <source>Left out: {names}. Their load is not explained by their users.</source>
      <translation>Ausgelassen: {names}. Die Benutzer erklären dort die Last nicht.</translation>
    </message>
    <message>
      <source>Fitted to {log}, {hours}: {windows} 15-minute windows of {machines}; factor {factor} ({interval}, 80 %).</source>
      <translation>Angepasst an {log}, {hours}: {windows} Fenster zu 15 Minuten von {machines}; Faktor {factor} ({interval}, 80 %).</translation>
    </message>
    <message>
      <source>RAM</source>
      <translation>RAM</translation>
    </message>
    <message>
      <source>Net</source>
      <translation>Netz</translation>
    </message>
    <message>
      <source>Storage</source>
      <translation>Platz</translation>
    </message>
    <message>
      <source>{predicted}; measured {use}</source>
      <translation>{predicted}; gemessen {use}</translation>
    </message>
    <message>
      <source>{gauge}: no data</source>
      <translation>{gauge}: keine Daten</translation>
    </message>
    <message>
      <source>{use}, in the worst failure of its DAG {worst}</source>
      <translation>{use}, beim schwersten Ausfall seiner DAG {worst}</translation>
    </message>
    <message>
      <source>{count} thread</source>
      <translation>{count} Thread</translation>
    </message>
    <message>
      <source>{count} threads</source>
      <translation>{count} Threads</translation>
    </message>
    <message>
      <source>{what} unknown</source>
      <translation>{what} unbekannt</translation>
    </message>
    <message>
      <source>No protocol users yet</source>
      <translation>Noch keine Benutzer mit einem Protokoll</translation>
    </message>
    <message>
      <source>no mailboxes</source>
      <translation>keine Postfächer</translation>
    </message>
    <message>
      <source>1 message per day</source>
      <translation>1 Nachricht am Tag</translation>
    </message>
    <message>
      <source>{low} to {high} messages per day</source>
      <translation>{low} bis {high} Nachrichten/Tag</translation>
    </message>
    <message>
      <source>No role yet</source>
      <translation>Noch keine Rolle</translation>
    </message>
    <message>
      <source>Page sharing returns {memory}</source>
      <translation>Page Sharing gewinnt {memory} zurück</translation>
    </message>
    <message>
      <source>Virtualization uses {share} of the CPU</source>
      <translation>Virtualisierung braucht {share} der CPU</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Von</translation>
    </message>
    <message>
      <source>To</source>
      <translation>Bis</translation>
    </message>
    <message>
      <source>low</source>
      <translation>unterer Wert</translation>
    </message>
    <message>
      <source>high</source>
      <translation>oberer Wert</translation>
    </message>
    <message>
      <source>Recognized by its format</source>
      <translation>Von diesem Programm bekannt</translation>
    </message>
    <message>
      <source>Recognized by its header</source>
      <translation>An der Überschrift erkannt</translation>
    </message>
    <message>
      <source>Guessed, please check</source>
      <translation>Geraten, bitte prüfen</translation>
    </message>
    <message>
      <source>on</source>
      <translation>ein</translation>
    </message>
    <message>
      <source>off</source>
      <translation>aus</translation>
    </message>
    <message>
      <source>suspended</source>
      <translation>angehalten</translation>
    </message>
    <message>
      <source>virtual machines</source>
      <translation>virtuelle Maschinen</translation>
    </message>
    <message>
      <source>hosts and virtual machines, told apart by a column</source>
      <translation>Hosts und virtuelle Maschinen, je nach Spalte</translation>
    </message>
    <message>
      <source>1 row</source>
      <translation>1 Zeile</translation>
    </message>
    <message>
      <source>{count} rows</source>
      <translation>{count} Zeilen</translation>
    </message>
    <message>
      <source>{size}. The program that wrote them was not recognized; check the meaning of each column.</source>
      <translation>{size}. Das Programm, das sie geschrieben hat, ist nicht bekannt: Prüfen Sie, was jede Spalte ist.</translation>
    </message>
    <message>
      <source>{size}, in the format of {form}. Check the meaning of each column.</source>
      <translation>{size}, wie {form} sie schreibt. Prüfen Sie, was jede Spalte ist.</translation>
    </message>
    <message>
      <source>Choose the column that holds {what}.</source>
      <translation>Wählen Sie die Spalte für {what}.</translation>
    </message>
    <message>
      <source>Choose the columns that hold {what}.</source>
      <translation>Wählen Sie die Spalten für {what}.</translation>
    </message>
    <message>
      <source>“{first}” and “{second}” are both read as {meaning}; choose one.</source>
      <translation>„{first}“ und „{second}“ werden beide als {meaning} gelesen; wählen Sie eine davon.</translation>
    </message>
    <message>
      <source>What-if, compared with “{design}”</source>
      <translation>Was-wäre-wenn, verglichen mit „{design}“</translation>
    </message>
    <message>
      <source>Compared with “{design}”</source>
      <translation>Verglichen mit „{design}“</translation>
    </message>
    <message>
      <source>Remarks</source>
      <translation>Anmerkungen</translation>
    </message>
    <message>
      <source>{points} pt</source>
      <translation>{points} Pkt.</translation>
    </message>
    <message>
      <source>incomplete</source>
      <translation>unvollständig</translation>
    </message>
    <message>
      <source>{number} or more</source>
      <translation>{number} oder mehr</translation>
    </message>
    <message>
      <source>at most {number}</source>
      <translation>höchstens {number}</translation>
    </message>
    <message>
      <source>{number} ({low} to {high})</source>
      <translation>{number} ({low} bis {high})</translation>
    </message>
    <message>
      <source>{first} and {count} more</source>
      <translation>{first} und {count} weitere Angaben</translation>
    </message>
    <message>
      <source>{change} compared with the baseline</source>
      <translation>{change} gegenüber der Vergleichsbasis</translation>
    </message>
    <message>
      <source>separation rule</source>
      <translation>Trennungsregel</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nichts</translation>
    </message>
    <message>
      <source>Number of hosts</source>
      <translation>Zahl der Hosts</translation>
    </message>
    <message>
      <source>Cores of all hosts</source>
      <translation>Kerne aller Hosts</translation>
    </message>
    <message>
      <source>Power of all hosts</source>
      <translation>Leistungsaufnahme aller Hosts</translation>
    </message>
    <message>
      <source>Rack units of all hosts</source>
      <translation>Höheneinheiten aller Hosts</translation>
    </message>
    <message>
      <source>W</source>
      <translation>W</translation>
    </message>
    <message>
      <source>rack units</source>
      <translation>Höheneinheiten</translation>
    </message>
    <message>
      <source>network traffic</source>
      <translation>Netzwerkverkehr</translation>
    </message>
    <message>
      <source>{name}: {cores} cores, {memory}</source>
      <translation>{name}: {cores} Kerne, {memory}</translation>
    </message>
    <message>
      <source>Best so far: {best} {counted}; lower bound: {bound}.</source>
      <translation>Bisher am besten: {best} {counted}; untere Schranke: {bound}.</translation>
    </message>
    <message>
      <source>This is the proven optimum for this host type.</source>
      <translation>Das ist das bewiesene Optimum für diesen Hosttyp.</translation>
    </message>
    <message>
      <source>This is the proven optimum.</source>
      <translation>Das ist nachweislich das Optimum.</translation>
    </message>
    <message>
      <source>At most {gap} above the optimum for this host type (proven so far).</source>
      <translation>Höchstens {gap} über dem Optimum für diesen Hosttyp (bisher bewiesen).</translation>
    </message>
    <message>
      <source>At most {gap} above the optimum (proven so far).</source>
      <translation>Höchstens {gap} über dem Optimum (soweit bewiesen).</translation>
    </message>
    <message>
      <source>Up to {count} machines of the same role share a host: if it fails, they are down together.</source>
      <translation>Bis zu {count} Maschinen derselben Rolle teilen sich einen Host: Fällt er aus, sind sie alle gleichzeitig weg.</translation>
    </message>
    <message>
      <source>{count} physical machine becomes {hosts} with {vms}.</source>
      <translation>Aus {count} physischen Maschine wird {hosts} mit {vms}.</translation>
    </message>
    <message>
      <source>{count} physical machines become {hosts} with {vms}.</source>
      <translation>Aus {count} physischen Maschinen werden {hosts} mit {vms}.</translation>
    </message>
    <message>
      <source>{count} of {hosts} is a spare host that takes over after failures.</source>
      <translation>{count} von {hosts} ist Reservehost und übernimmt bei Ausfällen.</translation>
    </message>
    <message>
      <source>{count} of {hosts} are spare hosts that take over after failures.</source>
      <translation>{count} von {hosts} sind Reservehosts und übernehmen bei Ausfällen.</translation>
    </message>
    <message>
      <source>Only the host type {name} is used: nothing better was found with all chosen types, because virtual machines that may stand on any of them are sized for the slowest.</source>
      <translation>Nur der Hosttyp {name} wird verwendet: Mit allen gewählten Typen wurde nichts Besseres gefunden, weil virtuelle Maschinen, die auf jedem davon laufen können, für den langsamsten bemessen werden.</translation>
    </message>
    <message>
      <source>{name} exceeds its {resource} ceiling: {use}, ceiling {ceiling}.</source>
      <translation>{name} überschreitet die Obergrenze ({resource}): {use}, Obergrenze {ceiling}.</translation>
    </message>
    <message>
      <source>Capacity stays at {users} users ({machine}).</source>
      <translation>Die Kapazität bleibt bei {users} Benutzern ({machine}).</translation>
    </message>
    <message>
      <source>It can serve {users} users before the first ceiling is reached ({machine}); before: {before}.</source>
      <translation>Bis zur ersten Obergrenze ({machine}) bedient der Entwurf {users} Benutzer; vorher: {before}.</translation>
    </message>
    <message>
      <source>{count} VM without a role keeps its size and is placed by its measured load.</source>
      <translation>{count} VM ohne Rolle behält ihre Größe und wird nach ihrer gemessenen Last platziert.</translation>
    </message>
    <message>
      <source>{count} VMs without a role keep their size and are placed by their measured load.</source>
      <translation>{count} VMs ohne Rolle behalten ihre Größe und werden nach ihrer gemessenen Last platziert.</translation>
    </message>
    <message>
      <source>CPU utilization of {machines} is unknown: it gets at least as many vCPUs as today and is placed as if it were at its ceiling.</source>
      <translation>{machines}: CPU-Auslastung unbekannt. Die VM erhält mindestens so viele vCPUs wie heute und wird so platziert, als wäre sie an ihrer Obergrenze.</translation>
    </message>
    <message>
      <source>CPU utilization of {machines} is unknown: they get at least as many vCPUs as today and are placed as if they were at their ceilings.</source>
      <translation>{machines}: CPU-Auslastung unbekannt. Die VMs erhalten mindestens so viele vCPUs wie heute und werden so platziert, als wären sie an ihrer Obergrenze.</translation>
    </message>
    <message>
      <source>Memory use of {machines} is unknown: it keeps its memory, or gets what is recommended for its roles.</source>
      <translation>{machines}: Speicherbedarf unbekannt. Die VM behält ihren Arbeitsspeicher oder erhält, was für ihre Rollen empfohlen ist.</translation>
    </message>
    <message>
      <source>Memory use of {machines} is unknown: they keep their memory, or get what is recommended for their roles.</source>
      <translation>{machines}: Speicherbedarf unbekannt. Die VMs behalten ihren Arbeitsspeicher oder erhalten, was für ihre Rollen empfohlen ist.</translation>
    </message>
    <message>
      <source>Some virtual machines have no data on {resources}; unknown load is not included.</source>
      <translation>Für einige virtuelle Maschinen gibt es keine Daten zu {resources}; unbekannte Last ist nicht eingerechnet.</translation>
    </message>
    <message>
      <source>assumed CPU</source>
      <translation>angenommene CPU</translation>
    </message>
    <message>
      <source>{dag} survives the loss of {site} today, but not on these hosts: {short}.</source>
      <translation>{dag} übersteht den Ausfall von {site} heute, auf diesen Hosts aber nicht: {short}.</translation>
    </message>
    <message>
      <source>{machines} used more CPU when measured ({measured}) than is predicted (at most {high}). VMs are sized by the prediction: calibrate first, or give this VM more vCPUs.</source>
      <translation>{machines} hat bei der Messung mehr CPU gebraucht ({measured}), als vorhergesagt ist (höchstens {high}). VMs werden nach der Vorhersage bemessen: Kalibrieren Sie zuerst, oder geben Sie dieser VM mehr vCPUs.</translation>
    </message>
    <message>
      <source>{machines} used more CPU when measured than is predicted; {name}: {measured}, predicted at most {high}. VMs are sized by the prediction: calibrate first, or give these VMs more vCPUs.</source>
      <translation>{machines} haben bei der Messung mehr CPU gebraucht, als vorhergesagt ist; {name}: {measured}, vorhergesagt höchstens {high}. VMs werden nach der Vorhersage bemessen: Kalibrieren Sie zuerst, oder geben Sie diesen VMs mehr vCPUs.</translation>
    </message>
    <message>
      <source>at {ratio} vCPUs per core, as chosen</source>
      <translation>mit {ratio} vCPUs je Kern, wie gewählt</translation>
    </message>
    <message>
      <source>at {ratio} vCPUs per core, as on today's hosts of known hardware (an assumption: set “Max. vCPUs per core” to change it)</source>
      <translation>mit {ratio} vCPUs je Kern, wie auf den heutigen Hosts mit bekannter Hardware (eine Annahme; „Max. vCPUs je Kern“ ändert sie)</translation>
    </message>
    <message>
      <source>at {ratio} vCPUs per core, as on today's hosts, if those of unknown hardware are like the average of the others (an assumption: set “Max. vCPUs per core” to change it)</source>
      <translation>mit {ratio} vCPUs je Kern, wie auf den heutigen Hosts, wenn die mit unbekannter Hardware dem Durchschnitt der übrigen entsprechen (eine Annahme; „Max. vCPUs je Kern“ ändert sie)</translation>
    </message>
    <message>
      <source>at 1 vCPU per core, as the hardware of today's hosts is unknown (an assumption: set “Max. vCPUs per core” to change it)</source>
      <translation>mit 1 vCPU je Kern, da die Hardware der heutigen Hosts unbekannt ist (eine Annahme; „Max. vCPUs je Kern“ ändert sie)</translation>
    </message>
    <message>
      <source>at 1 vCPU per core, as today's hosts have no more (an assumption: set “Max. vCPUs per core” to change it)</source>
      <translation>mit 1 vCPU je Kern, da die heutigen Hosts nicht mehr haben (eine Annahme; „Max. vCPUs je Kern“ ändert sie)</translation>
    </message>
    <message>
      <source>hosts with Exchange get no more vCPUs per core than the documents recommend</source>
      <translation>Hosts mit Exchange erhalten je Kern nicht mehr vCPUs, als die Dokumente empfehlen</translation>
    </message>
    <message>
      <source>the memory assigned to VMs does not fit on fewer hosts</source>
      <translation>der den VMs zugeteilte Arbeitsspeicher passt nicht auf weniger Hosts</translation>
    </message>
    <message>
      <source>the CPU that VMs need, or may need where it is unknown, does not fit on fewer hosts</source>
      <translation>die CPU, die VMs brauchen oder, wo sie unbekannt ist, brauchen können, passt nicht auf weniger Hosts</translation>
    </message>
    <message>
      <source>the disk operations of VMs do not fit on fewer hosts</source>
      <translation>die Datenträgervorgänge der VMs passen nicht auf weniger Hosts</translation>
    </message>
    <message>
      <source>the traffic of VMs does not fit on fewer hosts</source>
      <translation>der Netzwerkverkehr der VMs passt nicht auf weniger Hosts</translation>
    </message>
    <message>
      <source>rules keep machines on separate hosts</source>
      <translation>Regeln halten Maschinen auf getrennten Hosts</translation>
    </message>
    <message>
      <source>{count} host has more vCPUs per core than is allowed</source>
      <translation>{count} Host hat mehr vCPUs je Kern als erlaubt</translation>
    </message>
    <message>
      <source>{count} hosts have more vCPUs per core than is allowed</source>
      <translation>{count} Hosts haben mehr vCPUs je Kern als erlaubt</translation>
    </message>
    <message>
      <source>{count} host is above the memory ceiling</source>
      <translation>{count} Host liegt über der Obergrenze für Arbeitsspeicher</translation>
    </message>
    <message>
      <source>{count} hosts are above the memory ceiling</source>
      <translation>{count} Hosts liegen über der Obergrenze für Arbeitsspeicher</translation>
    </message>
    <message>
      <source>{count} host is above the CPU ceiling</source>
      <translation>{count} Host liegt über der CPU-Obergrenze</translation>
    </message>
    <message>
      <source>{count} hosts are above the CPU ceiling</source>
      <translation>{count} Hosts liegen über der CPU-Obergrenze</translation>
    </message>
    <message>
      <source>{count} host is larger than every chosen host type</source>
      <translation>{count} Host ist größer als jeder gewählte Hosttyp</translation>
    </message>
    <message>
      <source>{count} hosts are larger than every chosen host type</source>
      <translation>{count} Hosts sind größer als jeder gewählte Hosttyp</translation>
    </message>
    <message>
      <source>{machines} is sized by the users that it serves: vCPUs and memory may change.</source>
      <translation>{machines} wird nach der Zahl der bedienten Benutzer bemessen: vCPUs und Arbeitsspeicher können sich ändern.</translation>
    </message>
    <message>
      <source>{machines} are sized by the users that they serve: vCPUs and memory may change.</source>
      <translation>{machines} werden nach der Zahl der bedienten Benutzer bemessen: vCPUs und Arbeitsspeicher können sich ändern.</translation>
    </message>
    <message>
      <source>CPU utilization of {machines} is unknown: it keeps its size and is placed {sharing}.</source>
      <translation>Die CPU-Auslastung von {machines} ist unbekannt: Größe unverändert, Platzierung {sharing}.</translation>
    </message>
    <message>
      <source>CPU utilization of {machines} is unknown: they keep their size and are placed {sharing}.</source>
      <translation>Die CPU-Auslastung von {machines} ist unbekannt: Größen unverändert, Platzierung {sharing}.</translation>
    </message>
    <message>
      <source>{machines} serves no users in this plan: its load is unknown, it keeps its size, and no CPU is reserved for it. Add its users to the plan to size it.</source>
      <translation>{machines} bedient in diesem Plan keine Benutzer: Die Last ist unbekannt, die Größe bleibt, und es wird keine CPU reserviert. Ergänzen Sie die Benutzer im Plan, um sie zu dimensionieren.</translation>
    </message>
    <message>
      <source>{machines} serve no users in this plan: their load is unknown, they keep their size, and no CPU is reserved for them. Add their users to the plan to size them.</source>
      <translation>{machines} bedienen in diesem Plan keine Benutzer: Ihre Last ist unbekannt, sie behalten ihre Größe, und für sie wird keine CPU reserviert. Ergänzen Sie die Benutzer im Plan, um sie zu dimensionieren.</translation>
    </message>
    <message>
      <source>This saves nothing: it takes {count} more host than now, because {reason}.</source>
      <translation>Das spart nichts: {count} Host mehr als heute. Der Grund: {reason}.</translation>
    </message>
    <message>
      <source>This saves nothing: it takes {count} more hosts than now, because {reason}.</source>
      <translation>Das spart nichts: {count} Hosts mehr als heute. Der Grund: {reason}.</translation>
    </message>
    <message>
      <source>This saves nothing: it takes {count} more host than now, because it keeps limits that today's layout exceeds: {limits}.</source>
      <translation>Das spart nichts: Es braucht {count} Host mehr als heute, weil es Grenzen einhält, die heute überschritten sind: {limits}.</translation>
    </message>
    <message>
      <source>This saves nothing: it takes {count} more hosts than now, because it keeps limits that today's layout exceeds: {limits}.</source>
      <translation>Das spart nichts: Es braucht {count} Hosts mehr als heute, weil es Grenzen einhält, die heute überschritten sind: {limits}.</translation>
    </message>
    <message>
      <source>To allow that again, set “Same role on one host” to “as many as today”.</source>
      <translation>Um das weiterhin zu erlauben, setzen Sie „Gleiche Rolle auf einem Host“ auf „so viele wie heute“.</translation>
    </message>
    <message>
      <source>{machines} that a rule keeps apart share {count} host</source>
      <translation>{machines}, die eine Regel trennt, teilen sich {count} Host</translation>
    </message>
    <message>
      <source>{machines} that a rule keeps apart share {count} hosts</source>
      <translation>{machines}, die eine Regel trennt, teilen sich {count} Hosts</translation>
    </message>
    <message>
      <source>{count} machine</source>
      <translation>{count} Maschine</translation>
    </message>
    <message>
      <source>{count} machines</source>
      <translation>{count} Maschinen</translation>
    </message>
    <message>
      <source>{count} of today's hosts runs no VM.</source>
      <translation>Auf {count} der heutigen Hosts läuft keine VM.</translation>
    </message>
    <message>
      <source>{count} of today's hosts run no VMs.</source>
      <translation>Auf {count} der heutigen Hosts laufen keine VMs.</translation>
    </message>
    <message>
      <source>The hardware of {count} of today's hosts is unknown: before and after cannot be compared by size.</source>
      <translation>Die Hardware von {count} der heutigen Hosts ist unbekannt: Vorher und nachher lassen sich der Größe nach nicht vergleichen.</translation>
    </message>
    <message>
      <source>{count} more (see the table)</source>
      <translation>{count} weitere (siehe Tabelle)</translation>
    </message>
    <message>
      <source>{count} VM changes its size: {changes}.</source>
      <translation>{count} VM ändert ihre Größe: {changes}.</translation>
    </message>
    <message>
      <source>{count} VMs change their size: {changes}.</source>
      <translation>{count} VMs ändern ihre Größe: {changes}.</translation>
    </message>
    <message>
      <source>{before} → {after} vCPUs</source>
      <translation>{before} → {after} vCPUs</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Lizenzen</translation>
    </message>
    <message>
      <source>Electricity</source>
      <translation>Strom</translation>
    </message>
    <message>
      <source>Purchase</source>
      <translation>Anschaffung</translation>
    </message>
    <message>
      <source>Three years</source>
      <translation>Drei Jahre</translation>
    </message>
    <message>
      <source>Click for a breakdown.</source>
      <translation>Klicken Sie, um zu sehen, woraus die Summe besteht.</translation>
    </message>
    <message>
      <source>{cost}: “{design}”</source>
      <translation>{cost}: „{design}“</translation>
    </message>
    <message>
      <source>disk operations in the worst failure</source>
      <translation>Datenträgervorgänge beim schwersten Ausfall</translation>
    </message>
    <message>
      <source>CPU in this failure</source>
      <translation>CPU bei diesem Ausfall</translation>
    </message>
    <message>
      <source>No quorum</source>
      <translation>Kein Quorum</translation>
    </message>
    <message>
      <source>databases dismounted</source>
      <translation>Datenbanken nicht eingebunden</translation>
    </message>
    <message>
      <source>{count} member down</source>
      <translation>{count} Mitglied ausgefallen</translation>
    </message>
    <message>
      <source>{count} members down</source>
      <translation>{count} Mitglieder ausgefallen</translation>
    </message>
    <message>
      <source>all databases served</source>
      <translation>alle Datenbanken bereitgestellt</translation>
    </message>
    <message>
      <source>{count} database not served</source>
      <translation>{count} Datenbank nicht bereitgestellt</translation>
    </message>
    <message>
      <source>{count} databases not served</source>
      <translation>{count} Datenbanken nicht bereitgestellt</translation>
    </message>
    <message>
      <source>{count} failure to survive</source>
      <translation>{count} Ausfall zu überstehen</translation>
    </message>
    <message>
      <source>{count} failures to survive</source>
      <translation>{count} Ausfälle zu überstehen</translation>
    </message>
    <message>
      <source>{count} vote left, {needed} needed</source>
      <translation>{count} Stimme übrig, {needed} nötig</translation>
    </message>
    <message>
      <source>{count} votes left, {needed} needed</source>
      <translation>{count} Stimmen übrig, {needed} nötig</translation>
    </message>
    <message>
      <source>{lagged} lagged by 1 day</source>
      <translation>{lagged} um 1 Tag verzögert</translation>
    </message>
    <message>
      <source>{lagged} lagged by {days} days</source>
      <translation>{lagged} um {days} Tage verzögert</translation>
    </message>
    <message>
      <source>witness in {site}</source>
      <translation>Zeuge in {site}</translation>
    </message>
    <message>
      <source>witness not given</source>
      <translation>Zeuge nicht angegeben</translation>
    </message>
    <message>
      <source>{count} mailbox too many</source>
      <translation>{count} Postfach zu viel</translation>
    </message>
    <message>
      <source>{count} mailboxes too many</source>
      <translation>{count} Postfächer zu viel</translation>
    </message>
    <message>
      <source>room for {count} mailbox</source>
      <translation>Platz für {count} Postfach</translation>
    </message>
    <message>
      <source>room for {count} mailboxes</source>
      <translation>Platz für {count} Postfächer</translation>
    </message>
    <message>
      <source>With any one site lost: {room}</source>
      <translation>Bei Ausfall eines beliebigen Standorts: {room}</translation>
    </message>
    <message>
      <source>Worst combination: {members}.</source>
      <translation>Schwerster Ausfall: {members}.</translation>
    </message>
    <message>
      <source>{count} lost</source>
      <translation>{count} verloren</translation>
    </message>
    <message>
      <source>{label}: CPU {use}.</source>
      <translation>{label}: CPU {use}.</translation>
    </message>
    <message>
      <source>{site} down</source>
      <translation>{site} ausgefallen</translation>
    </message>
    <message>
      <source>No failure</source>
      <translation>Kein Ausfall</translation>
    </message>
    <message>
      <source>{count} server down</source>
      <translation>{count} Server ausgefallen</translation>
    </message>
    <message>
      <source>{count} servers down</source>
      <translation>{count} Server ausgefallen</translation>
    </message>
    <message>
      <source>Down: {members}.</source>
      <translation>Ausgefallen: {members}.</translation>
    </message>
    <message>
      <source>DAGs as CSV</source>
      <translation>DAGs als CSV</translation>
    </message>
    <message>
      <source>Servers as CSV</source>
      <translation>Server als CSV</translation>
    </message>
    <message>
      <source>Databases as CSV</source>
      <translation>Datenbanken als CSV</translation>
    </message>
    <message>
      <source>Database copies as CSV</source>
      <translation>Datenbankkopien als CSV</translation>
    </message>
    <message>
      <source>Commands for the Exchange Management Shell</source>
      <translation>Befehle für die Exchange-Verwaltungsshell</translation>
    </message>
    <message>
      <source>{count} active</source>
      <translation>{count} aktiv</translation>
    </message>
    <message>
      <source>{count} passive</source>
      <translation>{count} passiv</translation>
    </message>
    <message>
      <source>{count} lagged</source>
      <translation>{count} verzögert</translation>
    </message>
    <message>
      <source>Databases: {parts}</source>
      <translation>Datenbanken: {parts}</translation>
    </message>
    <message>
      <source>{count} design</source>
      <translation>{count} Entwurf</translation>
    </message>
    <message>
      <source>{count} designs</source>
      <translation>{count} Entwürfe</translation>
    </message>
    <message>
      <source>title, assumptions or order changed</source>
      <translation>Titel, Annahmen oder Reihenfolge geändert</translation>
    </message>
    <message>
      <source>no difference</source>
      <translation>kein Unterschied</translation>
    </message>
    <message>
      <source>an empty plan</source>
      <translation>ein leerer Plan</translation>
    </message>
    <message>
      <source>{items} added</source>
      <translation>{items} hinzugefügt</translation>
    </message>
    <message>
      <source>{items} removed</source>
      <translation>{items} entfernt</translation>
    </message>
    <message>
      <source>{items} changed</source>
      <translation>{items} geändert</translation>
    </message>
    <message>
      <source>Between {low} and {high}; the ceiling is {ceiling}.</source>
      <translation>Zwischen {low} und {high}; die Obergrenze liegt bei {ceiling}.</translation>
    </message>
    <message>
      <source>Headroom not applicable: the machine serves no users.</source>
      <translation>Reserve nicht anwendbar: Die Maschine bedient keine Benutzer.</translation>
    </message>
    <message>
      <source>Headroom unknown: the CPU utilization is unknown.</source>
      <translation>Reserve unbekannt: Die CPU-Auslastung ist nicht bekannt.</translation>
    </message>
    <message>
      <source>More users would not bring the machine to any ceiling.</source>
      <translation>Auch mit mehr Benutzern erreicht sie keine Obergrenze.</translation>
    </message>
    <message>
      <source>Hosts {mailboxes}; serves {users}.</source>
      <translation>Hat {mailboxes}; bedient {users}.</translation>
    </message>
    <message>
      <source>Serves {users}.</source>
      <translation>Bedient {users}.</translation>
    </message>
    <message>
      <source>Hosts {mailboxes}.</source>
      <translation>Hat {mailboxes}.</translation>
    </message>
    <message>
      <source>{count} user too many; {resource} is the limit ({ceiling}).</source>
      <translation>{count} Benutzer zu viel; Engpass: {resource} ({ceiling}).</translation>
    </message>
    <message>
      <source>{count} users too many; {resource} is the limit ({ceiling}).</source>
      <translation>{count} Benutzer zu viel; Engpass: {resource} ({ceiling}).</translation>
    </message>
    <message>
      <source>Room for {count} more user; {resource} is the limit ({ceiling}).</source>
      <translation>Platz für {count} weiteren Benutzer; Engpass: {resource} ({ceiling}).</translation>
    </message>
    <message>
      <source>Room for {count} more users; {resource} is the limit ({ceiling}).</source>
      <translation>Platz für {count} weitere Benutzer; Engpass: {resource} ({ceiling}).</translation>
    </message>
    <message>
      <source>{count} user too many; {dag} is the limit ({what}).</source>
      <translation>{count} Benutzer zu viel; Engpass: {dag} ({what}).</translation>
    </message>
    <message>
      <source>{count} users too many; {dag} is the limit ({what}).</source>
      <translation>{count} Benutzer zu viel; Engpass: {dag} ({what}).</translation>
    </message>
    <message>
      <source>Room for {count} more user; {dag} is the limit ({what}).</source>
      <translation>Platz für {count} weiteren Benutzer; Engpass: {dag} ({what}).</translation>
    </message>
    <message>
      <source>Room for {count} more users; {dag} is the limit ({what}).</source>
      <translation>Platz für {count} weitere Benutzer; Engpass: {dag} ({what}).</translation>
    </message>
    <message>
      <source>{label}: {value} (guideline: {limit})</source>
      <translation>{label}: {value} (Richtwert: {limit})</translation>
    </message>
    <message>
      <source>Response time: no data; only Exchange 2003 was measured.</source>
      <translation>Antwortzeit: keine Daten; gemessen wurde nur Exchange 2003.</translation>
    </message>
    <message>
      <source>95 % of responses within {time} ms</source>
      <translation>95 % der Antworten innerhalb von {time} ms</translation>
    </message>
    <message>
      <source>, {low} to {high} ms</source>
      <translation>, {low} bis {high} ms</translation>
    </message>
    <message>
      <source>, extrapolated</source>
      <translation>, extrapoliert</translation>
    </message>
    <message>
      <source>, above the limit</source>
      <translation>, über der Grenze</translation>
    </message>
    <message>
      <source>No data: the load on the link is unknown.</source>
      <translation>Keine Daten: Die Last der Verbindung ist unbekannt.</translation>
    </message>
    <message>
      <source>of which log shipping: {use}</source>
      <translation>davon Protokollversand: {use}</translation>
    </message>
    <message>
      <source>{use} used</source>
      <translation>{use} genutzt</translation>
    </message>
    <message>
      <source>Why {resource} has no data</source>
      <translation>Warum für {resource} keine Daten vorliegen</translation>
    </message>
    <message>
      <source>Why {resource} is {use}</source>
      <translation>Warum {resource} bei {use} liegt</translation>
    </message>
    <message>
      <source>Interpreted in more than one way: {figures}.</source>
      <translation>Unterschiedlich ausgelegt: {figures}.</translation>
    </message>
    <message>
      <source>Overridden: {figures}.</source>
      <translation>Abweichend festgelegt: {figures}.</translation>
    </message>
    <message>
      <source>Errors in the documents that affect these figures: {keys}.</source>
      <translation>Fehler in den Dokumenten, die diese Kennzahlen betreffen: {keys}.</translation>
    </message>
    <message>
      <source>clients</source>
      <translation>Clients</translation>
    </message>
    <message>
      <source>mail flow</source>
      <translation>Nachrichtenfluss</translation>
    </message>
    <message>
      <source>mailboxes</source>
      <translation>Postfächer</translation>
    </message>
    <message>
      <source>If {names} fails</source>
      <translation>Wenn {names} ausfällt</translation>
    </message>
    <message>
      <source>If {names} fail</source>
      <translation>Wenn {names} ausfallen</translation>
    </message>
    <message>
      <source>{site} itself fails</source>
      <translation>{site} selbst fällt aus</translation>
    </message>
    <message>
      <source>{dag} has no quorum: its databases are dismounted</source>
      <translation>{dag} hat kein Quorum: Die Datenbanken sind nicht eingebunden</translation>
    </message>
    <message>
      <source>{dag} no longer serves {count} database</source>
      <translation>{dag} stellt {count} Datenbank nicht mehr bereit</translation>
    </message>
    <message>
      <source>{dag} no longer serves {count} databases</source>
      <translation>{dag} stellt {count} Datenbanken nicht mehr bereit</translation>
    </message>
    <message>
      <source>{duty} cannot be reached</source>
      <translation>{duty} nicht erreichbar</translation>
    </message>
    <message>
      <source>no other server holds the mailboxes of {machines}</source>
      <translation>Postfächer von {machines} liegen auf keinem anderen Server</translation>
    </message>
    <message>
      <source>{duty} only on {machines}</source>
      <translation>{duty} nur auf {machines}</translation>
    </message>
    <message>
      <source>databases</source>
      <translation>Datenbanken</translation>
    </message>
    <message>
      <source>{duty} (once restored)</source>
      <translation>{duty} (nach der Wiederherstellung)</translation>
    </message>
    <message>
      <source>restarts</source>
      <translation>startet neu</translation>
    </message>
    <message>
      <source>Nobody loses service</source>
      <translation>Alle Benutzer bleiben versorgt</translation>
    </message>
    <message>
      <source>{populations}: {reason}</source>
      <translation>{populations}: {reason}</translation>
    </message>
    <message>
      <source>{count} user loses service</source>
      <translation>{count} Benutzer wird nicht mehr bedient</translation>
    </message>
    <message>
      <source>{count} users lose service</source>
      <translation>{count} Benutzer werden nicht mehr bedient</translation>
    </message>
    <message>
      <source>No machine gets more load</source>
      <translation>Keine Maschine wird stärker belastet</translation>
    </message>
    <message>
      <source>{machine} rises to {use} {resource}</source>
      <translation>{machine}: {resource} steigt auf {use}</translation>
    </message>
    <message>
      <source>{before} before; its ceiling is {ceiling}.</source>
      <translation>Vorher {before}; die Obergrenze liegt bei {ceiling}.</translation>
    </message>
    <message>
      <source>{count} user keeps service</source>
      <translation>{count} Benutzer bleibt versorgt</translation>
    </message>
    <message>
      <source>{count} users keep service</source>
      <translation>{count} Benutzer bleiben versorgt</translation>
    </message>
    <message>
      <source>{count} machine takes over.</source>
      <translation>{count} Maschine übernimmt.</translation>
    </message>
    <message>
      <source>{count} machines take over.</source>
      <translation>{count} Maschinen übernehmen.</translation>
    </message>
    <message>
      <source>link {ends}</source>
      <translation>Verbindung {ends}</translation>
    </message>
    <message>
      <source>{count} of {failures}</source>
      <translation>{count} von {failures}</translation>
    </message>
    <message>
      <source>The design survives {single}</source>
      <translation>Der Entwurf übersteht {single}</translation>
    </message>
    <message>
      <source>none of {failures}</source>
      <translation>keinen von {failures}</translation>
    </message>
    <message>
      <source>The design survives {single} and {double}</source>
      <translation>Der Entwurf übersteht {single} und {double}</translation>
    </message>
    <message>
      <source>Worst case: {outage}: {what}.</source>
      <translation>Schlimmster Fall ({outage}): {what}.</translation>
    </message>
    <message>
      <source>Servers outside a DAG hold the only copy of their mailboxes: if one fails, its users are not served until it is back.</source>
      <translation>Postfächer von Servern ohne DAG liegen auf keinem anderen Server: Fällt einer aus, werden ihre Benutzer nicht bedient, bis er wieder läuft.</translation>
    </message>
    <message>
      <source>The quorum of {dag} with a site lost depends on a witness that is not given; it counts as reachable.</source>
      <translation>Das Quorum von {dag} hängt beim Ausfall eines Standorts von einem Zeugen ab, der nicht angegeben ist; er gilt als erreichbar.</translation>
    </message>
    <message>
      <source>The load of the others is counted as if these mailboxes had been restored on them.</source>
      <translation>Die Last der übrigen wird gezählt, als wären diese Postfächer dort wiederhergestellt.</translation>
    </message>
    <message>
      <source>Whether the design survives {failures} is unknown.</source>
      <translation>Bei {failures} ist das Ergebnis unbekannt.</translation>
    </message>
    <message>
      <source>The design survives {count} of {failures}.</source>
      <translation>Der Entwurf übersteht {count} von {failures}.</translation>
    </message>
    <message>
      <source>{count} is undecided: the CPU utilization of machines that still run is unknown.</source>
      <translation>{count} bleibt offen: Die CPU-Auslastung noch laufender Maschinen ist unbekannt.</translation>
    </message>
    <message>
      <source>{count} are undecided: the CPU utilization of machines that still run is unknown.</source>
      <translation>{count} bleiben offen: Die CPU-Auslastung noch laufender Maschinen ist unbekannt.</translation>
    </message>
    <message>
      <source>{count} single failure</source>
      <translation>{count} Einzelausfall</translation>
    </message>
    <message>
      <source>{count} single failures</source>
      <translation>{count} Einzelausfällen</translation>
    </message>
    <message>
      <source>{count} double failure</source>
      <translation>{count} Doppelausfall</translation>
    </message>
    <message>
      <source>{count} double failures</source>
      <translation>{count} Doppelausfällen</translation>
    </message>
    <message>
      <source>above a ceiling: {machines}</source>
      <translation>über einer Obergrenze: {machines}</translation>
    </message>
    <message>
      <source>{count} machine with other programs stops</source>
      <translation>{count} Maschine mit anderen Programmen fällt aus</translation>
    </message>
    <message>
      <source>{count} machines with other programs stop</source>
      <translation>{count} Maschinen mit anderen Programmen fallen aus</translation>
    </message>
    <message>
      <source>undecided: the CPU utilization of machines that still run is unknown</source>
      <translation>offen: Die CPU-Auslastung noch laufender Maschinen ist unbekannt</translation>
    </message>
    <message>
      <source>all users are served, all machines below their ceilings</source>
      <translation>alle Benutzer werden bedient, alle Maschinen unter ihren Obergrenzen</translation>
    </message>
    <message>
      <source>no quorum in {dags}: databases dismounted</source>
      <translation>kein Quorum in {dags}: Datenbanken nicht eingebunden</translation>
    </message>
    <message>
      <source>{count} user is not served: no other server holds the mailbox</source>
      <translation>{count} Benutzer wird nicht bedient: Das Postfach liegt auf keinem anderen Server</translation>
    </message>
    <message>
      <source>{count} users are not served: no other server holds their mailboxes</source>
      <translation>{count} Benutzer werden nicht bedient: Ihre Postfächer liegen auf keinem anderen Server</translation>
    </message>
    <message>
      <source>{count} user is not served</source>
      <translation>{count} Benutzer wird nicht bedient</translation>
    </message>
    <message>
      <source>{count} users are not served</source>
      <translation>{count} Benutzer werden nicht bedient</translation>
    </message>
    <message>
      <source>{users} ({count} of them: no other server holds the mailbox)</source>
      <translation>{users} ({count} davon: Postfach auf keinem anderen Server)</translation>
    </message>
    <message>
      <source>{unserved}, all at the site that fails</source>
      <translation>{unserved}, alle am ausgefallenen Standort</translation>
    </message>
    <message>
      <source>{unserved}, {own} at the site that fails</source>
      <translation>{unserved}, davon {own} am ausgefallenen Standort</translation>
    </message>
    <message>
      <source>At failed sites</source>
      <translation>An ausgefallenen Standorten</translation>
    </message>
    <message>
      <source>Failed</source>
      <translation>Ausgefallen</translation>
    </message>
    <message>
      <source>Users not served</source>
      <translation>Nicht bediente Benutzer</translation>
    </message>
    <message>
      <source>Above a ceiling</source>
      <translation>Über einer Obergrenze</translation>
    </message>
    <message>
      <source>VMs stopped</source>
      <translation>Gestoppte VMs</translation>
    </message>
    <message>
      <source>Without quorum</source>
      <translation>Ohne Quorum</translation>
    </message>
    <message>
      <source>Busiest (% of its ceiling)</source>
      <translation>Höchste Last (% der Obergrenze)</translation>
    </message>
    <message>
      <source>Busiest machine</source>
      <translation>Am stärksten ausgelastete Maschine</translation>
    </message>
    <message>
      <source>The machine with the highest utilization relative to its ceiling</source>
      <translation>Die Maschine mit der höchsten Auslastung im Verhältnis zu ihrer Obergrenze</translation>
    </message>
    <message>
      <source>DAGs without a quorum: their databases are dismounted</source>
      <translation>DAGs ohne Quorum: Ihre Datenbanken sind nicht eingebunden</translation>
    </message>
    <message>
      <source>none</source>
      <translation>keine</translation>
    </message>
    <message>
      <source>no machine is running</source>
      <translation>keine Maschine läuft</translation>
    </message>
    <message>
      <source>Worst case</source>
      <translation>Schlimmster Fall</translation>
    </message>
    <message>
      <source>Utilization then (% of ceiling)</source>
      <translation>Auslastung dann (% der Obergrenze)</translation>
    </message>
    <message>
      <source>Utilization</source>
      <translation>Auslastung</translation>
    </message>
    <message>
      <source>% of ceiling</source>
      <translation>% der Obergrenze</translation>
    </message>
    <message>
      <source>{use} of its {resource} ceiling</source>
      <translation>{use} der Obergrenze ({resource})</translation>
    </message>
    <message>
      <source>{machine}, {resource} {use}</source>
      <translation>{machine}, {resource} {use}</translation>
    </message>
    <message>
      <source>not given</source>
      <translation>keine Angabe</translation>
    </message>
    <message>
      <source>mixed</source>
      <translation>verschieden</translation>
    </message>
    <message>
      <source>per second</source>
      <translation>pro Sekunde</translation>
    </message>
    <message>
      <source>GB/day</source>
      <translation>GB/Tag</translation>
    </message>
    <message>
      <source>days</source>
      <translation>Tage</translation>
    </message>
    <message>
      <source>day</source>
      <translation>Tag</translation>
    </message>
    <message>
      <source>From {low} to {high}.</source>
      <translation>Von {low} bis {high}.</translation>
    </message>
    <message>
      <source>You can enter GB or MB.</source>
      <translation>Eingabe in GB oder MB möglich.</translation>
    </message>
    <message>
      <source>{field} must be a number, such as {example}.</source>
      <translation>{field}: Es muss eine Zahl sein, etwa {example}.</translation>
    </message>
    <message>
      <source>{field} is a percentage: enter 75 % or {example}.</source>
      <translation>{field} ist ein Prozentwert: Geben Sie 75 % oder {example} ein.</translation>
    </message>
    <message>
      <source>no unit</source>
      <translation>keine Einheit</translation>
    </message>
    <message>
      <source>Wrong unit for {field}: use {units}, not “{written}”.</source>
      <translation>Falsche Einheit für {field}: {units} statt „{written}“.</translation>
    </message>
    <message>
      <source>{key}, {place}: {finding} Interpreted as: {reading}</source>
      <translation>{key}, {place}: {finding} Ausgelegt als: {reading}</translation>
    </message>
    <message>
      <source>Error</source>
      <translation>Fehler</translation>
    </message>
    <message>
      <source>Warning</source>
      <translation>Warnung</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Hinweis</translation>
    </message>
    <message>
      <source>Ignored: {reason}</source>
      <translation>Übergangen: {reason}</translation>
    </message>
    <message>
      <source>{severity}, ignored</source>
      <translation>{severity}, übergangen</translation>
    </message>
    <message>
      <source>Fix all {count}</source>
      <translation>Alle {count} beheben</translation>
    </message>
    <message>
      <source>Fix {count} of {all}</source>
      <translation>{count} von {all} beheben</translation>
    </message>
    <message>
      <source>{fix_all}: {what}</source>
      <translation>{fix_all}: {what}</translation>
    </message>
    <message>
      <source>And {count} more.</source>
      <translation>Und {count} weitere.</translation>
    </message>
    <message>
      <source>{what} would fix it.</source>
      <translation>Abhilfe: {what}.</translation>
    </message>
    <message>
      <source>or {what}</source>
      <translation>oder {what}</translation>
    </message>
    <message>
      <source>Fix: {what}</source>
      <translation>Beheben: {what}</translation>
    </message>
    <message>
      <source>With this many machines, it takes minutes to check what the verdict depends on; Plan &gt; Verify the verdict starts it.</source>
      <translation>Bei so vielen Maschinen dauert es Minuten zu prüfen, wovon das Urteil abhängt; Plan &gt; Urteil prüfen startet die Prüfung.</translation>
    </message>
    <message>
      <source>Checking what the verdict depends on…</source>
      <translation>Es wird geprüft, wovon das Urteil abhängt…</translation>
    </message>
    <message>
      <source>With this many machines, the report does not check what the verdict depends on.</source>
      <translation>Bei so vielen Maschinen prüft der Bericht nicht, wovon das Urteil abhängt.</translation>
    </message>
    <message>
      <source>This verdict does not depend on any assumed, disputed or fitted figure.</source>
      <translation>Dieses Urteil hängt von keiner angenommenen, strittigen oder angepassten Kennzahl ab.</translation>
    </message>
    <message>
      <source>This verdict depends on {count} assumed, disputed or fitted figure and holds over its full range.</source>
      <translation>Dieses Urteil hängt von {count} angenommenen, strittigen oder angepassten Kennzahl ab und gilt über deren ganze Spanne.</translation>
    </message>
    <message>
      <source>This verdict holds when any one of the {count} assumed, disputed or fitted figures is at either end of its range.</source>
      <translation>Dieses Urteil gilt auch, wenn jede der {count} angenommenen, strittigen oder angepassten Kennzahlen einzeln an einem Ende ihrer Spanne liegt.</translation>
    </message>
    <message>
      <source>The verdict changes if {turning}.</source>
      <translation>Das Urteil ändert sich mit {turning}.</translation>
    </message>
    <message>
      <source>{count} more figure would also change it.</source>
      <translation>{count} weitere Kennzahl würde es ebenfalls ändern.</translation>
    </message>
    <message>
      <source>{count} more figures would also change it.</source>
      <translation>{count} weitere Kennzahlen würden es ebenfalls ändern.</translation>
    </message>
    <message>
      <source>With all of them at their worst ends, it serves {users}.</source>
      <translation>Liegen alle am ungünstigsten Ende, bedient der Entwurf {users}.</translation>
    </message>
    <message>
      <source>“{figure}” ({status}) is {value}: “{design}” then {effect}</source>
      <translation>„{figure}“ ({status}) bei {value}: „{design}“ {effect}</translation>
    </message>
    <message>
      <source>serves all users</source>
      <translation>bedient dann alle Benutzer</translation>
    </message>
    <message>
      <source>does not serve all users</source>
      <translation>bedient dann nicht alle Benutzer</translation>
    </message>
    <message>
      <source>serves fewer users than “{baseline}”</source>
      <translation>bedient dann weniger Benutzer als „{baseline}“</translation>
    </message>
    <message>
      <source>serves as many users as “{baseline}”</source>
      <translation>bedient dann so viele Benutzer wie „{baseline}“</translation>
    </message>
    <message>
      <source>serves more users than “{baseline}”</source>
      <translation>bedient dann mehr Benutzer als „{baseline}“</translation>
    </message>
    <message>
      <source>In the worst failure of {dag}, {machine} may exceed its CPU ceiling within the range of the figures: {ends}.</source>
      <translation>Beim schwersten Ausfall von {dag} kann {machine} innerhalb der Spanne der Kennzahlen die CPU-Obergrenze überschreiten: {ends}.</translation>
    </message>
    <message>
      <source>In the worst failure of {dag}, {machine} exceeds its CPU ceiling today.</source>
      <translation>Beim schwersten Ausfall von {dag} überschreitet {machine} schon heute die CPU-Obergrenze.</translation>
    </message>
    <message>
      <source>In the worst failure of {dag}, {machine} exceeds its CPU ceiling from {month} ({ends}).</source>
      <translation>Beim schwersten Ausfall von {dag} überschreitet {machine} ab {month} die CPU-Obergrenze ({ends}).</translation>
    </message>
    <message>
      <source>In the worst failure of {dag}, {machine} may exceed its RAM ceiling within the range of the figures: {ends}.</source>
      <translation>Beim schwersten Ausfall von {dag} kann {machine} innerhalb der Spanne der Kennzahlen die Speicherobergrenze überschreiten: {ends}.</translation>
    </message>
    <message>
      <source>In the worst failure of {dag}, {machine} exceeds its RAM ceiling today.</source>
      <translation>Beim schwersten Ausfall von {dag} überschreitet {machine} schon heute die Speicherobergrenze.</translation>
    </message>
    <message>
      <source>In the worst failure of {dag}, {machine} exceeds its RAM ceiling from {month} ({ends}).</source>
      <translation>Beim schwersten Ausfall von {dag} überschreitet {machine} ab {month} die Speicherobergrenze ({ends}).</translation>
    </message>
    <message>
      <source>{dag} may run out of disk space within the range of the figures: {ends}.</source>
      <translation>Der Speicherplatz von {dag} kann innerhalb der Spanne der Kennzahlen erschöpft sein: {ends}.</translation>
    </message>
    <message>
      <source>{dag} is out of disk space today.</source>
      <translation>Der Speicherplatz von {dag} ist schon heute erschöpft.</translation>
    </message>
    <message>
      <source>{dag} runs out of disk space in {month} ({ends}).</source>
      <translation>Der Speicherplatz von {dag} ist ab {month} erschöpft ({ends}).</translation>
    </message>
    <message>
      <source>The disk operations of {dag} may exceed their ceiling within the range of the figures: {ends}.</source>
      <translation>Die Datenträgervorgänge von {dag} können innerhalb der Spanne der Kennzahlen ihre Obergrenze überschreiten: {ends}.</translation>
    </message>
    <message>
      <source>The disk operations of {dag} are above their ceiling today.</source>
      <translation>Die Datenträgervorgänge von {dag} liegen schon heute über ihrer Obergrenze.</translation>
    </message>
    <message>
      <source>The disk operations of {dag} exceed their ceiling from {month} ({ends}).</source>
      <translation>Die Datenträgervorgänge von {dag} überschreiten ihre Obergrenze ab {month} ({ends}).</translation>
    </message>
    <message>
      <source>Databases of {dag} may outgrow their maximum size within the range of the figures: {ends}.</source>
      <translation>Datenbanken von {dag} überschreiten innerhalb der Spanne der Kennzahlen möglicherweise ihre Höchstgröße: {ends}.</translation>
    </message>
    <message>
      <source>Databases of {dag} are above their maximum size today.</source>
      <translation>Datenbanken von {dag} liegen heute über ihrer Höchstgröße.</translation>
    </message>
    <message>
      <source>Databases of {dag} outgrow their maximum size in {month} ({ends}).</source>
      <translation>Datenbanken von {dag} überschreiten ihre Höchstgröße ab {month} ({ends}).</translation>
    </message>
    <message>
      <source>From {month}, {dag} no longer survives its worst failure</source>
      <translation>{dag} übersteht den schwersten Ausfall ab {month} nicht mehr</translation>
    </message>
    <message>
      <source>From {month}, {dag} runs short of RAM in its worst failure</source>
      <translation>{dag} hat beim schwersten Ausfall ab {month} zu wenig Arbeitsspeicher</translation>
    </message>
    <message>
      <source>{dag} runs out of disk space in {month}</source>
      <translation>Der Speicherplatz von {dag} ist ab {month} erschöpft</translation>
    </message>
    <message>
      <source>From {month}, the disk operations of {dag} exceed their ceiling</source>
      <translation>Die Datenträgervorgänge von {dag} überschreiten ihre Obergrenze ab {month}</translation>
    </message>
    <message>
      <source>Databases of {dag} outgrow their maximum size in {month}</source>
      <translation>Datenbanken von {dag} überschreiten ihre Höchstgröße ab {month}</translation>
    </message>
    <message>
      <source>{month}: {dag} no longer survives its worst failure.</source>
      <translation>{month}: {dag} übersteht den schwersten Ausfall nicht mehr.</translation>
    </message>
    <message>
      <source>Add members.</source>
      <translation>Mitglieder hinzufügen.</translation>
    </message>
    <message>
      <source>{month}: {dag} runs short of RAM in its worst failure.</source>
      <translation>{month}: {dag} hat beim schwersten Ausfall zu wenig Arbeitsspeicher.</translation>
    </message>
    <message>
      <source>Add members, or memory to each.</source>
      <translation>Mitglieder hinzufügen oder jedes mit mehr Arbeitsspeicher ausstatten.</translation>
    </message>
    <message>
      <source>{month}: {dag} runs out of disk space.</source>
      <translation>{month}: Der Speicherplatz von {dag} ist erschöpft.</translation>
    </message>
    <message>
      <source>Use more or larger disks.</source>
      <translation>Mehr oder größere Datenträger einsetzen.</translation>
    </message>
    <message>
      <source>{month}: the disk operations of {dag} exceed their ceiling.</source>
      <translation>{month}: Die Datenträgervorgänge von {dag} überschreiten ihre Obergrenze.</translation>
    </message>
    <message>
      <source>Use more or faster disks.</source>
      <translation>Mehr oder schnellere Datenträger einsetzen.</translation>
    </message>
    <message>
      <source>{month}: databases of {dag} outgrow their maximum size.</source>
      <translation>{month}: Datenbanken von {dag} überschreiten ihre Höchstgröße.</translation>
    </message>
    <message>
      <source>Use more databases.</source>
      <translation>Verwenden Sie mehr Datenbanken.</translation>
    </message>
    <message>
      <source>In {end} the DAG needs {count} more member.</source>
      <translation>Bis {end} braucht die DAG {count} weiteres Mitglied.</translation>
    </message>
    <message>
      <source>In {end} the DAG needs {count} more members.</source>
      <translation>Bis {end} braucht die DAG {count} weitere Mitglieder.</translation>
    </message>
    <message>
      <source>In {end} each member needs {count} more disk.</source>
      <translation>Bis {end} braucht jedes Mitglied {count} weiteren Datenträger.</translation>
    </message>
    <message>
      <source>In {end} each member needs {count} more disks.</source>
      <translation>Bis {end} braucht jedes Mitglied {count} weitere Datenträger.</translation>
    </message>
    <message>
      <source>In {end} the DAG needs {count} more database.</source>
      <translation>Bis {end} braucht die DAG {count} weitere Datenbank.</translation>
    </message>
    <message>
      <source>In {end} the DAG needs {count} more databases.</source>
      <translation>Bis {end} braucht die DAG {count} weitere Datenbanken.</translation>
    </message>
    <message>
      <source>No number of members would be enough in {end}.</source>
      <translation>Bis {end} würde keine Zahl von Mitgliedern ausreichen.</translation>
    </message>
    <message>
      <source>No number of disks would be enough in {end}.</source>
      <translation>Bis {end} würde keine Zahl von Datenträgern ausreichen.</translation>
    </message>
    <message>
      <source>No number of databases would be enough in {end}.</source>
      <translation>Bis {end} würde keine Zahl von Datenbanken ausreichen.</translation>
    </message>
    <message>
      <source>In its worst failure, {dag} exceeds its CPU ceiling throughout.</source>
      <translation>Beim schwersten Ausfall überschreitet {dag} durchweg die CPU-Obergrenze.</translation>
    </message>
    <message>
      <source>In its worst failure, {dag} exceeds its CPU ceiling at {value}.</source>
      <translation>Beim schwersten Ausfall überschreitet {dag} bei {value} die CPU-Obergrenze.</translation>
    </message>
    <message>
      <source>In its worst failure, {dag} exceeds its CPU ceiling at {some} of {all} points.</source>
      <translation>Beim schwersten Ausfall überschreitet {dag} an {some} von {all} Punkten die CPU-Obergrenze.</translation>
    </message>
    <message>
      <source>In its worst failure, {dag} exceeds its RAM ceiling throughout.</source>
      <translation>Beim schwersten Ausfall überschreitet {dag} durchweg die Obergrenze des Arbeitsspeichers.</translation>
    </message>
    <message>
      <source>In its worst failure, {dag} exceeds its RAM ceiling at {value}.</source>
      <translation>Beim schwersten Ausfall überschreitet {dag} bei {value} die Obergrenze des Arbeitsspeichers.</translation>
    </message>
    <message>
      <source>In its worst failure, {dag} exceeds its RAM ceiling at {some} of {all} points.</source>
      <translation>Beim schwersten Ausfall überschreitet {dag} an {some} von {all} Punkten die Obergrenze des Arbeitsspeichers.</translation>
    </message>
    <message>
      <source>{dag} is out of disk space throughout.</source>
      <translation>Der Speicherplatz von {dag} ist durchgehend erschöpft.</translation>
    </message>
    <message>
      <source>{dag} runs out of disk space at {value}.</source>
      <translation>Der Speicherplatz von {dag} ist bei {value} erschöpft.</translation>
    </message>
    <message>
      <source>{dag} is out of disk space at {some} of {all} points.</source>
      <translation>Der Speicherplatz von {dag} ist an {some} von {all} Punkten erschöpft.</translation>
    </message>
    <message>
      <source>The disk operations of {dag} exceed their ceiling throughout.</source>
      <translation>Die Datenträgervorgänge von {dag} liegen durchgehend über ihrer Obergrenze.</translation>
    </message>
    <message>
      <source>The disk operations of {dag} exceed their ceiling at {value}.</source>
      <translation>Die Datenträgervorgänge von {dag} überschreiten ihre Obergrenze bei {value}.</translation>
    </message>
    <message>
      <source>The disk operations of {dag} exceed their ceiling at {some} of {all} points.</source>
      <translation>Die Datenträgervorgänge von {dag} liegen an {some} von {all} Punkten über ihrer Obergrenze.</translation>
    </message>
    <message>
      <source>{dag}, CPU</source>
      <translation>{dag}, CPU</translation>
    </message>
    <message>
      <source>{dag}, RAM</source>
      <translation>{dag}, RAM</translation>
    </message>
    <message>
      <source>{dag}, space</source>
      <translation>{dag}, Platz</translation>
    </message>
    <message>
      <source>{dag}, IOPS</source>
      <translation>{dag}, IOPS</translation>
    </message>
    <message>
      <source>{dag}, databases</source>
      <translation>{dag}, Datenbanken</translation>
    </message>
    <message>
      <source>The disks of {dags} are not assessed: enter their number, capacity and type.</source>
      <translation>Die Datenträger von {dags} werden nicht beurteilt: Tragen Sie Anzahl, Kapazität und Typ ein.</translation>
    </message>
    <message>
      <source>The CPU in failures of {dags} is not assessed: it is unknown, or databases are lost.</source>
      <translation>Die CPU bei Ausfällen von {dags} wird nicht beurteilt: Sie ist nicht bekannt, oder Datenbanken gehen verloren.</translation>
    </message>
    <message>
      <source>Votes</source>
      <translation>Stimmen</translation>
    </message>
    <message>
      <source>Limit</source>
      <translation>Engpass</translation>
    </message>
    <message>
      <source>Votes of {dag}</source>
      <translation>Stimmen von {dag}</translation>
    </message>
    <message>
      <source>What limits {dag}</source>
      <translation>Was {dag} begrenzt</translation>
    </message>
    <message>
      <source>No data: {resource}</source>
      <translation>Keine Daten: {resource}</translation>
    </message>
    <message>
      <source>Why {resource} are at {use}</source>
      <translation>Warum {resource} bei {use} liegen</translation>
    </message>
    <message>
      <source>Jan</source>
      <translation>Jan.</translation>
    </message>
    <message>
      <source>Feb</source>
      <translation>Feb.</translation>
    </message>
    <message>
      <source>Mar</source>
      <translation>März</translation>
    </message>
    <message>
      <source>Apr</source>
      <translation>Apr.</translation>
    </message>
    <message>
      <source>Jun</source>
      <translation>Juni</translation>
    </message>
    <message>
      <source>Jul</source>
      <translation>Juli</translation>
    </message>
    <message>
      <source>Aug</source>
      <translation>Aug.</translation>
    </message>
    <message>
      <source>Sep</source>
      <translation>Sept.</translation>
    </message>
    <message>
      <source>Oct</source>
      <translation>Okt.</translation>
    </message>
    <message>
      <source>Nov</source>
      <translation>Nov.</translation>
    </message>
    <message>
      <source>Dec</source>
      <translation>Dez.</translation>
    </message>
    <message>
      <source>{machines} may exceed its {resource} ceiling within the range of the figures: {ends}.</source>
      <translation>{machines} kann innerhalb der Spanne der Kennzahlen die Obergrenze überschreiten ({resource}): {ends}.</translation>
    </message>
    <message>
      <source>{machines} may exceed their {resource} ceilings within the range of the figures: {ends}.</source>
      <translation>{machines} können innerhalb der Spanne der Kennzahlen ihre Obergrenzen überschreiten ({resource}): {ends}.</translation>
    </message>
    <message>
      <source>{machines} is above its {resource} ceiling today.</source>
      <translation>{machines} liegt schon heute über der Obergrenze ({resource}).</translation>
    </message>
    <message>
      <source>{machines} are above their {resource} ceilings today.</source>
      <translation>{machines} liegen schon heute über ihren Obergrenzen ({resource}).</translation>
    </message>
    <message>
      <source>{machines} exceeds its {resource} ceiling in {month} ({ends}).</source>
      <translation>{machines} überschreitet die Obergrenze ({resource}) ab {month} ({ends}).</translation>
    </message>
    <message>
      <source>{machines} exceed their {resource} ceilings in {month} ({ends}).</source>
      <translation>{machines} überschreiten ihre Obergrenzen ({resource}) ab {month} ({ends}).</translation>
    </message>
    <message>
      <source>as early as {month}, as late as after {last}</source>
      <translation>frühestens {month}, spätestens nach {last}</translation>
    </message>
    <message>
      <source>{month} to {last}</source>
      <translation>{month} bis {last}</translation>
    </message>
    <message>
      <source>From {month}, more machines like {machines} will not help: a DAG has at most {most} members.</source>
      <translation>Ab {month} helfen weitere Maschinen wie {machines} nicht mehr: Eine DAG hat höchstens {most} Mitglieder.</translation>
    </message>
    <message>
      <source>From {month}, more machines like {machines} will not help: each exceeds its ceiling on its own.</source>
      <translation>Ab {month} helfen weitere Maschinen wie {machines} nicht: Jede überschreitet ihre Obergrenze für sich allein.</translation>
    </message>
    <message>
      <source>From {month}: {count} more machine like {machines}, on another host.</source>
      <translation>Ab {month}: {count} weitere Maschine wie {machines}, auf einem anderen Host.</translation>
    </message>
    <message>
      <source>From {month}: {count} more machines like {machines}, on other hosts.</source>
      <translation>Ab {month}: {count} weitere Maschinen wie {machines}, auf anderen Hosts.</translation>
    </message>
    <message>
      <source>From {month}: {count} more machine like {machines}.</source>
      <translation>Ab {month}: {count} weitere Maschine wie {machines}.</translation>
    </message>
    <message>
      <source>From {month}: {count} more machines like {machines}.</source>
      <translation>Ab {month}: {count} weitere Maschinen wie {machines}.</translation>
    </message>
    <message>
      <source>{count} year</source>
      <translation>{count} Jahr</translation>
    </message>
    <message>
      <source>{count} years</source>
      <translation>{count} Jahren</translation>
    </message>
    <message>
      <source>Nothing has to be added within {years}.</source>
      <translation>Innerhalb von {years} muss nichts erweitert werden.</translation>
    </message>
    <message>
      <source>{month}: {machine} exceeds its {resource} ceiling, and no single change to it helps. Add a machine.</source>
      <translation>{month}: {machine} überschreitet die Obergrenze für {resource}; keine einzelne Änderung daran hilft. Fügen Sie eine Maschine hinzu.</translation>
    </message>
    <message>
      <source>{month}: {what} for {machine}; lasts beyond {years}</source>
      <translation>{month}: {what} für {machine}; reicht auch nach {years} noch</translation>
    </message>
    <message>
      <source>{month}: {what} for {machine}; lasts until {end}</source>
      <translation>{month}: {what} für {machine}; reicht bis {end}</translation>
    </message>
    <message>
      <source>Limits of {dags} reached within {years}: {limits}.</source>
      <translation>Innerhalb von {years} erreichte Grenzen von {dags}: {limits}.</translation>
    </message>
    <message>
      <source>The only machine exceeds a ceiling within {years}.</source>
      <translation>Die einzige Maschine überschreitet innerhalb von {years} eine Obergrenze.</translation>
    </message>
    <message>
      <source>The only machine exceeds no ceiling within {years}.</source>
      <translation>Die einzige Maschine überschreitet innerhalb von {years} keine Obergrenze.</translation>
    </message>
    <message>
      <source>None of {machines} exceeds a ceiling within {years}.</source>
      <translation>Keine von {machines} überschreitet innerhalb von {years} eine Obergrenze.</translation>
    </message>
    <message>
      <source>{count} of {machines} exceeds a ceiling within {years}.</source>
      <translation>{count} von {machines} überschreitet innerhalb von {years} eine Obergrenze.</translation>
    </message>
    <message>
      <source>{count} of {machines} exceed a ceiling within {years}.</source>
      <translation>{count} von {machines} überschreiten innerhalb von {years} eine Obergrenze.</translation>
    </message>
    <message>
      <source>No machine exceeds a ceiling within {years}</source>
      <translation>Innerhalb von {years} überschreitet keine Maschine eine Obergrenze</translation>
    </message>
    <message>
      <source>{machines} is above its ceiling today</source>
      <translation>{machines} liegt schon heute über der Obergrenze</translation>
    </message>
    <message>
      <source>{machines} are above their ceilings today</source>
      <translation>{machines} liegen schon heute über ihren Obergrenzen</translation>
    </message>
    <message>
      <source>{machines} exceeds its ceiling first, in {month}</source>
      <translation>{machines} überschreitet die Obergrenze zuerst, im {month}</translation>
    </message>
    <message>
      <source>{machines} exceed their ceilings first, in {month}</source>
      <translation>{machines} überschreiten ihre Obergrenzen zuerst, im {month}</translation>
    </message>
    <message>
      <source>Utilization (% of ceiling)</source>
      <translation>Auslastung (% der Obergrenze)</translation>
    </message>
    <message>
      <source>Utilization of each machine's tightest resource and of the limits of DAGs relative to their ceilings, month by month. {summary}</source>
      <translation>Auslastung der knappsten Ressource jeder Maschine und der Grenzen der DAGs gegenüber ihren Obergrenzen, Monat für Monat. {summary}</translation>
    </message>
    <message>
      <source>Month</source>
      <translation>Monat</translation>
    </message>
    <message>
      <source>Share of ceiling</source>
      <translation>Anteil an der Obergrenze</translation>
    </message>
    <message>
      <source>Ceiling</source>
      <translation>Obergrenze</translation>
    </message>
    <message>
      <source>{resource} {use}, range {low} to {high}</source>
      <translation>{resource} {use}, Spanne {low} bis {high}</translation>
    </message>
    <message>
      <source>No machine matches. Clear the search or add a machine.</source>
      <translation>Keine Maschine passt. Leeren Sie die Suche oder fügen Sie eine Maschine hinzu.</translation>
    </message>
    <message>
      <source>GHz</source>
      <translation>GHz</translation>
    </message>
    <message>
      <source>SPEC rate 2006</source>
      <translation>SPEC rate 2006</translation>
    </message>
    <message>
      <source>GB</source>
      <translation>GB</translation>
    </message>
    <message>
      <source>Watts</source>
      <translation>Watt</translation>
    </message>
    <message>
      <source>enter</source>
      <translation>eingeben</translation>
    </message>
    <message>
      <source>owned</source>
      <translation>vorhanden</translation>
    </message>
    <message>
      <source>SPEC {rate} is estimated: SPECrate2017_int_base {result} × {factor} ({low} to {high}), because no result of 2006 exists for this processor.</source>
      <translation>SPEC {rate} ist geschätzt: SPECrate2017_int_base {result} × {factor} ({low} bis {high}), weil es für diesen Prozessor kein Ergebnis von 2006 gibt.</translation>
    </message>
    <message>
      <source>Your own machine, kept on this computer.</source>
      <translation>Ihre eigene Maschine, auf diesem Computer gespeichert.</translation>
    </message>
    <message>
      <source>Sources: {sources}</source>
      <translation>Quellen: {sources}</translation>
    </message>
    <message>
      <source>{licence}, per {unit}: {price}</source>
      <translation>{licence}, je {unit}: {price}</translation>
    </message>
    <message>
      <source>published</source>
      <translation>veröffentlicht</translation>
    </message>
    <message>
      <source>CPU by number of Outlook Anywhere users: Windows Server 2008 SP2 reaches 75 % with half as many users as R2.</source>
      <translation>CPU nach Zahl der Benutzer mit Outlook Anywhere: Windows Server 2008 SP2 erreicht 75 % mit halb so vielen Benutzern wie R2.</translation>
    </message>
    <message>
      <source>Outlook Anywhere users on one server</source>
      <translation>Benutzer mit Outlook Anywhere auf einem Server</translation>
    </message>
    <message>
      <source>Windows 2008 R2</source>
      <translation>Windows 2008 R2</translation>
    </message>
    <message>
      <source>Windows 2008 SP2</source>
      <translation>Windows 2008 SP2</translation>
    </message>
    <message>
      <source>75 % ceiling</source>
      <translation>Obergrenze 75 %</translation>
    </message>
    <message>
      <source>as printed; read as 14,000</source>
      <translation>wie gedruckt; gelesen als 14.000</translation>
    </message>
    <message>
      <source>CPU by number of Outlook Web App users: cost per user constant, or half of it growing with the users, through the published point.</source>
      <translation>CPU nach Zahl der Benutzer mit Outlook Web App: Kosten je Benutzer konstant oder zur Hälfte mit den Benutzern wachsend, durch den veröffentlichten Punkt.</translation>
    </message>
    <message>
      <source>Outlook Web App users on one server</source>
      <translation>Benutzer mit Outlook Web App auf einem Server</translation>
    </message>
    <message>
      <source>same cost for every user</source>
      <translation>gleiche Kosten je Benutzer</translation>
    </message>
    <message>
      <source>half of the cost grows with the users</source>
      <translation>die Hälfte der Kosten wächst mit den Benutzern</translation>
    </message>
    <message>
      <source>Heavy users by number of VMs: three models agree up to four VMs and diverge at eight (4,260 to 7,220 users).</source>
      <translation>Heavy-Benutzer nach Zahl der VMs: Drei Modelle stimmen bis vier VMs überein und gehen bei acht auseinander (4.260 bis 7.220 Benutzer).</translation>
    </message>
    <message>
      <source>VMs with one vCPU on the host</source>
      <translation>VMs mit einer vCPU auf dem Host</translation>
    </message>
    <message>
      <source>heavy users at 80 %</source>
      <translation>Heavy-Benutzer bei 80 %</translation>
    </message>
    <message>
      <source>used</source>
      <translation>verwendet</translation>
    </message>
    <message>
      <source>coherency only</source>
      <translation>nur Kohärenz</translation>
    </message>
    <message>
      <source>power law in the VMs</source>
      <translation>Potenzgesetz der VMs</translation>
    </message>
    <message>
      <source>tested</source>
      <translation>getestet</translation>
    </message>
    <message>
      <source>CPU by number of heavy users: with the same users, a VM is about 1.6 times as busy as a physical server.</source>
      <translation>CPU nach Zahl der Heavy-Benutzer: Bei gleich vielen Benutzern ist eine VM etwa 1,6-mal so stark ausgelastet wie ein physischer Server.</translation>
    </message>
    <message>
      <source>heavy users</source>
      <translation>Heavy-Benutzer</translation>
    </message>
    <message>
      <source>CPU of the assigned processors</source>
      <translation>CPU der zugewiesenen Prozessoren</translation>
    </message>
    <message>
      <source>1 processor</source>
      <translation>1 Prozessor</translation>
    </message>
    <message>
      <source>VM, 1 vCPU</source>
      <translation>VM, 1 vCPU</translation>
    </message>
    <message>
      <source>2 processors</source>
      <translation>2 Prozessoren</translation>
    </message>
    <message>
      <source>VM, 2 vCPUs</source>
      <translation>VM, 2 vCPUs</translation>
    </message>
    <message>
      <source>Response time by CPU: reliable from 49 to 80 %; a second vCPU adds 75 ms.</source>
      <translation>Antwortzeit nach CPU: belastbar von 49 bis 80 %; eine zweite vCPU fügt 75 ms hinzu.</translation>
    </message>
    <message>
      <source>95th percentile, ms</source>
      <translation>95. Perzentil, ms</translation>
    </message>
    <message>
      <source>physical, or VM with 1 vCPU</source>
      <translation>physisch oder VM mit 1 vCPU</translation>
    </message>
    <message>
      <source>VM with 2 vCPUs</source>
      <translation>VM mit 2 vCPUs</translation>
    </message>
    <message>
      <source>limit: 500 ms</source>
      <translation>Grenze: 500 ms</translation>
    </message>
    <message>
      <source>reliable</source>
      <translation>belastbar</translation>
    </message>
    <message>
      <source>Memory: fitted and measured values. Most runs are within 0.8 GB.</source>
      <translation>Arbeitsspeicher: angepasste und gemessene Werte. Die meisten Läufe liegen innerhalb von 0,8 GB.</translation>
    </message>
    <message>
      <source>measured memory use, GB</source>
      <translation>gemessener Speicherbedarf, GB</translation>
    </message>
    <message>
      <source>fitted, GB</source>
      <translation>angepasst, GB</translation>
    </message>
    <message>
      <source>equal</source>
      <translation>gleich</translation>
    </message>
    <message>
      <source>Test 1</source>
      <translation>Test 1</translation>
    </message>
    <message>
      <source>Test 2</source>
      <translation>Test 2</translation>
    </message>
    <message>
      <source>± 0.8 GB</source>
      <translation>± 0,8 GB</translation>
    </message>
    <message>
      <source>Getting started</source>
      <translation>Erste Schritte</translation>
    </message>
    <message>
      <source>Your first plan</source>
      <translation>Der erste Plan</translation>
    </message>
    <message>
      <source>Consolidate</source>
      <translation>Konsolidieren</translation>
    </message>
    <message>
      <source>Move to Exchange SE</source>
      <translation>Auf Exchange SE umziehen</translation>
    </message>
    <message>
      <source>Compare designs</source>
      <translation>Entwürfe vergleichen</translation>
    </message>
    <message>
      <source>Hardware and costs</source>
      <translation>Hardware und Kosten</translation>
    </message>
    <message>
      <source>Try a what-if</source>
      <translation>Was-wäre-wenn ausprobieren</translation>
    </message>
    <message>
      <source>Sweep, growth, failures and risk</source>
      <translation>Durchlauf, Wachstum, Ausfälle und Risiko</translation>
    </message>
    <message>
      <source>Import an inventory</source>
      <translation>Bestand importieren</translation>
    </message>
    <message>
      <source>Import a table of machines</source>
      <translation>Tabelle mit Maschinen importieren</translation>
    </message>
    <message>
      <source>Import populations</source>
      <translation>Benutzergruppen importieren</translation>
    </message>
    <message>
      <source>Measured and predicted load</source>
      <translation>Gemessene und vorhergesagte Last</translation>
    </message>
    <message>
      <source>Explain a number</source>
      <translation>Eine Zahl erklären</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Befunde</translation>
    </message>
    <message>
      <source>E-mail and reports</source>
      <translation>E-Mail und Berichte</translation>
    </message>
    <message>
      <source>Recover plans and earlier versions</source>
      <translation>Pläne und frühere Versionen wiederherstellen</translation>
    </message>
    <message>
      <source>Keyboard and accessibility</source>
      <translation>Tastatur und Barrierefreiheit</translation>
    </message>
    <message>
      <source>On the customer's laptop</source>
      <translation>Auf dem Laptop beim Kunden</translation>
    </message>
    <message>
      <source>Command line</source>
      <translation>Befehlszeile</translation>
    </message>
    <message>
      <source>Where the numbers come from</source>
      <translation>Woher die Zahlen kommen</translation>
    </message>
    <message>
      <source>Errors in the documents</source>
      <translation>Fehler in den Dokumenten</translation>
    </message>
    <message>
      <source>Glossary</source>
      <translation>Glossar</translation>
    </message>
    <message>
      <source>Interpreted as:</source>
      <translation>Ausgelegt als:</translation>
    </message>
    <message>
      <source>Severity</source>
      <translation>Schwere</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Wann</translation>
    </message>
    <message>
      <source>Clusters</source>
      <translation>Cluster</translation>
    </message>
    <message>
      <source>VMs with measured load</source>
      <translation>VMs mit gemessener Last</translation>
    </message>
    <message>
      <source>No VM is left out</source>
      <translation>Keine VM wird ausgelassen</translation>
    </message>
    <message>
      <source>1 VM left out, and why</source>
      <translation>1 VM ausgelassen, und warum</translation>
    </message>
    <message>
      <source>{count} VMs left out, and why</source>
      <translation>{count} VMs ausgelassen, und warum</translation>
    </message>
    <message>
      <source>Other reasons</source>
      <translation>Andere Gründe</translation>
    </message>
    <message>
      <source>No contradictions in the file</source>
      <translation>Keine Widersprüche in der Datei</translation>
    </message>
    <message>
      <source>1 contradiction or gap in the file</source>
      <translation>1 Widerspruch oder Lücke in der Datei</translation>
    </message>
    <message>
      <source>{count} contradictions and gaps in the file</source>
      <translation>{count} Widersprüche und Lücken in der Datei</translation>
    </message>
    <message>
      <source>1 host named by VMs is not in the list of hosts</source>
      <translation>1 von VMs genannter Host fehlt in der Liste der Hosts</translation>
    </message>
    <message>
      <source>{count} hosts named by VMs are not in the list of hosts</source>
      <translation>{count} von VMs genannte Hosts fehlen in der Liste der Hosts</translation>
    </message>
    <message>
      <source>No VM names a host in the list: the names were replaced</source>
      <translation>Keine VM nennt einen Host der Liste: Namen wurden ersetzt</translation>
    </message>
    <message>
      <source>It is left out with its VMs.</source>
      <translation>Er wird mit seinen VMs ausgelassen.</translation>
    </message>
    <message>
      <source>They are left out with their VMs.</source>
      <translation>Sie werden mit ihren VMs ausgelassen.</translation>
    </message>
    <message>
      <source>It is added with placeholders. Match it manually, or import only listed hosts.</source>
      <translation>Er wird mit Platzhaltern ergänzt. Ordnen Sie ihn manuell zu, oder übernehmen Sie nur Hosts der Liste.</translation>
    </message>
    <message>
      <source>They are added with placeholders. Match them manually, or import only listed hosts.</source>
      <translation>Sie werden mit Platzhaltern ergänzt. Ordnen Sie sie manuell zu, oder übernehmen Sie nur Hosts der Liste.</translation>
    </message>
    <message>
      <source>1 listed host runs no VM</source>
      <translation>1 Host der Liste trägt keine VM</translation>
    </message>
    <message>
      <source>{count} listed hosts run no VMs</source>
      <translation>{count} Hosts der Liste tragen keine VM</translation>
    </message>
    <message>
      <source>They are imported like the others.</source>
      <translation>Sie werden wie die anderen importiert.</translation>
    </message>
    <message>
      <source>Placeholders are used; they are named in the notes of each machine.</source>
      <translation>Es werden Platzhalter verwendet; die Notizen nennen sie.</translation>
    </message>
    <message>
      <source>1 host lacks cores, clock or memory</source>
      <translation>Bei 1 Host fehlen Kerne, Takt oder Arbeitsspeicher</translation>
    </message>
    <message>
      <source>{count} hosts lack cores, clock or memory</source>
      <translation>Bei {count} Hosts fehlen Kerne, Takt oder Arbeitsspeicher</translation>
    </message>
    <message>
      <source>1 VM lacks vCPUs or memory</source>
      <translation>Bei 1 VM fehlen vCPUs oder Arbeitsspeicher</translation>
    </message>
    <message>
      <source>{count} VMs lack vCPUs or memory</source>
      <translation>Bei {count} VMs fehlen vCPUs oder Arbeitsspeicher</translation>
    </message>
    <message>
      <source>1 more like this</source>
      <translation>1 weitere Stelle dieser Art</translation>
    </message>
    <message>
      <source>{count} more like these</source>
      <translation>{count} weitere Stellen dieser Art</translation>
    </message>
    <message>
      <source>Copy the list to see all.</source>
      <translation>Kopieren Sie die Liste, um alle zu sehen.</translation>
    </message>
    <message>
      <source>{number} of {all} selected</source>
      <translation>{number} von {all} ausgewählt</translation>
    </message>
    <message>
      <source>* is any text, ? one character, ; another pattern. Or tick VMs below.</source>
      <translation>* ist beliebiger Text, ? ein Zeichen, ; ein weiteres Muster. Oder haken Sie VMs an.</translation>
    </message>
    <message>
      <source>matches 1 VM.</source>
      <translation>passt auf 1 VM.</translation>
    </message>
    <message>
      <source>matches {count} VMs.</source>
      <translation>passt auf {count} VMs.</translation>
    </message>
    <message>
      <source>matches 1 name.</source>
      <translation>passt auf 1 Namen.</translation>
    </message>
    <message>
      <source>matches {count} names.</source>
      <translation>passt auf {count} Namen.</translation>
    </message>
    <message>
      <source>* is any text, ? one character, ; another pattern.</source>
      <translation>* ist beliebiger Text, ? ein Zeichen, ; ein weiteres Muster.</translation>
    </message>
    <message>
      <source>Guest</source>
      <translation>Gast</translation>
    </message>
    <message>
      <source>{measured} of {all} have measured values.</source>
      <translation>{measured} von {all} haben Werte.</translation>
    </message>
    <message>
      <source>The other one shows “no data”, never 0 %, and so does its host.</source>
      <translation>Die übrige zeigt „keine Daten“, nie 0 %, ebenso ihr Host.</translation>
    </message>
    <message>
      <source>The other {count} show “no data”, never 0 %, and so do their hosts.</source>
      <translation>Die übrigen {count} zeigen „keine Daten“, nie 0 %, ebenso ihre Hosts.</translation>
    </message>
    <message>
      <source>The values are a snapshot, not an average: open a performance log (Plan &gt; Measured load) for averages and peaks.</source>
      <translation>Die Werte sind eine Momentaufnahme, kein Mittelwert: Ein Leistungsprotokoll (Plan &gt; Messwerte der Last) liefert Mittel- und Spitzenwerte.</translation>
    </message>
    <message>
      <source>The file says how busy hosts were, but not their VMs. VMs without an Exchange role show “no data”, and so does what is calculated for their hosts. Keep a performance log in the plan (Plan &gt; Measured load), or enter their load in the inspector.</source>
      <translation>Die Datei nennt die gemessene Last von Hosts, aber nicht die ihrer VMs. VMs ohne Exchange-Rolle zeigen „keine Daten“, ebenso das, was für ihre Hosts berechnet wird. Behalten Sie ein Leistungsprotokoll im Plan (Plan &gt; Messwerte der Last), oder geben Sie ihre Last im Inspektor ein.</translation>
    </message>
    <message>
      <source>The file has no measured load. VMs without an Exchange role show “no data”, and so do their hosts. Keep a performance log in the plan (Plan &gt; Measured load), or enter their load in the inspector.</source>
      <translation>Die Datei enthält keine gemessene Last. VMs ohne Exchange-Rolle zeigen „keine Daten“, ebenso ihre Hosts. Behalten Sie ein Leistungsprotokoll im Plan (Plan &gt; Messwerte der Last), oder geben Sie ihre Last im Inspektor ein.</translation>
    </message>
    <message>
      <source>The file does not say how much they share; it is estimated from the guest systems.</source>
      <translation>Die Datei nennt nicht, wie viel sie teilen; es wird aus den Gastsystemen geschätzt.</translation>
    </message>
    <message>
      <source>The VMs of the file shared {memory} when it was exported. The plan estimates it from the guest systems.</source>
      <translation>Die VMs der Datei teilten beim Export {memory}. Der Plan schätzt es aus den Gastsystemen.</translation>
    </message>
    <message>
      <source>Measured CPU: at least {share}</source>
      <translation>Gemessene CPU: mind. {share}</translation>
    </message>
    <message>
      <source>Measured CPU: {share}</source>
      <translation>Gemessene CPU: {share}</translation>
    </message>
    <message>
      <source>and 1 more site</source>
      <translation>und 1 weiterer Standort</translation>
    </message>
    <message>
      <source>and {count} more sites</source>
      <translation>und {count} weitere Standorte</translation>
    </message>
    <message>
      <source>Import {hosts} and {machines}</source>
      <translation>{hosts} und {machines} importieren</translation>
    </message>
    <message>
      <source>Nothing is left to import: choose another cluster.</source>
      <translation>Es bleibt nichts zu importieren: Wählen Sie einen anderen Cluster.</translation>
    </message>
    <message>
      <source>Choose at least one role for the selected VMs.</source>
      <translation>Wählen Sie mindestens eine Rolle für die ausgewählten VMs.</translation>
    </message>
    <message>
      <source>Select the two sites to link, or drag from one to the other with Connect.</source>
      <translation>Wählen Sie die beiden Standorte aus, die verbunden werden sollen, oder ziehen Sie mit „Verbinden“ von einem zum anderen.</translation>
    </message>
    <message>
      <source>Select a site for it.</source>
      <translation>Wählen Sie den Standort dafür aus.</translation>
    </message>
    <message>
      <source>It needs a site; add one first.</source>
      <translation>Es braucht einen Standort; fügen Sie zuerst einen hinzu.</translation>
    </message>
    <message>
      <source>This template does not exist.</source>
      <translation>Diese Vorlage existiert nicht.</translation>
    </message>
    <message>
      <source>Add DAG with two servers</source>
      <translation>DAG mit zwei Servern hinzufügen</translation>
    </message>
    <message>
      <source>A DAG needs servers with the Mailbox role that are in no other DAG; add them first.</source>
      <translation>Eine DAG braucht Server mit der Mailbox-Rolle, die in keiner anderen DAG sind; fügen Sie zuerst solche hinzu.</translation>
    </message>
    <message>
      <source>Select at most {most} members for the DAG.</source>
      <translation>Wählen Sie die Mitglieder der DAG aus; sie hat höchstens {most}.</translation>
    </message>
    <message>
      <source>Notes of {design}</source>
      <translation>Notizen zu {design}</translation>
    </message>
    <message>
      <source>Assumptions</source>
      <translation>Annahmen</translation>
    </message>
    <message>
      <source>The plan</source>
      <translation>Der Plan</translation>
    </message>
    <message>
      <source>Unnamed</source>
      <translation>Ohne Namen</translation>
    </message>
    <message>
      <source>Not offered, as no Mailbox server there is or can be a member: {sites}.</source>
      <translation>Nicht zur Auswahl stehen, weil dort kein Mailbox-Server Mitglied ist oder werden kann: {sites}.</translation>
    </message>
    <message>
      <source>Hardware library…</source>
      <translation>Hardwarebibliothek…</translation>
    </message>
    <message>
      <source>Stored for information only</source>
      <translation>Gespeichert, aber ungenutzt</translation>
    </message>
    <message>
      <source>{count} item</source>
      <translation>{count} Element</translation>
    </message>
    <message>
      <source>Added</source>
      <translation>Hinzugefügt</translation>
    </message>
    <message>
      <source>Removed</source>
      <translation>Entfernt</translation>
    </message>
    <message>
      <source>Changed</source>
      <translation>Geändert</translation>
    </message>
    <message>
      <source>{count} added</source>
      <translation>{count} hinzugefügt</translation>
    </message>
    <message>
      <source>{count} removed</source>
      <translation>{count} entfernt</translation>
    </message>
    <message>
      <source>{count} changed</source>
      <translation>{count} geändert</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Änderung</translation>
    </message>
    <message>
      <source>Item</source>
      <translation>Element</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Feld</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Vorher</translation>
    </message>
    <message>
      <source>After</source>
      <translation>Nachher</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>Wo</translation>
    </message>
    <message>
      <source>Plan</source>
      <translation>Plan</translation>
    </message>
    <message>
      <source>not comparable</source>
      <translation>nicht vergleichbar</translation>
    </message>
    <message>
      <source>same</source>
      <translation>gleich</translation>
    </message>
    <message>
      <source>{change} better</source>
      <translation>{change} besser</translation>
    </message>
    <message>
      <source>{change} worse</source>
      <translation>{change} schlechter</translation>
    </message>
    <message>
      <source>Baseline</source>
      <translation>Vergleichsbasis</translation>
    </message>
    <message>
      <source>Incomplete: {count} population unserved</source>
      <translation>Unvollständig: {count} Benutzergruppe ohne Server</translation>
    </message>
    <message>
      <source>Incomplete: {count} populations unserved</source>
      <translation>Unvollständig: {count} Benutzergruppen ohne Server</translation>
    </message>
    <message>
      <source>instead of {before}</source>
      <translation>statt {before}</translation>
    </message>
    <message>
      <source>{value} instead of {before}</source>
      <translation>{value} statt {before}</translation>
    </message>
    <message>
      <source>WAN {bandwidth} Mbit/s</source>
      <translation>WAN {bandwidth} Mbit/s</translation>
    </message>
    <message>
      <source>{dag} was deleted with its last member.</source>
      <translation>{dag} wurde mit dem letzten Mitglied gelöscht.</translation>
    </message>
    <message>
      <source>{dag} lost {count} member: {changes}.</source>
      <translation>{dag} hat {count} Mitglied verloren: {changes}.</translation>
    </message>
    <message>
      <source>{dag} lost {count} members: {changes}.</source>
      <translation>{dag} hat {count} Mitglieder verloren: {changes}.</translation>
    </message>
    <message>
      <source>{now} instead of {before} copies</source>
      <translation>{now} statt {before} Kopien</translation>
    </message>
    <message>
      <source>{now} instead of {before} lagged copies</source>
      <translation>{now} statt {before} verzögerte Kopien</translation>
    </message>
    <message>
      <source>{now} instead of {before} failures to survive</source>
      <translation>{now} statt {before} Ausfälle zu überstehen</translation>
    </message>
    <message>
      <source>Location</source>
      <translation>Ort</translation>
    </message>
    <message>
      <source>Bottleneck</source>
      <translation>Engpass</translation>
    </message>
    <message>
      <source>Users until ceiling</source>
      <translation>Benutzer bis Obergrenze</translation>
    </message>
    <message>
      <source>Picture of {design}: {name}, {size}</source>
      <translation>Bild von {design}: {name}, {size}</translation>
    </message>
    <message>
      <source>Page with the comparison: {name}, {size}</source>
      <translation>Seite mit dem Vergleich: {name}, {size}</translation>
    </message>
    <message>
      <source>Plan: {name}, {size}</source>
      <translation>Plan: {name}, {size}</translation>
    </message>
    <message>
      <source>Plan: {title}</source>
      <translation>Plan: {title}</translation>
    </message>
    <message>
      <source>About {size} as an e-mail.</source>
      <translation>Als E-Mail etwa {size}.</translation>
    </message>
    <message>
      <source>Nothing is attached.</source>
      <translation>Nichts ist angehängt.</translation>
    </message>
    <message>
      <source>The draft was passed to your mail program; nothing is attached.</source>
      <translation>Der Entwurf wurde an Ihr E-Mail-Programm übergeben; es ist nichts angehängt.</translation>
    </message>
    <message>
      <source>The draft was passed to your mail program with one file; add the recipients and send it there.</source>
      <translation>Der Entwurf wurde mit einer Datei an Ihr E-Mail-Programm übergeben; geben Sie dort die Empfänger ein und senden Sie ihn.</translation>
    </message>
    <message>
      <source>The draft was passed to your mail program with {number} files; add the recipients and send it there.</source>
      <translation>Der Entwurf wurde mit {number} Dateien an Ihr E-Mail-Programm übergeben; geben Sie dort die Empfänger ein und senden Sie ihn.</translation>
    </message>
    <message>
      <source>The draft was closed in your mail program; nothing was sent.</source>
      <translation>Der Entwurf wurde in Ihrem E-Mail-Programm geschlossen; nichts wurde gesendet.</translation>
    </message>
    <message>
      <source>Your mail program does not accept drafts directly, so {name} was opened: an unsent e-mail with everything in it.</source>
      <translation>Ihr E-Mail-Programm nimmt Entwürfe nicht direkt an, daher wurde {name} geöffnet: eine nicht gesendete E-Mail mit allem darin.</translation>
    </message>
    <message>
      <source>No mail program was found, so the draft was saved as {name}; any mail program on any computer can open it.</source>
      <translation>Es wurde kein E-Mail-Programm gefunden, daher wurde der Entwurf als {name} gespeichert; jedes E-Mail-Programm auf jedem Computer kann ihn öffnen.</translation>
    </message>
    <message>
      <source>Draft saved as {name}; any mail program opens it as an unsent e-mail.</source>
      <translation>E-Mail-Entwurf als {name} gespeichert; jedes E-Mail-Programm öffnet ihn als nicht gesendete E-Mail.</translation>
    </message>
    <message>
      <source>{name} does not include the changes in this window.</source>
      <translation>{name} enthält die Änderungen in diesem Fenster nicht.</translation>
    </message>
    <message>
      <source>This plan has not been saved to a file yet.</source>
      <translation>Dieser Plan ist noch in keiner Datei gespeichert.</translation>
    </message>
    <message>
      <source>mean</source>
      <translation>Mittel</translation>
    </message>
    <message>
      <source>peak</source>
      <translation>Spitze</translation>
    </message>
    <message>
      <source>{points} points above</source>
      <translation>{points} Punkte darüber</translation>
    </message>
    <message>
      <source>{points} points below</source>
      <translation>{points} Punkte darunter</translation>
    </message>
    <message>
      <source>{inside} of {count} machine with Exchange is within the predicted range.</source>
      <translation>{inside} von {count} Maschine mit Exchange liegt im vorhergesagten Bereich.</translation>
    </message>
    <message>
      <source>{inside} of {count} machines with Exchange are within the predicted range.</source>
      <translation>{inside} von {count} Maschinen mit Exchange liegen im vorhergesagten Bereich.</translation>
    </message>
    <message>
      <source>{inside} of {count} machine is within the predicted range.</source>
      <translation>{inside} von {count} Maschine liegt im vorhergesagten Bereich.</translation>
    </message>
    <message>
      <source>{inside} of {count} machines are within the predicted range.</source>
      <translation>{inside} von {count} Maschinen liegen im vorhergesagten Bereich.</translation>
    </message>
    <message>
      <source>{name} is not: predicted {band}, measured {value}.</source>
      <translation>{name} nicht: vorhergesagt {band}, gemessen {value}.</translation>
    </message>
    <message>
      <source>{names} are not.</source>
      <translation>{names} nicht.</translation>
    </message>
    <message>
      <source>{count} is above it.</source>
      <translation>{count} liegt darüber.</translation>
    </message>
    <message>
      <source>{count} are above it.</source>
      <translation>{count} liegen darüber.</translation>
    </message>
    <message>
      <source>{count} is below it.</source>
      <translation>{count} liegt darunter.</translation>
    </message>
    <message>
      <source>{count} are below it.</source>
      <translation>{count} liegen darunter.</translation>
    </message>
    <message>
      <source>The plan predicts nothing for the {count} machine in the log.</source>
      <translation>Für die {count} Maschine im Protokoll sagt der Plan nichts vorher.</translation>
    </message>
    <message>
      <source>The plan predicts nothing for the {count} machines in the log.</source>
      <translation>Für die {count} Maschinen im Protokoll sagt der Plan nichts vorher.</translation>
    </message>
    <message>
      <source>“Keep in plan” enters it as the load of the machines without Exchange roles.</source>
      <translation>„Im Plan behalten“ macht daraus die Last der Maschinen ohne Exchange-Rolle.</translation>
    </message>
    <message>
      <source>The log has no data to compare for this resource.</source>
      <translation>Das Protokoll hat für diese Ressource nichts zu vergleichen.</translation>
    </message>
    <message>
      <source>The CPU of virtual machines is read only from an esxtop log of their host.</source>
      <translation>Die CPU virtueller Maschinen wird nur aus einem esxtop-Protokoll ihres Hosts gelesen.</translation>
    </message>
    <message>
      <source>Measured mean</source>
      <translation>Gemessenes Mittel</translation>
    </message>
    <message>
      <source>{first} to {last}</source>
      <translation>{first} bis {last}</translation>
    </message>
    <message>
      <source>weekdays only</source>
      <translation>nur werktags</translation>
    </message>
    <message>
      <source>{count} 15-minute window, {machines} in the log</source>
      <translation>{count} Fenster von 15 Minuten, {machines} im Protokoll</translation>
    </message>
    <message>
      <source>{count} 15-minute windows, {machines} in the log</source>
      <translation>{count} Fenster von 15 Minuten, {machines} im Protokoll</translation>
    </message>
    <message>
      <source>no data: not in the log</source>
      <translation>keine Daten: nicht im Protokoll</translation>
    </message>
    <message>
      <source>No counter in this log is known. Load counters are recognised by their English, German, French, Spanish, Italian and Russian names: save the counters of this plan and record those.</source>
      <translation>Kein Indikator dieses Protokolls ist bekannt. Lastindikatoren werden an ihren englischen, deutschen, französischen, spanischen, italienischen und russischen Namen erkannt: Speichern Sie die Indikatoren dieses Plans, und zeichnen Sie diese auf.</translation>
    </message>
    <message>
      <source>{count} machine without Exchange roles now has it as its load.</source>
      <translation>Bei {count} Maschine ohne Exchange-Rolle zählen sie jetzt als Last.</translation>
    </message>
    <message>
      <source>{count} machines without Exchange roles now have them as their load.</source>
      <translation>Bei {count} Maschinen ohne Exchange-Rolle zählen sie jetzt als Last.</translation>
    </message>
    <message>
      <source>No machine of the design has these names: {names}.</source>
      <translation>Keine Maschine des Entwurfs heißt so: {names}.</translation>
    </message>
    <message>
      <source>ceiling</source>
      <translation>Obergrenze</translation>
    </message>
    <message>
      <source>The log has no series for this resource.</source>
      <translation>Das Protokoll hat für diese Ressource keine Reihen.</translation>
    </message>
    <message>
      <source>{count} machines over {windows} 15-minute windows. {name}: predicted {band}.</source>
      <translation>{count} Maschinen über {windows} Fenster von 15 Minuten. {name}: vorhergesagt {band}.</translation>
    </message>
    <message>
      <source>above the range</source>
      <translation>über dem Bereich</translation>
    </message>
    <message>
      <source>below the range</source>
      <translation>unter dem Bereich</translation>
    </message>
    <message>
      <source>within the range</source>
      <translation>innerhalb</translation>
    </message>
    <message>
      <source>nothing to compare</source>
      <translation>nichts zu vergleichen</translation>
    </message>
    <message>
      <source>{use} ({low} to {high})</source>
      <translation>{use} ({low} bis {high})</translation>
    </message>
    <message>
      <source>Measured: {use}, {verdict}</source>
      <translation>Gemessen: {use}, {verdict}</translation>
    </message>
    <message>
      <source>{count} more finding.</source>
      <translation>{count} weiterer Befund.</translation>
    </message>
    <message>
      <source>{count} more findings.</source>
      <translation>{count} weitere Befunde.</translation>
    </message>
    <message>
      <source>at {sites} sites</source>
      <translation>an {sites} Standorten</translation>
    </message>
    <message>
      <source>{count} new server, {where}, with {cores} cores and {memory}.</source>
      <translation>{count} neuer Server, {where}, mit {cores} Kernen und {memory}.</translation>
    </message>
    <message>
      <source>{count} new servers, {where}, with {cores} cores and {memory} each.</source>
      <translation>{count} neue Server, {where}, mit je {cores} Kernen und {memory}.</translation>
    </message>
    <message>
      <source>The busiest CPU is at {use}.</source>
      <translation>Die höchste CPU-Auslastung ist {use}.</translation>
    </message>
    <message>
      <source>The busiest CPU is at {use}, and at {worst} in the worst failure.</source>
      <translation>Die höchste CPU-Auslastung ist {use}, beim schwersten Ausfall {worst}.</translation>
    </message>
    <message>
      <source>{machine} and {more} others</source>
      <translation>{machine} und {more} weitere</translation>
    </message>
    <message>
      <source>CPU and memory of {machines} are unknown and not assessed.</source>
      <translation>CPU und Arbeitsspeicher von {machines} sind unbekannt und werden nicht beurteilt.</translation>
    </message>
    <message>
      <source>The CPU of {machines} is unknown and not assessed.</source>
      <translation>Die CPU-Auslastung von {machines} ist unbekannt und wird nicht beurteilt.</translation>
    </message>
    <message>
      <source>The memory of {machines} is unknown and not assessed.</source>
      <translation>Die Belegung des Arbeitsspeichers von {machines} ist unbekannt und wird nicht beurteilt.</translation>
    </message>
    <message>
      <source>{kind} named “{name}”</source>
      <translation>{kind} namens „{name}“</translation>
    </message>
    <message>
      <source>a link connects two sites and cannot be pasted as a row.</source>
      <translation>eine Verbindung gehört zu zwei Standorten und lässt sich nicht als Zeile einfügen.</translation>
    </message>
    <message>
      <source>“{word}” is not a kind; use server, host, VM or population.</source>
      <translation>„{word}“ ist keine Art von Element; möglich sind Server, Host, VM und Benutzergruppe.</translation>
    </message>
    <message>
      <source>the name is missing.</source>
      <translation>der Name fehlt.</translation>
    </message>
    <message>
      <source>there is no virtualization host named “{name}”.</source>
      <translation>es gibt keinen Virtualisierungshost namens „{name}“.</translation>
    </message>
    <message>
      <source>there is no site named “{name}”.</source>
      <translation>es gibt keinen Standort namens „{name}“.</translation>
    </message>
    <message>
      <source>Row {row}: {fault}</source>
      <translation>Zeile {row}: {fault}</translation>
    </message>
    <message>
      <source>“{words}” is not a role; use {roles}.</source>
      <translation>„{words}“ ist keine Rolle; möglich sind {roles}.</translation>
    </message>
    <message>
      <source>“{words}” is not a value here; use {values}.</source>
      <translation>„{words}“ ist hier kein Wert; möglich sind {values}.</translation>
    </message>
    <message>
      <source>{label} must be yes or no.</source>
      <translation>{label}: Es muss ja oder nein sein.</translation>
    </message>
    <message>
      <source>The pasted rows need a column of names with the heading “Name”.</source>
      <translation>Die eingefügten Zeilen brauchen eine Spalte mit Namen und der Überschrift „Name“.</translation>
    </message>
    <message>
      <source>no role</source>
      <translation>keine Rolle</translation>
    </message>
    <message>
      <source>The clipboard contains more text than can be pasted as rows.</source>
      <translation>Die Zwischenablage enthält mehr Text, als sich als Zeilen einfügen lässt.</translation>
    </message>
    <message>
      <source>The text on the clipboard is not a table: a quotation mark is not closed.</source>
      <translation>Der Text in der Zwischenablage ist keine Tabelle: Ein Anführungszeichen ist nicht geschlossen.</translation>
    </message>
    <message>
      <source>At most {rows} rows and {columns} columns can be pasted.</source>
      <translation>Höchstens {rows} Zeilen und {columns} Spalten lassen sich einfügen.</translation>
    </message>
    <message>
      <source>Column {number}</source>
      <translation>Spalte {number}</translation>
    </message>
    <message>
      <source>{count} member</source>
      <translation>{count} Mitglied</translation>
    </message>
    <message>
      <source>{count} members</source>
      <translation>{count} Mitglieder</translation>
    </message>
    <message>
      <source>switched off, {roles}</source>
      <translation>ausgeschaltet, {roles}</translation>
    </message>
    <message>
      <source>Items</source>
      <translation>Elemente</translation>
    </message>
    <message>
      <source>needs mailboxes</source>
      <translation>Postfächer fehlen</translation>
    </message>
    <message>
      <source>Read: {forms}.</source>
      <translation>Gelesen: {forms}.</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Hinzufügen</translation>
    </message>
    <message>
      <source>Update {name}</source>
      <translation>{name} aktualisieren</translation>
    </message>
    <message>
      <source>Leave out</source>
      <translation>Auslassen</translation>
    </message>
    <message>
      <source>New site {name}</source>
      <translation>Neuer Standort {name}</translation>
    </message>
    <message>
      <source>Choose a site</source>
      <translation>Standort wählen</translation>
    </message>
    <message>
      <source>{added} to add, {updated} to update, {left} to leave out.</source>
      <translation>{added} hinzuzufügen, {updated} zu aktualisieren, {left} auszulassen.</translation>
    </message>
    <message>
      <source>Document</source>
      <translation>Dokument</translation>
    </message>
    <message>
      <source>Case</source>
      <translation>Fall</translation>
    </message>
    <message>
      <source>Class</source>
      <translation>Klasse</translation>
    </message>
    <message>
      <source>Printed</source>
      <translation>Gedruckt</translation>
    </message>
    <message>
      <source>Corrected</source>
      <translation>Berichtigt</translation>
    </message>
    <message>
      <source>Leave-one-out error</source>
      <translation>Fehler ohne diese Zahl</translation>
    </message>
    <message>
      <source>Tolerance</source>
      <translation>Toleranz</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>Einheit</translation>
    </message>
    <message>
      <source>Number</source>
      <translation>Zahl</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Stelle</translation>
    </message>
    <message>
      <source>Identities: {count}. A figure was derived from the number or restates it, or the document is compared with itself; agreement proves nothing here.</source>
      <translation>Identitäten: {count}. Eine Kennzahl wurde aus der Zahl abgeleitet oder gibt sie wieder, oder das Dokument wird mit sich selbst verglichen; Übereinstimmung beweist hier nichts.</translation>
    </message>
    <message>
      <source>Not predicted: {count}; each states why.</source>
      <translation>Nicht vorhergesagt: {count}; der Grund ist jeweils angegeben.</translation>
    </message>
    <message>
      <source>Out of range, of all cases: 1; it states why.</source>
      <translation>Außerhalb der Spanne, von allen Fällen: 1; der Grund ist angegeben.</translation>
    </message>
    <message>
      <source>Out of range, of all cases: {count}; each states why.</source>
      <translation>Außerhalb der Spanne, von allen Fällen: {count}; der Grund ist jeweils angegeben.</translation>
    </message>
    <message>
      <source>Predicted: {inside} of {count} numbers that no figure uses are within the range.</source>
      <translation>Vorhergesagt: {inside} von {count} Zahlen, die keine Kennzahl verwendet, liegen innerhalb der Spanne.</translation>
    </message>
    <message>
      <source>Fitted: {inside} of {count} numbers are within the range when they are left out of their fit; a number that was used to set the figure's range never counts as inside.</source>
      <translation>Angepasst: {inside} von {count} Zahlen liegen innerhalb der Spanne, wenn sie aus ihrer Anpassung ausgelassen werden; eine Zahl, nach der die Spanne der Kennzahl gewählt wurde, zählt nie als innerhalb.</translation>
    </message>
    <message>
      <source>– {subject}: {inside} of {count} within the range, root-mean-square error {rms} {unit}, worst {worst} {unit} ({case})</source>
      <translation>– {subject}: {inside} von {count} innerhalb der Spanne, quadratischer Mittelwert des Fehlers {rms} {unit}, größter Fehler {worst} {unit} ({case})</translation>
    </message>
    <message>
      <source>Reason for this class</source>
      <translation>Grund für diese Klasse</translation>
    </message>
    <message>
      <source>Fit</source>
      <translation>Anpassung</translation>
    </message>
    <message>
      <source>Without the number, the fit gives</source>
      <translation>Ohne die Zahl ergibt die Anpassung</translation>
    </message>
    <message>
      <source>Left out</source>
      <translation>Ausgelassen</translation>
    </message>
    <message>
      <source>Inputs</source>
      <translation>Eingaben</translation>
    </message>
    <message>
      <source>Range</source>
      <translation>Spanne</translation>
    </message>
    <message>
      <source>Alternative reading</source>
      <translation>Andere Lesart</translation>
    </message>
    <message>
      <source>Erratum</source>
      <translation>Erratum</translation>
    </message>
    <message>
      <source>{low} {unit} or more, no upper limit</source>
      <translation>{low} {unit} oder mehr, ohne obere Grenze</translation>
    </message>
    <message>
      <source>{users}, {sites}, {designs}</source>
      <translation>{users}, {sites}, {designs}</translation>
    </message>
    <message>
      <source>The plan has no design yet.</source>
      <translation>Der Plan hat noch keinen Entwurf.</translation>
    </message>
    <message>
      <source>“{design}” has {machines}. The plan has no users yet, so nothing is assessed.</source>
      <translation>„{design}“ hat {machines}. Der Plan hat noch keine Benutzer, daher wird nichts beurteilt.</translation>
    </message>
    <message>
      <source>“{design}” serves {users} with {machines}.</source>
      <translation>„{design}“ versorgt {users} mit {machines}.</translation>
    </message>
    <message>
      <source>Side-by-side comparison</source>
      <translation>Gegenüberstellung der Entwürfe</translation>
    </message>
    <message>
      <source>Capacity plan</source>
      <translation>Kapazitätsplan</translation>
    </message>
    <message>
      <source>Prepared for</source>
      <translation>Erstellt für</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Datum</translation>
    </message>
    <message>
      <source>Main risks and remedies</source>
      <translation>Hauptrisiken und Abhilfe</translation>
    </message>
    <message>
      <source>Designs</source>
      <translation>Entwürfe</translation>
    </message>
    <message>
      <source>Growth and failures</source>
      <translation>Wachstum und Ausfälle</translation>
    </message>
    <message>
      <source>Populations</source>
      <translation>Benutzergruppen</translation>
    </message>
    <message>
      <source>Ignored</source>
      <translation>Übergangen</translation>
    </message>
    <message>
      <source>Outline: baseline</source>
      <translation>Umriss: Vergleichsbasis</translation>
    </message>
    <message>
      <source>Setting</source>
      <translation>Einstellung</translation>
    </message>
    <message>
      <source>Disks, logs and network</source>
      <translation>Datenträger, Protokolle und Netzwerk</translation>
    </message>
    <message>
      <source>{dag}: disks, logs and network</source>
      <translation>{dag}: Datenträger, Protokolle und Netzwerk</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Inhalt</translation>
    </message>
    <message>
      <source>Figures</source>
      <translation>Kennzahlen</translation>
    </message>
    <message>
      <source>Logo of the customer</source>
      <translation>Logo des Kunden</translation>
    </message>
    <message>
      <source>Picture of the design “{design}”: {what}</source>
      <translation>Bild des Entwurfs „{design}“: {what}</translation>
    </message>
    <message>
      <source>No findings.</source>
      <translation>Keine Befunde.</translation>
    </message>
    <message>
      <source>Values you changed</source>
      <translation>Von Ihnen geänderte Werte</translation>
    </message>
    <message>
      <source>None: all figures have their published values.</source>
      <translation>Keine: Alle Kennzahlen haben ihre veröffentlichten Werte.</translation>
    </message>
    <message>
      <source>Published</source>
      <translation>Veröffentlicht</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>Status</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Quelle</translation>
    </message>
    <message>
      <source>Assumed or disputed figures</source>
      <translation>Angenommene oder strittige Kennzahlen</translation>
    </message>
    <message>
      <source>Sources</source>
      <translation>Quellen</translation>
    </message>
    <message>
      <source>Finding and remedy</source>
      <translation>Befund und Abhilfe</translation>
    </message>
    <message>
      <source>Page {page} of {pages}</source>
      <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
      <source>{number} more, less severe findings are listed in the program.</source>
      <translation>Und {number} weitere, weniger schwere; das Programm zeigt sie alle.</translation>
    </message>
    <message>
      <source>What fails</source>
      <translation>Was ausfällt</translation>
    </message>
    <message>
      <source>Busiest member</source>
      <translation>Am stärksten belastetes Mitglied</translation>
    </message>
    <message>
      <source>Databases not served</source>
      <translation>Nicht bereitgestellte Datenbanken</translation>
    </message>
    <message>
      <source>{members} hold {databases} for {mailboxes}, with {copies}. The DAG must survive {failures}.</source>
      <translation>{members} halten {databases} für {mailboxes}, mit {copies}. Die DAG muss {failures} überstehen.</translation>
    </message>
    <message>
      <source>the loss of {count} member</source>
      <translation>den Ausfall von {count} Mitglied</translation>
    </message>
    <message>
      <source>the loss of {count} members</source>
      <translation>den Ausfall von {count} Mitgliedern</translation>
    </message>
    <message>
      <source>{copies}, {lagged} of them lagged</source>
      <translation>{copies}, davon {lagged} verzögert</translation>
    </message>
    <message>
      <source>Nothing</source>
      <translation>Nichts</translation>
    </message>
    <message>
      <source>{votes} ({needed} needed)</source>
      <translation>{votes} ({needed} nötig)</translation>
    </message>
    <message>
      <source>CPU of passive copies</source>
      <translation>CPU passiver Kopien</translation>
    </message>
    <message>
      <source>not included: published in megacycles only</source>
      <translation>nicht gezählt: nur in Megazyklen bekannt</translation>
    </message>
    <message>
      <source>Failures</source>
      <translation>Ausfälle</translation>
    </message>
    <message>
      <source>Disks per member</source>
      <translation>Datenträger eines Mitglieds</translation>
    </message>
    <message>
      <source>Disk space used</source>
      <translation>Belegung des Speicherplatzes</translation>
    </message>
    <message>
      <source>Disk operations in the worst failure</source>
      <translation>Datenträgervorgänge beim schwersten Ausfall</translation>
    </message>
    <message>
      <source>Log shipping from {source} to {target}</source>
      <translation>Protokollversand von {source} nach {target}</translation>
    </message>
    <message>
      <source>Headroom before the first ceiling</source>
      <translation>Platz bis zur ersten Obergrenze</translation>
    </message>
    <message>
      <source>Headroom with any one site lost</source>
      <translation>Reserve bei Ausfall eines beliebigen Standorts</translation>
    </message>
    <message>
      <source>{value} of {limit}</source>
      <translation>{value} von {limit}</translation>
    </message>
    <message>
      <source>{count} figure</source>
      <translation>{count} Kennzahl</translation>
    </message>
    <message>
      <source>{count} figures</source>
      <translation>{count} Kennzahlen</translation>
    </message>
    <message>
      <source>cited, not checked again</source>
      <translation>zitiert, nicht erneut geprüft</translation>
    </message>
    <message>
      <source>expert judgement, no document</source>
      <translation>fachliche Einschätzung, kein Dokument</translation>
    </message>
    <message>
      <source>With this many machines, growth and failures are not calculated for the report; open Growth and Failures in the program.</source>
      <translation>Bei so vielen Maschinen werden Wachstum und Ausfälle nicht für den Bericht berechnet; öffnen Sie Wachstum und Ausfälle im Programm.</translation>
    </message>
    <message>
      <source>Users grow by {rate} per year.</source>
      <translation>Die Benutzer wachsen um {rate} pro Jahr.</translation>
    </message>
    <message>
      <source>{count} population at its own rate</source>
      <translation>{count} Benutzergruppe mit eigener Rate</translation>
    </message>
    <message>
      <source>{count} populations at their own rates</source>
      <translation>{count} Benutzergruppen mit eigenen Raten</translation>
    </message>
    <message>
      <source>When machines fail</source>
      <translation>Wenn Maschinen ausfallen</translation>
    </message>
    <message>
      <source>Failed machines</source>
      <translation>Ausgefallene Maschinen</translation>
    </message>
    <message>
      <source>Growth of {rate} per year</source>
      <translation>Wachstum von {rate} im Jahr</translation>
    </message>
    <message>
      <source>Years from now</source>
      <translation>Jahre ab jetzt</translation>
    </message>
    <message>
      <source>The busiest machine, or a limit of a DAG that is closer, over {years}, if users grow by {rate} per year.</source>
      <translation>Die am stärksten ausgelastete Maschine innerhalb von {years}, oder eine Grenze einer DAG, die näher ist, wenn die Benutzer um {rate} im Jahr wachsen.</translation>
    </message>
    <message>
      <source>The busiest machine over {years}, if users grow by {rate} per year.</source>
      <translation>Die am stärksten ausgelastete Maschine innerhalb von {years}, wenn die Benutzer um {rate} im Jahr wachsen.</translation>
    </message>
    <message>
      <source>The busiest machine with no failure, and after the worst failure of one or two machines.</source>
      <translation>Die am stärksten ausgelastete Maschine nach dem schwersten Ausfall von keiner, einer oder zwei Maschinen.</translation>
    </message>
    <message>
      <source>The busiest machine with no failure, and after the worst failure of one machine.</source>
      <translation>Die am stärksten ausgelastete Maschine nach dem schwersten Ausfall von keiner oder einer Maschine.</translation>
    </message>
    <message>
      <source>“{design}”</source>
      <translation>„{design}“</translation>
    </message>
    <message>
      <source>Left out: {designs}; the load after a failure is unknown.</source>
      <translation>Nicht enthalten: {designs}; die Last nach einem Ausfall ist unbekannt.</translation>
    </message>
    <message>
      <source>{count} machine without a role or a known load is not listed; the Excel workbook lists it.</source>
      <translation>{count} Maschine ohne Rolle oder bekannte Last ist nicht aufgeführt; die Excel-Arbeitsmappe enthält sie.</translation>
    </message>
    <message>
      <source>{count} machines without a role or a known load are not listed; the Excel workbook lists all of them.</source>
      <translation>{count} Maschinen ohne Rolle oder bekannte Last sind nicht aufgeführt; die Excel-Arbeitsmappe enthält alle.</translation>
    </message>
    <message>
      <source>Population</source>
      <translation>Benutzergruppe</translation>
    </message>
    <message>
      <source>{machine}; as before</source>
      <translation>{machine}; wie vorher</translation>
    </message>
    <message>
      <source>as before</source>
      <translation>wie vorher</translation>
    </message>
    <message>
      <source>{machine}; before {value}</source>
      <translation>{machine}; vorher {value}</translation>
    </message>
    <message>
      <source>before {value}</source>
      <translation>vorher {value}</translation>
    </message>
    <message>
      <source>already exceeded: {machine}</source>
      <translation>bereits überschritten: {machine}</translation>
    </message>
    <message>
      <source>{before} before, {value} now</source>
      <translation>vorher {before}, jetzt {value}</translation>
    </message>
    <message>
      <source>The worst failure of {dag} is not assessed: the DAG does not survive it, or there is no data.</source>
      <translation>Der schwerste Ausfall von {dag} wird nicht beurteilt: Er wird nicht überstanden, oder es fehlen Daten.</translation>
    </message>
    <message>
      <source>In its worst failure, {dag} exceeds a ceiling in {chance} of these runs (checked: {resources}).</source>
      <translation>Beim schwersten Ausfall überschreitet {dag} in {chance} dieser Durchläufe eine Obergrenze (geprüft: {resources}).</translation>
    </message>
    <message>
      <source>In its worst failure, {dag} exceeds no ceiling in any of these runs (checked: {resources}).</source>
      <translation>Beim schwersten Ausfall überschreitet {dag} in keinem dieser Durchläufe eine Obergrenze (geprüft: {resources}).</translation>
    </message>
    <message>
      <source>The disks of {dag} are left out: the plan does not fully state them.</source>
      <translation>Die Datenträger von {dag} sind nicht berücksichtigt: Der Plan gibt sie nicht vollständig an.</translation>
    </message>
    <message>
      <source>No machine with data can exceed a ceiling.</source>
      <translation>Keine Maschine mit Daten kann eine Obergrenze überschreiten.</translation>
    </message>
    <message>
      <source>No machine exceeds a ceiling in any of {draws} simulation runs; users vary by up to ±{spread}.</source>
      <translation>In keinem von {draws} Simulationsläufen überschreitet eine Maschine eine Obergrenze; die Benutzer schwanken um bis zu ±{spread}.</translation>
    </message>
    <message>
      <source>A machine exceeds a ceiling in {chance} of {draws} simulation runs; users vary by up to ±{spread}.</source>
      <translation>In {chance} von {draws} Simulationsläufen überschreitet eine Maschine eine Obergrenze; die Benutzer schwanken um bis zu ±{spread}.</translation>
    </message>
    <message>
      <source>Chance of exceeding a ceiling</source>
      <translation>Risiko einer Überschreitung</translation>
    </message>
    <message>
      <source>Low (5 %)</source>
      <translation>Niedrig (5 %)</translation>
    </message>
    <message>
      <source>Median</source>
      <translation>Median</translation>
    </message>
    <message>
      <source>High (95 %)</source>
      <translation>Hoch (95 %)</translation>
    </message>
    <message>
      <source>Standard error</source>
      <translation>Standardfehler</translation>
    </message>
    <message>
      <source>% of ceiling: median</source>
      <translation>% der Obergrenze: Median</translation>
    </message>
    <message>
      <source>Chance</source>
      <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
      <source>Chance of exceeding a ceiling: share of the simulation runs, with its standard error</source>
      <translation>Wahrscheinlichkeit, eine Obergrenze zu überschreiten: Anteil der Simulationsläufe, mit Standardfehler</translation>
    </message>
    <message>
      <source>Utilization of the tightest resource relative to its ceiling: 5th percentile of the runs</source>
      <translation>Auslastung der knappsten Ressource im Verhältnis zur Obergrenze: 5. Perzentil der Läufe</translation>
    </message>
    <message>
      <source>Utilization of the tightest resource relative to its ceiling: median of the runs</source>
      <translation>Auslastung der knappsten Ressource im Verhältnis zur Obergrenze: Median der Läufe</translation>
    </message>
    <message>
      <source>Utilization of the tightest resource relative to its ceiling: 95th percentile of the runs</source>
      <translation>Auslastung der knappsten Ressource im Verhältnis zur Obergrenze: 95. Perzentil der Läufe</translation>
    </message>
    <message>
      <source>{dag}, worst failure</source>
      <translation>{dag}, schwerster Ausfall</translation>
    </message>
    <message>
      <source>Peak utilization (% of a ceiling) with each figure and population at the ends of its range.</source>
      <translation>Höchste Auslastung (% einer Obergrenze), jede Kennzahl und Benutzergruppe an den Enden ihrer Spanne.</translation>
    </message>
    <message>
      <source>Main driver: {figure}.</source>
      <translation>Größter Einfluss: {figure}.</translation>
    </message>
    <message>
      <source>What drives peak utilization</source>
      <translation>Was die höchste Auslastung bestimmt</translation>
    </message>
    <message>
      <source>Main drivers</source>
      <translation>Größte Einflüsse</translation>
    </message>
    <message>
      <source>At the low end</source>
      <translation>Am unteren Ende</translation>
    </message>
    <message>
      <source>At the high end</source>
      <translation>Am oberen Ende</translation>
    </message>
    <message>
      <source>No machine exceeds a ceiling in any simulation run</source>
      <translation>In keinem Simulationslauf überschreitet eine Maschine eine Obergrenze</translation>
    </message>
    <message>
      <source>chance that {dag} exceeds a ceiling in its worst failure</source>
      <translation>Wahrscheinlichkeit, dass {dag} beim schwersten Ausfall eine Obergrenze überschreitet</translation>
    </message>
    <message>
      <source>chance that {machine} exceeds its {resource} ceiling</source>
      <translation>Wahrscheinlichkeit, dass {machine} die Obergrenze für {resource} überschreitet</translation>
    </message>
    <message>
      <source>The median is {middle} of its {resource}, the ceiling {ceiling}. 9 of 10 runs lie between {low} and {high}.</source>
      <translation>Der Median liegt bei {middle} ({resource}), die Obergrenze bei {ceiling}. 9 von 10 Läufen liegen zwischen {low} und {high}.</translation>
    </message>
    <message>
      <source>{part} within the ceiling</source>
      <translation>{part} innerhalb der Obergrenze</translation>
    </message>
    <message>
      <source>{part} above the ceiling ({ceiling})</source>
      <translation>{part} über der Obergrenze ({ceiling})</translation>
    </message>
    <message>
      <source>{part} over capacity (100 %)</source>
      <translation>{part} über der Kapazität (100 %)</translation>
    </message>
    <message>
      <source>{machine}: {resource}, share of runs in steps of {step}</source>
      <translation>{machine}: {resource}, Anteil der Läufe in Schritten von {step}</translation>
    </message>
    <message>
      <source>Share of runs</source>
      <translation>Anteil der Läufe</translation>
    </message>
    <message>
      <source>5 %: {value}</source>
      <translation>5 %: {value}</translation>
    </message>
    <message>
      <source>Median {value}</source>
      <translation>Median {value}</translation>
    </message>
    <message>
      <source>95 %: {value}</source>
      <translation>95 %: {value}</translation>
    </message>
    <message>
      <source>Ceiling {value}</source>
      <translation>Obergrenze {value}</translation>
    </message>
    <message>
      <source>Main drivers of the {resource} of {machine}</source>
      <translation>Größte Einflüsse auf {resource} von {machine}</translation>
    </message>
    <message>
      <source>{machine}: {resource} when one figure goes from its low to its high end.</source>
      <translation>{machine}: {resource}, wenn eine Kennzahl vom unteren zum oberen Ende ihrer Spanne wechselt.</translation>
    </message>
    <message>
      <source>busiest: {machine}</source>
      <translation>am stärksten belastet: {machine}</translation>
    </message>
    <message>
      <source>{file} was opened from a temporary folder, so this is a copy; save it to a folder of your choice to keep it.</source>
      <translation>{file} wurde aus einem temporären Ordner geöffnet, daher ist dies eine Kopie; speichern Sie sie in einem Ordner Ihrer Wahl, um sie zu behalten.</translation>
    </message>
    <message>
      <source>{file} is read-only: you have no write permission for the file or its folder. Use Save as… to make a copy.</source>
      <translation>{file} ist schreibgeschützt: Sie haben keine Schreibberechtigung für die Datei oder ihren Ordner. „Speichern unter…“ legt eine Kopie an.</translation>
    </message>
    <message>
      <source>{file} is open in another window, so it is read-only here. Use Save as… to make a copy.</source>
      <translation>{file} ist in einem anderen Fenster geöffnet und daher hier schreibgeschützt. „Speichern unter…“ legt eine Kopie an.</translation>
    </message>
    <message>
      <source>{file} is open on the computer {host}, so it is read-only here. Use Save as… to make a copy.</source>
      <translation>{file} ist auf dem Computer {host} geöffnet und daher hier schreibgeschützt. „Speichern unter…“ legt eine Kopie an.</translation>
    </message>
    <message>
      <source>{file} is open on another computer, or the program there ended without releasing it.</source>
      <translation>{file} ist auf einem anderen Computer geöffnet, oder das Programm dort endete, ohne sie freizugeben.</translation>
    </message>
    <message>
      <source>Computer {host}, program {program}, process {process}, since {since}.</source>
      <translation>Computer {host}, Programm {program}, Prozess {process}, seit {since}.</translation>
    </message>
    <message>
      <source>Take over only if that program is no longer running: otherwise each could overwrite the other's changes.</source>
      <translation>Übernehmen Sie nur, wenn das andere Programm nicht mehr läuft: Sonst könnte jedes die Änderungen des anderen überschreiben.</translation>
    </message>
    <message>
      <source>{file}: the plan was not saved, because another window has this file open; choose another name.</source>
      <translation>{file}: Der Plan wurde nicht gespeichert, weil ein anderes Fenster diese Datei geöffnet hat; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <source>{file} is the plan's own file and must not be overwritten; choose another name for the recovered changes.</source>
      <translation>{file} ist die eigene Datei des Plans und darf nicht überschrieben werden; wählen Sie für die wiederhergestellten Änderungen einen anderen Namen.</translation>
    </message>
    <message>
      <source>This is a copy of an earlier version of {file}; the file itself is unchanged.</source>
      <translation>Dies ist eine Kopie einer früheren Version von {file}; die Datei selbst ist unverändert.</translation>
    </message>
    <message>
      <source>The plan was recovered. It is not in a file yet, so save it.</source>
      <translation>Der Plan wurde wiederhergestellt. Er ist noch in keiner Datei gespeichert; speichern Sie ihn also.</translation>
    </message>
    <message>
      <source>The changes were recovered as a copy; {file} itself is unchanged. Save the copy to keep it.</source>
      <translation>Die Änderungen wurden als Kopie wiederhergestellt; {file} selbst ist unverändert. Speichern Sie die Kopie, um sie zu behalten.</translation>
    </message>
    <message>
      <source>{file} was saved, but its folder did not confirm it; a power failure now could undo the save.</source>
      <translation>{file} wurde gespeichert, doch der Ordner hat es nicht bestätigt; ein Stromausfall könnte das Speichern jetzt noch rückgängig machen.</translation>
    </message>
    <message>
      <source>Saved {file}.</source>
      <translation>{file} gespeichert.</translation>
    </message>
    <message>
      <source>{file} was saved. Someone else saved it at the same time: that version is under File &gt; Earlier versions.</source>
      <translation>{file} wurde gespeichert. Jemand anderes hat gleichzeitig gespeichert: Diese Version steht unter Datei &gt; Frühere Versionen.</translation>
    </message>
    <message>
      <source>{file} was saved. Someone else saved it at the same time: that version is next to it as {copy}.</source>
      <translation>{file} wurde gespeichert. Jemand anderes hat gleichzeitig gespeichert: Diese Version liegt daneben als {copy}.</translation>
    </message>
    <message>
      <source>{file} was restored to its state before the interrupted save; what was being saved is under File &gt; Earlier versions.</source>
      <translation>{file} wurde auf den Stand vor dem unterbrochenen Speichern zurückgesetzt; was gespeichert werden sollte, steht unter Datei &gt; Frühere Versionen.</translation>
    </message>
    <message>
      <source>today, {clock}</source>
      <translation>heute, {clock}</translation>
    </message>
    <message>
      <source>yesterday, {clock}</source>
      <translation>gestern, {clock}</translation>
    </message>
    <message>
      <source>Never saved: {content}</source>
      <translation>Nie gespeichert: {content}</translation>
    </message>
    <message>
      <source>The file cannot be read at the moment: {content}</source>
      <translation>Die Datei kann zurzeit nicht gelesen werden: {content}</translation>
    </message>
    <message>
      <source>Compared with the file: {difference} (the file has changed since)</source>
      <translation>Verglichen mit der Datei: {difference} (die Datei wurde seither geändert)</translation>
    </message>
    <message>
      <source>Compared with the file: {difference}</source>
      <translation>Verglichen mit der Datei: {difference}</translation>
    </message>
    <message>
      <source>The current content of {file} cannot be read as a plan.</source>
      <translation>Der jetzige Inhalt von {file} kann nicht als Plan gelesen werden.</translation>
    </message>
    <message>
      <source>Differences of your plan from the file: {difference}.</source>
      <translation>Unterschiede Ihres Plans zur Datei: {difference}.</translation>
    </message>
    <message>
      <source>{file} is missing: it was moved or deleted, or its share is not connected.</source>
      <translation>{file} fehlt: Die Datei wurde verschoben oder gelöscht, oder die Freigabe ist nicht verbunden.</translation>
    </message>
    <message>
      <source>The folder of {file} is on a different disk or share than when the plan was opened.</source>
      <translation>Der Ordner von {file} liegt auf einem anderen Laufwerk oder einer anderen Freigabe als beim Öffnen des Plans.</translation>
    </message>
    <message>
      <source>Contains {content}. Since then: {difference}.</source>
      <translation>Enthält {content}. Seither: {difference}.</translation>
    </message>
    <message>
      <source>Design {number}</source>
      <translation>Entwurf {number}</translation>
    </message>
    <message>
      <source>, log shipping {use}</source>
      <translation>, Protokollversand {use}</translation>
    </message>
    <message>
      <source>{users} in {populations}</source>
      <translation>{users} in {populations}</translation>
    </message>
    <message>
      <source>No machines</source>
      <translation>Keine Maschinen</translation>
    </message>
    <message>
      <source>{share} used</source>
      <translation>zu {share} genutzt</translation>
    </message>
    <message>
      <source>on {host}</source>
      <translation>auf {host}</translation>
    </message>
    <message>
      <source>{gauge} {share}, ceiling {ceiling}</source>
      <translation>{gauge} {share}, Obergrenze {ceiling}</translation>
    </message>
    <message>
      <source>at {site}</source>
      <translation>in {site}</translation>
    </message>
    <message>
      <source>not found in {folder}</source>
      <translation>nicht gefunden in {folder}</translation>
    </message>
    <message>
      <source>at an unknown time</source>
      <translation>zu unbekannter Zeit</translation>
    </message>
    <message>
      <source>{when}, in {folder}</source>
      <translation>{when}, in {folder}</translation>
    </message>
    <message>
      <source>Untitled plan</source>
      <translation>Unbenannter Plan</translation>
    </message>
    <message>
      <source>{mailboxes}, {users}</source>
      <translation>{mailboxes}, {users}</translation>
    </message>
    <message>
      <source>Evaluated in {time} ms</source>
      <translation>Berechnet in {time} ms</translation>
    </message>
    <message>
      <source>Busiest known: {machine}, {load}</source>
      <translation>Höchste bekannte Auslastung: {machine}, {load}</translation>
    </message>
    <message>
      <source>Busiest: {machine}, {load}</source>
      <translation>Höchste Last: {machine}, {load}</translation>
    </message>
    <message>
      <source>copy</source>
      <translation>Kopie</translation>
    </message>
    <message>
      <source>not saved</source>
      <translation>nicht gespeichert</translation>
    </message>
    <message>
      <source>read-only</source>
      <translation>schreibgeschützt</translation>
    </message>
    <message>
      <source>edited</source>
      <translation>bearbeitet</translation>
    </message>
    <message>
      <source>{protocol} users</source>
      <translation>Benutzer mit {protocol}</translation>
    </message>
    <message>
      <source>No ceiling is exceeded at {some} of {all} points</source>
      <translation>An {some} von {all} Punkten ist keine Obergrenze überschritten</translation>
    </message>
    <message>
      <source>No machine exceeds a ceiling from {low} to {high}</source>
      <translation>Keine Maschine überschreitet von {low} bis {high} eine Obergrenze</translation>
    </message>
    <message>
      <source>{count} of {all} machines exceeds a ceiling from {low} to {high}</source>
      <translation>{count} von {all} Maschinen überschreitet von {low} bis {high} eine Obergrenze</translation>
    </message>
    <message>
      <source>{count} of {all} machines exceed a ceiling from {low} to {high}</source>
      <translation>{count} von {all} Maschinen überschreiten von {low} bis {high} eine Obergrenze</translation>
    </message>
    <message>
      <source>No machine exceeds its ceiling in this range.</source>
      <translation>Hier überschreitet keine Maschine ihre Obergrenze.</translation>
    </message>
    <message>
      <source>{machines} is above its ceiling throughout.</source>
      <translation>{machines} liegt durchgehend über der Obergrenze.</translation>
    </message>
    <message>
      <source>{machines} are above their ceilings throughout.</source>
      <translation>{machines} liegen durchgehend über ihren Obergrenzen.</translation>
    </message>
    <message>
      <source>{machines} exceeds its ceiling at {value}.</source>
      <translation>{machines} überschreitet die Obergrenze bei {value}.</translation>
    </message>
    <message>
      <source>{machines} exceed their ceilings at {value}.</source>
      <translation>{machines} überschreiten ihre Obergrenzen bei {value}.</translation>
    </message>
    <message>
      <source>{machines} drops below its ceiling at {value}.</source>
      <translation>{machines} fällt bei {value} unter die Obergrenze.</translation>
    </message>
    <message>
      <source>{machines} drop below their ceilings at {value}.</source>
      <translation>{machines} fallen bei {value} unter ihre Obergrenzen.</translation>
    </message>
    <message>
      <source>Utilization of each machine's tightest resource relative to its ceiling</source>
      <translation>Auslastung der knappsten Ressource jeder Maschine im Verhältnis zur Obergrenze</translation>
    </message>
    <message>
      <source>the {some} busiest of {all} machines</source>
      <translation>die {some} am stärksten ausgelasteten von {all} Maschinen</translation>
    </message>
    <message>
      <source>Tightest resource of the machine closest to its ceiling</source>
      <translation>Knappste Ressource der Maschine, die ihrer Obergrenze am nächsten ist</translation>
    </message>
    <message>
      <source>C CPU, M memory, D disk, N network, in % of capacity; ▲ above ceiling, ✖ over capacity</source>
      <translation>C CPU, M Arbeitsspeicher, D Datenträger, N Netzwerk, in % der Kapazität; ▲ über der Obergrenze, ✖ über der Kapazität</translation>
    </message>
    <message>
      <source>Derived</source>
      <translation>Abgeleitet</translation>
    </message>
    <message>
      <source>Assumed</source>
      <translation>Angenommen</translation>
    </message>
    <message>
      <source>Disputed</source>
      <translation>Strittig</translation>
    </message>
    <message>
      <source>Your value</source>
      <translation>Eigener Wert</translation>
    </message>
    <message>
      <source>measured</source>
      <translation>gemessen</translation>
    </message>
    <message>
      <source>your value</source>
      <translation>eigener Wert</translation>
    </message>
    <message>
      <source>Low end: {use}, with each figure at the end of its range that lowers the load</source>
      <translation>Unteres Ende: {use}, jede Kennzahl an dem Ende ihrer Spanne, das die Last senkt</translation>
    </message>
    <message>
      <source>High end: {use}, with each figure at the end of its range that raises the load</source>
      <translation>Oberes Ende: {use}, jede Kennzahl an dem Ende ihrer Spanne, das die Last erhöht</translation>
    </message>
    <message>
      <source>From {low} to {high}</source>
      <translation>Von {low} bis {high}</translation>
    </message>
    <message>
      <source>{figure}: {value}, shown above</source>
      <translation>{figure}: {value}, oben gezeigt</translation>
    </message>
    <message>
      <source>{erratum}, see above</source>
      <translation>{erratum}, siehe oben</translation>
    </message>
    <message>
      <source>Your reason</source>
      <translation>Ihre Begründung</translation>
    </message>
    <message>
      <source>Formula</source>
      <translation>Formel</translation>
    </message>
    <message>
      <source>Valid for</source>
      <translation>Gültig für</translation>
    </message>
    <message>
      <source>Conditions</source>
      <translation>Bedingungen</translation>
    </message>
    <message>
      <source>Used: {value}, {reading}</source>
      <translation>Verwendet: {value}, {reading}</translation>
    </message>
    <message>
      <source>Not used: {value}, {reading}</source>
      <translation>Nicht verwendet: {value}, {reading}</translation>
    </message>
    <message>
      <source>Erratum {erratum}</source>
      <translation>Erratum {erratum}</translation>
    </message>
    <message>
      <source>The value</source>
      <translation>Der Wert</translation>
    </message>
    <message>
      <source>Depends on disputed figures: {figures}.</source>
      <translation>Beruht auf strittigen Kennzahlen: {figures}.</translation>
    </message>
    <message>
      <source>{figures}; and {more} more</source>
      <translation>{figures}; und {more} weitere</translation>
    </message>
    <message>
      <source>No changes yet. Move a slider to try something.</source>
      <translation>Noch keine Änderung. Bewegen Sie einen Regler, um etwas auszuprobieren.</translation>
    </message>
    <message>
      <source>Preview: you are looking at what-if values. The plan is unchanged.</source>
      <translation>Vorschau: Sie sehen die Werte des Was-wäre-wenn. Der Plan ist unverändert.</translation>
    </message>
    <message>
      <source>Add a copy of this design with the changed cache</source>
      <translation>Eine Kopie dieses Entwurfs mit dem geänderten Cache hinzufügen</translation>
    </message>
    <message>
      <source>Users, messages, figures and ceilings apply to all designs; only the cache belongs to a single design</source>
      <translation>Benutzer, Nachrichten, Kennzahlen und Obergrenzen gelten für alle Entwürfe; nur der Cache gehört zu einem einzelnen</translation>
    </message>
    <message>
      <source>{span} per day</source>
      <translation>{span} pro Tag</translation>
    </message>
    <message>
      <source>{span} KB</source>
      <translation>{span} KB</translation>
    </message>
    <message>
      <source>Percentage of the planned value.</source>
      <translation>Prozent des geplanten Werts.</translation>
    </message>
    <message>
      <source>Hub cache</source>
      <translation>Hub-Cache</translation>
    </message>
    <message>
      <source>of each Hub; 128 and 512 MB were tested</source>
      <translation>je Hub; getestet wurden 128 und 512 MB</translation>
    </message>
    <message>
      <source>planned: {value}</source>
      <translation>geplant: {value}</translation>
    </message>
    <message>
      <source>{name} (what-if)</source>
      <translation>{name} (Was-wäre-wenn)</translation>
    </message>
    <message>
      <source>Summary, pictures, comparison, growth, failures, DAGs, machines, findings and sources of the chosen designs.</source>
      <translation>Zusammenfassung, Bilder, Vergleich, Wachstum, Ausfälle, DAGs, Maschinen, Befunde und Quellen der gewählten Entwürfe.</translation>
    </message>
    <message>
      <source>The design that is shown, as on the canvas.</source>
      <translation>Der angezeigte Entwurf, wie auf der Zeichenfläche.</translation>
    </message>
    <message>
      <source>A page for each chosen design to edit in draw.io: sites, hosts as containers of their VMs, links, and all fields as data.</source>
      <translation>Eine Seite je gewähltem Entwurf zum Bearbeiten in draw.io: Standorte, Hosts als Container ihrer VMs, Verbindungen und alle Felder als Daten.</translation>
    </message>
    <message>
      <source>Sites, populations, machines and links of the chosen designs as a graph, with all fields as data.</source>
      <translation>Standorte, Benutzergruppen, Maschinen und Verbindungen der gewählten Entwürfe als Graph, mit allen Feldern als Daten.</translation>
    </message>
    <message>
      <source>A row for each machine of the chosen designs, with its numbers; units are in the headings.</source>
      <translation>Eine Zeile für jede Maschine der gewählten Entwürfe mit ihren Zahlen; die Einheiten stehen in den Überschriften.</translation>
    </message>
    <message>
      <source>Machines, comparison, findings, populations, sites and links, sweep, growth, failures, DAGs, assumptions and figures of the chosen designs, each on a sheet, with charts.</source>
      <translation>Maschinen, Vergleich, Befunde, Benutzergruppen, Standorte und Verbindungen, Durchlauf, Wachstum, Ausfälle, DAGs, Annahmen und Kennzahlen der gewählten Entwürfe, je auf einem Blatt, mit Diagrammen.</translation>
    </message>
    <message>
      <source>PDF report</source>
      <translation>PDF-Bericht</translation>
    </message>
    <message>
      <source>HTML report</source>
      <translation>HTML-Bericht</translation>
    </message>
    <message>
      <source>Markdown report</source>
      <translation>Markdown-Bericht</translation>
    </message>
    <message>
      <source>Comparison, populations, growth, failures, DAGs, machines, findings and sources of the chosen designs, for a wiki.</source>
      <translation>Vergleich, Benutzergruppen, Wachstum, Ausfälle, DAGs, Maschinen, Befunde und Quellen der gewählten Entwürfe, für ein Wiki.</translation>
    </message>
    <message>
      <source>PowerPoint slides</source>
      <translation>PowerPoint-Folien</translation>
    </message>
    <message>
      <source>The verdict, a picture of each chosen design, comparison, main risks and charts, to show and to edit.</source>
      <translation>Das Urteil, ein Bild jedes gewählten Entwurfs, Vergleich, wichtigste Risiken und Diagramme, zum Zeigen und Bearbeiten.</translation>
    </message>
    <message>
      <source>PNG picture</source>
      <translation>PNG-Bild</translation>
    </message>
    <message>
      <source>SVG picture</source>
      <translation>SVG-Bild</translation>
    </message>
    <message>
      <source>draw.io drawing</source>
      <translation>draw.io-Zeichnung</translation>
    </message>
    <message>
      <source>GraphML graph</source>
      <translation>GraphML-Graph</translation>
    </message>
    <message>
      <source>Excel workbook</source>
      <translation>Excel-Arbeitsmappe</translation>
    </message>
    <message>
      <source>CSV table</source>
      <translation>CSV-Tabelle</translation>
    </message>
    <message>
      <source>JSON plan</source>
      <translation>Plan als JSON</translation>
    </message>
    <message>
      <source>The whole plan with all designs, as text that other programs can read; this program opens it again.</source>
      <translation>Der ganze Plan mit allen Entwürfen als Text, den andere Programme lesen können; dieses Programm öffnet ihn wieder.</translation>
    </message>
    <message>
      <source>JSON results</source>
      <translation>JSON-Ergebnisse</translation>
    </message>
    <message>
      <source>All numbers of the chosen designs for other programs: machines, DAGs, findings, growth, failures, comparison, figures with their sources, and the plan.</source>
      <translation>Alle Zahlen der gewählten Entwürfe für andere Programme: Maschinen, DAGs, Befunde, Wachstum, Ausfälle, Vergleich, Kennzahlen mit ihren Quellen und der Plan.</translation>
    </message>
    <message>
      <source>the report</source>
      <translation>der Bericht</translation>
    </message>
    <message>
      <source>the picture</source>
      <translation>das Bild</translation>
    </message>
    <message>
      <source>the drawing</source>
      <translation>die Zeichnung</translation>
    </message>
    <message>
      <source>the table</source>
      <translation>die Tabelle</translation>
    </message>
    <message>
      <source>the results</source>
      <translation>die Ergebnisse</translation>
    </message>
    <message>
      <source>{file}: its name must end in one of {endings}.</source>
      <translation>{file}: Der Name muss auf eines von {endings} enden.</translation>
    </message>
    <message>
      <source>{count} more site with fewer machines</source>
      <translation>{count} weiterer Standort mit weniger Maschinen</translation>
    </message>
    <message>
      <source>{count} more sites with fewer machines</source>
      <translation>{count} weitere Standorte mit weniger Maschinen</translation>
    </message>
    <message>
      <source>{file}: the name of a picture must end in .png, .svg or .pdf.</source>
      <translation>{file}: Der Name eines Bildes muss auf .png, .svg oder .pdf enden.</translation>
    </message>
    <message>
      <source>Predicted, low</source>
      <translation>Vorhergesagt, niedrig</translation>
    </message>
    <message>
      <source>Predicted, high</source>
      <translation>Vorhergesagt, hoch</translation>
    </message>
    <message>
      <source>Measured value</source>
      <translation>Messwert</translation>
    </message>
    <message>
      <source>Comparison</source>
      <translation>Vergleich</translation>
    </message>
    <message>
      <source>Sites and links</source>
      <translation>Standorte und Verbindungen</translation>
    </message>
    <message>
      <source>Finding</source>
      <translation>Befund</translation>
    </message>
    <message>
      <source>Remedy</source>
      <translation>Abhilfe</translation>
    </message>
    <message>
      <source>Reason for ignoring</source>
      <translation>Grund für das Übergehen</translation>
    </message>
    <message>
      <source>Bandwidth [Mbit/s]</source>
      <translation>Bandbreite [Mbit/s]</translation>
    </message>
    <message>
      <source>Latency [ms]</source>
      <translation>Latenz [ms]</translation>
    </message>
    <message>
      <source>Sweep</source>
      <translation>Durchlauf</translation>
    </message>
    <message>
      <source>Growth</source>
      <translation>Wachstum</translation>
    </message>
    <message>
      <source>Sweep, chart</source>
      <translation>Durchlauf, Diagramm</translation>
    </message>
    <message>
      <source>Growth, chart</source>
      <translation>Wachstum, Diagramm</translation>
    </message>
    <message>
      <source>Growth in words</source>
      <translation>Wachstum in Worten</translation>
    </message>
    <message>
      <source>Busiest machine, any resource</source>
      <translation>Am stärksten ausgelastet</translation>
    </message>
    <message>
      <source>Share of its ceiling</source>
      <translation>Anteil an der Obergrenze</translation>
    </message>
    <message>
      <source>Share, low</source>
      <translation>Anteil, niedrig</translation>
    </message>
    <message>
      <source>Share, high</source>
      <translation>Anteil, hoch</translation>
    </message>
    <message>
      <source>DAG closest to a ceiling in its worst failure, share of that ceiling</source>
      <translation>DAG, die ihrer Obergrenze beim schwersten Ausfall am nächsten kommt, Anteil daran</translation>
    </message>
    <message>
      <source>Users relative to today</source>
      <translation>Benutzer, im Verhältnis zu heute</translation>
    </message>
    <message>
      <source>Months from now</source>
      <translation>Monate ab jetzt</translation>
    </message>
    <message>
      <source>The busiest machine by number of users</source>
      <translation>Die am stärksten ausgelastete Maschine nach Zahl der Benutzer</translation>
    </message>
    <message>
      <source>Effects of growth</source>
      <translation>Was Wachstum bewirkt</translation>
    </message>
    <message>
      <source>{day}, {program} {version}</source>
      <translation>{day}, {program} {version}</translation>
    </message>
    <message>
      <source>the file could not be read: it is damaged or malicious.</source>
      <translation>die Datei konnte nicht gelesen werden: Sie ist beschädigt oder bösartig.</translation>
    </message>
    <message>
      <source>reading the file took too long and was cancelled.</source>
      <translation>das Lesen der Datei dauerte zu lange und wurde abgebrochen.</translation>
    </message>
    <message>
      <source>the process that reads the file did not start ({reason}).</source>
      <translation>der Prozess, der die Datei liest, ist nicht gestartet ({reason}).</translation>
    </message>
    <message>
      <source>The files of the e-mail could not be written: {reason}.</source>
      <translation>Die Dateien der E-Mail konnten nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
      <source>The mail program must be given with its full path.</source>
      <translation>Das E-Mail-Programm muss mit vollständigem Pfad angegeben sein.</translation>
    </message>
    <message>
      <source>there is no sheet {name} with headers and rows.</source>
      <translation>es gibt kein Blatt {name} mit Überschriften und Zeilen.</translation>
    </message>
    <message>
      <source>there is no table of RVTools in this folder (files such as RVTools_tabvInfo.csv). Choose the folder of the export, or a table itself.</source>
      <translation>in diesem Ordner ist keine Tabelle von RVTools (Dateien wie RVTools_tabvInfo.csv). Wählen Sie den Ordner des Exports oder eine Tabelle selbst.</translation>
    </message>
    <message>
      <source>Something went wrong in the background; the plan in the window is unchanged. See the log for details.</source>
      <translation>Im Hintergrund ist etwas schiefgegangen; der Plan im Fenster ist unverändert. Einzelheiten stehen im Protokoll.</translation>
    </message>
    <message>
      <source>it cannot be read: {reason}.</source>
      <translation>die Datei lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
      <source>this is a folder. Choose the log itself.</source>
      <translation>das ist ein Ordner. Wählen Sie das Protokoll selbst.</translation>
    </message>
    <message>
      <source>it is not a regular file.</source>
      <translation>das ist keine reguläre Datei.</translation>
    </message>
    <message>
      <source>your own machines</source>
      <translation>Ihre eigenen Maschinen</translation>
    </message>
    <message>
      <source>Your own machines cannot be read: {reason} The file is kept as {name} when you add a machine.</source>
      <translation>Ihre eigenen Maschinen können nicht gelesen werden: {reason} Die Datei bleibt als {name} erhalten, wenn Sie eine Maschine hinzufügen.</translation>
    </message>
    <message>
      <source>at most {most} GB can be read at once; choose fewer files.</source>
      <translation>mehr als {most} GB werden nicht auf einmal gelesen; wählen Sie weniger Dateien.</translation>
    </message>
    <message>
      <source>there is no message tracking log (*.log) in this folder.</source>
      <translation>in diesem Ordner ist kein Nachrichtenverfolgungsprotokoll (*.log).</translation>
    </message>
    <message>
      <source>at most {most} logs can be read at once; choose fewer files.</source>
      <translation>mehr als {most} Protokolle werden nicht gelesen.</translation>
    </message>
    <message>
      <source>This system cannot open files: xdg-open is missing.</source>
      <translation>Dieses System kann keine Dateien öffnen: xdg-open fehlt.</translation>
    </message>
    <message>
      <source>invalid arguments</source>
      <translation>ungültige Argumente</translation>
    </message>
    <message>
      <source>{program} could not be started: {reason}.</source>
      <translation>{program} konnte nicht gestartet werden: {reason}.</translation>
    </message>
    <message>
      <source>The backup copy is damaged and cannot be recovered</source>
      <translation>Die Sicherungskopie ist beschädigt und kann nicht wiederhergestellt werden</translation>
    </message>
    <message>
      <source>Backed up {time}</source>
      <translation>Gesichert {time}</translation>
    </message>
    <message>
      <source>Backed up at an unknown time</source>
      <translation>Zu unbekannter Zeit gesichert</translation>
    </message>
    <message>
      <source>{kept}, discarded, will be deleted in {count} day</source>
      <translation>{kept}, verworfen, wird in {count} Tag gelöscht</translation>
    </message>
    <message>
      <source>{kept}, discarded, will be deleted in {count} days</source>
      <translation>{kept}, verworfen, wird in {count} Tagen gelöscht</translation>
    </message>
    <message>
      <source>{kept}, discarded</source>
      <translation>{kept}, verworfen</translation>
    </message>
    <message>
      <source>The mail program did not accept the draft (MAPI error {number}).</source>
      <translation>Das E-Mail-Programm hat den Entwurf nicht angenommen (MAPI-Fehler {number}).</translation>
    </message>
    <message>
      <source>This system has no mail program that accepts drafts.</source>
      <translation>Dieses System hat kein E-Mail-Programm, das Entwürfe annimmt.</translation>
    </message>
    <message>
      <source>“{task}” was cancelled.</source>
      <translation>„{task}“ wurde abgebrochen.</translation>
    </message>
    <message>
      <source>“{later}” starts once the open dialog is closed.</source>
      <translation>„{later}“ beginnt, sobald der offene Dialog geschlossen ist.</translation>
    </message>
    <message>
      <source>“{later}” starts once “{first}” is finished.</source>
      <translation>„{later}“ beginnt, sobald „{first}“ fertig ist.</translation>
    </message>
    <message>
      <source>Copy of {name}</source>
      <translation>Kopie von {name}</translation>
    </message>
    <message>
      <source>Something went wrong in the program. Your plan is still open; save it under another name. Details are in {log}.</source>
      <translation>Im Programm ist etwas schiefgegangen. Ihr Plan ist noch geöffnet; speichern Sie ihn unter einem anderen Namen. Einzelheiten stehen in {log}.</translation>
    </message>
    <message>
      <source>Your machines were not saved: {reason}.</source>
      <translation>Ihre Maschinen wurden nicht gespeichert: {reason}.</translation>
    </message>
    <message>
      <source>{file}: {reason}. The plan in the window is unchanged.</source>
      <translation>{file}: {reason}. Der Plan im Fenster ist unverändert.</translation>
    </message>
    <message>
      <source>the settings file</source>
      <translation>die Einstellungsdatei</translation>
    </message>
    <message>
      <source>Select one machine or DAG to see how its numbers are calculated.</source>
      <translation>Wählen Sie eine Maschine oder DAG aus, um zu sehen, wie ihre Zahlen zustande kommen.</translation>
    </message>
    <message>
      <source>Edge</source>
      <translation>Edge</translation>
    </message>
    <message>
      <source>Exchange 2003</source>
      <translation>Exchange 2003</translation>
    </message>
    <message>
      <source>Exchange 2007</source>
      <translation>Exchange 2007</translation>
    </message>
    <message>
      <source>Exchange 2007, strict series</source>
      <translation>Exchange 2007, strenge Reihe</translation>
    </message>
    <message>
      <source>Exchange 2010</source>
      <translation>Exchange 2010</translation>
    </message>
    <message>
      <source>Exchange 2010 (megacycles)</source>
      <translation>Exchange 2010 (Megazyklen)</translation>
    </message>
    <message>
      <source>Exchange 2010 SP1</source>
      <translation>Exchange 2010 SP1</translation>
    </message>
    <message>
      <source>Exchange 2013</source>
      <translation>Exchange 2013</translation>
    </message>
    <message>
      <source>Exchange 2016</source>
      <translation>Exchange 2016</translation>
    </message>
    <message>
      <source>Exchange 2019</source>
      <translation>Exchange 2019</translation>
    </message>
    <message>
      <source>Exchange SE</source>
      <translation>Exchange SE</translation>
    </message>
    <message>
      <source>2003, 32-bit</source>
      <translation>2003, 32 Bit</translation>
    </message>
    <message>
      <source>2003, 64-bit</source>
      <translation>2003, 64 Bit</translation>
    </message>
    <message>
      <source>Windows 2003 x86</source>
      <translation>Windows 2003 x86</translation>
    </message>
    <message>
      <source>Windows 2003 x64</source>
      <translation>Windows 2003 x64</translation>
    </message>
    <message>
      <source>Windows 2012</source>
      <translation>Windows 2012</translation>
    </message>
    <message>
      <source>Windows 2012 R2</source>
      <translation>Windows 2012 R2</translation>
    </message>
    <message>
      <source>Windows 2016</source>
      <translation>Windows 2016</translation>
    </message>
    <message>
      <source>Windows 2019</source>
      <translation>Windows 2019</translation>
    </message>
    <message>
      <source>Windows 2022</source>
      <translation>Windows 2022</translation>
    </message>
    <message>
      <source>Windows 2025</source>
      <translation>Windows 2025</translation>
    </message>
    <message>
      <source>Baseline of the Exchange 2010 megacycles.</source>
      <translation>Bezugsmaschine der Megazyklen von Exchange 2010.</translation>
    </message>
    <message>
      <source>30.12 a core, times 8 cores.</source>
      <translation>30,12 je Kern, mal 8 Kerne.</translation>
    </message>
    <message>
      <source>Baseline of the Exchange 2013 and 2016 megacycles: result of May 2012, 517 base.</source>
      <translation>Bezugsmaschine der Megazyklen von Exchange 2013 und 2016: Ergebnis vom Mai 2012, 517 base.</translation>
    </message>
    <message>
      <source>Measured in the virtual machine: {base} base, times 540 / 517 to compare with peak results.</source>
      <translation type="vanished">In der virtuellen Maschine gemessen: base {base}, mal 540 / 517, um mit Peak-Ergebnissen vergleichbar zu sein.</translation>
    </message>
    <message>
      <source>The intervals are meant to contain the true cost in 80 % of cases. In tests with made logs they did so in 73 to 76 % where the published ranges were too narrow, and in 75 to 83 % with one day of counters that were 15 % off.</source>
      <translation type="vanished">Die Intervalle sollen den wahren Aufwand in 80 % der Fälle enthalten. In Tests mit künstlichen Protokollen waren es 73 bis 76 %, wenn die veröffentlichten Bereiche zu eng waren, und 75 bis 83 % bei nur einem Tag und Zählern, die um 15 % abwichen.</translation>
    </message>
    <message>
      <source>{machines} used more CPU when measured than is predicted ({measured} of it, at most {high} predicted). VMs are sized by the prediction: calibrate it first, or give this VM more vCPUs.</source>
      <translation type="vanished">{machines} hat bei der Messung mehr CPU gebraucht als vorhergesagt ({measured} davon, höchstens {high} vorhergesagt). VMs werden nach der Vorhersage bemessen: Kalibrieren Sie zuerst, oder geben Sie dieser VM mehr vCPUs.</translation>
    </message>
    <message>
      <source>{machines} used more CPU when measured than is predicted ({name}: {measured} of it, at most {high} predicted). VMs are sized by the prediction: calibrate it first, or give these VMs more vCPUs.</source>
      <translation type="vanished">{machines} haben bei der Messung mehr CPU gebraucht als vorhergesagt ({name}: {measured} davon, höchstens {high} vorhergesagt). VMs werden nach der Vorhersage bemessen: Kalibrieren Sie zuerst, oder geben Sie diesen VMs mehr vCPUs.</translation>
    </message>
    <message>
      <source>Utilization of each machine's tightest resource relative to its ceiling, month by month. {summary}</source>
      <translation type="vanished">Auslastung der knappsten Ressource jeder Maschine im Verhältnis zu ihrer Obergrenze, Monat für Monat. {summary}</translation>
    </message>
    <message>
      <source>All users grow by {rate} per year.</source>
      <translation type="vanished">Alle Benutzer wachsen um {rate} pro Jahr.</translation>
    </message>
    <message>
      <source>The busiest machine, or a limit of a DAG that is closer, over {years}, if all populations grow by {rate} per year.</source>
      <translation type="vanished">Die am stärksten ausgelastete Maschine, oder eine Grenze einer DAG, die näher ist, über {years}, wenn alle Gruppen um {rate} pro Jahr wachsen.</translation>
    </message>
    <message>
      <source>The busiest machine over {years}, if all populations grow by {rate} per year.</source>
      <translation type="vanished">Die am stärksten ausgelastete Maschine innerhalb von {years}, wenn alle Benutzergruppen um {rate} im Jahr wachsen.</translation>
    </message>
    <message>
      <source>The quorum of {count} DAGs depends on a witness that is not given</source>
      <translation type="vanished">Das Quorum von {count} DAGs hängt von einem Zeugen ab, der nicht angegeben ist</translation>
    </message>
    <message>
      <source>No quorum would be left, so all databases would be dismounted. Place equally many members at both sites and the witness at a third one, or plan a manual datacenter switchover.</source>
      <translation type="vanished">Es bliebe kein Quorum, und keine Datenbank wäre mehr eingebunden. Verteilen Sie gleich viele Mitglieder auf beide Standorte und den Zeugen auf einen dritten, oder planen Sie eine manuelle Rechenzentrumsumschaltung.</translation>
    </message>
    <message>
      <source>{servers}: not joined, as no machine of the plan says the site; choose it.</source>
      <translation type="vanished">{servers}: nicht zusammengeführt, da keine Maschine des Plans den Standort angibt; bitte wählen.</translation>
    </message>
    <message>
      <source>{count} 15-minute window counts as {independent} independent ones.</source>
      <translation type="vanished">{count} Fenster von 15 Minuten zählt wie {independent} unabhängige.</translation>
    </message>
    <message>
      <source>{count} 15-minute windows count as {independent} independent ones.</source>
      <translation type="vanished">{count} Fenster von 15 Minuten zählen wie {independent} unabhängige.</translation>
    </message>
    <message>
      <source>Databases by site</source>
      <translation type="vanished">Datenbanken nach Standort</translation>
    </message>
    <message>
      <source>{machine}: {resource}, share of runs in steps of 2 %</source>
      <translation type="vanished">{machine}: {resource}, Anteil der Läufe in Schritten von 2 %</translation>
    </message>
    <message>
      <source>{version} serves users by servers besides the Mailbox servers, which a DAG over two sites has at these sites only. Choose a DAG at each site, or enter users at two sites.</source>
      <translation type="vanished">{version} bedient Benutzer durch Server neben den Postfachservern; eine DAG über zwei Standorte hat sie nur an diesen Standorten. Wählen Sie eine DAG an jedem Standort, oder geben Sie Benutzer an zwei Standorten ein.</translation>
    </message>
    <message>
      <source>A site has too few members for the copies there, or no users are at the sites of the members, so the active copies are spread over all members instead.</source>
      <translation type="vanished">Ein Standort hat zu wenige Mitglieder für die Kopien dort, oder an den Standorten der Mitglieder sind keine Benutzer; daher sind die aktiven Kopien über alle Mitglieder verteilt.</translation>
    </message>
    <message>
      <source>The witness has no site in the plan: it is counted as left when a site is lost</source>
      <translation type="vanished">Der Zeuge hat keinen Standort im Plan: Er gilt beim Ausfall eines Standorts als weiter vorhanden</translation>
    </message>
    <message>
      <source>Empty: the witness is outside the plan, for example in Azure.</source>
      <translation type="vanished">Leer: Der Zeuge steht an keinem Standort des Plans, zum Beispiel in Azure.</translation>
    </message>
    <message>
      <source>A DAG over two sites is proposed for versions with a single Mailbox role; {version} has more roles. Choose a DAG at each site.</source>
      <translation type="vanished">Eine DAG über zwei Standorte wird nur für Versionen vorgeschlagen, die allein die Postfachrolle haben; {version} hat mehr Rollen. Wählen Sie eine DAG an jedem Standort.</translation>
    </message>
    <message>
      <source>witness elsewhere</source>
      <translation type="vanished">Zeuge an anderem Ort</translation>
    </message>
    <message>
      <source>% of ceiling: low</source>
      <translation type="vanished">% der Obergrenze: niedrig</translation>
    </message>
    <message>
      <source>median</source>
      <translation type="vanished">Median</translation>
    </message>
    <message>
      <source>{resource} of {machine}, share of runs in steps of 2 %</source>
      <translation type="vanished">{resource} von {machine}, Anteil der Läufe in Schritten von 2 %</translation>
    </message>
    <message>
      <source>{resource} of {machine} when one figure goes from its low to its high end.</source>
      <translation type="vanished">{resource} von {machine}, wenn eine Kennzahl vom unteren zum oberen Ende ihrer Spanne wechselt.</translation>
    </message>
    <message>
      <source>{dag}, CPU in the worst failure</source>
      <translation type="vanished">{dag}, CPU beim schwersten Ausfall</translation>
    </message>
    <message>
      <source>{dag}, RAM in the worst failure</source>
      <translation type="vanished">{dag}, Arbeitsspeicher beim schwersten Ausfall</translation>
    </message>
    <message>
      <source>{dag}, disk space</source>
      <translation type="vanished">{dag}, Speicherplatz</translation>
    </message>
    <message>
      <source>{dag}, disk operations</source>
      <translation type="vanished">{dag}, Datenträgervorgänge</translation>
    </message>
    <message>
      <source>{votes} votes would be left and {needed} are needed; add members or a witness.</source>
      <translation type="vanished">{votes} Stimmen blieben übrig, {needed} sind nötig; fügen Sie Mitglieder oder einen Zeugen hinzu.</translation>
    </message>
    <message>
      <source>{vm} has {vcpus} vCPUs on a host with {cores} cores</source>
      <translation type="vanished">{vm} hat {vcpus} vCPUs auf einem Host mit {cores} Kernen</translation>
    </message>
    <message>
      <source>{memory} is recommended for {roles} with {cores} cores.</source>
      <translation type="vanished">Empfohlen sind {memory} für {roles} mit {cores} Kernen.</translation>
    </message>
    <message>
      <source>“{population}” has {devices} ActiveSync users but only {others} users of other clients</source>
      <translation type="vanished">„{population}“ hat {devices} Benutzer mit ActiveSync, aber nur {others} mit anderen Clients</translation>
    </message>
    <message>
      <source>{disks} disks of {size} TB hold {all}</source>
      <translation type="vanished">{disks} Datenträger mit {size} TB fassen {all}</translation>
    </message>
    <message>
      <source>{disks} disks deliver {all} database IOPS</source>
      <translation type="vanished">{disks} Datenträger leisten {all} Datenbankvorgänge je Sekunde</translation>
    </message>
    <message>
      <source>{dag} loses its quorum in the worst failure: {votes} votes are left, {needed} needed.</source>
      <translation type="vanished">{dag} verliert beim schwersten Ausfall das Quorum: Stimmen übrig: {votes}, nötig: {needed}.</translation>
    </message>
    <message>
      <source>{dag} keeps its quorum in the worst failure: {votes} votes are left, {needed} needed.</source>
      <translation type="vanished">{dag} behält beim schwersten Ausfall das Quorum: Stimmen übrig: {votes}, nötig: {needed}.</translation>
    </message>
    <message>
      <source>{busy} ÷ {cores} cores = {use}</source>
      <translation type="vanished">{busy} ÷ {cores} Kerne = {use}</translation>
    </message>
    <message>
      <source>{cores} cores × {each}</source>
      <translation type="vanished">{cores} Kerne × {each}</translation>
    </message>
    <message>
      <source>{cores} vCPUs × {each} × {derate} virtualization</source>
      <translation type="vanished">{cores} vCPUs × {each} × {derate} Virtualisierung</translation>
    </message>
    <message>
      <source>under {part}</source>
      <translation type="vanished">unter {part}</translation>
    </message>
    <message>
      <source>The new servers are {model}. Select them to give them another model.</source>
      <translation type="vanished">Die neuen Server sind {model}. Wählen Sie sie aus, um ihnen ein anderes Modell zu geben.</translation>
    </message>
    <message>
      <source>Plausible values are {least} to {most}; the value may be of another benchmark.</source>
      <translation type="vanished">Plausibel sind {least} bis {most}; der Wert stammt vielleicht von einem anderen Benchmark.</translation>
    </message>
    <message>
      <source>Databases are active at both.</source>
      <translation type="vanished">Datenbanken sind an beiden aktiv.</translation>
    </message>
    <message>
      <source>In its worst failure, {dag} exceeds no CPU or RAM ceiling in any of these runs.</source>
      <translation type="vanished">Beim schwersten Ausfall überschreitet {dag} in keinem davon eine CPU- oder Speicherobergrenze.</translation>
    </message>
    <message>
      <source>In its worst failure, {dag} exceeds a CPU or RAM ceiling in {chance} of these runs.</source>
      <translation type="vanished">Beim schwersten Ausfall überschreitet {dag} in {chance} davon eine CPU- oder Speicherobergrenze.</translation>
    </message>
    <message>
      <source>Disks of DAGs are not part of this.</source>
      <translation type="vanished">Datenträger von DAGs sind hier nicht enthalten.</translation>
    </message>
    <message>
      <source>{machines} serves no users in this plan and keeps its size.</source>
      <translation type="vanished">{machines} bedient in diesem Plan keine Benutzer und behält ihre Größe.</translation>
    </message>
    <message>
      <source>{machines} serve no users in this plan and keep their size.</source>
      <translation type="vanished">{machines} bedienen in diesem Plan keine Benutzer und behalten ihre Größe.</translation>
    </message>
    <message>
      <source>One at each site</source>
      <translation type="vanished">Eine an jedem Standort</translation>
    </message>
    <message>
      <source>One over two sites, active at both</source>
      <translation type="vanished">Eine über zwei Standorte, aktiv an beiden</translation>
    </message>
    <message>
      <source>One over two sites, active at the larger</source>
      <translation type="vanished">Eine über zwei Standorte, aktiv am größeren</translation>
    </message>
    <message>
      <source>{hardware}, {copies} copies</source>
      <translation type="vanished">{hardware}, {copies} Kopien</translation>
    </message>
    <message>
      <source>A DAG of {members} members with {copies} copies, survives 1 failure.</source>
      <translation type="vanished">Eine DAG mit {members} Mitgliedern und {copies} Kopien; sie übersteht 1 Ausfall.</translation>
    </message>
    <message>
      <source>A DAG of {members} members with {copies} copies.</source>
      <translation type="vanished">Eine DAG mit {members} Mitgliedern und {copies} Kopien.</translation>
    </message>
    <message>
      <source>{number} DAGs with {copies} copies, each survives 1 failure; members: {where}.</source>
      <translation type="vanished">{number} DAGs mit {copies} Kopien, jede übersteht 1 Ausfall; Mitglieder: {where}.</translation>
    </message>
    <message>
      <source>{number} DAGs with {copies} copies; members: {where}.</source>
      <translation type="vanished">{number} DAGs mit {copies} Kopien; Mitglieder: {where}.</translation>
    </message>
    <message>
      <source>The loss of {count} sites would be too much for their DAGs</source>
      <translation type="vanished">Der Ausfall von {count} Standorten wäre zu viel für ihre DAGs</translation>
    </message>
    <message>
      <source>Members lost in the worst failure</source>
      <translation type="vanished">Beim schwersten Ausfall verlorene Mitglieder</translation>
    </message>
    <message>
      <source>Size of a database [GB]</source>
      <translation type="vanished">Größe einer Datenbank [GB]</translation>
    </message>
    <message>
      <source>The {form} does not state mailbox types, so shared, room and equipment mailboxes count as users. An export of Get-Mailbox with RecipientTypeDetails tells them apart.</source>
      <translation type="vanished">Der Typ der Postfächer fehlt ({form}): Freigegebene, Raum- und Gerätepostfächer zählen darin als Benutzer. Ein Export von Get-Mailbox mit RecipientTypeDetails unterscheidet sie.</translation>
    </message>
    <message>
      <source>this is not an .xlsx workbook, or it is damaged.</source>
      <translation type="vanished">dies ist keine Arbeitsmappe (.xlsx), oder sie ist beschädigt.</translation>
    </message>
    <message>
      <source>Worst failure</source>
      <translation type="vanished">Schwerster Ausfall</translation>
    </message>
    <message>
      <source>Logs per day [GB]</source>
      <translation type="vanished">Protokolle am Tag [GB]</translation>
    </message>
    <message>
      <source>Headroom [mailboxes]</source>
      <translation type="vanished">Platz [Postfächer]</translation>
    </message>
    <message>
      <source>{machines} does not fit on any host of the chosen types ({hosts}); choose a larger host type.</source>
      <translation type="vanished">{machines} passt auf keinen Host der gewählten Typen ({hosts}); wählen Sie einen größeren Hosttyp.</translation>
    </message>
    <message>
      <source>Failures treat a witness without links as reachable from everywhere. Add links to its site.</source>
      <translation type="vanished">Bei Ausfällen gilt ein Zeuge ohne Verbindungen als von überall erreichbar. Fügen Sie die Verbindungen zum Standort des Zeugen hinzu.</translation>
    </message>
    <message>
      <source>Outlook Web Access and ActiveSync were measured only together, and this machine serves only one of them.</source>
      <translation type="vanished">Outlook Web Access und ActiveSync wurden nur gemeinsam gemessen, und hier kommt nur eines von beiden vor.</translation>
    </message>
    <message>
      <source>The load is unknown. Size the server by its mail flow.</source>
      <translation type="vanished">Die Last ist unbekannt. Bemessen Sie nach der durchlaufenden E-Mail.</translation>
    </message>
    <message>
      <source>Enter its {what}. Until then, everything that depends on it is unknown.</source>
      <translation type="vanished">Tragen Sie ein, was fehlt ({what}). Bis dahin ist alles unbekannt, was davon abhängt.</translation>
    </message>
    <message>
      <source>'{id}' is already a member of '{other}'.</source>
      <translation type="vanished">„{id}“ ist bereits Mitglied von „{other}“.</translation>
    </message>
    <message>
      <source>the population '{id}' is already served by '{other}'.</source>
      <translation type="vanished">die Benutzergruppe „{id}“ wird bereits von „{other}“ bedient.</translation>
    </message>
    <message>
      <source>Left out, {reason}: {number}</source>
      <translation type="vanished">Ausgelassen, {reason}: {number}</translation>
    </message>
    <message>
      <source>Virtual machines left out, {reason}: {number}.</source>
      <translation type="vanished">Ausgelassene virtuelle Maschinen, {reason}: {number}.</translation>
    </message>
    <message>
      <source>lagged copies</source>
      <translation type="vanished">Verzögerte Kopien</translation>
    </message>
    <message>
      <source>deleted item retention</source>
      <translation type="vanished">Aufbewahrung gelöschter Elemente</translation>
    </message>
    <message>
      <source>CPU and memory in failures of {dags} are not part of this.</source>
      <translation type="vanished">CPU und Arbeitsspeicher bei Ausfällen von {dags} sind hier nicht enthalten.</translation>
    </message>
    <message>
      <source>* is any text, ? one character. Or tick VMs below.</source>
      <translation type="vanished">* ist beliebiger Text, ? ein Zeichen. Oder haken Sie VMs unten an.</translation>
    </message>
    <message>
      <source>* is any text, ? one character.</source>
      <translation type="vanished">* ist beliebiger Text, ? ein Zeichen.</translation>
    </message>
    <message>
      <source>The file has no measured load. VMs without an Exchange role show “no data”, and so do their hosts. Import a performance log, or enter their load in the inspector.</source>
      <translation type="vanished">Die Datei enthält keine gemessene Last. VMs ohne Exchange-Rolle zeigen „keine Daten“, ebenso ihre Hosts. Importieren Sie ein Leistungsprotokoll, oder geben Sie die Last bei den Eigenschaften ein.</translation>
    </message>
    <message>
      <source>Fullest disks of a DAG, share of their ceiling</source>
      <translation type="vanished">Am stärksten belegte Datenträger einer DAG, Anteil an ihrer Obergrenze</translation>
    </message>
    <message>
      <source>The cores, clock or memory of a host are placeholders, so its load is unknown.</source>
      <translation type="vanished">Kerne, Takt oder Arbeitsspeicher eines Hosts sind Platzhalter; seine Last ist also unbekannt.</translation>
    </message>
    <message>
      <source>The hardware of {host} is unknown</source>
      <translation type="vanished">Die Hardware von {host} ist unbekannt</translation>
    </message>
    <message>
      <source>Enter cores, clock and memory; an imported host's notes name what was missing. Until then the load is unknown.</source>
      <translation type="vanished">Tragen Sie Kerne, Takt und Arbeitsspeicher ein; bei einem importierten Host nennen die Notizen, was fehlte. Bis dahin ist die Last unbekannt.</translation>
    </message>
    <message>
      <source>Its hardware is unknown: cores, clock and memory are placeholders.</source>
      <translation type="vanished">Seine Hardware ist unbekannt: Kerne, Takt und Arbeitsspeicher sind Platzhalter.</translation>
    </message>
    <message>
      <source>The hardware of its host is unknown.</source>
      <translation type="vanished">Die Hardware ihres Hosts ist unbekannt.</translation>
    </message>
    <message>
      <source>The disks of its database copies are counted by {dag}; select it to see them.</source>
      <translation type="vanished">Die Datenträger mit seinen Datenbankkopien sind bei {dag} gezählt; wählen Sie die DAG aus, um sie zu sehen.</translation>
    </message>
    <message>
      <source>DAG members, CPU in the worst failure</source>
      <translation type="vanished">DAG-Mitglieder, CPU beim schwersten Ausfall</translation>
    </message>
    <message>
      <source>DAG members, RAM in the worst failure</source>
      <translation type="vanished">DAG-Mitglieder, Arbeitsspeicher beim schwersten Ausfall</translation>
    </message>
    <message>
      <source>DAG members, disk space</source>
      <translation type="vanished">DAG-Mitglieder, Speicherplatz</translation>
    </message>
    <message>
      <source>DAG members, disk operations in the worst failure</source>
      <translation type="vanished">DAG-Mitglieder, Datenträgervorgänge beim schwersten Ausfall</translation>
    </message>
    <message>
      <source>Its cores, clock and memory are placeholders. Nothing is calculated from them until this is cleared.</source>
      <translation type="vanished">Kerne, Takt und Arbeitsspeicher sind Platzhalter. Bis dies abgewählt wird, wird aus ihnen nichts berechnet.</translation>
    </message>
    <message>
      <source>The cores, clock and memory of a host are placeholders, so its load is unknown.</source>
      <translation type="vanished">Kerne, Takt und Arbeitsspeicher eines Hosts sind Platzhalter; seine Last ist also unbekannt.</translation>
    </message>
    <message>
      <source>Enter cores, clock and memory; until then the load is unknown.</source>
      <translation type="vanished">Tragen Sie Kerne, Takt und Arbeitsspeicher ein; bis dahin ist die Last unbekannt.</translation>
    </message>
    <message>
      <source>{month}: {machine} no longer survives its worst failure. Add a member.</source>
      <translation type="vanished">{month}: {machine} trägt den schlimmsten Ausfall nicht mehr. Ein Mitglied hinzufügen.</translation>
    </message>
    <message>
      <source>{month}: {machine} runs short of RAM in its worst failure. Add memory or a member.</source>
      <translation type="vanished">{month}: {machine} hat beim schwersten Ausfall zu wenig Arbeitsspeicher. Fügen Sie Arbeitsspeicher oder ein Mitglied hinzu.</translation>
    </message>
    <message>
      <source>{month}: the disk space of {machine} is used up. Give its members more or larger disks.</source>
      <translation type="vanished">{month}: Der Datenträgerplatz von {machine} ist erschöpft. Den Mitgliedern mehr oder größere Datenträger geben.</translation>
    </message>
    <message>
      <source>{month}: the disk operations of {machine} exceed their ceiling. Give its members more or faster disks.</source>
      <translation type="vanished">{month}: Die Datenträgervorgänge von {machine} überschreiten ihre Obergrenze. Den Mitgliedern mehr oder schnellere Datenträger geben.</translation>
    </message>
    <message>
      <source>{day} {month} {year}, {clock}</source>
      <translation type="vanished">{day}. {month} {year}, {clock}</translation>
    </message>
    <message>
      <source>Disks and failures of {dags} are not part of this.</source>
      <translation type="vanished">Datenträger und Ausfälle von {dags} sind hier nicht enthalten.</translation>
    </message>
    <message>
      <source>Within {years}, {dags} will exceed: {limits}.</source>
      <translation type="vanished">Innerhalb von {years} überschritten bei {dags}: {limits}.</translation>
    </message>
    <message>
      <source>Guidance for a version</source>
      <translation type="vanished">Empfehlungen für eine Version</translation>
    </message>
    <message>
      <source>No counter counts users of {names}, so this role cannot be fitted while the plan has them on these machines.</source>
      <translation type="vanished">Kein Indikator zählt Benutzer von {names}. Diese Rolle kann also nicht angepasst werden, solange der Plan sie auf diesen Maschinen hat.</translation>
    </message>
    <message>
      <source>the file has more than {rows} rows.</source>
      <translation type="vanished">die Datei hat mehr als {rows} Zeilen.</translation>
    </message>
    <message>
      <source>the list of machines exceeds the limits for an inventory.</source>
      <translation type="vanished">die Liste der Maschinen überschreitet die Grenzen für einen Bestand.</translation>
    </message>
    <message>
      <source>The {form} does not say the types of mailboxes: shared, room and equipment mailboxes count as users in it. Select RecipientTypeDetails with Get-Mailbox as well.</source>
      <translation type="vanished">Der Typ der Postfächer fehlt ({form}): Freigegebene, Raum- und Gerätepostfächer zählen darin als Benutzer. Wählen Sie mit Get-Mailbox auch RecipientTypeDetails.</translation>
    </message>
    <message>
      <source>the first line exceeds the limits for a log.</source>
      <translation type="vanished">die erste Zeile überschreitet die Grenzen für ein Protokoll.</translation>
    </message>
    <message>
      <source>a line exceeds the limits for a log.</source>
      <translation type="vanished">eine Zeile überschreitet die Grenzen für ein Protokoll.</translation>
    </message>
    <message>
      <source>a workbook or an archive. Save the table as CSV first.</source>
      <translation type="vanished">eine Arbeitsmappe oder ein Archiv. Speichern Sie die Tabelle zuerst als CSV.</translation>
    </message>
    <message>
      <source>an old workbook. Save the table as CSV first.</source>
      <translation type="vanished">eine alte Arbeitsmappe. Speichern Sie die Tabelle zuerst als CSV.</translation>
    </message>
    <message>
      <source>a plan of this program. Open it with File, Open.</source>
      <translation type="vanished">ein Plan dieses Programms. Öffnen Sie ihn mit „Datei“, „Öffnen“.</translation>
    </message>
    <message>
      <source>JSON, perhaps a plan. Open a plan with File, Open.</source>
      <translation type="vanished">JSON, vielleicht ein Plan. Öffnen Sie einen Plan mit „Datei“, „Öffnen“.</translation>
    </message>
    <message>
      <source>XML or a web page. Export the table as CSV.</source>
      <translation type="vanished">XML oder eine Webseite. Exportieren Sie die Tabelle als CSV.</translation>
    </message>
    <message>
      <source>an inventory of RVTools. Import it with File, Import inventory.</source>
      <translation type="vanished">ein Bestand von RVTools. Importieren Sie ihn mit „Datei“, „Bestand importieren“.</translation>
    </message>
    <message>
      <source>the output of Get-MessageTrackingLog. Choose the log files MSGTRK*.LOG themselves.</source>
      <translation type="vanished">die Ausgabe von Get-MessageTrackingLog. Wählen Sie die Protokolldateien MSGTRK*.LOG selbst.</translation>
    </message>
    <message>
      <source>a list of virtual machines. Import it with File, Import inventory.</source>
      <translation type="vanished">eine Liste virtueller Maschinen. Importieren Sie sie mit „Datei“, „Bestand importieren“.</translation>
    </message>
    <message>
      <source>an export of Active Directory, not of mailboxes.</source>
      <translation type="vanished">ein Export aus Active Directory, nicht von Postfächern.</translation>
    </message>
    <message>
      <source>this is a log of performance counters (PerfMon or esxtop), which lists no mailboxes; Plan &gt; Measured load reads it (“planner measured” on the command line).</source>
      <translation type="vanished">dies ist ein Protokoll von Leistungsindikatoren (PerfMon oder esxtop) und enthält keine Postfächer; Plan &gt; Messwerte der Last liest es (auf der Befehlszeile „planner measured“).</translation>
    </message>
    <message>
      <source>this looks like {form}</source>
      <translation type="vanished">dies sieht aus wie {form}</translation>
    </message>
    <message>
      <source>the file has more than {most} rows.</source>
      <translation type="vanished">die Datei hat mehr als {most} Zeilen.</translation>
    </message>
    <message>
      <source>{number} more</source>
      <translation type="vanished">{number} weitere</translation>
    </message>
    <message>
      <source>this is a log of performance counters (PerfMon or esxtop), which lists no machines; Plan &gt; Measured load reads it (“planner measured” on the command line).</source>
      <translation type="vanished">dies ist ein Protokoll von Leistungsindikatoren (PerfMon oder esxtop) und enthält keine Maschinen; Plan &gt; Messwerte der Last liest es (auf der Befehlszeile „planner measured“).</translation>
    </message>
    <message>
      <source>Machines whose name appeared before: {number}</source>
      <translation type="vanished">Maschinen, deren Name schon vorkam: {number}</translation>
    </message>
    <message>
      <source>Each row is imported as a machine.</source>
      <translation type="vanished">Jede Zeile wird als Maschine importiert.</translation>
    </message>
    <message>
      <source>The file ends within a line</source>
      <translation type="vanished">Die Datei endet mitten in einer Zeile</translation>
    </message>
    <message>
      <source>line {line} exceeds the limits for an inventory.</source>
      <translation type="vanished">Zeile {line} überschreitet die Grenzen für eine Bestandsliste.</translation>
    </message>
    <message>
      <source>Low, of ceiling</source>
      <translation type="vanished">Niedrig, von der Obergrenze</translation>
    </message>
    <message>
      <source>Median, of ceiling</source>
      <translation type="vanished">Median, von der Obergrenze</translation>
    </message>
    <message>
      <source>High, of ceiling</source>
      <translation type="vanished">Hoch, von der Obergrenze</translation>
    </message>
    <message>
      <source>Match host names by hand ({count} are)…</source>
      <translation type="vanished">Hostnamen von Hand zuordnen ({count} sind es)…</translation>
    </message>
    <message>
      <source>It has one member; add members and copies.</source>
      <translation type="vanished">Sie hat ein einziges Mitglied; fügen Sie Mitglieder und Kopien hinzu.</translation>
    </message>
    <message>
      <source>Failures of links leave it reachable from everywhere. Add the links to that site.</source>
      <translation type="vanished">Bei Ausfällen von Verbindungen gilt er als von überall erreichbar. Die Verbindungen zu diesem Standort ergänzen.</translation>
    </message>
    <message>
      <source>No file says it, and the load depends on it. Enter what is known; if it is right, take the line that says so out of the population's notes.</source>
      <translation type="vanished">Keine Datei nennt es, und die Last hängt davon ab. Tragen Sie ein, was bekannt ist; stimmt es, löschen Sie die Zeile darüber aus den Notizen der Benutzergruppe.</translation>
    </message>
    <message>
      <source>of these at the site that fails</source>
      <translation type="vanished">davon am ausgefallenen Standort</translation>
    </message>
    <message>
      <source>No data on the link between {ends}: no client uses it, or its traffic was not measured.</source>
      <translation type="vanished">Zur Verbindung zwischen {ends} liegen keine Daten vor: Kein Client nutzt sie, oder ihr Verkehr wurde nicht gemessen.</translation>
    </message>
    <message>
      <source>Mailboxes that were left out: {reasons}.</source>
      <translation type="vanished">Ausgelassene Postfächer: {reasons}.</translation>
    </message>
    <message>
      <source>Each mailbox that was added counts as an Outlook user until you enter users by protocol.</source>
      <translation type="vanished">Jedes hinzugefügte Postfach zählt als Outlook-Benutzer, bis Sie die Benutzer je Protokoll eingeben.</translation>
    </message>
    <message>
      <source>Fitted to {log}: {windows} windows of 15 minutes of {machines}; factor {factor} ({interval}, 80 %).</source>
      <translation type="vanished">Angepasst an {log}: {windows} Fenster von 15 Minuten von {machines}; Faktor {factor} ({interval}, 80 %).</translation>
    </message>
    <message>
      <source>{votes} votes left, {needed} needed</source>
      <translation type="vanished">{votes} Stimmen übrig, {needed} nötig</translation>
    </message>
    <message>
      <source>this is not an RVTools export, and it has no table with headers and rows.</source>
      <translation type="vanished">das ist kein RVTools-Export, und die Datei hat keine Tabelle mit Überschriften und Zeilen.</translation>
    </message>
    <message>
      <source>Select one machine to see how its numbers are calculated.</source>
      <translation type="vanished">Wählen Sie eine Maschine aus, um zu sehen, wie sich ihre Zahlen ergeben.</translation>
    </message>
    <message>
      <source>No data on CPU and memory of {machines}; it is not assessed by them.</source>
      <translation type="vanished">{machines}: keine Daten zu CPU und Arbeitsspeicher; sie wird danach nicht beurteilt.</translation>
    </message>
    <message>
      <source>No data on CPU and memory of {machines}; they are not assessed by them.</source>
      <translation type="vanished">{machines}: keine Daten zu CPU und Arbeitsspeicher; sie werden danach nicht beurteilt.</translation>
    </message>
    <message>
      <source>No data on the CPU of {machines}; it is not assessed by it.</source>
      <translation type="vanished">{machines}: keine Daten zur CPU; sie wird danach nicht beurteilt.</translation>
    </message>
    <message>
      <source>No data on the CPU of {machines}; they are not assessed by it.</source>
      <translation type="vanished">{machines}: keine Daten zur CPU; sie werden danach nicht beurteilt.</translation>
    </message>
    <message>
      <source>No data on the memory of {machines}; it is not assessed by it.</source>
      <translation type="vanished">{machines}: keine Daten zum Arbeitsspeicher; sie wird danach nicht beurteilt.</translation>
    </message>
    <message>
      <source>No data on the memory of {machines}; they are not assessed by it.</source>
      <translation type="vanished">{machines}: keine Daten zum Arbeitsspeicher; sie werden danach nicht beurteilt.</translation>
    </message>
    <message>
      <source>this is a log of performance counters. Compare it with the plan by planner measured.</source>
      <translation type="vanished">dies ist ein Protokoll von Leistungsindikatoren. Vergleichen Sie es mit dem Plan durch „planner measured“.</translation>
    </message>
    <message>
      <source>this is a log of performance counters (PerfMon or esxtop), which lists no machines; the command “planner measured” reads it.</source>
      <translation type="vanished">dies ist ein Protokoll von Leistungsindikatoren (PerfMon oder esxtop), das keine Maschinen aufführt; der Befehl „planner measured“ liest es.</translation>
    </message>
    <message>
      <source>With this many machines, this takes long: run “planner compare” to see what the verdict depends on.</source>
      <translation type="vanished">Bei so vielen Maschinen dauert das lange: „planner compare“ zeigt, wovon das Urteil abhängt.</translation>
    </message>
    <message>
      <source>The hardware of {count} hosts is unknown</source>
      <translation type="vanished">Die Hardware von {count} Hosts ist unbekannt</translation>
    </message>
    <message>
      <source>This verdict holds over the full range of all {count} assumed, disputed or fitted figures.</source>
      <translation type="vanished">Dieses Urteil gilt über die ganze Spanne aller {count} angenommenen, strittigen oder angepassten Kennzahlen.</translation>
    </message>
    <message>
      <source>the member '{id}' is switched off; a DAG's members run.</source>
      <translation type="vanished">das Mitglied „{id}“ ist ausgeschaltet; die Mitglieder einer DAG laufen.</translation>
    </message>
    <message>
      <source>“{consolidated}” needs {count} machine, as “{physical}” does</source>
      <translation type="vanished">„{consolidated}“ braucht {count} Maschine, ebenso wie „{physical}“</translation>
    </message>
    <message>
      <source>“{consolidated}” needs {count} machines, as many as “{physical}”</source>
      <translation type="vanished">„{consolidated}“ braucht {count} Maschinen, so viele wie „{physical}“</translation>
    </message>
    <message>
      <source>CPU measured at least {share}</source>
      <translation type="vanished">CPU mindestens {share}</translation>
    </message>
    <message>
      <source>CPU measured {share}</source>
      <translation type="vanished">CPU gemessen {share}</translation>
    </message>
    <message>
      <source>Comparison, populations, machines, findings and sources of the chosen designs, as tables for a wiki.</source>
      <translation type="vanished">Vergleich, Benutzergruppen, Maschinen, Befunde und Quellen der gewählten Entwürfe, als Tabellen für ein Wiki.</translation>
    </message>
    <message>
      <source>{lagged} of them lagged</source>
      <translation type="vanished">{lagged} davon verzögert</translation>
    </message>
    <message>
      <source>a list of servers for Azure Migrate</source>
      <translation type="vanished">einer Serverliste für Azure Migrate</translation>
    </message>
    <message>
      <source>a list of virtual machines from Nutanix Prism</source>
      <translation type="vanished">einer Liste virtueller Maschinen aus Nutanix Prism</translation>
    </message>
    <message>
      <source>a list of virtual machines from Hyper-V</source>
      <translation type="vanished">einer Liste virtueller Maschinen aus Hyper-V</translation>
    </message>
    <message>
      <source>a list of virtual machines from PowerCLI</source>
      <translation type="vanished">einer Liste virtueller Maschinen aus PowerCLI</translation>
    </message>
    <message>
      <source>a list of virtual machines from Proxmox</source>
      <translation type="vanished">einer Liste virtueller Maschinen aus Proxmox</translation>
    </message>
    <message>
      <source>this looks like {form}. Only exports of RVTools are read; paste the table into the plan instead.</source>
      <translation type="vanished">das sieht nach {form} aus. Gelesen werden nur Exporte von RVTools; fügen Sie die Tabelle stattdessen in den Plan ein.</translation>
    </message>
    <message>
      <source>Megacycles according to Microsoft's calculator</source>
      <translation type="vanished">Megazyklen nach dem Rechner von Microsoft</translation>
    </message>
    <message>
      <source>Support ended on {day}. Move its users to Exchange SE.</source>
      <translation type="vanished">Der Support endete am {day}. Ziehen Sie ihre Benutzer nach Exchange SE um.</translation>
    </message>
    <message>
      <source>Imported hosts: {hosts}, virtual machines: {machines}. Their roles are not known yet.</source>
      <translation type="vanished">Importierte Hosts: {hosts}, virtuelle Maschinen: {machines}. Ihre Rollen sind noch nicht bekannt.</translation>
    </message>
    <message>
      <source>Virtual machines in a power state that is not known, counted as on: {number}.</source>
      <translation type="vanished">Virtuelle Maschinen in einem unbekannten Betriebszustand, als eingeschaltet gezählt: {number}.</translation>
    </message>
    <message>
      <source>Virtual machines whose sheets give different sizes: {number}; that of vInfo counts.</source>
      <translation type="vanished">Virtuelle Maschinen, deren Blätter verschiedene Größen nennen: {number}; die in vInfo gilt.</translation>
    </message>
    <message>
      <source>Hosts in maintenance mode: {number}.</source>
      <translation type="vanished">Hosts im Wartungsmodus: {number}.</translation>
    </message>
    <message>
      <source>this is a log of performance counters (PerfMon or esxtop), which lists no machines.</source>
      <translation type="vanished">das ist ein Protokoll von Leistungsindikatoren (PerfMon oder esxtop); es führt keine Maschinen auf.</translation>
    </message>
    <message>
      <source>Machines with a chart, comparison, findings, populations, sites and links, growth, failures, DAGs, assumptions and figures of the chosen designs, each on a sheet.</source>
      <translation type="vanished">Maschinen mit Diagramm, Vergleich, Befunde, Benutzergruppen, Standorte und Verbindungen, Wachstum, Ausfälle, DAGs, Annahmen und Kennzahlen der gewählten Entwürfe, je auf einem Blatt.</translation>
    </message>
    <message>
      <source>A row for each machine of the chosen designs, with its numbers, and sheets of their DAGs, databases and copies; units are in the headings.</source>
      <translation type="vanished">Eine Zeile für jede Maschine der gewählten Entwürfe mit ihren Zahlen, dazu Blätter mit ihren DAGs, Datenbanken und Kopien; die Einheiten stehen in den Überschriften.</translation>
    </message>
    <message>
      <source>Excel table</source>
      <translation type="vanished">Excel-Tabelle</translation>
    </message>
    <message>
      <source>Its load is unknown. Give it a role, or remove it from the plan.</source>
      <translation type="vanished">Ihre Last ist unbekannt. Geben Sie ihr eine Rolle, oder entfernen Sie sie aus dem Plan.</translation>
    </message>
    <message>
      <source>Powered off.</source>
      <translation type="vanished">Ausgeschaltet.</translation>
    </message>
    <message>
      <source>Virtual machines that are powered off: {number}; delete those that will stay off.</source>
      <translation type="vanished">Ausgeschaltete virtuelle Maschinen: {number}; löschen Sie die, die ausgeschaltet bleiben.</translation>
    </message>
    <message>
      <source>The gauges of a DAG's members show less CPU than their database copies take.</source>
      <translation type="vanished">Die Anzeigen der Mitglieder einer DAG zeigen weniger CPU, als ihre Datenbankkopien brauchen.</translation>
    </message>
    <message>
      <source>{count} DAGs have members whose gauges leave out copies</source>
      <translation type="vanished">{count} DAGs haben Mitglieder, deren Anzeigen Kopien auslassen</translation>
    </message>
    <message>
      <source>The CPU gauges of the members of {dag} leave out copies</source>
      <translation type="vanished">Die CPU-Anzeigen der Mitglieder von {dag} lassen Kopien aus</translation>
    </message>
    <message>
      <source>With its passive copies and all active databases {member} needs {use}; its gauge says {shown}. Sweep, growth, failures and risk count as the gauge does.</source>
      <translation type="vanished">Mit passiven Kopien und allen aktiven Datenbanken braucht {member} {use}; seine Anzeige sagt {shown}. Durchlauf, Wachstum, Ausfälle und Risiko zählen wie die Anzeige.</translation>
    </message>
    <message>
      <source>Summary, pictures, comparison, growth, failures, machines, findings and sources of the chosen designs.</source>
      <translation type="vanished">Zusammenfassung, Bilder, Vergleich, Wachstum, Ausfälle, Maschinen, Befunde und Quellen der gewählten Entwürfe.</translation>
    </message>
  </context>
  <context>
    <name>SeriesChart</name>
    <message>
      <source>Measured over time</source>
      <translation>Gemessen im Zeitverlauf</translation>
    </message>
    <message>
      <source>Drag over hours to use them for every day. Left and Right move the start; with Shift, the end.</source>
      <translation>Ziehen Sie über Stunden, um sie für jeden Tag zu wählen; die Pfeiltasten Links und Rechts bewegen den Anfang, mit der Umschalttaste das Ende.</translation>
    </message>
  </context>
  <context>
    <name>ShortcutsDialog</name>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Tastenkürzel</translation>
    </message>
    <message>
      <source>Zoom at the pointer</source>
      <translation>Am Mauszeiger zoomen</translation>
    </message>
    <message>
      <source>Ctrl+wheel</source>
      <translation>Strg+Mausrad</translation>
    </message>
    <message>
      <source>Pan</source>
      <translation>Ansicht verschieben</translation>
    </message>
    <message>
      <source>Space+drag, middle button</source>
      <translation>Leertaste+Ziehen, mittlere Taste</translation>
    </message>
    <message>
      <source>Move without snapping</source>
      <translation>Ohne Einrasten verschieben</translation>
    </message>
    <message>
      <source>Alt+drag</source>
      <translation>Alt+Ziehen</translation>
    </message>
    <message>
      <source>Add several from the palette</source>
      <translation>Mehrere aus der Palette hinzufügen</translation>
    </message>
    <message>
      <source>Ctrl+click</source>
      <translation>Strg+Klick</translation>
    </message>
    <message>
      <source>Nudge the selection</source>
      <translation>Auswahl schrittweise verschieben</translation>
    </message>
    <message>
      <source>Arrow keys</source>
      <translation>Pfeiltasten</translation>
    </message>
    <message>
      <source>Next item, previous item</source>
      <translation>Nächstes Element, voriges Element</translation>
    </message>
    <message>
      <source>Tab, Shift+Tab on the canvas</source>
      <translation>Tab, Umschalt+Tab auf der Zeichenfläche</translation>
    </message>
    <message>
      <source>Nearest item in a direction</source>
      <translation>Nächstliegendes Element in einer Richtung</translation>
    </message>
    <message>
      <source>Ctrl+arrow keys on the canvas</source>
      <translation>Strg+Pfeiltasten auf der Zeichenfläche</translation>
    </message>
    <message>
      <source>Cancel a drag or a tool</source>
      <translation>Ziehen oder Werkzeug abbrechen</translation>
    </message>
    <message>
      <source>Esc</source>
      <translation>Esc</translation>
    </message>
  </context>
  <context>
    <name>SiteSection</name>
    <message>
      <source>Zoom to site</source>
      <translation>Auf Standort zoomen</translation>
    </message>
    <message>
      <source>Collapse or open</source>
      <translation>Einklappen oder öffnen</translation>
    </message>
    <message>
      <source>Links</source>
      <translation>Verbindungen</translation>
    </message>
    <message>
      <source>Load, median to busiest machine</source>
      <translation>Last: Median bis Höchstwert</translation>
    </message>
    <message>
      <source>Select the busiest machine</source>
      <translation>Am stärksten belastete Maschine auswählen</translation>
    </message>
    <message>
      <source>Findings in {site}: {count}</source>
      <translation>Befunde in {site}: {count}</translation>
    </message>
  </context>
  <context>
    <name>StartPage</name>
    <message>
      <source>Back to the plan</source>
      <translation>Zurück zum Plan</translation>
    </message>
    <message>
      <source>Plans you open or save appear here.</source>
      <translation>Pläne, die Sie öffnen oder speichern, erscheinen hier.</translation>
    </message>
    <message>
      <source>Start</source>
      <translation>Start</translation>
    </message>
    <message>
      <source>Plan an Exchange topology</source>
      <translation>Eine Exchange-Topologie planen</translation>
    </message>
    <message>
      <source>Plans stay on this computer: no account, no network, nothing is sent.</source>
      <translation>Pläne bleiben auf diesem Computer: kein Konto, kein Netzwerk, nichts wird gesendet.</translation>
    </message>
    <message>
      <source>Recent plans</source>
      <translation>Zuletzt verwendete Pläne</translation>
    </message>
    <message>
      <source>Samples</source>
      <translation>Beispiele</translation>
    </message>
    <message>
      <source>Templates</source>
      <translation>Vorlagen</translation>
    </message>
  </context>
  <context>
    <name>StatusBar</name>
    <message>
      <source>Status</source>
      <translation>Status</translation>
    </message>
    <message>
      <source>Edited, read-only</source>
      <translation>Bearbeitet, schreibgeschützt</translation>
    </message>
    <message>
      <source>Read-only</source>
      <translation>Schreibgeschützt</translation>
    </message>
    <message>
      <source>Not saved yet</source>
      <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
      <source>Saved</source>
      <translation>Gespeichert</translation>
    </message>
    <message>
      <source>Nothing to save</source>
      <translation>Nichts zu speichern</translation>
    </message>
  </context>
  <context>
    <name>SweepPanel</name>
    <message>
      <source>Sweep</source>
      <translation>Durchlauf</translation>
    </message>
    <message>
      <source>Second parameter</source>
      <translation>Zweiter Parameter</translation>
    </message>
  </context>
  <context>
    <name>TableQuestions</name>
    <message>
      <source>{0} is being read…</source>
      <translation>{0} wird gelesen…</translation>
    </message>
    <message>
      <source>{0} lists no hosts.</source>
      <translation>{0} listet keine Hosts auf.</translation>
    </message>
  </context>
  <context>
    <name>ToldBar</name>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
  </context>
  <context>
    <name>ToolDispatcher</name>
    <message>
      <source>Drag from one site to another to link them.</source>
      <translation>Ziehen Sie von einem Standort zum anderen, um sie zu verbinden.</translation>
    </message>
    <message>
      <source>Click the site at the other end of the link.</source>
      <translation>Klicken Sie auf den Standort am anderen Ende der Verbindung.</translation>
    </message>
  </context>
  <context>
    <name>TrailPopover</name>
    <message>
      <source>What-if preview:</source>
      <translation>Was-wäre-wenn-Vorschau:</translation>
    </message>
  </context>
  <context>
    <name>TrailWindow</name>
    <message>
      <source>Steps and figures</source>
      <translation>Schritte und Kennzahlen</translation>
    </message>
    <message>
      <source>Copy as text</source>
      <translation>Als Text kopieren</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
  </context>
  <context>
    <name>UserRowsModel</name>
    <message>
      <source>Users</source>
      <translation>Benutzer</translation>
    </message>
    <message>
      <source>Sent and received by one user. Profiles: {0}</source>
      <translation>Von einem Benutzer gesendet und empfangen. Profile: {0}</translation>
    </message>
    <message>
      <source>Add a row: type a site, or paste</source>
      <translation>Zeile hinzufügen: Standort eingeben oder Zeilen einfügen</translation>
    </message>
  </context>
  <context>
    <name>UserTable</name>
    <message>
      <source>Users by site</source>
      <translation>Benutzer nach Standort</translation>
    </message>
  </context>
  <context>
    <name>UsersPage</name>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Import from files…</source>
      <translation>Aus Dateien importieren…</translation>
    </message>
    <message>
      <source>Enter at least one site with its mailboxes.</source>
      <translation>Geben Sie mindestens einen Standort mit seinen Postfächern ein.</translation>
    </message>
    <message>
      <source>Who uses mail, and where?</source>
      <translation>Wer nutzt E-Mail, und wo?</translation>
    </message>
    <message>
      <source>One row for each group of users. Copy rows from a spreadsheet and press Ctrl+V.</source>
      <translation>Eine Zeile für jede Gruppe von Benutzern. Kopieren Sie Zeilen aus einer Tabellenkalkulation, und drücken Sie Strg+V.</translation>
    </message>
    <message>
      <source>Links between sites</source>
      <translation>Verbindungen zwischen Standorten</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Vorschau</translation>
    </message>
  </context>
  <context>
    <name>VmTable</name>
    <message>
      <source>Virtual machines that may run Exchange</source>
      <translation>Virtuelle Maschinen, auf denen Exchange laufen kann</translation>
    </message>
  </context>
  <context>
    <name>WhatIfPanel</name>
    <message>
      <source>Apply</source>
      <translation>Übernehmen</translation>
    </message>
    <message>
      <source>New design</source>
      <translation>Neuer Entwurf</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Zurücksetzen</translation>
    </message>
    <message>
      <source>The what-if was applied to the plan. Undo reverts it in one step.</source>
      <translation>Das Was-wäre-wenn wurde in den Plan übernommen. „Rückgängig“ nimmt es in einem Schritt zurück.</translation>
    </message>
    <message>
      <source>{0} (what-if)</source>
      <translation>{0} (Was-wäre-wenn)</translation>
    </message>
    <message>
      <source>What-if</source>
      <translation>Was-wäre-wenn</translation>
    </message>
  </context>
  <context>
    <name>WorkBar</name>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Progress: {0}</source>
      <translation>Fortschritt: {0}</translation>
    </message>
    <message>
      <source>%p %, {0} s left</source>
      <translation>%p %, noch {0} s</translation>
    </message>
  </context>
  <context>
    <name>_ChartTable</name>
    <message>
      <source>Numbers of the chart</source>
      <translation>Zahlen des Diagramms</translation>
    </message>
  </context>
  <context>
    <name>_ParameterField</name>
    <message>
      <source>No second parameter</source>
      <translation>Kein zweiter Parameter</translation>
    </message>
    <message>
      <source>{0}, from</source>
      <translation>{0}, von</translation>
    </message>
    <message>
      <source>{0}, to</source>
      <translation>{0}, bis</translation>
    </message>
    <message>
      <source>from</source>
      <translation>von</translation>
    </message>
    <message>
      <source>to</source>
      <translation>bis</translation>
    </message>
  </context>
  <context>
    <name>_Row</name>
    <message>
      <source>{0}, slider</source>
      <translation>{0}, Regler</translation>
    </message>
  </context>
</TS>
