import {
  type AnswerEvent,
  answerEvents,
  maxSentADay,
  type RecommendEvent,
  type RecommendState,
  receiverEvents,
  recommendEvents,
  recommendStates,
  recommendTransitions,
} from '@portal/contract/match-terms';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { cases } from '../case/case.table.ts';
import { enterpriseMembers } from '../enterprise/admission/enterprise-member.table.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { services, shops } from '../market/market.table.ts';
import { insertService, insertShop } from '../market/testing/insert-shop.ts';
import { messages } from '../message/message.table.ts';
import { serviceOrderLogs, serviceOrders } from '../service-order/service-order.table.ts';
import { computeMatches } from './compute-matches.ts';
import { followDeals } from './follow-deals.ts';
import { matches } from './match.table.ts';
import { projects } from './project.table.ts';
import { recommendations, recommendMutes } from './recommend.table.ts';
import { settleRecommends } from './settle-recommends.ts';
import { insertProject, insertProjectCodes } from './testing/insert-project.ts';
import { insertRecommend } from './testing/insert-recommend.ts';

const send = 'POST /api/matchManage/recommend/send';
const apply = 'POST /api/matchManage/recommend/apply';
const operate = 'POST /api/matchManage/recommend/operate';
const mute = 'POST /api/matchManage/recommend/mute';
const deal = 'POST /api/matchManage/recommend/registerDeal';
const detail = 'GET /api/matchManage/recommend/queryDetail';
const received = 'GET /api/matchManage/recommend/queryReceived';
const record = 'GET /api/matchManage/recommend/queryRecord';
const ownMatches = 'GET /api/matchManage/match/queryOwnList';
const publicMatches = 'GET /api/matchManage/match/queryList';
const standing = 'GET /api/matchManage/recommend/queryStanding';
const byHand = 'POST /api/matchManage/recommend/sendByHand';

/** Who the two sides are, in all that would give them away. */
const buyerIs = {
  name: '远岫花卉电商有限公司（演示）',
  shortName: '远岫花卉',
  contactName: '席远岫',
  contactPhone: '15410067719',
};
const growerIs = {
  name: '绛云切花有限公司（演示）',
  shortName: '绛云切花',
  contactName: '简一苇',
  contactPhone: '15410035287',
};
const secretsOf = (side: typeof buyerIs) => [
  side.name.replace('（演示）', ''),
  side.shortName,
  side.contactName,
  side.contactPhone,
];

let now = testNow;
let portal: TestApp;
let buyerId: string;
let growerId: string;
let thirdId: string;
let buyer: string;
let grower: string;
let growerStaff: string;
let third: string;
let operator: string;

const memberOf = async (enterpriseId: string, memberRole: 'OWNER' | 'STAFF' = 'OWNER') => {
  const { id: userId } = await insertUser(portal.db, { userType: '200', enterpriseId });
  await portal.db
    .insert(enterpriseMembers)
    .values({ id: ulid(), enterpriseId, userId, memberRole, status: 'ACTIVE' });
  return portal.logIn({ userId, userType: '200', enterpriseId, memberRole, auditStatus: '2' });
};
const deps = () => ({ database: portal.database, clock: { now: () => now }, pay: portal.pay });

beforeAll(async () => {
  portal = await openTestApp(() => now);
  await insertProjectCodes(portal.db);
  const credit = { creditGrade: 'A', creditScore: 85, industryTagIds: ['T_ROSE'], regionId: 'YX-BP' };
  buyerId = await insertEnterprise(portal.db, { ...buyerIs, ...credit, regionId: 'YX-XD' });
  growerId = await insertEnterprise(portal.db, { ...growerIs, ...credit });
  thirdId = await insertEnterprise(portal.db, {
    name: '第三家企业（演示）',
    industryTagIds: ['T_COLD'],
    chainStages: ['LOGISTICS'],
  });
  buyer = await memberOf(buyerId);
  grower = await memberOf(growerId);
  growerStaff = await memberOf(growerId, 'STAFF');
  third = await memberOf(thirdId);
  const officer = await insertUser(portal.db, {
    userType: '900',
    operatorRoles: ['OP_SERVICE'],
    name: '闻照影',
  });
  operator = await portal.logIn({ userId: officer.id, userType: '900', operatorRoles: ['OP_SERVICE'] });
});
afterEach(async () => {
  now = testNow;
  for (const table of [
    serviceOrderLogs,
    serviceOrders,
    recommendMutes,
    recommendations,
    matches,
    projects,
    messages,
    cases,
  ])
    await portal.db.delete(table);
});
afterAll(() => portal.close());

