/**
 * Letters nobody sees, which copying leaves in numbers and names: marks of width nothing and of direction, soft hyphens,
 * Hangul fillers, selectors of variants that stand behind no emoji, byte order marks and private use.
 */
const invisible =
  /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u3164\uFFA0\uFEFF\p{Co}]|(?<!\p{Extended_Pictographic})[\uFE00-\uFE0F]/gu;

/** The text without letters nobody sees. */
export const dropInvisible = (text: string): string => text.replace(invisible, '');
