import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMotif, illustrate, motifs, palettes, tones } from './illustrate.ts';
import { palettes as colours } from './palettes.ts';
import { findMarkupFault } from './testing/find-markup-fault.ts';

const FORMATS = [
  [1680, 720],
  [640, 360],
  [400, 300],
  [300, 300],
] as const;
const MAX_BYTES = 45_000;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

describe('illustrate', () => {
  it('returns the same SVG for the same request across releases', () => {
    const digests = [
      { seed: 'news-42', motif: 'peony', width: 640, height: 360 },
      { seed: 'home-1', motif: 'terraces', width: 1680, height: 720, palette: 'sky', tone: 'deep' },
      { seed: '活动-7', motif: 'meeting', width: 400, height: 300, tone: 'tint' },
      { seed: 'enterprise-3', motif: 'avatar', width: 96, height: 96 },
      { seed: '', motif: 'cold-chain', width: 640, height: 360, palette: 'crimson' },
    ] as const;
    expect(digests.map((request) => digest(illustrate(request)))).toMatchInlineSnapshot(`
      [
        "ea2d6987c6c92df3",
        "82bfc955e83c8f5d",
        "b083cb8bd2d3707f",
        "4ef060d0d536bd5c",
        "9625c705449a6a72",
      ]
    `);
  });

  it.each(motifs)('draws %s as well-formed SVG within the size limit in every format and tone', (motif) => {
    for (const [width, height] of FORMATS) {
      for (const tone of tones) {
        const svg = illustrate({ seed: `${motif}-${tone}`, motif, width, height, tone });
        expect(findMarkupFault(svg)).toBeUndefined();
        expect(svg).toContain(` width="${width}" height="${height}" `);
        expect(Buffer.byteLength(svg)).toBeLessThan(MAX_BYTES);
      }
    }
  });

  it.each(palettes)('uses the ground colours of the %s palette', (palette) => {
    const ground = (tone: 'light' | 'deep') =>
      illustrate({ seed: 'ground', motif: 'empty-state', width: 300, height: 300, palette, tone });
    expect(ground('deep')).toContain(` fill="${colours[palette].deepGround}"`);
    expect(ground('light')).toContain(` stop-color="${colours[palette].wash}"`);
  });

  it('returns well-formed, repeatable SVG for any seed', () => {
    const request = fc.record({
      seed: fc.string({ unit: 'grapheme', maxLength: 40 }),
      motif: fc.constantFrom(...motifs),
      width: fc.integer({ min: 40, max: 2400 }),
      height: fc.integer({ min: 40, max: 1200 }),
      palette: fc.option(fc.constantFrom(...palettes), { nil: undefined }),
      tone: fc.option(fc.constantFrom(...tones), { nil: undefined }),
    });
    fc.assert(
      fc.property(request, (asked) => {
        const svg = illustrate(asked);
        expect(findMarkupFault(svg)).toBeUndefined();
        expect(illustrate(asked)).toBe(svg);
      }),
      { numRuns: 80 },
    );
  });

  it('draws the same picture for the same aspect ratio, whatever the size', () => {
    const [small, large] = [320, 1280].map((width) =>
      illustrate({ seed: 'scale', motif: 'greenhouse', width, height: width / 2 }).replace(/^<svg[^>]*>/, ''),
    );
    const withoutIds = (svg = '') => svg.replace(/(id="|#)i[0-9a-z]{5}/g, '$1');
    expect(withoutIds(small)).toBe(withoutIds(large));
  });

  it('gives different requests different ids, so that pictures can share a page', () => {
    const idsOf = (seed: string, tone: 'light' | 'deep') =>
      [...illustrate({ seed, motif: 'rose', width: 640, height: 360, tone }).matchAll(/ id="([^"]+)"/g)].map(
        ([, id]) => id,
      );
    const all = [...idsOf('a', 'light'), ...idsOf('b', 'light'), ...idsOf('a', 'deep')];
    expect(all.length).toBeGreaterThan(30);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(['empty-state', 'contest-trophy', 'coins-and-sprout', 'orchid', 'peony'] as const)(
    'leaves the left third of a wide %s free for a headline',
    (motif) => {
      const svg = illustrate({ seed: 'calm', motif, width: 1680, height: 720 });
      const places = [...svg.matchAll(/translate\((-?\d+) /g)].map(([, x]) => Number(x));
      expect(places.length).toBeGreaterThan(0);
      expect(Math.min(...places)).toBeGreaterThan(1680 / 3);
    },
  );

  it('draws a synonym as the motif it stands for', () => {
    const size = { seed: 'same', width: 320, height: 180 };
    expect(illustrate({ ...size, motif: 'coldchain' })).toBe(illustrate({ ...size, motif: 'cold-chain' }));
    expect(findMotif('lab')).toBe('laboratory');
    expect(findMotif('rose')).toBe('rose');
    expect(findMotif('constructor')).toBeUndefined();
  });

  it.each([
    { motif: 'cactus' },
    { motif: 'toString' },
    { palette: 'neon' },
    { palette: '__proto__' },
    { tone: 'loud' },
    { width: 0 },
    { height: Number.NaN },
    { width: Number.POSITIVE_INFINITY },
  ])('refuses %o', (wrong) => {
    const request = { seed: 'x', motif: 'rose', width: 640, height: 360, ...wrong };
    expect(() => Reflect.apply(illustrate, undefined, [request])).toThrow(RangeError);
  });
});
