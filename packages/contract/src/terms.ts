/** What a registration agrees to: a change of the terms or of the privacy notice is a new version. */
export const termsVersion = '2026-11';
