import { ratingPicturePurpose } from '@portal/contract/service-order/terms';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileGroups } from '../../platform/files/file.table.ts';
import { insertPicture } from '../../platform/files/testing/insert-picture.ts';
import { systemContext } from '../../platform/http/context.ts';
import { codeOf } from '../../testing/code-of.ts';
import { droppedTags, tagOf } from '../../testing/dropped-tags.ts';
import { cases } from '../case/case.table.ts';
import { insertOwned, logInMember } from '../enterprise/testing/insert-member.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { services, shops } from '../market/market.table.ts';
import { insertCategory, insertService, insertShop } from '../market/testing/insert-shop.ts';
import { messages } from '../message/message.table.ts';
import { measureShop } from './measure-shop.ts';
import { eraseOrders } from './service-order.account-end.ts';
import { serviceOrderLogs, serviceOrders, serviceRatings } from './service-order.table.ts';
import { insertOrder, milestoneOf } from './testing/insert-order.ts';

const rate = 'POST /api/serviceManage/rating/save';
const operate = 'POST /api/serviceManage/rating/operate';
const ownList = 'GET /api/serviceManage/rating/queryOwnList';
const shown = 'GET /api/serviceManage/rating/queryList';
const managed = 'GET /api/serviceManage/rating/queryManageList';
const decide = 'POST /api/serviceManage/rating/operateManage';
const reputation = 'GET /api/serviceManage/reputation/queryDetail';
const serviceList = 'GET /api/serviceManage/service/queryList';

const now = new Date('2026-11-21T02:00:00Z');
const day = 86_400_000;
const park = usePark(
  { shopOwner: 'owner', buyer: 'owner', other: 'owner' },
  { now, empties: [serviceRatings, serviceOrderLogs, serviceOrders, services, shops, cases, messages] },
);
let shopId: string;
let serviceId: string;

beforeAll(() => insertCategory(park.db));
beforeEach(async () => {
  shopId = await insertShop(park.db, { enterpriseId: park.shopOwner.enterpriseId });
  serviceId = await insertService(park.db, { shopId });
});

/** Sessions expire within days, so later calls need a new login. */
const again = ({ user }: typeof park.buyer) => logInMember(park, user, 'OWNER');
const said = { score: 4, quality: 5, timeliness: 3, attitude: 4, text: '报告清楚，晚了一天。' };
const completed = (given: object = {}) =>
  insertOrder(park.db, {
    providerEnterpriseId: park.shopOwner.enterpriseId,
    buyerEnterpriseId: park.buyer.enterpriseId,
    buyerUserId: park.buyer.user.id,
    shopId,
    serviceId,
    status: 'COMPLETED',
    turn: null,
    completedAt: now,
    ...given,
  });

