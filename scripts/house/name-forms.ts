const pluralOf = (word: string) => (/[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`);

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Joins the words of `declare-item` in one spelling; its plural changes the last word. */
function spelled(term: string, join: (words: string[]) => string): string {
  const words = term.split('-');
  const plural = [...words.slice(0, -1), pluralOf(words.at(-1) ?? '')];
  return `(?:${join(plural)}|${join(words)})`;
}

const pascal = (words: string[]) => words.map(capitalised).join('');

/**
 * Finds a term (in kebab-case) in code and prose, in every spelling and in the plural, also as part of a longer name:
 * `policyRow`, `savePolicy`, `POLICY_ENDED`, `declare-items`, but not as part of another word.
 */
export function mentionsOf(term: string): RegExp {
  const camel = spelled(term, ([first = '', ...rest]) => first + pascal(rest));
  const separate = spelled(term, (words) => words.join('[-_]'));
  const upper = spelled(term, (words) => words.join('_').toUpperCase());
  return new RegExp(
    [
      `(?<![A-Za-z])(?:${camel}|${separate})(?![a-z])`,
      `${spelled(term, pascal)}(?![a-z])`,
      `(?<![A-Z])${upper}(?![A-Z])`,
    ].join('|'),
  );
}

/** Splits `SlideForm` or `compose-declare-items` into its words, in lower case. */
export function wordsOf(fileName: string): string[] {
  return fileName
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_.]/);
}

/** The index at which a term starts among the words of a name, or -1. */
export function placeOf(term: string, words: readonly string[]): number {
  const wanted = term.split('-');
  return words.findIndex((_, at) =>
    wanted.every((word, index) => {
      const found = words[at + index];
      return found === word || (index === wanted.length - 1 && found === pluralOf(word));
    }),
  );
}
