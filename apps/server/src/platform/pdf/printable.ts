/** Characters that take no room of their own: joiners, selectors, directional marks, soft hyphens. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/** Accents after their letter, which most fonts have as one glyph. */
const accented = /[^\p{M}]\p{M}+/gu;

/** How a letter that the font lacks is printed: U+1F337. */
const codeOf = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * A text with only letters that a font has, so that no paper shows a box where a letter of a name should be: what it
 * lacks is written as its code.
 */
export function printable(text: string, has: (code: number) => boolean): string {
  const kept = text.replace(invisible, '').replace(accented, (sequence) => sequence.normalize('NFC'));
  let shown = '';
  for (const letter of kept) {
    if (letter === '\n' || has(letter.codePointAt(0) ?? 0)) shown += letter;
    else if (/\s/u.test(letter)) shown += letter === '\r' ? '' : ' ';
    else if (!/\p{Cc}/u.test(letter)) shown += codeOf(letter);
  }
  return shown;
}