describe('ratings', () => {
  it('are limited to one per side, within thirty days of completion', async () => {
    const orderId = await completed();
    const answers = await Promise.all([
      codeOf(park.call(rate, { orderId, data: said }, park.buyer.token)),
      codeOf(park.call(rate, { orderId, data: said }, park.buyer.token)),
    ]);
    expect(answers.toSorted()).toEqual(['000000', '500012']);
    expect(await codeOf(park.call(rate, { orderId, data: said }, park.shopOwner.token))).toBe('000000');
    // Only buyers' ratings are public.
    expect((await park.call(shown, { shopId, serviceId })).data.rows).toMatchObject([
      { score: 4, fromName: park.buyer.name, text: said.text },
    ]);
    const next = await completed();
    park.now = new Date(now.getTime() + 30 * day);
    const late = await again(park.buyer);
    expect(await codeOf(park.call(rate, { orderId: next, data: said }, late))).toBe('500012');
    park.now = new Date(now.getTime() + 30 * day - 1);
    expect(await codeOf(park.call(rate, { orderId: next, data: said }, await again(park.other)))).toBe(
      '500404',
    );
    expect(await codeOf(park.call(rate, { orderId: next, data: said }, late))).toBe('000000');
  });

  it('appear on the service page at once', async () => {
    const orderId = await completed();
    const dropped = await droppedTags(park, () => park.call(rate, { orderId, data: said }, park.buyer.token));
    expect(dropped).toEqual(expect.arrayContaining([tagOf(shown), tagOf(reputation), tagOf(serviceList)]));
  });

  it('require a completed order', async () => {
    const orderId = await completed({ status: 'DELIVERED', completedAt: null });
    expect(await codeOf(park.call(rate, { orderId, data: said }, park.buyer.token))).toBe('500012');
  });

  it.each([
    [{ score: 0 }, 'data.score'],
    [{ quality: 6 }, 'data.quality'],
    [{ text: '字'.repeat(501) }, 'data.text'],
  ])('bad input names its field: %o', async (given, field) => {
    const orderId = await completed();
    const answer = await park.call(rate, { orderId, data: { ...said, ...given } }, park.buyer.token);
    expect(answer.header.retCode).toBe('100001');
    expect(JSON.stringify(answer.data)).toContain(field);
  });

  it("hide an anonymous author's name in every call", async () => {
    const orderId = await completed();
    const written = (await park.call(rate, { orderId, data: { ...said, anonymous: true } }, park.buyer.token))
      .data;
    expect(written).toMatchObject({ orderId, isGiven: true });
    const got = (await park.call(ownList, { view: 'RECEIVED' }, park.shopOwner.token)).data;
    const officer = await park.logIn({ userType: '900', operatorRoles: ['OP_SERVICE'] });
    const id = written.ratingId;
    const asked = await park.call(
      operate,
      { id, event: 'askHide', version: 1, data: { text: '与事实不符' } },
      park.shopOwner.token,
    );
    const answers = [
      got,
      asked.data,
      (await park.call(managed, {}, officer)).data,
      (await park.call(shown, { shopId })).data,
    ];
    for (const answer of answers) {
      const text = JSON.stringify(answer);
      expect(text).toContain(said.text);
      for (const secret of [park.buyer.name, park.buyer.user.id, orderId]) expect(text).not.toContain(secret);
    }
  });

  it('cannot be anonymous where the order alone reveals the author', async () => {
    const offline = await completed({ isOffline: true, registeredBy: 'BUYER', serviceId: null });
    const data = { ...said, anonymous: true };
    const answer = await park.call(rate, { orderId: offline, data }, park.buyer.token);
    expect(JSON.stringify(answer.data)).toContain('data.anonymous');
    const orderId = await completed();
    expect(await codeOf(park.call(rate, { orderId, data }, park.shopOwner.token))).toBe('100002');
  });

  it('do not name persons', async () => {
    const person = await insertUser(park.db, { name: '苏映禾' });
    const token = await park.logIn({ userId: person.id, userAccId: person.userAccId });
    const orderId = await completed({ buyerEnterpriseId: null, buyerUserId: person.id });
    await park.call(rate, { orderId, data: said }, token);
    expect((await park.call(shown, { shopId })).data.rows).toMatchObject([{ fromName: null }]);
  });

  it('can be added to once within ninety days and replied to once', async () => {
    const orderId = await completed();
    const { ratingId: id } = (await park.call(rate, { orderId, data: said }, park.buyer.token)).data;
    const text = '第二批准时。';
    const at = (event: string, version: number, token: string) =>
      codeOf(park.call(operate, { id, event, version, data: { text } } as never, token));
    expect(await at('reply', 1, park.buyer.token)).toBe('500012');
    expect(await at('add', 1, park.shopOwner.token)).toBe('500012');
    expect(await at('reply', 1, park.other.token)).toBe('500404');
    expect(await at('add', 9, park.buyer.token)).toBe('500409');
    park.now = new Date(now.getTime() + 90 * day);
    const late = await again(park.buyer);
    expect(await at('add', 1, late)).toBe('500012');
    park.now = new Date(now.getTime() + 90 * day - 1);
    expect(await at('add', 1, late)).toBe('000000');
    expect(await at('add', 2, late)).toBe('500012');
    expect(await at('reply', 2, await again(park.shopOwner))).toBe('000000');
    expect(await at('reply', 3, await again(park.shopOwner))).toBe('500012');
    expect((await park.call(shown, { shopId })).data.rows).toMatchObject([{ addition: text, reply: text }]);
    const notices = await park.db.select().from(messages).where(eq(messages.userId, park.buyer.user.id));
    expect(notices.map(({ eventCode }) => eventCode)).toContain('SERVICE_RATING_MOVED');
  });

  it('stay public until the park hides them, which can be requested once', async () => {
    const orderId = await completed();
    const { ratingId: id } = (await park.call(rate, { orderId, data: said }, park.buyer.token)).data;
    const ask = { id, event: 'askHide', version: 1, data: { text: '泄露了价格' } } as const;
    expect(await codeOf(park.call(operate, ask, park.buyer.token))).toBe('500012');
    expect((await park.call(operate, ask, park.shopOwner.token)).data.state).toBe('PENDING');
    expect((await park.call(shown, { shopId })).data.total).toBe(1);
    const officer = await park.logIn({ userType: '900', operatorRoles: ['OP_SERVICE'] });
    expect((await park.call(managed, { tab: 'PENDING' }, officer)).data.total).toBe(1);
    expect(await codeOf(park.call(decide, { id, event: 'hide', version: 2 }, park.shopOwner.token))).toBe(
      '500403',
    );
    expect((await park.call(decide, { id, event: 'hide', version: 2 }, officer)).data.state).toBe('HIDDEN');
    expect(await codeOf(park.call(decide, { id, event: 'show', version: 3 }, officer))).toBe('500012');
    expect((await park.call(shown, { shopId })).data.total).toBe(0);
    const [shop] = await park.db.select().from(shops);
    expect(shop).toMatchObject({ avgRating: null, ratingCount: 0 });
  });
});