const code = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const fieldsOf = async (answer: Promise<unknown>) => {
  const { header, data } = (await answer) as { header: { retCode: string }; data: { fields?: object } };
  expect(header.retCode).toBe('100002');
  return Object.keys(data.fields ?? {});
};

/** A demand of the buyer and an offer of the grower that suits it, both public and matched. */
async function bringTogether(): Promise<{ demand: string; offer: string }> {
  const demand = await insertProject(portal.db, {
    enterpriseId: buyerId,
    contactName: buyerIs.contactName,
    contactPhone: buyerIs.contactPhone,
  });
  const offer = await insertProject(portal.db, {
    enterpriseId: growerId,
    kind: 'SUPPLY',
    title: '情人节红玫瑰预冷供应',
    quantityX100: 3_200_000,
    contactName: growerIs.contactName,
    contactPhone: growerIs.contactPhone,
    regionId: 'YX-BP',
    publishedAt: testNow,
  });
  return { demand, offer };
}
const connect = async (given: object = {}) => {
  const { demand } = await bringTogether();
  const id = await insertRecommend(portal.db, {
    projectId: demand,
    ownerId: buyerId,
    toEnterpriseId: growerId,
    status: 'CONNECTED',
    ...given,
  });
  return { demand, id };
};

describe('what suits a project', () => {
  it('is scored in six parts with reasons, both ways, and the system recommends the best once', async () => {
    const { demand, offer } = await bringTogether();
    await computeMatches(deps(), { projectId: demand });
    const { data } = await portal.call(publicMatches, { projectId: demand });
    const [best] = data.rows;
    expect(best).toMatchObject({
      targetType: 'PROJECT',
      href: `/match/${offer}`,
      title: '情人节红玫瑰预冷供应',
    });
    expect(best?.parts.map(({ label, reason }) => [label, reason])).toEqual([
      ['品类', '品类相同'],
      ['需求文字', expect.stringMatching(/^共有 \d+ 处相同用词$/)],
      ['时间', '月份全部重合'],
      ['价格', '报价与预算重合'],
      ['地区', '同一区县，不同片区'],
      ['信用', '信用 85 分'],
    ]);
    expect(best?.parts.reduce((sum, { points }) => sum + points, 0)).toBe(best?.score);
    // The third trades in another category: below forty it is not there.
    expect(data.rows).toHaveLength(1);
    const sent = await portal.db.select().from(recommendations);
    expect(sent).toMatchObject([{ toEnterpriseId: growerId, fromType: 'SYSTEM', score: best?.score }]);
    await computeMatches(deps(), null);
    await computeMatches(deps(), { projectId: demand });
    expect(await portal.db.$count(recommendations, eq(recommendations.projectId, demand))).toBe(1);
    expect(await portal.db.$count(messages, eq(messages.eventCode, 'MATCH_FOUND'))).toBeGreaterThan(0);
  });

  it('goes when the project is over, and so does what waits for an answer', async () => {
    const { demand } = await bringTogether();
    await computeMatches(deps(), { projectId: demand });
    await portal.db.update(recommendations).set({ status: 'INTERESTED' });
    const closed = await portal.call(
      'POST /api/matchManage/project/operate',
      { id: demand, event: 'close', version: 1 },
      buyer,
    );
    expect(closed.data.state).toBe('CLOSED');
    await computeMatches(deps(), { projectId: demand });
    expect((await portal.call(publicMatches, { projectId: demand })).data.rows).toEqual([]);
    expect(await portal.db.select().from(recommendations)).toMatchObject([{ status: 'DECLINED' }]);
  });

  it('weighs anew after a refusal, within its limits, and says how many refused and why', async () => {
    const { demand } = await bringTogether();
    await computeMatches(deps(), { projectId: demand });
    const [{ id } = { id: '' }] = await portal.db.select().from(recommendations);
    const data = { declineReason: 'FAR' } as const;
    expect(await fieldsOf(portal.call(operate, { id, event: 'decline', version: 1 }, grower))).toEqual([
      'data.declineReason',
    ]);
    await portal.call(operate, { id, event: 'decline', version: 1, data }, grower);
    await computeMatches(deps(), { projectId: demand });
    const own = await portal.call(ownMatches, { projectId: demand }, buyer);
    expect(own.data.refusals).toEqual([{ label: '距离太远', count: 1 }]);
    const region = own.data.rows[0]?.parts.find(({ part }) => part === 'REGION');
    expect(region?.weight).toBe(12);
    expect(await code(portal.call(ownMatches, { projectId: demand }, grower))).toBe('500404');
  });
});

