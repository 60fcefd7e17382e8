/** The rules until the park sets its own: a second person from 5,000 yuan on. */
export const defaultMoneyRules = { secondPersonFromFen: 500_000, lateFeeFirst: true, creditByItself: false };