describe('rating pictures', () => {
  const upload = (given: Parameters<typeof insertPicture>[1] = {}) =>
    insertPicture(park.db, {
      visibility: 'owner',
      purpose: ratingPicturePurpose,
      ownerUserId: park.buyer.user.id,
      ...given,
    });
  const visibilityOf = async (id: string) => {
    const [file] = await park.db.select().from(fileGroups).where(eq(fileGroups.id, id));
    return file?.visibility;
  };
  const send = async (fileId: string, token = park.buyer.token, given: object = {}) =>
    park.call(rate, { orderId: await completed(given), data: { ...said, fileId } }, token);

  it('are public while the rating is, and visible to the park when it is hidden', async () => {
    const fileId = await upload();
    const { ratingId: id } = (await send(fileId)).data;
    expect(await visibilityOf(fileId)).toBe('public');
    expect((await park.call(shown, { shopId })).data.rows).toMatchObject([
      { picture: { fileId, width: 900 } },
    ]);
    await park.call(
      operate,
      { id, event: 'askHide', version: 1, data: { text: '拍到了合同' } },
      park.shopOwner.token,
    );
    expect(await visibilityOf(fileId)).toBe('public');
    const officer = await park.logIn({ userType: '900', operatorRoles: ['OP_SERVICE'] });
    const hidden = (await park.call(decide, { id, event: 'hide', version: 2 }, officer)).data;
    expect(hidden).toMatchObject({ state: 'HIDDEN', picture: { fileId } });
    expect(await visibilityOf(fileId)).toBe('owner');
    // A reader with access gets 304 for this ETag.
    const look = async (token?: string) => {
      const headers = { 'if-none-match': '"abc"', ...(token ? { token } : {}) };
      return (await park.app.inject({ url: `/api/fms/show/${fileId}_0`, headers })).statusCode;
    };
    expect([await look(officer), await look(park.shopOwner.token), await look()]).toEqual([304, 404, 404]);
  });

  it('must be the author’s own upload for a rating, used only once', async () => {
    const wrong = [
      await upload({ ownerUserId: park.other.user.id }),
      await upload({ purpose: 'ORDER_FILE' }),
      await upload({ width: null }),
      await upload({ visibility: 'public' }),
      'nothing',
    ];
    for (const fileId of wrong) expect((await send(fileId)).data).toHaveProperty(['fields', 'data.fileId']);
    // A refused file has not become public.
    expect(await visibilityOf(wrong[2] ?? '')).toBe('owner');
    const own = await upload();
    expect(await codeOf(send(own))).toBe('000000');
    expect((await send(own)).data).toHaveProperty(['fields', 'data.fileId']);
  });

  it('can be added only by the buyer of an order', async () => {
    const ofShop = await upload({ ownerUserId: park.shopOwner.user.id });
    expect((await send(ofShop, park.shopOwner.token)).data).toHaveProperty(['fields', 'data.fileId']);
    const deal = { isOffline: true, registeredBy: 'BUYER', serviceId: null };
    expect((await send(await upload(), park.buyer.token, deal)).data).toHaveProperty([
      'fields',
      'data.fileId',
    ]);
  });

  it("are deleted with the author's account", async () => {
    const fileId = await upload();
    const { ratingId: id } = (await send(fileId)).data;
    await park.db.transaction((tx) => eraseOrders(tx, park.buyer.user.id, systemContext(park)));
    expect(await visibilityOf(fileId)).toBeUndefined();
    const [rating] = await park.db.select().from(serviceRatings).where(eq(serviceRatings.id, id));
    expect(rating).toMatchObject({ anonymous: true, picture: null });
  });
});

