import type { ArticleDifference } from '@portal/contract/article-version';
import { diffLines, diffWordsWithSpace } from 'diff';

/** Texts of a content by field, as a reviewer reads them. */
export type ReadableContent = ReadonlyMap<string, string>;

const chinese = new Intl.Segmenter('zh', { granularity: 'word' });
// Texts that share nothing take longest; by then words are of no help to the reader either.
const patienceMs = 400;

function partsOf(before: string, after: string): ArticleDifference['parts'] {
  const options = { intlSegmenter: chinese, timeout: patienceMs };
  const changes = diffWordsWithSpace(before, after, options) ?? diffLines(before, after);
  return changes.map(({ added, removed, value }) => ({
    kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
    text: value,
  }));
}

/** The fields that differ, in the order of the newer content, each word by word. */
export function compareContent(before: ReadableContent, after: ReadableContent): ArticleDifference[] {
  const fields = new Set([...after.keys(), ...before.keys()]);
  return [...fields].flatMap((field) => {
    const [old, current] = [before.get(field) ?? '', after.get(field) ?? ''];
    return old === current ? [] : [{ field, parts: partsOf(old, current) }];
  });
}
