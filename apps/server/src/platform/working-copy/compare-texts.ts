import type { TextDifference } from '@portal/contract/version-history';
import { diffLines, diffWordsWithSpace } from 'diff';

/** Texts by field, in the form that a reviewer reads. */
export type ReadableTexts = ReadonlyMap<string, string>;

const chinese = new Intl.Segmenter('zh', { granularity: 'word' });
// Milliseconds. Texts that share nothing take longest, and a comparison by words would not help the reader then.
const patienceMs = 400;

function partsOf(before: string, after: string): TextDifference['parts'] {
  const options = { intlSegmenter: chinese, timeout: patienceMs };
  const changes = diffWordsWithSpace(before, after, options) ?? diffLines(before, after);
  return changes.map(({ added, removed, value }) => ({
    kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
    text: value,
  }));
}

/** Compares the fields that differ word by word, in the order of the newer texts. */
export function compareTexts(before: ReadableTexts, after: ReadableTexts): TextDifference[] {
  const fields = new Set([...after.keys(), ...before.keys()]);
  return [...fields].flatMap((field) => {
    const [old, current] = [before.get(field) ?? '', after.get(field) ?? ''];
    return old === current ? [] : [{ field, parts: partsOf(old, current) }];
  });
}
