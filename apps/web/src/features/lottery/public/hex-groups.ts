/** A fingerprint in groups of eight, which people can compare. */
export const groupsOf = (hex: string): string => hex.replace(/.{8}(?=.)/g, '$& ');
