import { maxSentADay } from '@portal/contract/match/recommend-terms';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterEach, describe, expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { testNow } from '../../testing/test-app.ts';
import { services, shops } from '../market/market.table.ts';
import { insertService, insertShop } from '../market/testing/insert-shop.ts';
import { matches } from '../match/match.table.ts';
import { recommendations, recommendMutes } from '../match/recommend.table.ts';
import { insertProject } from '../match/testing/insert-project.ts';
import { insertRecommend } from '../match/testing/insert-recommend.ts';
import {
  bringTogether,
  buyerIs,
  code,
  fieldsOf,
  growerIs,
  secretsOf,
  useTwoSides,
} from '../match/testing/use-two-sides.ts';
import { messages } from '../message/message.table.ts';
import { computeMatches } from './testing/compute-matches.ts';

const send = 'POST /api/matchManage/recommend/send';
const apply = 'POST /api/matchManage/recommend/apply';
const operate = 'POST /api/matchManage/recommend/operate';
const mute = 'POST /api/matchManage/recommend/mute';
const byHand = 'POST /api/matchManage/recommend/sendByHand';
const detail = 'GET /api/matchManage/recommend/queryDetail';
const received = 'GET /api/matchManage/recommend/queryReceived';
const record = 'GET /api/matchManage/recommend/queryRecord';
const ownMatches = 'GET /api/matchManage/match/queryOwnList';
const publicMatches = 'GET /api/matchManage/match/queryList';
const standing = 'GET /api/matchManage/recommend/queryStanding';

const park = useTwoSides();

describe('matches of a project', () => {
  it('are scored in six parts with reasons, both ways; the best are recommended once', async () => {
    const { demand, offer } = await bringTogether(park);
    await computeMatches(park.deps, { projectId: demand });
    const { data } = await park.call(publicMatches, { projectId: demand });
    const [best] = data.rows;
    expect(best).toMatchObject({
      targetType: 'PROJECT',
      href: `/match/${offer}`,
      title: '情人节红玫瑰预冷供应',
    });
    expect(best?.parts.map(({ label, reason }) => [label, reason])).toEqual([
      ['品类', '为保护匿名未显示，按一半计分'],
      ['需求文字', expect.stringMatching(/^共有 \d+ 处相同用词$/)],
      ['时间', '月份全部重合'],
      ['价格', '报价与预算重合'],
      ['地区', '为保护匿名未显示，按一半计分'],
      ['信用', '为保护匿名未显示，按一半计分'],
    ]);
    expect(best?.parts.reduce((sum, { points }) => sum + points, 0)).toBe(best?.score);
    // The third trades in another category: it scores below forty and isn't listed.
    expect(data.rows).toHaveLength(1);
    const sent = await park.db.select().from(recommendations);
    expect(sent).toMatchObject([{ toEnterpriseId: park.growerId, fromType: 'SYSTEM' }]);
    expect(sent[0]?.parts.map(({ reason }) => reason)).toEqual([
      'CATEGORY_SAME',
      'TEXT_SHARED',
      'SEASON_ALL',
      'PRICE_MEETS',
      'REGION_NEAR',
      'CREDIT_KNOWN',
    ]);
    await computeMatches(park.deps, null);
    await computeMatches(park.deps, { projectId: demand });
    expect(await park.db.$count(recommendations, eq(recommendations.projectId, demand))).toBe(1);
    expect(await park.db.$count(messages, eq(messages.eventCode, 'MATCH_FOUND'))).toBeGreaterThan(0);
  });

  it('end with the project, and so do pending recommendations', async () => {
    const { demand } = await bringTogether(park);
    await computeMatches(park.deps, { projectId: demand });
    await park.db.update(recommendations).set({ status: 'INTERESTED' });
    const closed = await park.call(
      'POST /api/matchManage/project/operate',
      { id: demand, event: 'close', version: 1 },
      park.buyer,
    );
    expect(closed.data.state).toBe('CLOSED');
    await computeMatches(park.deps, { projectId: demand });
    expect((await park.call(publicMatches, { projectId: demand })).data.rows).toEqual([]);
    expect(await park.db.select().from(recommendations)).toMatchObject([{ status: 'DECLINED' }]);
  });

  it('are reweighted within limits after a refusal, and show how many refused and why', async () => {
    const { demand } = await bringTogether(park);
    await computeMatches(park.deps, { projectId: demand });
    const [{ id } = { id: '' }] = await park.db.select().from(recommendations);
    const data = { declineReason: 'FAR' } as const;
    expect(await fieldsOf(park.call(operate, { id, event: 'decline', version: 1 }, park.grower))).toEqual([
      'data.declineReason',
    ]);
    await park.call(operate, { id, event: 'decline', version: 1, data }, park.grower);
    await computeMatches(park.deps, { projectId: demand });
    const own = await park.call(ownMatches, { projectId: demand }, park.buyer);
    expect(own.data.refusals).toEqual([{ label: '距离太远', count: 1 }]);
    // The weight it has learned counts but isn't shown, as it'd tell two enterprises apart.
    const weightOf = (parts: readonly { part: string; weight: number }[] = []) =>
      parts.find(({ part }) => part === 'REGION')?.weight;
    expect(weightOf(own.data.rows[0]?.parts)).toBe(10);
    const [kept] = await park.db.select().from(matches).where(eq(matches.projectId, demand));
    expect(weightOf(kept?.parts)).toBe(12);
    expect(await code(park.call(ownMatches, { projectId: demand }, park.grower))).toBe('500404');
  });
});

