import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveUp } from '../award/move-up.ts';
import { assignJudges } from './assign-judges.ts';
import { blindFile } from './blind-file.ts';
import { redact } from './redact.ts';
import { calculateScores, pointsOf, withVotes, zScores } from './scores.ts';

const ids = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);

/** Entries, judges, and the pairs that are barred. */
const field = fc
  .record({
    entries: fc.integer({ min: 1, max: 30 }),
    judges: fc.integer({ min: 3, max: 8 }),
    count: fc.integer({ min: 3, max: 5 }),
    bars: fc.array(fc.tuple(fc.nat(29), fc.nat(7)), { maxLength: 40 }),
  })
  .map(({ entries, judges, count, bars }) => ({
    judges: ids('judge', judges).map((id) => ({ id, load: 0 })),
    wanted: ids('entry', entries).map((entryId, at) => ({
      entryId,
      count,
      barred: new Set(bars.filter(([entry]) => entry === at).map(([, judge]) => `judge${judge}`)),
    })),
  }));

describe('assigning entries to judges', () => {
  it('respects barred pairs and assigns as many as needed if there are enough judges', () => {
    fc.assert(
      fc.property(field, ({ judges, wanted }) => {
        const { assigned, short } = assignJudges(wanted, judges);
        for (const { entryId, count, barred } of wanted) {
          const own = assigned.filter((one) => one.entryId === entryId).map(({ judgeId }) => judgeId);
          const open = judges.filter(({ id }) => !barred.has(id)).length;
          expect(own.some((judgeId) => barred.has(judgeId))).toBe(false);
          expect(new Set(own).size).toBe(own.length);
          expect(own).toHaveLength(Math.min(count, open));
          expect(short.includes(entryId)).toBe(open < count);
        }
      }),
    );
  });

  it('doesn’t depend on input order and is even without conflicts', () => {
    fc.assert(
      fc.property(field, fc.nat(), ({ judges, wanted }, turn) => {
        const turned = <Row>(rows: Row[]) => [
          ...rows.slice(turn % rows.length),
          ...rows.slice(0, turn % rows.length),
        ];
        const [one, other] = [
          assignJudges(wanted, judges),
          assignJudges(turned(wanted), turned(judges).reverse()),
        ];
        expect(other).toEqual(one);
        const free = wanted.map((entry) => ({ ...entry, barred: new Set<string>() }));
        const { assigned } = assignJudges(free, judges);
        const loads = judges.map(({ id }) => assigned.filter(({ judgeId }) => judgeId === id).length);
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('counts ballots that judges already have', () => {
    const judges = [{ id: 'busy', load: 9 }, ...ids('free', 3).map((id) => ({ id, load: 0 }))];
    const { assigned } = assignJudges([{ entryId: 'entry', count: 3, barred: new Set() }], judges);
    expect(assigned.map(({ judgeId }) => judgeId).sort()).toEqual(['free0', 'free1', 'free2']);
  });
});

describe('scoring', () => {
  it('weights each criterion by its share of the maximum points', () => {
    const criteria = [
      { weight: 60, max: 100 },
      { weight: 40, max: 50 },
    ];
    expect(pointsOf([80, 40], criteria)).toBe(80);
    expect(pointsOf([80, null], criteria)).toBeNull();
    expect(pointsOf([], criteria)).toBeNull();
  });

  it('normalizes points per judge', () => {
    expect(zScores([90, 80, 70])[1]).toBe(0);
    expect(zScores([70, 70, 70])).toEqual([0, 0, 0]);
    expect(zScores([])).toEqual([]);
  });

  it('ranks by normalized score, so a strict judge is no disadvantage', () => {
    const entries = ids('e', 4).map((entryId) => ({ entryId, track: 'A' }));
    const ballots = [
      ...[60, 50, 40].map((points, at) => ({ entryId: `e${at}`, judgeId: 'strict', points })),
      ...[95, 90, 85].map((points, at) => ({ entryId: `e${at + 1}`, judgeId: 'kind', points })),
    ];
    const scores = calculateScores(entries, ballots, 2);
    expect(scores.map(({ entryId }) => entryId)).toEqual(['e0', 'e1', 'e2', 'e3']);
    expect(scores.map(({ isPromoted }) => isPromoted)).toEqual([true, true, false, false]);
    expect(scores[0]?.raw).toBe(60);
  });

  const contest = fc
    .record({
      entries: fc.integer({ min: 2, max: 25 }),
      judges: fc.integer({ min: 3, max: 6 }),
      points: fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 150, maxLength: 150 }),
    })
    .map(({ entries, judges, points }) => ({
      entries: ids('e', entries).map((entryId, at) => ({ entryId, track: at % 2 === 0 ? 'A' : 'B' })),
      ballots: ids('e', entries).flatMap((entryId, at) =>
        ids('j', judges).map((judgeId, nth) => ({
          entryId,
          judgeId,
          points: (points[at * 6 + nth] ?? 0) / 10,
        })),
      ),
    }));

  it('doesn’t depend on the order of ballots', () => {
    fc.assert(
      fc.property(contest, ({ entries, ballots }) => {
        expect(calculateScores(entries, ballots.toReversed(), 3)).toEqual(
          calculateScores(entries, ballots, 3),
        );
      }),
    );
  });

  it('is unaffected if a judge gives everyone more points or spreads them wider', () => {
    fc.assert(
      fc.property(
        contest,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 2, max: 5 }),
        (given, more, times) => {
          const { entries, ballots } = given;
          const other = ballots.map((ballot) =>
            ballot.judgeId === 'j0' ? { ...ballot, points: ballot.points * times + more } : ballot,
          );
          const normOf = (rows: typeof ballots) =>
            new Map(calculateScores(entries, rows, 3).map(({ entryId, norm }) => [entryId, norm]));
          const [before, after] = [normOf(ballots), normOf(other)];
          for (const [entryId, norm] of before) expect(after.get(entryId)).toBeCloseTo(norm, 6);
        },
      ),
    );
  });

  it('gives each entry one rank in its track, by score', () => {
    fc.assert(
      fc.property(contest, ({ entries, ballots }) => {
        const scores = calculateScores(entries, ballots, 3);
        expect(scores).toHaveLength(entries.length);
        for (const rows of Map.groupBy(scores, ({ track }) => track).values()) {
          expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, at) => at + 1));
          for (const [at, row] of rows.entries()) {
            const next = rows[at + 1];
            if (next) expect(row.norm).toBeGreaterThanOrEqual(next.norm);
            expect(row.isPromoted).toBe(at < 3);
          }
        }
      }),
    );
  });

  it('adds the public vote with its weight', () => {
    const rows = [
      { entryId: 'a', norm: 0.1, votes: 0 },
      { entryId: 'b', norm: 0, votes: 50 },
    ];
    expect(withVotes(rows, 20).map(({ entryId }) => entryId)).toEqual(['b', 'a']);
    expect(withVotes(rows, 0).map(({ entryId, total }) => [entryId, total])).toEqual([
      ['a', 0.1],
      ['b', 0],
    ]);
  });
});

