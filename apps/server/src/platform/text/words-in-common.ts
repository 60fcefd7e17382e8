import { lexemesOf } from './bigrams.ts';
import { readUnits } from './text-units.ts';

/** The words by which the search finds a text, without single characters. */
export const wordsOf = (text: string): Set<string> =>
  new Set(lexemesOf(readUnits(text)).flatMap(({ text: word }) => (word.length > 1 ? [word] : [])));

/** The number of words that two texts share, and the size of the smaller set. */
export function wordsInCommon(one: ReadonlySet<string>, other: ReadonlySet<string>) {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const word of few) if (many.has(word)) shared += 1;
  return { shared, of: few.size };
}
