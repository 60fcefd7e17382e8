import {
  baseWeights,
  type DeclineReason,
  declineReasons,
  matchParts,
  maxGain,
} from '@portal/contract/fit/terms';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordsOf } from '../../platform/text/words-in-common.ts';
import { monthsOf, type Party, scoreOf, weightsOf } from './fit-score.public.ts';

const month = fc.integer({ min: 1, max: 12 });
const party: fc.Arbitrary<Party> = fc
  .record({
    category: fc.constantFrom('T_ROSE', 'T_COLD', 'T_POT'),
    stage: fc.constantFrom('GROW' as const, 'LOGISTICS' as const),
    text: fc.string({ unit: fc.constantFrom(...'红玫瑰预冷到仓切花月季苗冷链运输'), maxLength: 40 }),
    season: fc.option(fc.tuple(month, month), { nil: null }),
    price: fc.option(fc.tuple(fc.nat(1000), fc.nat(1000)), { nil: null }),
    regionId: fc.constantFrom('YX-XD', 'YX-BP', 'LX-CT'),
    creditScore: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
  })
  .map(({ category, stage, text, season, price, regionId, creditScore }) => ({
    categories: [category],
    stages: [stage],
    words: wordsOf(text),
    months: monthsOf(season?.[0] ?? null, season?.[1] ?? null),
    price: price && { from: Math.min(...price), to: Math.max(...price), unit: '枝' },
    regionId,
    district: regionId.slice(0, 2),
    creditScore,
  }));
const refusals = fc.dictionary(fc.constantFrom<DeclineReason>(...declineReasons), fc.nat(50));

it('a score is 0 to 100, the sum of its parts, each within its weight', () => {
  fc.assert(
    fc.property(party, party, refusals, (one, other, refused) => {
      const { score, parts } = scoreOf(one, other, weightsOf(refused));
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(parts.map(({ part }) => part)).toEqual(matchParts);
      expect(parts.every(({ points, weight }) => points >= 0 && points <= weight)).toBe(true);
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    }),
  );
});

it('is the same from both sides except for the credit, which is the target’s', () => {
  fc.assert(
    fc.property(party, party, (one, other) => {
      const withoutCredit = (a: Party, b: Party) =>
        scoreOf(a, b).parts.filter(({ part }) => part !== 'CREDIT');
      expect(withoutCredit(one, other)).toEqual(withoutCredit(other, one));
    }),
  );
});

it('is 100 if nothing differs', () => {
  fc.assert(
    fc.property(
      party.filter(({ words, price }) => words.size > 0 && price !== null),
      (one) => {
        expect(scoreOf(one, { ...one, creditScore: 100 }).score).toBe(100);
      },
    ),
  );
});

it('weights add up to 100 and stay within their limits, however many refusals there are', () => {
  expect(weightsOf({})).toEqual(baseWeights);
  fc.assert(
    fc.property(refusals, (refused) => {
      const weights = weightsOf(refused);
      expect(matchParts.reduce((sum, part) => sum + weights[part], 0)).toBe(100);
      for (const part of matchParts) {
        expect(weights[part]).toBeLessThanOrEqual(baseWeights[part] + maxGain);
        expect(weights[part]).toBeGreaterThanOrEqual(Math.floor(baseWeights[part] * 0.75));
      }
    }),
  );
  expect(weightsOf({ FAR: 2 }).REGION).toBeGreaterThan(baseWeights.REGION);
  expect(weightsOf({ OTHER: 9 })).toEqual(baseWeights);
});

it('reads months across the turn of the year', () => {
  expect(monthsOf(11, 2)).toEqual([11, 12, 1, 2]);
  expect(monthsOf(5, 5)).toEqual([5]);
  expect(monthsOf(null, 3)).toEqual([]);
});
