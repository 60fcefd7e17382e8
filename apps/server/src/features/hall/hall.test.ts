import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { minCrowd } from '../blind/is-distinguishable.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { projects } from '../match/project.table.ts';
import { insertProject } from '../match/testing/insert-project.ts';
import { bringTogether, useTwoSides } from '../match/testing/use-two-sides.ts';

const park = useTwoSides();

/** Inserts six enterprises of each category, so that both categories may be shown. */
async function insertCrowd() {
  for (const tag of ['T_ROSE', 'T_COLD'])
    for (let at = 0; at < minCrowd; at += 1)
      await insertEnterprise(park.db, {
        name: `${tag} ${at}`,
        industryTagIds: [tag],
        chainStages: ['SALES'],
      });
}
afterEach(() => park.db.delete(enterprises).where(eq(enterprises.chainStages, ['SALES'])));

describe('the project listing', () => {
  it('lists open projects by kind, category and month, with seasons across the turn of the year', async () => {
    await insertCrowd();
    const { demand, offer } = await bringTogether(park);
    await park.db.update(projects).set({ seasonFrom: 11, seasonTo: 2 }).where(eq(projects.id, offer));
    const ids = async (filter: Record<string, string | number>) =>
      (await park.call('GET /api/matchManage/project/queryPublicList', filter)).data.rows
        .map(({ projectId }) => projectId)
        .sort();
    expect(await ids({})).toEqual([demand, offer].sort());
    expect(await ids({ kind: 'SUPPLY' })).toEqual([offer]);
    expect(await ids({ month: 12 })).toEqual([offer]);
    expect(await ids({ month: 6 })).toEqual([]);
    expect(await ids({ categoryCode: 'T_ROSE' })).toEqual([demand, offer].sort());
    expect(await ids({ categoryCode: 'T_COLD' })).toEqual([]);
    expect(await ids({ keyword: '预冷供应' })).toEqual([offer]);
  });

  it('keeps the count equal to the list after every change', async () => {
    await insertCrowd();
    const { demand, offer } = await bringTogether(park);
    await park.db.update(projects).set({ seasonFrom: null, seasonTo: null }).where(eq(projects.id, demand));
    const count = async (filter: Record<string, string | number>) => {
      const { total, rows, categories } = (
        await park.call('GET /api/matchManage/project/queryPublicList', filter)
      ).data;
      expect(total).toBe(rows.length);
      return [total, categories.map((category) => [category.code, category.count])];
    };
    expect(await count({})).toEqual([2, [['T_ROSE', 2]]]);
    // A project without a season matches every month.
    expect(await count({ month: 6 })).toEqual([1, [['T_ROSE', 2]]]);
    await park.db.update(projects).set({ categoryCode: 'T_COLD' }).where(eq(projects.id, offer));
    expect(await count({ categoryCode: 'T_COLD' })).toEqual([
      1,
      [
        ['T_COLD', 1],
        ['T_ROSE', 1],
      ],
    ]);
    await park.db.update(projects).set({ status: 'CLOSED' }).where(eq(projects.id, offer));
    expect(await count({ kind: 'SUPPLY' })).toEqual([0, [['T_ROSE', 1]]]);
    await park.db.delete(projects).where(eq(projects.id, demand));
    expect(await count({})).toEqual([0, []]);
  });
});

it('counts each reader once, and no views of a project that is not open', async () => {
  const [open, closed] = [
    await insertProject(park.db, { enterpriseId: park.buyerId }),
    await insertProject(park.db, { enterpriseId: park.buyerId, status: 'CLOSED' }),
  ];
  const look = (id: string) => park.call('POST /api/matchManage/project/view', { id });
  expect((await look(open)).data).toEqual({ counted: true });
  expect((await look(open)).data).toEqual({ counted: false });
  await look(closed);
  const viewsOf = async (id: string) =>
    (await park.call('GET /api/matchManage/project/queryOwnDetail', { id }, park.buyer)).data.views;
  await vi.waitFor(async () => expect(await viewsOf(open)).toBe(1), 10_000);
  expect(await viewsOf(closed)).toBe(0);
});
