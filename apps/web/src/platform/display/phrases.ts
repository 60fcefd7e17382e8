const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const closing = /^[\p{Pe}\p{Pf}\p{Po}]+$/u;

/**
 * Cuts a Chinese title where a line may break: between words, never before closing punctuation. Show the parts
 * with `<wbr>` between them and `word-break: keep-all`. For the server: browsers need not carry it.
 */
export function phrasesOf(title: string): string[] {
  const phrases: string[] = [];
  for (const { segment } of segmenter.segment(title)) {
    const last = phrases.length - 1;
    if (last >= 0 && closing.test(segment)) phrases[last] += segment;
    else phrases.push(segment);
  }
  return phrases;
}