describe('an introduction', () => {
  /** Everything that both sides and visitors can read about it, and both sides' messages. */
  async function readAll(id: string, demand: string) {
    const bodies = await Promise.all([
      park.call(detail, { id }, park.buyer),
      park.call(record, {}, park.buyer),
      park.call(ownMatches, { projectId: demand }, park.buyer),
      park.call('GET /api/caseManage/todo/queryList', {}, park.buyer),
      park.call('GET /api/messageManage/message/queryList', {}, park.buyer),
    ]);
    const others = await Promise.all([
      park.call(detail, { id }, park.grower),
      park.call(received, {}, park.grower),
      park.call(standing, { projectId: demand }, park.grower),
      park.call('GET /api/caseManage/case/queryList', {}, park.grower),
      park.call('GET /api/messageManage/message/queryList', {}, park.grower),
      park.call('GET /api/matchManage/project/queryDetail', { id: demand }, park.grower),
      park.call(publicMatches, { projectId: demand }),
      park.call('GET /api/matchManage/project/queryPublicList', {}),
      park.call('GET /api/searchManage/search/queryList', { keyword: '红玫瑰' }),
    ]);
    return { byBuyer: JSON.stringify(bodies), byGrower: JSON.stringify(others) };
  }
  const expectBlind = async (id: string, demand: string) => {
    const { byBuyer, byGrower } = await readAll(id, demand);
    for (const secret of [...secretsOf(growerIs), park.growerId]) expect(byBuyer).not.toContain(secret);
    for (const secret of [...secretsOf(buyerIs), park.buyerId]) expect(byGrower).not.toContain(secret);
  };

  it('hides both names in every response until both agree, then reveals both', async () => {
    const { demand } = await bringTogether(park);
    await computeMatches(park.deps, { projectId: demand });
    const [{ id } = { id: '' }] = await park.db
      .select()
      .from(recommendations)
      .where(eq(recommendations.projectId, demand));
    await expectBlind(id, demand);
    await park.call(operate, { id, event: 'open', version: 1 }, park.grower);
    await expectBlind(id, demand);
    const data = { note: '周二周四出货', offeredX100: 3_200_000 };
    await park.call(operate, { id, event: 'interested', version: 2, data }, park.grower);
    await expectBlind(id, demand);
    const todo = await park.call('GET /api/caseManage/todo/queryList', {}, park.buyer);
    expect(JSON.stringify(todo.data)).toContain(id);
    const agreed = await park.call(operate, { id, event: 'agree', version: 3 }, park.buyer);
    expect(agreed.data).toMatchObject({
      state: 'CONNECTED',
      offeredX100: 3_200_000,
      contacts: {
        own: { enterpriseName: buyerIs.name, name: buyerIs.contactName, phone: buyerIs.contactPhone },
        other: { enterpriseName: growerIs.name, name: growerIs.contactName, phone: growerIs.contactPhone },
      },
    });
    expect((await park.call(detail, { id }, park.grower)).data.contacts?.other).toMatchObject({
      enterpriseName: buyerIs.name,
      phone: buyerIs.contactPhone,
    });
    const opened = await park.db
      .select({ after: operLogs.after })
      .from(operLogs)
      .where(eq(operLogs.event, 'recommend.openContact'));
    expect(opened.map(({ after }) => (after as { enterpriseId: string }).enterpriseId).sort()).toEqual(
      [park.buyerId, park.growerId].sort(),
    );
    const { gathered } = (await park.call(ownMatches, { projectId: demand }, park.buyer)).data;
    expect(gathered).toMatchObject({ connectedX100: 3_200_000, interestedX100: 0 });
  });

  it('refuses text that gives its author away', async () => {
    const { demand } = await bringTogether(park);
    const said = (note: string) => park.call(apply, { projectId: demand, data: { note } }, park.grower);
    expect(await fieldsOf(said('我们是绛云切花'))).toEqual(['data.note']);
    expect(await fieldsOf(said('请打 154 1003 5287'))).toEqual(['data.note']);
    expect(await code(said('可先看样'))).toBe('000000');
    expect(
      await fieldsOf(
        park.call(
          byHand,
          { projectId: demand, data: { toEnterpriseId: park.thirdId, reason: '席远岫在找货' } },
          park.operator,
        ),
      ),
    ).toEqual(['data.reason']);
  });
});