describe('an introduction', () => {
  /** Everything that either side, a visitor and the messages of both can read about it. */
  async function readAll(id: string, demand: string) {
    const bodies = await Promise.all([
      portal.call(detail, { id }, buyer),
      portal.call(record, {}, buyer),
      portal.call(ownMatches, { projectId: demand }, buyer),
      portal.call('GET /api/caseManage/todo/queryList', {}, buyer),
      portal.call('GET /api/messageManage/message/queryList', {}, buyer),
    ]);
    const others = await Promise.all([
      portal.call(detail, { id }, grower),
      portal.call(received, {}, grower),
      portal.call(standing, { projectId: demand }, grower),
      portal.call('GET /api/caseManage/case/queryList', {}, grower),
      portal.call('GET /api/messageManage/message/queryList', {}, grower),
      portal.call('GET /api/matchManage/project/queryDetail', { id: demand }, grower),
      portal.call(publicMatches, { projectId: demand }),
      portal.call('GET /api/matchManage/project/queryPublicList', {}),
      portal.call('GET /api/searchManage/search/queryList', { keyword: '红玫瑰' }),
    ]);
    return { byBuyer: JSON.stringify(bodies), byGrower: JSON.stringify(others) };
  }
  const expectBlind = async (id: string, demand: string) => {
    const { byBuyer, byGrower } = await readAll(id, demand);
    for (const secret of [...secretsOf(growerIs), growerId]) expect(byBuyer).not.toContain(secret);
    for (const secret of [...secretsOf(buyerIs), buyerId]) expect(byGrower).not.toContain(secret);
  };

  it('names nobody before both agree, in no answer at all, and both at once then', async () => {
    const { demand } = await bringTogether();
    await computeMatches(deps(), { projectId: demand });
    const [{ id } = { id: '' }] = await portal.db
      .select()
      .from(recommendations)
      .where(eq(recommendations.projectId, demand));
    await expectBlind(id, demand);
    await portal.call(operate, { id, event: 'open', version: 1 }, grower);
    await expectBlind(id, demand);
    const data = { note: '周二周四出货', offeredX100: 3_200_000 };
    await portal.call(operate, { id, event: 'interested', version: 2, data }, grower);
    await expectBlind(id, demand);
    const todo = await portal.call('GET /api/caseManage/todo/queryList', {}, buyer);
    expect(JSON.stringify(todo.data)).toContain(id);
    const agreed = await portal.call(operate, { id, event: 'agree', version: 3 }, buyer);
    expect(agreed.data).toMatchObject({
      state: 'CONNECTED',
      offeredX100: 3_200_000,
      contacts: {
        own: { enterpriseName: buyerIs.name, name: buyerIs.contactName, phone: buyerIs.contactPhone },
        other: { enterpriseName: growerIs.name, name: growerIs.contactName, phone: growerIs.contactPhone },
      },
    });
    expect((await portal.call(detail, { id }, grower)).data.contacts?.other).toMatchObject({
      enterpriseName: buyerIs.name,
      phone: buyerIs.contactPhone,
    });
    const opened = await portal.db
      .select({ after: operLogs.after })
      .from(operLogs)
      .where(eq(operLogs.event, 'recommend.openContact'));
    expect(opened.map(({ after }) => (after as { enterpriseId: string }).enterpriseId).sort()).toEqual(
      [buyerId, growerId].sort(),
    );
    const { gathered } = (await portal.call(ownMatches, { projectId: demand }, buyer)).data;
    expect(gathered).toMatchObject({ connectedX100: 3_200_000, interestedX100: 0 });
  });

  it('takes no words that say who writes them', async () => {
    const { demand } = await bringTogether();
    const said = (note: string) => portal.call(apply, { projectId: demand, data: { note } }, grower);
    expect(await fieldsOf(said('我们是绛云切花'))).toEqual(['data.note']);
    expect(await fieldsOf(said('请打 154 1003 5287'))).toEqual(['data.note']);
    expect(await code(said('可先看样'))).toBe('000000');
    expect(
      await fieldsOf(
        portal.call(
          byHand,
          { projectId: demand, data: { toEnterpriseId: thirdId, reason: '席远岫在找货' } },
          operator,
        ),
      ),
    ).toEqual(['data.reason']);
  });

  it('is foreign to everybody else, and read only by who does not lead', async () => {
    const { id } = await connect({ status: 'SENT' });
    expect(await code(portal.call(detail, { id }, third))).toBe('500404');
    expect(await code(portal.call(operate, { id, event: 'interested', version: 1 }, third))).toBe('500404');
    expect(await code(portal.call(mute, { id, data: { muted: true } }, third))).toBe('500404');
    expect(await code(portal.call(mute, { id, data: { muted: true } }, buyer))).toBe('500404');
    expect(await code(portal.call(deal, { id, version: 1, data: { dealDay: '2026-11-21' } }, third))).toBe(
      '500404',
    );
    expect((await portal.call(detail, { id }, growerStaff)).data).toMatchObject({
      actions: [],
      isMutable: false,
    });
    expect(await code(portal.call(operate, { id, event: 'open', version: 1 }, growerStaff))).toBe('300002');
    expect((await portal.call(received, {}, third)).data.rows).toEqual([]);
    expect(await code(portal.call(operate, { id, event: 'interested', version: 7 }, grower))).toBe('500409');
  });
});

