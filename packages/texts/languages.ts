/** Languages of the interface, in the order in which a compiled text lists them. */
export const languages = ['zh', 'en', 'es', 'ja'] as const;

export type Language = (typeof languages)[number];