describe('a matching service', () => {
  const fits = async () => {
    const { demand } = await bringTogether(park);
    const shopId = await insertShop(park.db, { enterpriseId: park.growerId, name: '绛云预冷' });
    const serviceId = await insertService(park.db, { shopId, title: '采后预冷' });
    const matchId = ulid();
    await park.db.insert(matches).values({
      id: matchId,
      projectId: demand,
      targetType: 'SERVICE',
      targetId: serviceId,
      enterpriseId: park.growerId,
      score: 61,
      parts: [],
      computedAt: testNow,
    });
    return { demand, serviceId, matchId };
  };
  afterEach(async () => {
    for (const table of [recommendMutes, recommendations, matches, services, shops])
      await park.db.delete(table);
  });

  it('recommends the project to its provider, who isn’t told the project’s owner', async () => {
    const { demand, serviceId, matchId } = await fits();
    const sent = await park.call(send, { matchId, data: { reason: '想先试一批' } }, park.buyer);
    expect(sent.data).toMatchObject({ service: { serviceId, title: '采后预冷' }, contacts: null });
    const id = sent.data.recommendId;
    const read = (await park.call(detail, { id }, park.grower)).data;
    expect(read).toMatchObject({ service: { serviceId }, side: 'RECEIVER' });
    for (const secret of [...secretsOf(buyerIs), park.buyerId])
      expect(JSON.stringify(read)).not.toContain(secret);
    expect(await code(park.call(send, { matchId }, park.buyer))).toBe('500072');
    expect(await code(park.call(send, { matchId }, park.grower))).toBe('500404');
    const managedRow = (await park.call('GET /api/matchManage/recommend/queryManageList', {}, park.operator))
      .data.rows[0];
    expect(managedRow).toMatchObject({ serviceTitle: '采后预冷', projectId: demand });
  });

  it('reveals nothing about an unnamed match with the same enterprise, or vice versa', async () => {
    const { demand, serviceId, matchId } = await fits();
    const blind = ulid();
    await park.db.insert(matches).values({
      id: blind,
      projectId: demand,
      targetType: 'ENTERPRISE',
      targetId: park.growerId,
      enterpriseId: park.growerId,
      score: 70,
      parts: [],
      computedAt: testNow,
    });
    await park.call(send, { matchId }, park.buyer);
    const rows = async () => (await park.call(ownMatches, { projectId: demand }, park.buyer)).data.rows;
    expect((await rows()).map(({ targetType, state }) => [targetType, state])).toEqual(
      expect.arrayContaining([
        ['ENTERPRISE', null],
        ['SERVICE', 'SENT'],
      ]),
    );
    expect(await code(park.call(send, { matchId: blind }, park.buyer))).toBe('000000');
    await park.db
      .update(recommendations)
      .set({ status: 'INTERESTED' })
      .where(eq(recommendations.serviceId, serviceId));
    expect((await rows()).map(({ targetType, state }) => [targetType, state])).toEqual(
      expect.arrayContaining([
        ['ENTERPRISE', 'SENT'],
        ['SERVICE', 'INTERESTED'],
      ]),
    );
  });
});

