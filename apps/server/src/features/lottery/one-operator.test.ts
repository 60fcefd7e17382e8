import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { describe, expect, it } from 'vitest';
import { boardFollows, comments, posts, reports } from '../community/post.table.ts';
import { insertComment } from '../community/testing/insert-post.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { users } from '../identity/user.table.ts';
import { lotteryPrizes } from './lottery.table.ts';
import { useLotteries } from './testing/lottery-park.ts';

// Imported by URL, because the script is public and has no types.
const { findFaults } = (await import(
  pathToFileURL(path.join(import.meta.dirname, '../../../../../apps/web/public/verify-draw.mjs')).href
)) as { findFaults: (proof: object) => string[] };

const moderate = 'POST /api/communityManage/moderation/operate';
const detail = 'GET /api/communityManage/lottery/queryDetail';
const proof = 'GET /api/communityManage/lottery/queryProof';
const standing = 'GET /api/communityManage/lottery/queryStanding';

const hour = 3_600_000;
const day = 24 * hour;

const on = useLotteries();
const { person, operator, code, waiting, settle, eventsOf, openLottery, joinAs } = on;

describe('one operator alone', () => {
  const moderateAs = async (at: number, id: string, event: string, target = 'POST') => {
    const row = { target, id };
    const token = await operator(at);
    const { version } = (await on.portal.call('GET /api/communityManage/moderation/queryDetail', row, token))
      .data;
    return on.portal.call(
      moderate,
      { ...row, version, event, data: { reason: '疑似违规', withCopies: false } },
      token,
    );
  };

  it('cannot exclude an entrant: conditions are checked only on joining', async () => {
    const enterpriseId = await insertEnterprise(on.portal.db, { name: `澄怀${ulid()}（演示）` });
    const id = await openLottery(await person(), {
      mustComment: true,
      mustFollowBoard: true,
      audited: true,
      minEntrants: 1,
    });
    const [post] = await on.portal.db.select().from(posts).where(eq(posts.id, id));
    const entrants = [
      await person({ enterpriseId }),
      await person({ enterpriseId }),
      await person({ enterpriseId }),
    ];
    const said: string[] = [];
    for (const one of entrants) {
      said.push(await insertComment(on.portal.db, { postId: id, authorId: one.id }));
      await on.portal.db
        .insert(boardFollows)
        .values({ plateId: post?.plateId ?? '', userId: one.id, at: on.now });
      expect((await joinAs(one, id)).data.entry).toMatchObject({ isValid: true });
    }
    // Comment folded by an operator, comment removed, enterprise gone from the park, board unfollowed, account frozen.
    expect(await code(moderateAs(0, said[0] ?? '', 'hide', 'COMMENT'))).toBe('000000');
    expect(await code(moderateAs(0, said[1] ?? '', 'hide', 'COMMENT'))).toBe('000000');
    expect(await code(moderateAs(0, said[1] ?? '', 'confirm', 'COMMENT'))).toBe('000000');
    await on.portal.db.delete(boardFollows);
    await on.portal.db
      .update(users)
      .set({ auditStatus: '3', status: 'FROZEN' })
      .where(eq(users.id, entrants[2]?.id ?? ''));
    on.now = new Date(on.now.getTime() + 2 * hour);
    await settle();
    const { data } = await on.portal.call(proof, { id });
    expect(data).toMatchObject({ given: 3, dropped: [] });
    expect(data.entryNos).toHaveLength(3);
  });

  it('cannot prevent someone from joining by folding their comments', async () => {
    const id = await openLottery(await person(), { mustComment: true });
    const one = await person();
    const said = await insertComment(on.portal.db, { postId: id, authorId: one.id });
    await moderateAs(0, said, 'hide', 'COMMENT');
    expect((await on.portal.call(standing, { id }, one.token)).data).toMatchObject({
      mayJoin: true,
      lacks: [],
    });
    // Users who delete their own comment have not commented.
    const other = await person();
    const own = await insertComment(on.portal.db, { postId: id, authorId: other.id });
    await on.portal.db.update(comments).set({ status: 'DELETED', reason: '' }).where(eq(comments.id, own));
    expect((await on.portal.call(standing, { id }, other.token)).data.mayJoin).toBe(false);
  });

  it('cannot hide or lock an open draw, nor can three reports: a second operator agrees or rejects', async () => {
    const id = await openLottery(await person());
    await joinAs(await person(), id);
    for (const event of ['hide', 'lock'] as const) {
      expect((await moderateAs(0, id, event)).data.state).toBe('PUBLISHED');
      expect((await joinAs(await person(), id)).header.retCode).toBe('000000');
      expect(await code(moderateAs(0, id, event))).toBe('500012');
      const seen = await on.portal.call(
        'GET /api/communityManage/moderation/queryDetail',
        { target: 'POST', id },
        await operator(1),
      );
      expect(seen.data).toMatchObject({
        proposal: { event, reason: '疑似违规' },
        actions: expect.arrayContaining([event, 'keep']),
      });
      expect((await moderateAs(1, id, 'keep')).data.state).toBe('PUBLISHED');
    }
    for (const _reporter of [1, 2, 3, 4]) {
      const { token } = await person();
      const data = { target: 'POST', targetId: id, reasonCode: 'SPAM', text: '' };
      expect((await on.portal.call('POST /api/communityManage/report/submit', { data }, token)).data).toEqual(
        {
          isHidden: false,
        },
      );
    }
    const [report] = (
      await on.portal.call('GET /api/communityManage/report/queryList', {}, await operator(0))
    ).data.rows;
    const upheld = {
      id: report?.reportId ?? '',
      version: report?.version ?? 1,
      event: 'uphold',
      data: { reason: '属实' },
    };
    expect(
      await code(on.portal.call('POST /api/communityManage/report/operate', upheld, await operator(0))),
    ).toBe('500012');
    await on.portal.db.delete(reports);

    await moderateAs(0, id, 'hide');
    const { rows } = (
      await on.portal.call('GET /api/workManage/todo/queryList', { kind: 'POST' }, await operator(1))
    ).data;
    expect(rows).toMatchObject([{ refId: id, mayDecide: true }]);
    expect((await moderateAs(1, id, 'hide')).data.state).toBe('HIDDEN');
    expect(await code(joinAs(await person(), id))).toBe('500404');
  });

  it('cannot remove an entry: two can, with a reason, before the freeze; no name is published', async () => {
    const id = await openLottery(await person());
    const entrants = [await person({ name: '闻人清越' }), await person(), await person()];
    for (const one of entrants) await joinAs(one, id);
    const remove = async (at: number, event: string, data: object = {}) =>
      on.portal.call(
        'POST /api/communityManage/lottery/removeEntry',
        { id, event, data: { no: 1, ...data } },
        await operator(at),
      );
    const why = { cause: 'MULTIPLE', note: '同一人的第二个账号' };
    expect(await code(remove(0, 'ask', { ...why, no: 9 }))).toBe('100002');
    expect(await code(remove(0, 'ask', { ...why, note: '' }))).toBe('100002');
    expect((await remove(0, 'ask', why)).data.removals).toMatchObject([
      { no: 1, cause: 'MULTIPLE', agreedByName: '', actions: ['drop'] },
    ]);
    expect((await on.portal.call(detail, { id })).data).toMatchObject({ invalid: 0, dropped: [] });
    expect(await code(remove(0, 'agree'))).toBe('500012');
    expect(await waiting('LOTTERY', 1)).toEqual([id]);
    expect(await waiting('LOTTERY', 0)).toEqual([]);
    expect((await remove(1, 'drop')).data.removals).toEqual([]);
    await remove(0, 'ask', why);
    expect(await code(remove(1, 'agree'))).toBe('000000');
    expect(await eventsOf(entrants[0]?.id ?? '')).toEqual(['LOTTERY_ENTRY_REMOVED']);
    const { data } = await on.portal.call(detail, { id });
    expect(data).toMatchObject({ invalid: 1, dropped: [{ reason: 'MULTIPLE' }] });
    expect(JSON.stringify(data.dropped)).not.toContain('闻');
    // A removal proposed by only one operator excludes nobody when the list is frozen.
    await remove(0, 'ask', { ...why, no: 2 });
    on.now = new Date(on.now.getTime() + 2 * hour);
    await settle();
    expect(await code(remove(1, 'agree', { no: 2 }))).toBe('500012');
    on.now = new Date(on.now.getTime() + hour);
    await settle();
    const shown = (await on.portal.call(proof, { id })).data;
    expect(shown).toMatchObject({ given: 3, dropped: [{ reason: 'MULTIPLE' }] });
    expect(shown.entryNos).toHaveLength(2);
    expect(findFaults(shown)).toEqual([]);
    expect(findFaults({ ...shown, dropped: [] })).toEqual(['number 1 was given and is nowhere']);
  });

  it('cannot make a prize lapse by freezing its winner', async () => {
    const id = await openLottery(await person());
    const entrants = [await person(), await person()];
    for (const one of entrants) await joinAs(one, id);
    on.now = new Date(on.now.getTime() + 3 * hour);
    await settle();
    await on.portal.db
      .update(users)
      .set({ status: 'FROZEN' })
      .where(eq(users.id, entrants[0]?.id ?? ''));
    on.now = new Date(on.now.getTime() + 7 * day);
    await settle();
    const states = (await on.portal.db.select().from(lotteryPrizes)).map(({ userId, state }) => [
      userId,
      state,
    ]);
    expect(new Map(states as [string, string][]).get(entrants[0]?.id ?? '')).toBe('TO_CLAIM');
    await on.portal.db
      .update(users)
      .set({ status: 'NORMAL' })
      .where(eq(users.id, entrants[0]?.id ?? ''));
    on.now = new Date(on.now.getTime() + 7 * day);
    await settle();
    const after = (await on.portal.db.select().from(lotteryPrizes)).map(({ userId, state }) => [
      userId,
      state,
    ]);
    expect(new Map(after as [string, string][]).get(entrants[0]?.id ?? '')).toBe('LAPSED');
  });
});
