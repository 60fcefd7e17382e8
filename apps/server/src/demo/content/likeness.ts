/** Jaccard similarity of two texts by their shingles of eight characters: 0 nothing in common, 1 identical. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const run of small) if (large.has(run)) shared++;
  return shared / (a.size + b.size - shared || 1);
}

/** All shingles of eight characters of a text, without spaces and punctuation. */
export function shinglesOf(text: string): Set<string> {
  const plain = text.replace(/[\s\p{P}\p{S}]/gu, '');
  const runs = new Set<string>();
  for (let start = 0; start + 8 <= plain.length; start++) runs.add(plain.slice(start, start + 8));
  return runs;
}
