import { and, arrayContains, eq, isNull } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { minCrowd } from '../blind/is-distinguishable.ts';
import { readCrowd } from '../blind/read-crowd.public.ts';
import { smallestGroup } from '../blind/testing/smallest-group.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { matches } from '../match/match.table.ts';
import { projects } from '../match/project.table.ts';
import { recommendations } from '../match/recommend.table.ts';
import { insertProject } from '../match/testing/insert-project.ts';
import { bringTogether, useTwoSides } from '../match/testing/use-two-sides.ts';
import { computeMatches } from './testing/compute-matches.ts';

const publicMatches = 'GET /api/matchManage/match/queryList';
const ownMatches = 'GET /api/matchManage/match/queryOwnList';
const publicList = 'GET /api/matchManage/project/queryPublicList';
const publicDetail = 'GET /api/matchManage/project/queryDetail';
const preview = 'POST /api/matchManage/match/preview';
const standing = 'GET /api/matchManage/recommend/queryStanding';
const received = 'GET /api/matchManage/recommend/queryReceived';
const record = 'GET /api/matchManage/recommend/queryRecord';

const park = useTwoSides();
const inCrowd = 'crowd';

/** Rose growers on the north slope, identical except for the given values. */
async function insertGrowers(count: number, given: Partial<typeof enterprises.$inferInsert> = {}) {
  for (let at = 0; at < count; at += 1)
    await insertEnterprise(park.db, {
      name: `${inCrowd} ${count} ${at}`,
      industryTagIds: ['T_ROSE'],
      chainStages: ['GROW'],
      regionId: 'YX-BP',
      creditGrade: 'A',
      creditScore: 80,
      createdBy: inCrowd,
      ...given,
    });
}
afterEach(async () => {
  await park.db.delete(recommendations);
  await park.db.delete(matches);
  await park.db.delete(enterprises).where(eq(enterprises.createdBy, inCrowd));
});

describe('a park of three enterprises', () => {
  it('reveals nothing about a project’s owner, to anyone or through any filter', async () => {
    const { demand, offer } = await bringTogether(park);
    await computeMatches(park.deps, null);
    const nobody = { regionName: '', chainStage: null, creditGrade: '' };
    const list = (await park.call(publicList, {})).data;
    expect(list.rows).toHaveLength(2);
    for (const row of list.rows) expect(row).toMatchObject({ ...nobody, categoryName: '' });
    expect(list).toMatchObject({ categories: [], stages: [] });
    for (const filter of [{ categoryCode: 'T_ROSE' }, { chainStage: 'GROW' }] as const)
      expect((await park.call(publicList, filter)).data).toMatchObject({ total: 0, rows: [] });
    expect((await park.call(publicDetail, { id: offer })).data).toMatchObject({ ...nobody, similar: [] });

    for (const [call, token] of [
      [publicMatches, undefined],
      [ownMatches, park.buyer],
    ] as const) {
      const { rows } = (await park.call(call, { projectId: demand }, token)).data;
      expect(rows).toHaveLength(1);
      expect(rows[0]?.who).toEqual(nobody);
      const hidden = rows[0]?.parts.filter(({ part }) => ['CATEGORY', 'REGION', 'CREDIT'].includes(part));
      expect(new Set(hidden?.map(({ reason }) => reason)).size).toBe(1);
    }
    const asked = [
      ...(await park.call(received, {}, park.grower)).data.rows,
      ...(await park.call(record, {}, park.buyer)).data.rows,
    ];
    expect(asked.length).toBeGreaterThan(1);
    for (const row of asked) expect(row.who).toEqual(nobody);
  });

  it('gets the same response wherever the hidden side is and whatever its rating', async () => {
    const { demand, offer } = await bringTogether(park);
    const data = {
      kind: 'DEMAND',
      title: '情人节红玫瑰预冷供应',
      body: '',
      categoryCode: 'T_ROSE',
      chainStage: 'GROW',
      regionId: 'YX-XD',
      unit: '枝',
      priceFromFen: 10,
      priceToFen: 155,
      seasonFrom: 1,
      seasonTo: 2,
    } as const;
    const readAll = async () => {
      await computeMatches(park.deps, { projectId: demand });
      await computeMatches(park.deps, { projectId: offer });
      const rowOf = <Row extends { score: number; parts: object; who: object }>(row: Row | undefined) =>
        row && { score: row.score, parts: row.parts, who: row.who };
      return [
        rowOf((await park.call(publicMatches, { projectId: demand })).data.rows[0]),
        rowOf((await park.call(ownMatches, { projectId: demand }, park.buyer)).data.rows[0]),
        (await park.call(standing, { projectId: offer }, park.buyer)).data.score,
        (await park.call(record, {}, park.buyer)).data.rows[0]?.score,
        (await park.call(preview, { data }, park.buyer)).data,
      ];
    };
    const near = await readAll();
    await park.db.update(projects).set({ regionId: 'YX-XD' }).where(eq(projects.id, offer));
    await park.db
      .update(enterprises)
      .set({ creditScore: 40, creditGrade: 'D' })
      .where(eq(enterprises.id, park.growerId));
    const far = await readAll();
    await park.db
      .update(enterprises)
      .set({ creditScore: 85, creditGrade: 'A' })
      .where(eq(enterprises.id, park.growerId));
    expect(far).toEqual(near);
  });
});

