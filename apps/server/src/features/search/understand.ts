import type { Language } from '@portal/texts/languages';
import type { Db } from '../../platform/database/database.ts';
import { type KeywordQuery, queryOf, queryOfWords } from '../../platform/text/bigrams.ts';
import { candidatesOf, splitWords, wordKey } from '../../platform/text/split-words.ts';
import { readSynonyms } from './synonym.queries.ts';

/** A keyword as it is understood, narrower queries first. */
export interface Understanding {
  keyword: string;
  words: { word: string; also: string[] }[];
  /** Everything as typed. */
  typed: KeywordQuery;
  /** Every word. */
  every: KeywordQuery;
  /** Every word, or one that means the same. */
  meant: KeywordQuery;
  /** Each word by itself, with those that mean the same. */
  each: KeywordQuery[];
}

const maxAlso = 8;

interface Asked {
  keyword: string;
  /** The languages of the texts that are searched. */
  langs: readonly Language[];
  isLiteral?: boolean;
  /** Words of the same meaning that are not searched for. */
  without?: readonly string[];
}

/** Splits a keyword into words and looks up what else they are called; null if it contains nothing to search for. */
export async function understand(
  db: Db,
  { keyword, langs, isLiteral = false, without = [] }: Asked,
): Promise<Understanding | null> {
  const typed = queryOf(keyword);
  if (!typed) return null;
  if (isLiteral) return { keyword, words: [], typed, every: typed, meant: typed, each: [typed] };
  const left = new Set(without.map(wordKey));
  const synonyms = await readSynonyms(db, candidatesOf(keyword), langs);
  const words = splitWords(keyword, (word) => synonyms.has(word)).map((word) => ({
    word,
    also: (synonyms.get(wordKey(word)) ?? []).filter((other) => !left.has(wordKey(other))).slice(0, maxAlso),
  }));
  const groups = words.map(({ word, also }) => [word, ...also]);
  const every = queryOfWords(words.map(({ word }) => [word])) ?? typed;
  const meant = queryOfWords(groups) ?? typed;
  const each = groups.flatMap((group) => queryOfWords([group]) ?? []);
  if (every.every === typed.every) return { keyword, words, typed, every, meant, each };
  // What is typed is found even where it is not every word, such as a part of one.
  const either = `(${meant.every}) | (${typed.every})`;
  return { keyword, words, typed, every, meant: { ...meant, every: either }, each };
}
