/**
 * Characters that no text may contain: control characters, U+FFFE and U+FFFF, which XML 1.0 forbids even escaped; NUL
 * and lone surrogates, which PostgreSQL cannot store; and the remaining noncharacters.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are meant
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** Presentation and word-processing programs copy a line break as one of these. */
const softBreak = /[\v\f]/g;

/**
 * Cleans an incoming text: forbidden characters become the replacement character, as in HTML, because a silent gap
 * would mislead readers.
 */
export const replaceForbidden = (text: string): string =>
  text.replace(softBreak, ' ').replace(forbidden, '\uFFFD');

/** Cleans a text for XML, whatever has been stored. */
export const dropForbidden = (text: string): string => text.replace(forbidden, '');