describe('limits', () => {
  const own = async (projectId: string) => {
    await computeMatches(park.deps, { projectId });
    const rows = (await park.call(ownMatches, { projectId }, park.buyer)).data.rows;
    return rows[0]?.matchId ?? '';
  };

  it('block a repeated recommendation for thirty days, even concurrently', async () => {
    const { demand } = await bringTogether(park);
    const matchId = await own(demand);
    await park.db.delete(recommendations);
    const codes = await Promise.all([1, 2].map(() => code(park.call(send, { matchId }, park.buyer))));
    expect(codes.sort()).toEqual(['000000', '500072']);
    expect(await code(park.call(apply, { projectId: demand }, park.grower))).toBe('500072');
    await park.db.update(recommendations).set({ sentAt: new Date('2026-10-22T03:59:59Z') });
    expect(await code(park.call(send, { matchId }, park.buyer))).toBe('000000');
    expect(await code(park.call(send, { matchId }, park.grower))).toBe('500404');
  });

  it('allow an enterprise twenty recommendations a day', async () => {
    const { demand } = await bringTogether(park);
    const matchId = await own(demand);
    await park.db.delete(recommendations);
    const other = await insertProject(park.db, { enterpriseId: park.buyerId, title: '另一条红玫瑰需求' });
    for (let sent = 0; sent < maxSentADay; sent++)
      await insertRecommend(park.db, {
        projectId: other,
        ownerId: park.buyerId,
        toEnterpriseId: park.thirdId,
        fromEnterpriseId: park.buyerId,
        fromType: 'ENTERPRISE',
        sentAt: new Date('2026-11-20T16:00:00Z'),
      });
    expect(await code(park.call(send, { matchId }, park.buyer))).toBe('500024');
    await park.db.update(recommendations).set({ sentAt: new Date('2026-11-20T15:59:59Z') });
    expect(await code(park.call(send, { matchId }, park.buyer))).toBe('000000');
  });

  it('let a receiver mute and unmute a sender who stays anonymous', async () => {
    const { demand } = await bringTogether(park);
    const matchId = await own(demand);
    await park.db.delete(recommendations);
    const { data } = await park.call(send, { matchId }, park.buyer);
    await park.call(mute, { id: data.recommendId, data: { muted: true } }, park.grower);
    const mutes = await park.call('GET /api/matchManage/recommend/queryMutes', {}, park.grower);
    expect(mutes.data).toMatchObject([{ recommendId: data.recommendId, fromLabel: '企业推荐' }]);
    for (const secret of [...secretsOf(buyerIs), park.buyerId])
      expect(JSON.stringify(mutes.data)).not.toContain(secret);
    await park.db.update(recommendations).set({ sentAt: new Date('2026-09-01T00:00:00Z') });
    expect(await code(park.call(send, { matchId }, park.buyer))).toBe('500024');
    await park.call(mute, { id: data.recommendId, data: { muted: false } }, park.grower);
    expect(await code(park.call(send, { matchId }, park.buyer))).toBe('000000');
  });

  it('refuse one’s own projects, closed ones and drafts', async () => {
    const { demand } = await bringTogether(park);
    expect(await code(park.call(apply, { projectId: demand }, park.buyer))).toBe('500012');
    const draft = await insertProject(park.db, { enterpriseId: park.buyerId, status: 'DRAFT' });
    expect(await code(park.call(apply, { projectId: draft }, park.grower))).toBe('500404');
    expect(await code(park.call(standing, { projectId: draft }, park.grower))).toBe('500404');
    expect((await park.call(standing, { projectId: demand }, park.buyer)).data.isOwn).toBe(true);
  });
});

describe('a manual recommendation', () => {
  it('is made in the operator’s own name; the exported list shows both sides', async () => {
    const { demand } = await bringTogether(park);
    const reason = '对方的规格正合适，见一面就知道。';
    const sent = await park.call(
      byHand,
      { projectId: demand, data: { toEnterpriseId: park.thirdId, reason } },
      park.operator,
    );
    const id = sent.data.recommendId;
    expect((await park.call(detail, { id }, park.third)).data).toMatchObject({
      reason,
      fromLabel: '园区推荐',
      signedBy: '闻照影',
      score: null,
    });
    const listed = await park.call(
      'GET /api/matchManage/recommend/queryManageList',
      { fromType: 'OPERATOR' },
      park.operator,
    );
    expect(listed.data.rows).toMatchObject([
      { projectEnterprise: buyerIs.name, toEnterprise: '第三家企业（演示）' },
    ]);
    const again = { projectId: demand, data: { toEnterpriseId: park.thirdId, reason } };
    expect(await code(park.call(byHand, again, park.operator))).toBe('500072');
    const own = { projectId: demand, data: { toEnterpriseId: park.buyerId, reason } };
    expect(await fieldsOf(park.call(byHand, own, park.operator))).toEqual(['data.toEnterpriseId']);
    expect(await code(park.call(byHand, own, park.buyer))).toBe('500403');
    const found = await park.call(
      'GET /api/matchManage/recommend/queryCandidates',
      { projectId: demand, keyword: '绛云' },
      park.operator,
    );
    expect(found.data.map(({ name }) => name)).toEqual([growerIs.name]);
  });
});

describe('an unpublished project', () => {
  it('previews unnamed matches and changes that would bring more', async () => {
    await bringTogether(park);
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
      (await park.call('POST /api/matchManage/match/preview', { data: { ...data, ...more } }, park.buyer))
        .data;
    const whole = await preview({});
    expect(whole).toMatchObject({
      count: 1,
      rows: [{ who: { regionName: '', chainStage: null, creditGrade: '' } }],
    });
    for (const secret of secretsOf(growerIs)) expect(JSON.stringify(whole)).not.toContain(secret);
    expect(await preview({ categoryCode: '' })).toMatchObject({ count: 0, rows: [], hints: [] });
  });
});