describe('a service that fits', () => {
  const fits = async () => {
    const { demand } = await bringTogether();
    const shopId = await insertShop(portal.db, { enterpriseId: growerId, name: '绛云预冷' });
    const serviceId = await insertService(portal.db, { shopId, title: '采后预冷' });
    const matchId = ulid();
    await portal.db.insert(matches).values({
      id: matchId,
      projectId: demand,
      targetType: 'SERVICE',
      targetId: serviceId,
      enterpriseId: growerId,
      score: 61,
      parts: [],
      computedAt: testNow,
    });
    return { demand, serviceId, matchId };
  };
  afterEach(async () => {
    for (const table of [recommendMutes, recommendations, matches, services, shops])
      await portal.db.delete(table);
  });

  it('brings the project to its provider, who reads which one it is and not whose the project is', async () => {
    const { demand, serviceId, matchId } = await fits();
    const sent = await portal.call(send, { matchId, data: { reason: '想先试一批' } }, buyer);
    expect(sent.data).toMatchObject({ service: { serviceId, title: '采后预冷' }, contacts: null });
    const id = sent.data.recommendId;
    const read = (await portal.call(detail, { id }, grower)).data;
    expect(read).toMatchObject({ service: { serviceId }, score: 61, side: 'RECEIVER' });
    for (const secret of [...secretsOf(buyerIs), buyerId]) expect(JSON.stringify(read)).not.toContain(secret);
    expect(await code(portal.call(send, { matchId }, buyer))).toBe('500072');
    expect(await code(portal.call(send, { matchId }, grower))).toBe('500404');
    const managedRow = (await portal.call('GET /api/matchManage/recommend/queryManageList', {}, operator))
      .data.rows[0];
    expect(managedRow).toMatchObject({ serviceTitle: '采后预冷', projectId: demand });
  });

  it('tells nothing of the same enterprise where it stands without a name, nor the other way', async () => {
    const { demand, serviceId, matchId } = await fits();
    const blind = ulid();
    await portal.db.insert(matches).values({
      id: blind,
      projectId: demand,
      targetType: 'ENTERPRISE',
      targetId: growerId,
      enterpriseId: growerId,
      score: 70,
      parts: [],
      computedAt: testNow,
    });
    await portal.call(send, { matchId }, buyer);
    const rows = async () => (await portal.call(ownMatches, { projectId: demand }, buyer)).data.rows;
    expect((await rows()).map(({ targetType, state }) => [targetType, state])).toEqual([
      ['ENTERPRISE', null],
      ['SERVICE', 'SENT'],
    ]);
    expect(await code(portal.call(send, { matchId: blind }, buyer))).toBe('000000');
    await portal.db
      .update(recommendations)
      .set({ status: 'INTERESTED' })
      .where(eq(recommendations.serviceId, serviceId));
    expect((await rows()).map(({ targetType, state }) => [targetType, state])).toEqual([
      ['ENTERPRISE', 'SENT'],
      ['SERVICE', 'INTERESTED'],
    ]);
  });
});

