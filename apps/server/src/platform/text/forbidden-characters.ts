/**
 * What no text may hold: control characters and U+FFFE and U+FFFF, for which XML 1.0 has no place, escaped or not; NUL
 * and halves of a surrogate pair, which PostgreSQL cannot store; and the other code points that are no characters.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are meant
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** Programs for slides and letters copy a line break as one of these. */
const softBreak = /[\v\f]/g;

/** A text on its way in: what cannot be read becomes the sign for it, as in HTML, so that nobody is misled by a gap. */
export const replaceForbidden = (text: string): string =>
  text.replace(softBreak, ' ').replace(forbidden, '\uFFFD');

/** A text on its way into XML, whatever has been stored. */
export const dropForbidden = (text: string): string => text.replace(forbidden, '');
