import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareTexts } from './compare-texts.ts';

const of = (fields: Record<string, string>) => new Map(Object.entries(fields));

it('lists the fields that differ, with the changed words', () => {
  const before = of({ title: '冷库周六停电两小时', summary: '同样' });
  const after = of({ title: '冷库周日停电两小时', summary: '同样' });
  const [difference, ...others] = compareTexts(before, after);
  expect(others).toEqual([]);
  expect(difference?.field).toBe('title');
  const textOf = (kind: string) =>
    difference?.parts.flatMap((part) => (part.kind === kind ? part.text : [])).join('');
  expect(textOf('removed')).toContain('六');
  expect(textOf('added')).toContain('日');
  expect(textOf('same')).toContain('停电');
});

it('treats added and removed fields as a whole', () => {
  expect(compareTexts(of({ body: '旧' }), of({ title: '新' }))).toEqual([
    { field: 'title', parts: [{ kind: 'added', text: '新' }] },
    { field: 'body', parts: [{ kind: 'removed', text: '旧' }] },
  ]);
});

it('reproduces both texts from any comparison', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(text, text, (old, current) => {
      const [difference] = compareTexts(of({ body: old }), of({ body: current }));
      if (old === current) return difference === undefined;
      const join = (kinds: string[]) =>
        difference?.parts.flatMap((part) => (kinds.includes(part.kind) ? part.text : [])).join('');
      expect(join(['same', 'removed'])).toBe(old);
      expect(join(['same', 'added'])).toBe(current);
      return true;
    }),
  );
});

it('ends in time for texts that share nothing', () => {
  const words = (seed: string) => Array.from({ length: 20_000 }, (_, n) => `${seed}${n}`).join(' ');
  const startedAt = performance.now();
  expect(compareTexts(of({ body: words('a') }), of({ body: words('b') }))).toHaveLength(1);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
