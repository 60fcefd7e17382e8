import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  bytesOfHex,
  drawLottery,
  entrantsHashOf,
  entryNoOf,
  seedCommitOf,
  shortOf,
} from '@portal/contract/lottery/draw';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256.public.ts';

const script = join(import.meta.dirname, '../../../../../apps/web/public/verify-draw.mjs');
// Imported by URL, because the script is public and has no types.
const { findFaults } = (await import(pathToFileURL(script).href)) as {
  findFaults: (proof: object, noted?: object) => string[];
};

const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((given) => Buffer.from(given).toString('hex'));
const entries = fc
  .array(hex(16), { minLength: 1, maxLength: 60 })
  .map((nonces) => nonces.map((nonce, at) => entryNoOf(at + 1, nonce)));
const ranks = fc
  .array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 })
  .map((counts) => counts.map((count, at) => ({ rank: at + 1, count })));

const proofOf = (seed: string, entryNos: string[], given: { rank: number; count: number }[]) => ({
  seed,
  seedCommit: seedCommitOf(sha256, seed),
  entrantsHash: entrantsHashOf(sha256, entryNos),
  entryNos,
  given: entryNos.length,
  dropped: [] as { entryNo: string; reason: string }[],
  ranks: given,
  winners: drawLottery(sha256, { seed, entryNos, ranks: given })
    .filter(({ rank }) => rank !== null)
    .map(({ entryNo, rank }) => ({ entryNo, rank })),
});

describe('invariant 6: the draw is a pure function of seed and entrants', () => {
  it('gives the same result for any order of entrants, without duplicates or omissions', () => {
    fc.assert(
      fc.property(hex(32), entries, ranks, (seed, entryNos, given) => {
        const drawn = drawLottery(sha256, { seed, entryNos, ranks: given });
        expect(drawLottery(sha256, { seed, entryNos: entryNos.toReversed(), ranks: given })).toEqual(drawn);
        expect(drawn.map(({ entryNo }) => entryNo).toSorted()).toEqual(entryNos.toSorted());
        const values = drawn.map(({ value }) => value);
        expect(values).toEqual(values.toSorted());
        const prizes = given.reduce((sum, { count }) => sum + count, 0);
        const won = drawn.filter(({ rank }) => rank !== null);
        expect(won).toHaveLength(Math.min(prizes, entryNos.length));
        expect(won).toEqual(drawn.slice(0, won.length));
        const places = won.map(({ rank }) => rank ?? 0);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
      }),
      { numRuns: 60 },
    );
  });

  it('has another fingerprint if an entrant is added, removed or changed, or for another seed', () => {
    fc.assert(
      fc.property(hex(32), entries, hex(16), (seed, entryNos, nonce) => {
        const hash = entrantsHashOf(sha256, entryNos);
        expect(entrantsHashOf(sha256, [...entryNos, entryNoOf(entryNos.length + 1, nonce)])).not.toBe(hash);
        expect(entrantsHashOf(sha256, entryNos.slice(1))).not.toBe(hash);
        const other = `${seed.slice(0, -1)}${seed.endsWith('0') ? '1' : '0'}`;
        expect(seedCommitOf(sha256, other)).not.toBe(seedCommitOf(sha256, seed));
      }),
      { numRuns: 60 },
    );
  });

  it('sorts numbers beyond four digits correctly', () => {
    const entryNos = [entryNoOf(10_000, 'aa'), entryNoOf(9_999, 'bb')];
    expect(entrantsHashOf(sha256, entryNos)).toBe(sha256(Buffer.from('9999-bb\n10000-aa')));
    expect(shortOf(entryNos[0] ?? '')).toBe('10000');
  });

  it('refuses a seed that is not hex', () => {
    expect(() => bytesOfHex('zz')).toThrow();
  });
});

describe('the independent script', () => {
  it('draws the same result and reports what was tampered with', () => {
    fc.assert(
      fc.property(hex(32), entries, ranks, (seed, entryNos, given) => {
        const proof = proofOf(seed, entryNos, given);
        expect(findFaults(proof)).toEqual([]);
        expect(findFaults({ ...proof, entryNos: [...entryNos, entryNoOf(999, 'ff')] })).toEqual(
          expect.arrayContaining(['the list was touched', 'a number is there that was not given']),
        );
        expect(findFaults(proof, { seedCommit: 'another' })).toEqual(['the envelope was changed']);
        expect(findFaults({ ...proof, winners: proof.winners.slice(1) })).toEqual([
          'the winners are not the first ones',
        ]);
        expect(findFaults({ ...proof, seed: null })).toHaveLength(1);
      }),
      { numRuns: 30 },
    );
  });

  it('accounts for every number that was given', () => {
    const seed = randomBytes(32).toString('hex');
    const all = Array.from({ length: 5 }, (_, at) => entryNoOf(at + 1, `${at}${at}`));
    const [third = ''] = all.splice(2, 1);
    const proof = { ...proofOf(seed, all, [{ rank: 1, count: 2 }]), given: 5 };
    const with3 = (reason: string) => ({ ...proof, dropped: [{ entryNo: third, reason }] });
    expect(findFaults(proof)).toEqual(['number 3 was given and is nowhere']);
    expect(findFaults(with3('MULTIPLE'))).toEqual([]);
    expect(findFaults(with3(''))).toEqual(['0003 is dropped without a reason']);
    expect(findFaults({ ...with3('GONE'), given: 6 })).toEqual(['number 6 was given and is nowhere']);
    expect(findFaults({ ...with3('GONE'), given: 4 })).toEqual(['a number is there that was not given']);
    const twice = { ...proof, dropped: [{ entryNo: all[0] ?? '', reason: 'GONE' }] };
    expect(findFaults(twice)).toContain('0001 is dropped and takes part');
  });

  it('reads the portal’s answer from a file', () => {
    const entryNos = Array.from({ length: 20 }, (_, at) =>
      entryNoOf(at + 1, randomBytes(16).toString('hex')),
    );
    const proof = proofOf(randomBytes(32).toString('hex'), entryNos, [{ rank: 1, count: 3 }]);
    const folder = mkdtempSync(join(tmpdir(), 'park-portal-draw-'));
    const file = join(folder, 'draw.json');
    const run = (given: object) => {
      writeFileSync(file, JSON.stringify({ header: {}, body: { data: given } }));
      return execFileSync(process.execPath, [script, file], { encoding: 'utf8', stdio: 'pipe' });
    };
    try {
      expect(run(proof)).toContain('20 entries, 0 dropped, 3 winners');
      expect(() => run({ ...proof, entryNos: entryNos.slice(1) })).toThrow();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