describe('limits', () => {
  const own = async (projectId: string) => {
    await computeMatches(deps(), { projectId });
    const rows = (await portal.call(ownMatches, { projectId }, buyer)).data.rows;
    return rows[0]?.matchId ?? '';
  };

  it('keep the same pair from being asked again for thirty days, also when two send at once', async () => {
    const { demand } = await bringTogether();
    const matchId = await own(demand);
    await portal.db.delete(recommendations);
    const codes = await Promise.all([1, 2].map(() => code(portal.call(send, { matchId }, buyer))));
    expect(codes.sort()).toEqual(['000000', '500072']);
    expect(await code(portal.call(apply, { projectId: demand }, grower))).toBe('500072');
    await portal.db.update(recommendations).set({ sentAt: new Date('2026-10-22T03:59:59Z') });
    expect(await code(portal.call(send, { matchId }, buyer))).toBe('000000');
    expect(await code(portal.call(send, { matchId }, grower))).toBe('500404');
  });

  it('let an enterprise send twenty a day', async () => {
    const { demand } = await bringTogether();
    const matchId = await own(demand);
    await portal.db.delete(recommendations);
    const other = await insertProject(portal.db, { enterpriseId: buyerId, title: '另一条红玫瑰需求' });
    for (let sent = 0; sent < maxSentADay; sent++)
      await insertRecommend(portal.db, {
        projectId: other,
        ownerId: buyerId,
        toEnterpriseId: thirdId,
        fromEnterpriseId: buyerId,
        fromType: 'ENTERPRISE',
        sentAt: new Date('2026-11-20T16:00:00Z'),
      });
    expect(await code(portal.call(send, { matchId }, buyer))).toBe('500024');
    await portal.db.update(recommendations).set({ sentAt: new Date('2026-11-20T15:59:59Z') });
    expect(await code(portal.call(send, { matchId }, buyer))).toBe('000000');
  });

  it('let a receiver mute a sender, who is named nowhere, and hear from it again', async () => {
    const { demand } = await bringTogether();
    const matchId = await own(demand);
    await portal.db.delete(recommendations);
    const { data } = await portal.call(send, { matchId }, buyer);
    await portal.call(mute, { id: data.recommendId, data: { muted: true } }, grower);
    const mutes = await portal.call('GET /api/matchManage/recommend/queryMutes', {}, grower);
    expect(mutes.data).toMatchObject([{ recommendId: data.recommendId, fromLabel: '企业推荐' }]);
    for (const secret of [...secretsOf(buyerIs), buyerId])
      expect(JSON.stringify(mutes.data)).not.toContain(secret);
    await portal.db.update(recommendations).set({ sentAt: new Date('2026-09-01T00:00:00Z') });
    expect(await code(portal.call(send, { matchId }, buyer))).toBe('500024');
    await portal.call(mute, { id: data.recommendId, data: { muted: false } }, grower);
    expect(await code(portal.call(send, { matchId }, buyer))).toBe('000000');
  });

  it('refuse one’s own project, one that is over, and a draft', async () => {
    const { demand } = await bringTogether();
    expect(await code(portal.call(apply, { projectId: demand }, buyer))).toBe('500012');
    const draft = await insertProject(portal.db, { enterpriseId: buyerId, status: 'DRAFT' });
    expect(await code(portal.call(apply, { projectId: draft }, grower))).toBe('500404');
    expect(await code(portal.call(standing, { projectId: draft }, grower))).toBe('500404');
    expect((await portal.call(standing, { projectId: demand }, buyer)).data.isOwn).toBe(true);
  });

  it('end what is not answered in thirty days, once; reminding is done once', async () => {
    const { id } = await connect({ status: 'SENT' });
    expect(await code(portal.call(operate, { id, event: 'remind', version: 1 }, buyer))).toBe('000000');
    expect(await code(portal.call(operate, { id, event: 'remind', version: 2 }, buyer))).toBe('500024');
    expect(await portal.db.$count(messages, eq(messages.eventCode, 'RECOMMEND_REMIND'))).toBe(1);
    now = new Date('2026-12-20T04:00:00Z');
    await settleRecommends(deps());
    expect((await portal.db.select().from(recommendations))[0]?.status).toBe('SENT');
    now = new Date('2026-12-20T04:00:01Z');
    await settleRecommends(deps());
    await settleRecommends(deps());
    expect(await portal.db.select().from(recommendations)).toMatchObject([{ status: 'EXPIRED', version: 3 }]);
  });
});

