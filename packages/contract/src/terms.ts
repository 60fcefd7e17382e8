/** Version agreed to on registration; any change to the terms or the privacy notice needs a new one. */
export const termsVersion = '2026-11';
