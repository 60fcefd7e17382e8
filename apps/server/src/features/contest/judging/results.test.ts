import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { messages } from '../../message/message.table.ts';
import { contestEntries } from '../contest.table.ts';
import { detail, managed, useJudging } from '../testing/use-judging.ts';

const on = useJudging();
const { clerk, begin, assign, lockAll } = on;

describe('results', () => {
  it('are hidden from everyone until the last judge has locked, then public at once', async () => {
    const { id, judges, teams } = await begin();
    await assign(id);
    const [first, second, third] = judges;
    if (!first || !second || !third) throw new Error('too few');
    const pointsOf = (entryId: string) => 60 + teams.findIndex((team) => team.entryId === entryId) * 6;
    await lockAll(first, pointsOf);
    await lockAll(second, pointsOf);
    await lockAll(third, pointsOf, 3);
    const seen = async () => ({
      office: (await on.portal.call(managed, { id }, await clerk())).data,
      page: (await on.portal.call(detail, { id })).data,
      entry: (
        await on.portal.call(
          'GET /api/activityManage/contestEntry/queryDetail',
          { id: teams[0]?.entryId ?? '' },
          await on.portal.logIn({ userId: teams[0]?.leaderId ?? '' }),
        )
      ).data,
      list: (await on.portal.call('GET /api/activityManage/contestEntry/queryManageList', {}, await clerk()))
        .data,
    });
    const before = await seen();
    expect([before.office.board, before.page.board, before.entry.result]).toEqual([null, null, null]);
    expect(before.office.finals).toEqual([]);
    expect(
      before.list.rows.every(({ raw, norm, rank }) => raw === null && norm === null && rank === null),
    ).toBe(true);
    expect(before.office.locked).toBe(11);
    const logged = await on.portal.db.select().from(operLogs).where(eq(operLogs.entity, 'contestBallot'));
    expect(JSON.stringify(logged)).not.toMatch(/items|comment|换水口/);
    await lockAll(third, pointsOf);
    const after = await seen();
    const [board] = after.page.board ?? [];
    expect(board?.rows.map(({ title, rank, raw, state }) => [title, rank, raw, state])).toEqual([
      ['作品3', 1, 78, 'PROMOTED'],
      ['作品2', 2, 72, 'PROMOTED'],
      ['作品1', 3, 66, 'ELIMINATED'],
      ['作品0', 4, 60, 'ELIMINATED'],
    ]);
    expect(board?.rows[0]?.norm).toBeCloseTo(1.34, 2);
    expect(after.entry.result).toMatchObject({ raw: 60, rank: 4 });
    expect(after.entry.result?.comments).toHaveLength(3);
    const notices = await on.portal.db
      .select()
      .from(messages)
      .where(eq(messages.eventCode, 'CONTEST_RESULTS'));
    expect(notices).toHaveLength(4);
    expect(await on.portal.db.$count(contestEntries, eq(contestEntries.status, 'PROMOTED'))).toBe(2);
  });

  it('are calculated once if the last two judges lock concurrently', async () => {
    const { id, judges } = await begin({ entries: 1 });
    await assign(id);
    const [first, second, third] = judges;
    if (!first || !second || !third) throw new Error('too few');
    await lockAll(first, () => 80);
    await Promise.all([lockAll(second, () => 70), lockAll(third, () => 60)]);
    const scored = await on.portal.db.select().from(operLogs).where(eq(operLogs.event, 'contest.score'));
    expect(scored.filter(({ entityId }) => entityId === id)).toHaveLength(1);
    expect(await on.portal.db.$count(contestEntries, eq(contestEntries.status, 'PROMOTED'))).toBe(1);
  });
});
