import type { SearchRow } from '@portal/contract/search/public';
import { cutSnippet, findMatches, type Snippet } from '../../platform/text/highlight.ts';
import type { FoundRow } from './search.queries.ts';
import type { Understanding } from './understand.ts';

// About two lines on the page; letters are narrower than Chinese characters.
const snippetLength = { wide: 110, narrow: 220 };

/** The summary; if neither it nor the title contains the keyword, the text around its first occurrence in the body. */
function snippetOf({ summary, text, lang }: FoundRow, keyword: string, isInTitle: boolean): Snippet {
  const length = lang === 'zh' || lang === 'ja' ? snippetLength.wide : snippetLength.narrow;
  const fromSummary = cutSnippet(summary, keyword, length);
  if (fromSummary.ranges.length > 0) return fromSummary;
  if (isInTitle && summary !== '') return fromSummary;
  const fromText = cutSnippet(text, keyword, length);
  return fromText.ranges.length > 0 || summary === '' ? fromText : fromSummary;
}

/** What is marked in a hit: the words, and those that mean the same. */
export const marksOf = ({ keyword, words }: Understanding): string =>
  words.length === 0 ? keyword : words.flatMap(({ word, also }) => [word, ...also]).join(' ');

/** A hit as lists show it, with the positions of the keyword. */
export function viewFound(row: FoundRow, query: Understanding): SearchRow {
  const keyword = marksOf(query);
  const { kind, refId, section, lang, title, publishedAt, step } = row;
  const ranges = findMatches(title, keyword);
  return {
    kind,
    refId,
    section,
    lang,
    title: { text: title, ranges },
    snippet: snippetOf(row, keyword, ranges.length > 0),
    publishedAt,
    step,
  };
}