describe('a deal', () => {
  const register = (id: string, dealDay: string, token = grower) =>
    portal.call(deal, { id, version: 1, data: { dealDay, amountFen: 12_800_000 } }, token);

  it('is registered by either side, confirmed by the other, and ends the introduction well', async () => {
    const { id, demand } = await connect();
    expect(await fieldsOf(register(id, '2026-11-22'))).toEqual(['data.dealDay']);
    expect(await fieldsOf(register(id, '2026-11-19'))).toEqual(['data.dealDay']);
    expect((await register(id, '2026-11-21')).data.state).toBe('COOPERATING');
    const [order] = await portal.db.select().from(serviceOrders);
    expect(order).toMatchObject({
      isOffline: true,
      registeredBy: 'PROVIDER',
      buyerEnterpriseId: buyerId,
      providerEnterpriseId: growerId,
      projectId: demand,
      recommendationId: id,
      agreedFen: 12_800_000,
    });
    await followDeals(deps());
    expect((await portal.call(detail, { id }, buyer)).data.state).toBe('COOPERATING');
    const { data } = await portal.call(
      'POST /api/serviceManage/order/operate',
      { id: order?.id ?? '', event: 'confirmDeal', version: order?.version ?? 0 },
      buyer,
    );
    expect(data.state).toBe('COMPLETED');
    await followDeals(deps());
    await followDeals(deps());
    expect((await portal.call(detail, { id }, buyer)).data).toMatchObject({
      state: 'DONE',
      dealId: order?.id,
    });
  });

  it('that the other side refuses leaves the two as they were', async () => {
    const { id } = await connect();
    await register(id, '2026-11-21');
    await portal.db.update(serviceOrders).set({ status: 'REFUSED' });
    await followDeals(deps());
    expect((await portal.call(detail, { id }, buyer)).data).toMatchObject({
      state: 'CONNECTED',
      dealId: null,
    });
  });
});

describe('by hand', () => {
  it('an operator recommends and signs for it; the exported list has both sides', async () => {
    const { demand } = await bringTogether();
    const reason = '对方的规格正合适，见一面就知道。';
    const sent = await portal.call(
      byHand,
      { projectId: demand, data: { toEnterpriseId: thirdId, reason } },
      operator,
    );
    const id = sent.data.recommendId;
    expect((await portal.call(detail, { id }, third)).data).toMatchObject({
      reason,
      fromLabel: '园区推荐',
      signedBy: '闻照影',
      score: null,
    });
    const listed = await portal.call(
      'GET /api/matchManage/recommend/queryManageList',
      { fromType: 'OPERATOR' },
      operator,
    );
    expect(listed.data.rows).toMatchObject([
      { projectEnterprise: buyerIs.name, toEnterprise: '第三家企业（演示）' },
    ]);
    const again = { projectId: demand, data: { toEnterpriseId: thirdId, reason } };
    expect(await code(portal.call(byHand, again, operator))).toBe('500072');
    const own = { projectId: demand, data: { toEnterpriseId: buyerId, reason } };
    expect(await fieldsOf(portal.call(byHand, own, operator))).toEqual(['data.toEnterpriseId']);
    expect(await code(portal.call(byHand, own, buyer))).toBe('500403');
    const found = await portal.call(
      'GET /api/matchManage/recommend/queryCandidates',
      { projectId: demand, keyword: '绛云' },
      operator,
    );
    expect(found.data.map(({ name }) => name)).toEqual([growerIs.name]);
  });
});

