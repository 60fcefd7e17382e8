/**
 * Invisible characters that copying leaves in numbers and names: zero-width and directional marks, soft hyphens, Hangul
 * fillers, variation selectors that do not follow an emoji, byte order marks and private-use characters.
 */
const invisible =
  /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u3164\uFFA0\uFEFF\p{Co}]|(?<!\p{Extended_Pictographic})[\uFE00-\uFE0F]/gu;

/** Removes invisible characters. */
export const dropInvisible = (text: string): string => text.replace(invisible, '');

/** Whether a text consists of invisible characters. */
export const isInvisible = (text: string): boolean => text !== '' && dropInvisible(text) === '';
