/** A fingerprint in groups of eight, as people compare it. */
export const groupsOf = (hex: string): string => hex.replace(/.{8}(?=.)/g, '$& ');
