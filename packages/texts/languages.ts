/** Languages of the interface, in the order in which a compiled text lists them. */
export const languages = ['zh', 'en', 'es', 'ja'] as const;

export type Language = (typeof languages)[number];

/** Tags of the languages (BCP 47), for `lang` attributes, headers and documents. */
export const languageTags: Record<Language, string> = { zh: 'zh-CN', en: 'en', es: 'es', ja: 'ja' };
