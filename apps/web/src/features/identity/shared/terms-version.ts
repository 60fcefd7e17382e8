/** Of the agreement that registrations are bound by; a change of its text is a new version. */
export const termsVersion = '2026-11';