describe('before it is published', () => {
  it('a project sees whom it would be matched with, unnamed, and what would bring more', async () => {
    await bringTogether();
    const data = {
      kind: 'DEMAND',
      title: '情人节红玫瑰收购',
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
    const preview = async (more: object) =>
      (await portal.call('POST /api/matchManage/match/preview', { data: { ...data, ...more } }, buyer)).data;
    const whole = await preview({});
    expect(whole).toMatchObject({ count: 1, rows: [{ who: { regionName: '北坡温室片区' } }] });
    for (const secret of secretsOf(growerIs)) expect(JSON.stringify(whole)).not.toContain(secret);
    expect(await preview({ categoryCode: '' })).toMatchObject({ count: 0, rows: [], hints: [] });
  });

  it('the hall lists what is open, by kind, category and month of a season across the year', async () => {
    const { demand, offer } = await bringTogether();
    await portal.db.update(projects).set({ seasonFrom: 11, seasonTo: 2 }).where(eq(projects.id, offer));
    const ids = async (filter: Record<string, string | number>) =>
      (await portal.call('GET /api/matchManage/project/queryPublicList', filter)).data.rows
        .map(({ projectId }) => projectId)
        .sort();
    expect(await ids({})).toEqual([demand, offer].sort());
    expect(await ids({ kind: 'SUPPLY' })).toEqual([offer]);
    expect(await ids({ month: 12 })).toEqual([offer]);
    expect(await ids({ month: 6 })).toEqual([]);
    expect(await ids({ categoryCode: 'T_COLD' })).toEqual([]);
    expect(await ids({ keyword: '预冷供应' })).toEqual([offer]);
  });

  it('the hall counts as many as it lists, whatever happens to them', async () => {
    const { demand, offer } = await bringTogether();
    await portal.db.update(projects).set({ seasonFrom: null, seasonTo: null }).where(eq(projects.id, demand));
    const count = async (filter: Record<string, string | number>) => {
      const { total, rows, categories } = (
        await portal.call('GET /api/matchManage/project/queryPublicList', filter)
      ).data;
      expect(total).toBe(rows.length);
      return [total, categories.map((category) => [category.code, category.count])];
    };
    expect(await count({})).toEqual([2, [['T_ROSE', 2]]]);
    // A season without months is open in each.
    expect(await count({ month: 6 })).toEqual([1, [['T_ROSE', 2]]]);
    await portal.db.update(projects).set({ categoryCode: 'T_COLD' }).where(eq(projects.id, offer));
    expect(await count({ categoryCode: 'T_COLD' })).toEqual([
      1,
      [
        ['T_COLD', 1],
        ['T_ROSE', 1],
      ],
    ]);
    await portal.db.update(projects).set({ status: 'CLOSED' }).where(eq(projects.id, offer));
    expect(await count({ kind: 'SUPPLY' })).toEqual([0, [['T_ROSE', 1]]]);
    await portal.db.delete(projects).where(eq(projects.id, demand));
    expect(await count({})).toEqual([0, []]);
  });
});

const isAnswer = (event: RecommendEvent): event is AnswerEvent => answerEvents.some((one) => one === event);
const ofReceiver: readonly RecommendEvent[] = [...receiverEvents, 'registerDeal'];

describeTransitions<RecommendState, RecommendEvent, RecommendState>({
  states: recommendStates,
  events: recommendEvents.filter(isAnswer),
  planned: (state, event) => recommendTransitions[state][event],
  next: (state, event) => nextState(recommendTransitions, state, event),
  fire: async (state, event, planned) => {
    const { id } = await connect({ status: state, connectedAt: new Date('2026-11-20T04:00:00Z') });
    const token = ofReceiver.includes(event) ? grower : buyer;
    const { header, data } =
      event === 'registerDeal'
        ? await portal.call(deal, { id, version: 1, data: { dealDay: '2026-11-21' } }, token)
        : await portal.call(
            operate,
            {
              id,
              event: event as Exclude<AnswerEvent, 'registerDeal'>,
              version: 1,
              data: { declineReason: 'PRICE' },
            },
            token,
          );
    expect(header.retCode).toBe(planned ? '000000' : '500012');
    if (planned) expect(data.state).toBe(planned);
  },
});
