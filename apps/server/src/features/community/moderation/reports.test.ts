import { reportEvents, reportStates, reportTransitions } from '@portal/contract/community/terms';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { describe, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { accountOf, pointsOf } from '../../points/move-points.public.ts';
import { reports } from '../post.table.ts';
import { insertComment, insertPost } from '../testing/insert-post.ts';
import { useCommunity } from '../testing/use-community.ts';

const moderationDetail = 'GET /api/communityManage/moderation/queryDetail';
const moderate = 'POST /api/communityManage/moderation/operate';
const report = 'POST /api/communityManage/report/submit';
const reveal = 'POST /api/communityManage/moderation/reveal';
const reportList = 'GET /api/communityManage/report/queryList';
const reportDetail = 'GET /api/communityManage/report/queryDetail';
const reportOperate = 'POST /api/communityManage/report/operate';

const { world, code, stateOf, eventsOf, person } = useCommunity();

describe('reports', () => {
  it('hide a text after the third and are decided together', async () => {
    const author = await person();
    const id = await insertPost(world.portal.db, { authorId: author.id, anonymous: true });
    const people = [await person(), await person(), await person()];
    const data = { target: 'POST', targetId: id, reasonCode: 'AD', text: '' };
    expect(await code(world.portal.call(report, { data }, author.token))).toBe('100002');
    const hidden: boolean[] = [];
    for (const one of people)
      hidden.push((await world.portal.call(report, { data }, one.token)).data.isHidden);
    expect(hidden).toEqual([false, false, true]);
    expect(await stateOf(id)).toBe('HIDDEN');
    expect(await code(world.portal.call(report, { data }, people[0]?.token))).toBe('500404');
    const rows = (await world.portal.call(reportList, { state: 'OPEN' }, world.operator)).data.rows;
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain(people[0]?.id);
    const [row] = rows;
    const one = { id: row?.reportId ?? '' };
    expect((await world.portal.call(reportDetail, one, world.operator)).data).toEqual(row);
    expect(await code(world.portal.call(reportDetail, { id }, world.operator))).toBe('500404');
    const decision = {
      id: row?.reportId,
      version: row?.version,
      event: 'uphold',
      data: { reason: '代办广告' },
    };
    expect(await code(world.portal.call(reportOperate, decision, world.operator))).toBe('000000');
    expect(await stateOf(id)).toBe('DELETED');
    expect(await world.portal.db.$count(reports, eq(reports.status, 'RESOLVED'))).toBe(3);
    expect(await eventsOf(author.id)).toEqual(['POST_HIDDEN', 'POST_REMOVED']);
    expect(await pointsOf(world.portal.db, accountOf(author.id))).toBe(95);
    const named = await world.portal.call(
      reveal,
      { target: 'POST', id, data: { reason: '核对举报' } },
      world.operator,
    );
    expect(named.data.name).toBe('梁苔生');
    const log = await world.portal.db
      .select()
      .from(operLogs)
      .where(eq(operLogs.event, 'communityPost.reveal'));
    expect(log).toMatchObject([{ userId: world.operatorId, reason: '核对举报' }]);
  });
});

describe('state transitions of reports', () => {
  describeTransitions({
    states: reportStates,
    events: reportEvents,
    planned: (state, event) => reportTransitions[state][event],
    next: (state, event) => nextState(reportTransitions, state, event),
    fire: async (state, event, planned) => {
      const author = await person();
      const postId = await insertPost(world.portal.db, { authorId: author.id });
      const id = ulid();
      await world.portal.db.insert(reports).values({
        id,
        target: 'POST',
        targetId: postId,
        postId,
        reporterId: author.id,
        reasonCode: 'AD',
        status: state,
      });
      const answered = await world.portal.call(
        reportOperate,
        { id, version: 1, event, data: { reason: '核对过了' } },
        world.operator,
      );
      expect(answered.header.retCode).toBe(planned ? '000000' : '500012');
      const [row] = await world.portal.db.select().from(reports).where(eq(reports.id, id));
      expect(row?.status).toBe(planned ?? state);
    },
  });
});

describe('operators’ own texts', () => {
  it('are queued for and approved by another operator', async () => {
    const { db } = world.portal;
    const authorId = world.operatorId;
    const waiting = await insertPost(db, { authorId, status: 'PENDING' });
    const hidden = await insertPost(db, { authorId, status: 'HIDDEN' });
    const commentId = await insertComment(db, { postId: hidden, authorId, status: 'HIDDEN' });
    const other = await insertUser(db, { userType: '900', operatorRoles: ['OP_COMMUNITY'] });
    const colleague = await world.portal.logIn({
      userId: other.id,
      userType: '900',
      operatorRoles: ['OP_COMMUNITY'],
    });
    const decide = (target: string, id: string, event: string, token: string) =>
      code(world.portal.call(moderate, { target, id, version: 1, event }, token));
    const actionsOf = async (id: string, token: string) =>
      (await world.portal.call(moderationDetail, { target: 'POST', id }, token)).data.actions;
    const queued = async (token: string) =>
      (await world.portal.call('GET /api/workManage/todo/queryList', { kind: 'POST' }, token)).data.rows.map(
        ({ refId }) => refId,
      );
    expect(await actionsOf(waiting, world.operator)).toEqual(['refuse']);
    expect(await actionsOf(waiting, colleague)).toEqual(['pass', 'refuse']);
    expect(await queued(world.operator)).toEqual([]);
    expect((await queued(colleague)).toSorted()).toEqual([waiting, hidden, commentId].toSorted());
    expect(await decide('POST', waiting, 'pass', world.operator)).toBe('500012');
    expect(await decide('POST', hidden, 'restore', world.operator)).toBe('500012');
    expect(await decide('COMMENT', commentId, 'restore', world.operator)).toBe('500012');
    expect(await decide('POST', waiting, 'pass', colleague)).toBe('000000');
  });
});
