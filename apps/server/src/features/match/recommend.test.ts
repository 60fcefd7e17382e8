import {
  type AnswerEvent,
  answerEvents,
  type RecommendEvent,
  type RecommendState,
  receiverEvents,
  recommendEvents,
  recommendStates,
  recommendTransitions,
} from '@portal/contract/match/recommend-terms';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { messages } from '../message/message.table.ts';
import { serviceOrders } from '../service-order/service-order.table.ts';
import { followDeals } from './follow-deals.ts';
import { countRecommends } from './recommend.queries.ts';
import { recommendations } from './recommend.table.ts';
import { settleRecommends } from './settle-recommends.ts';
import { code, connect, fieldsOf, useTwoSides } from './testing/use-two-sides.ts';

const operate = 'POST /api/matchManage/recommend/operate';
const mute = 'POST /api/matchManage/recommend/mute';
const deal = 'POST /api/matchManage/recommend/registerDeal';
const detail = 'GET /api/matchManage/recommend/queryDetail';
const received = 'GET /api/matchManage/recommend/queryReceived';
const record = 'GET /api/matchManage/recommend/queryRecord';

const park = useTwoSides();

describe('introductions', () => {
  it('are hidden from others, and read-only for members who do not lead', async () => {
    const { id } = await connect(park, { status: 'SENT' });
    expect(await code(park.call(detail, { id }, park.third))).toBe('500404');
    expect(await code(park.call(operate, { id, event: 'interested', version: 1 }, park.third))).toBe(
      '500404',
    );
    expect(await code(park.call(mute, { id, data: { muted: true } }, park.third))).toBe('500404');
    expect(await code(park.call(mute, { id, data: { muted: true } }, park.buyer))).toBe('500404');
    expect(await code(park.call(deal, { id, version: 1, data: { dealDay: '2026-11-21' } }, park.third))).toBe(
      '500404',
    );
    expect((await park.call(detail, { id }, park.growerStaff)).data).toMatchObject({
      actions: [],
      isMutable: false,
    });
    expect(await code(park.call(operate, { id, event: 'open', version: 1 }, park.growerStaff))).toBe(
      '300002',
    );
    expect((await park.call(received, {}, park.third)).data.rows).toEqual([]);
    expect(await code(park.call(operate, { id, event: 'interested', version: 7 }, park.grower))).toBe(
      '500409',
    );
  });

  it('expire once without an answer within thirty days, after a single reminder', async () => {
    const { id } = await connect(park, { status: 'SENT' });
    expect(await code(park.call(operate, { id, event: 'remind', version: 1 }, park.buyer))).toBe('000000');
    expect(await code(park.call(operate, { id, event: 'remind', version: 2 }, park.buyer))).toBe('500024');
    expect(await park.db.$count(messages, eq(messages.eventCode, 'RECOMMEND_REMIND'))).toBe(1);
    park.now = new Date('2026-12-20T04:00:00Z');
    await settleRecommends(park.deps);
    expect((await park.db.select().from(recommendations))[0]?.status).toBe('SENT');
    park.now = new Date('2026-12-20T04:00:01Z');
    await settleRecommends(park.deps);
    await settleRecommends(park.deps);
    expect(await park.db.select().from(recommendations)).toMatchObject([{ status: 'EXPIRED', version: 3 }]);
  });

  it('count as viewed or interested even if they expired afterwards', async () => {
    const { id } = await connect(park, { status: 'SENT' });
    const sent = (await park.call(record, {}, park.buyer)).data.counts;
    expect(sent).toMatchObject({ ALL: 1, SENT: 1, EVER_VIEWED: 0, EVER_INTERESTED: 0 });
    await park.call(operate, { id, event: 'open', version: 1 }, park.grower);
    await park.call(operate, { id, event: 'interested', version: 2 }, park.grower);
    park.now = new Date('2027-01-05T04:00:00Z');
    await settleRecommends(park.deps);
    expect(await countRecommends(park.db, {})).toMatchObject({
      EXPIRED: 1,
      EVER_VIEWED: 1,
      EVER_INTERESTED: 1,
      EVER_CONNECTED: 0,
      EVER_AGREED: 0,
    });
  });
});

describe('deals', () => {
  const register = (id: string, dealDay: string, token = park.grower) =>
    park.call(deal, { id, version: 1, data: { dealDay, amountFen: 12_800_000 } }, token);

  it('are registered by either side, confirmed by the other, and complete the introduction', async () => {
    const { id, demand } = await connect(park);
    expect(await fieldsOf(register(id, '2026-11-22'))).toEqual(['data.dealDay']);
    expect(await fieldsOf(register(id, '2026-11-19'))).toEqual(['data.dealDay']);
    expect((await register(id, '2026-11-21')).data.state).toBe('COOPERATING');
    const [order] = await park.db.select().from(serviceOrders);
    expect(order).toMatchObject({
      isOffline: true,
      registeredBy: 'PROVIDER',
      buyerEnterpriseId: park.buyerId,
      providerEnterpriseId: park.growerId,
      projectId: demand,
      recommendationId: id,
      agreedFen: 12_800_000,
    });
    await followDeals(park.deps);
    expect((await park.call(detail, { id }, park.buyer)).data.state).toBe('COOPERATING');
    const { data } = await park.call(
      'POST /api/serviceManage/order/operate',
      { id: order?.id ?? '', event: 'confirmDeal', version: order?.version ?? 0 },
      park.buyer,
    );
    expect(data.state).toBe('COMPLETED');
    await followDeals(park.deps);
    await followDeals(park.deps);
    expect((await park.call(detail, { id }, park.buyer)).data).toMatchObject({
      state: 'DONE',
      dealId: order?.id,
    });
  });

  it('refused by the other side leave the introduction as it was', async () => {
    const { id } = await connect(park);
    await register(id, '2026-11-21');
    await park.db.update(serviceOrders).set({ status: 'REFUSED' });
    await followDeals(park.deps);
    expect((await park.call(detail, { id }, park.buyer)).data).toMatchObject({
      state: 'CONNECTED',
      dealId: null,
    });
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
    const { id } = await connect(park, { status: state, connectedAt: new Date('2026-11-20T04:00:00Z') });
    const token = ofReceiver.includes(event) ? park.grower : park.buyer;
    const { header, data } =
      event === 'registerDeal'
        ? await park.call(deal, { id, version: 1, data: { dealDay: '2026-11-21' } }, token)
        : await park.call(
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
