/* What Qt asks of the icuuc.dll that Windows has and Wine 10 has not: there is no converter of any other encoding. */
#define MADE __declspec(dllexport)
enum { NOT_FOUND = 4 };

MADE void *ucnv_open(const char *name, int *error) { if (error) *error = NOT_FOUND; return 0; }
MADE const char *ucnv_getName(void *converter, int *error) { if (error) *error = NOT_FOUND; return 0; }
MADE const char *ucnv_getStandardName(const char *name, const char *of, int *error) { if (error) *error = NOT_FOUND; return 0; }
MADE const char *ucnv_getAvailableName(int number) { return 0; }
MADE int ucnv_countAvailable(void) { return 0; }
MADE int ucnv_toUCountPending(void *converter, int *error) { return 0; }
MADE int ucnv_fromUCountPending(void *converter, int *error) { return 0; }
MADE signed char ucnv_getMaxCharSize(void *converter) { return 1; }
MADE void ucnv_close(void *converter) {}
MADE void ucnv_reset(void *converter) {}
MADE void ucnv_toUnicode(void) {}
MADE void ucnv_fromUnicode(void) {}
MADE void ucnv_setToUCallBack(void) {}
MADE void ucnv_getToUCallBack(void) {}
MADE void ucnv_setFromUCallBack(void) {}
MADE void ucnv_getFromUCallBack(void) {}
MADE void ucnv_cbToUWriteUChars(void) {}
MADE void ucnv_cbFromUWriteUChars(void) {}
MADE void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
MADE void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