describe('reputation', () => {
  const answered = async (...minutes: number[]) => {
    for (const responseMin of minutes) await completed({ respondedAt: now, responseMin });
    await park.db.transaction((tx) => measureShop(tx, shopId, now));
  };

  it('is not measured below five inquiries in the last ninety days', async () => {
    await answered(10, 20, 30, 40);
    await completed({ responseMin: 50, respondedAt: new Date(now.getTime() - 90 * day - 1) });
    expect((await park.call(reputation, { shopId })).data).toMatchObject({
      sample: 4,
      medianMin: null,
      p90Min: null,
      credit: null,
    });
    await completed({ responseMin: 50, respondedAt: new Date(now.getTime() - 90 * day) });
    expect((await park.call(reputation, { shopId })).data).toMatchObject({
      sample: 5,
      medianMin: 30,
      p90Min: 46,
    });
  });

  it('counts unanswered inquiries, deals of both kinds, and ratings of orders only', async () => {
    await answered(5, 60, 61, 500);
    await completed({ status: 'EXPIRED', completedAt: null, respondedAt: now, responseMin: 1440 });
    await completed({ isOffline: true, registeredBy: 'BUYER', serviceId: null });
    const [order] = await park.db.select().from(serviceOrders).where(eq(serviceOrders.responseMin, 5));
    const done = milestoneOf({
      dueDate: '2026-11-20',
      providerDoneAt: now.getTime() - day,
      buyerOkAt: now.getTime(),
    });
    await park.db
      .update(serviceOrders)
      .set({ milestones: [done, { ...done, providerDoneAt: now.getTime() }] })
      .where(eq(serviceOrders.id, order?.id ?? ''));
    await park.call(rate, { orderId: order?.id, data: said }, park.buyer.token);
    const { data } = await park.call(reputation, { shopId });
    expect(data).toMatchObject({
      doneCount: 5,
      ratings: 1,
      avgRating: 4,
      stars: [0, 0, 0, 1, 0],
      sample: 5,
      histogram: [2, 1, 0, 1, 1],
      medianMin: 61,
    });
    // One in seven of the milestones due was on time, counting those of the other orders.
    expect(data.credit?.parts.map(({ part }) => part)).toEqual(['KEPT', 'RATED', 'ANSWERED', 'RULED']);
    expect(data.credit?.parts.find(({ part }) => part === 'RATED')).toMatchObject({ points: 23, most: 30 });
    expect(data.credit?.parts.find(({ part }) => part === 'ANSWERED')).toMatchObject({
      points: 13,
      most: 20,
    });
    expect((await park.call(reputation, { shopId, serviceId })).data.doneCount).toBe(4);
  });

  it('sorts the list of services, unmeasured ones last', async () => {
    await answered(10, 20, 30, 40, 50);
    const slow = await insertOwned(park);
    const slowShop = await insertShop(park.db, {
      enterpriseId: slow.enterpriseId,
      medianResponseMin: 300,
    });
    const slowService = await insertService(park.db, {
      shopId: slowShop,
      medianResponseMin: 300,
      avgRating: 4.9,
      doneCount: 90,
    });
    const fresh = await insertService(park.db, { shopId: slowShop });
    const order = async (sort: string) =>
      (await park.call(serviceList, { sort })).data.rows.map((row) => row.serviceId);
    expect(await order('response')).toEqual([serviceId, slowService, fresh]);
    expect((await order('rating'))[0]).toBe(slowService);
    expect((await order('done'))[0]).toBe(slowService);
    const [first] = (await park.call(serviceList, { sort: 'response' })).data.rows;
    expect(first).toMatchObject({
      medianResponseMin: 30,
      p90ResponseMin: 46,
      responseSample: 5,
      doneCount: 5,
    });
  });
});
