/**
 * Letters that nobody sees and that copying leaves in texts: zero-width and directional marks, soft hyphens, Hangul
 * fillers, variation selectors, byte order marks and private-use characters; and, first, emoji, of which they are part.
 */
const emojiOrInvisible =
  /(\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)*|[0-9#*]\uFE0F\u20E3)|[\u00AD\u115F\u1160\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u3164\uFFA0\uFEFF\p{Co}]|[\uFE00-\uFE0F]/gu;

/** Removes letters that nobody sees; emoji stay whole. */
export const dropInvisible = (text: string): string =>
  text.replace(emojiOrInvisible, (_letter, emoji: string | undefined) => emoji ?? '');

/** A text that people write: without letters nobody sees, and without blanks around it. */
export const cleanText = (text: string): string => dropInvisible(text).trim();

/** A text of one line, such as a name, number, code, phone or mail: a {@link cleanText} without line breaks. */
export const cleanLine = (text: string): string =>
  cleanText(text).replace(/[^\S\r\n\u2028\u2029\u0085]*[\r\n\v\f\u0085\u2028\u2029]\s*/g, ' ');

/** Fields of up to so many letters are written in one line. */
const maxLine = 60;

/** How a field of up to `max` letters is cleaned. */
export const cleanUpTo = (max: number) => (max > maxLine ? cleanText : cleanLine);

/** What a text looks like: texts that differ in width, blanks or letters nobody sees look the same. */
const lookOf = (text: string): string =>
  dropInvisible(text.normalize('NFKC')).replace(/\s/g, '').toLowerCase();

/** Whether any two of some texts look the same. */
export const lookAlike = (texts: readonly string[]): boolean =>
  new Set(texts.map(lookOf)).size < texts.length;