describe('a crowd', () => {
  it('shows what it shares, and hides it as soon as one member leaves', async () => {
    const { demand, offer } = await bringTogether(park);
    await insertGrowers(minCrowd - 1);
    await insertGrowers(minCrowd, { industryTagIds: ['T_COLD'] });
    await park.db
      .update(enterprises)
      .set({ regionId: 'YX-BP', creditGrade: 'A' })
      .where(eq(enterprises.id, park.thirdId));
    await computeMatches(park.deps, { projectId: demand });
    const shown = async () => {
      const { rows, categories } = (await park.call(publicList, { categoryCode: 'T_ROSE' })).data;
      const row = rows.find(({ projectId }) => projectId === offer);
      return [row?.categoryName, row?.regionName, row?.creditGrade, categories.length];
    };
    // With the grower, six share its category and place; only the buyer has that category elsewhere.
    expect(await shown()).toEqual(['月季玫瑰', '', 'A', 1]);
    await park.db.update(enterprises).set({ regionId: 'YX-BP' }).where(eq(enterprises.id, park.buyerId));
    expect(await shown()).toEqual(['月季玫瑰', '北坡温室片区', 'A', 1]);
    const isOfCategory = and(
      eq(enterprises.createdBy, inCrowd),
      arrayContains(enterprises.industryTagIds, ['T_ROSE']),
    );
    const [one] = await park.db.select().from(enterprises).where(isOfCategory).limit(1);
    const hide = (visibility: 'HIDDEN' | 'PUBLIC') =>
      park.db
        .update(enterprises)
        .set({ visibility })
        .where(eq(enterprises.id, one?.id ?? ''));
    await hide('HIDDEN');
    expect(await shown()).toEqual(['月季玫瑰', '北坡温室片区', 'A', 1]);
    await park.db.update(enterprises).set({ entryStatus: 'REVOKED' }).where(eq(enterprises.id, park.buyerId));
    expect(await shown()).toEqual([undefined, undefined, undefined, 0]);
    await park.db
      .update(enterprises)
      .set({ entryStatus: 'PASSED', regionId: 'YX-XD' })
      .where(eq(enterprises.id, park.buyerId));
  });

  it('has identical rows: enterprises without a project show no differences', async () => {
    const demand = await insertProject(park.db, { enterpriseId: park.buyerId });
    await insertGrowers(2, { intro: '情人节前红玫瑰，枝长六十厘米以上，预冷至四度以下并附温度记录。' });
    await insertGrowers(8, { creditScore: 60 });
    await computeMatches(park.deps, { projectId: demand });
    const { rows } = (await park.call(publicMatches, { projectId: demand })).data;
    const unnamed = rows.filter(({ targetType }) => targetType === 'ENTERPRISE');
    expect(unnamed.length).toBeGreaterThanOrEqual(2);
    expect(new Set(unnamed.map(({ matchId: _id, ...row }) => JSON.stringify(row))).size).toBe(1);
    expect(unnamed[0]).toMatchObject({ months: [], title: '', href: null });
  });

  it('leaves at least five others behind each project, whatever a reader believes', async () => {
    await insertGrowers(7);
    await insertGrowers(4, { industryTagIds: ['T_COLD'], regionId: 'YX-XD', chainStages: ['LOGISTICS'] });
    await insertGrowers(9, { industryTagIds: ['T_COLD'], creditGrade: 'B' });
    const crowd = await readCrowd(park.db);
    const members = (
      await park.db
        .select()
        .from(enterprises)
        .where(and(eq(enterprises.entryStatus, 'PASSED'), isNull(enterprises.leftAt)))
    ).map(({ industryTagIds, chainStages, regionId, creditGrade }) => ({
      tags: industryTagIds,
      stage: chainStages[0] ?? 'GROW',
      regionId,
      creditGrade: creditGrade ?? '',
    }));
    const groups = ['T_ROSE', 'T_COLD', 'T_OLD'].flatMap((categoryCode) =>
      ['YX-BP', 'YX-XD'].flatMap((regionId) =>
        ['A', 'B', ''].map((creditGrade) =>
          smallestGroup(crowd, members, { categoryCode, stage: 'LOGISTICS', regionId, creditGrade }),
        ),
      ),
    );
    expect(Math.min(...groups)).toBeGreaterThanOrEqual(minCrowd);
  });
});
