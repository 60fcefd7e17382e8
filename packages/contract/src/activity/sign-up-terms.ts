/** Minutes to pay for a paid sign-up before its seat goes to the next person. */
export const signUpPayMinutes = 30;

/** Hours a freed seat is held for the next person: `usual`, or `late` from `lateFrom` hours before the start. */
export const offerHours = { usual: 12, late: 1, lateFrom: 24 } as const;

/** This many absences in this many days mean that the next sign-up needs approval. */
export const absenceRule = { most: 3, days: 90 } as const;

/** Minutes before the start from which check-in is open; it closes at the end. */
export const checkInOpensMinutes = 60;
