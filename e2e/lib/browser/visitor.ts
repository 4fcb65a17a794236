/** Language, clock and scale of every visitor in the tests, so that no page depends on the machine's. */
export const VISITOR = { locale: 'en-IN', timezoneId: 'Asia/Kolkata', deviceScaleFactor: 1 } as const;
