/** Versions of the terms and the privacy notice, the newest last; a change of their text is a new version. */
export const termsVersions = ['2026-01', '2026-11'] as const;

/** What a registration agrees to today. */
export const termsVersion = '2026-11' satisfies (typeof termsVersions)[number];