describe('a revoked award', () => {
  const placed = [
    { entryId: 'a', prize: 0 },
    { entryId: 'b', prize: 1 },
    { entryId: 'c', prize: 1 },
    { entryId: 'd', prize: null },
    { entryId: 'e', prize: null },
  ];
  it('moves every lower entry up by one place', () => {
    expect(moveUp(placed, 'a')).toEqual([
      { entryId: 'b', prize: 0 },
      { entryId: 'd', prize: 1 },
    ]);
    expect(moveUp(placed, 'c')).toEqual([{ entryId: 'd', prize: 1 }]);
  });
  it('moves nobody if none is left or there was no award', () => {
    expect(moveUp(placed.slice(0, 3), 'c')).toEqual([]);
    expect(moveUp(placed, 'e')).toEqual([]);
  });
});

describe('anonymizing entries', () => {
  it('removes people, all names of enterprises, and contact details', () => {
    const names = ['许晚棠', '拾光鲜切花有限公司（演示）', '晚风小队', 'wantang88'];
    const text = '我是许晚棠，拾光鲜切花的，晚风小队，WANTANG88，电话15400000001，a@b.example。';
    const shown = redact(text, names);
    for (const word of ['许晚棠', '拾光', '晚风', 'WANTANG', '154', '@']) expect(shown).not.toContain(word);
    expect(shown).toContain('我是');
  });
  it('keeps single characters and everything else', () => {
    expect(redact('花在哪里', ['花', ''])).toBe('花在哪里');
    expect(redact('(a+b)*', ['(a+b)*'])).toBe('■■');
  });
  it('never leaves a name of two or more characters', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 2, maxLength: 8 }),
        fc.string(),
        fc.string(),
        (name, before, after) => {
          fc.pre(name.trim().length > 1 && !'■■'.includes(name.trim()));
          expect(redact(`${before}${name}${after}`, [name])).not.toContain(name);
        },
      ),
    );
  });
  it('removes the author of a PDF without moving any bytes', () => {
    const pdf = Buffer.from(
      '%PDF-1.4\n1 0 obj<</Author (\\(Xu\\) Wan (Tang))/Creator<FEFF8BB8>/Pages 2 0 R>>endobj\n' +
        '<dc:creator><rdf:Seq><rdf:li>Xu Wantang</rdf:li></rdf:Seq></dc:creator>\n%%EOF',
      'latin1',
    );
    const blinded = blindFile(pdf, 'application/pdf').toString('latin1');
    expect(blinded).toHaveLength(pdf.length);
    for (const word of ['Xu', 'Tang', 'FEFF8BB8', 'Wantang']) expect(blinded).not.toContain(word);
    expect(blinded).toContain('/Pages 2 0 R');
    expect(blindFile(pdf, 'image/png')).toBe(pdf);
  });
});
