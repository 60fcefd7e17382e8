import { eq } from 'drizzle-orm';
import { shops } from '../../../apps/server/src/features/market/market.table.ts';
import { insertService, insertShop } from '../../../apps/server/src/features/market/testing/insert-shop.ts';
import { serviceQuestions } from '../../../apps/server/src/features/service-order/question/question.table.ts';
import { serviceOrders } from '../../../apps/server/src/features/service-order/service-order.table.ts';
import { serviceRecommends } from '../../../apps/server/src/features/service-recommend/service-recommend.table.ts';
import { chinaDayOf } from '../../../apps/server/src/platform/china-time.ts';
import { insertOther } from '../insert-other.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

const service = '/api/serviceManage';
const orders = `${service}/order`;

interface Order {
  orderId: string;
  version: number;
}
interface Asked {
  questionId: string;
  version: number;
}
interface Filed {
  complaintId: string;
  version: number;
}
interface Rating {
  ratingId: string;
  version: number;
}

// The long form can run past midnight.
const today = () => chinaDayOf(new Date());

/**
 * An order that was disputed and ruled on, one with a rating the shop replied to and wants hidden, and an offline deal.
 */
async function write({ db, fixtures: { author, owner, person }, write }: Writer): Promise<PayloadPages> {
  const provider = await insertOther(db, '服务方');
  const enterpriseId = provider.id;
  const shopId = await insertShop(db, { enterpriseId });
  const serviceId = await insertService(db, { shopId });
  // The owner is on both sides of an order, so that the texts of each side can be found.
  const ownProvider = owner.user.enterpriseId ?? '';
  const turnRound = (id: string) =>
    db
      .update(serviceOrders)
      .set({ providerEnterpriseId: ownProvider, buyerEnterpriseId: null, buyerUserId: person.user.id })
      .where(eq(serviceOrders.id, id));
  const applied = await write<Order>(person.caller, `${orders}/apply`, { serviceId, data: { fileIds: [] } });
  const id = applied.orderId;
  await turnRound(id);
  let { version } = applied;
  const act = async (caller: typeof owner.caller, event: string, more: object = {}) => {
    const data = { amountFen: null, milestones: [], fileIds: [], ...more };
    version = (await write<Order>(caller, `${orders}/operate`, { id, event, version, data })).version;
  };
  await act(owner.caller, 'quote', { amountFen: 100, milestones: [{ dueDate: today(), amountFen: 100 }] });
  await act(person.caller, 'accept');
  await act(owner.caller, 'done');
  await act(person.caller, 'dispute');
  await act(owner.caller, 'say');
  await write(author.caller, `${service}/dispute/operateManage`, {
    id,
    event: 'ruleComplete',
    version,
    data: {},
  });
  const rated = await write<Rating>(person.caller, `${service}/rating/save`, {
    orderId: id,
    data: { score: 4, quality: 4, timeliness: 4, attitude: 4, anonymous: false },
  });
  const say = (caller: typeof owner.caller, event: string, at: number) =>
    write<Rating>(caller, `${service}/rating/operate`, { id: rated.ratingId, event, version: at, data: {} });
  const added = await say(person.caller, 'add', rated.version);
  const answered = await say(owner.caller, 'reply', added.version);
  await say(owner.caller, 'askHide', answered.version);
  const deal = await write<Order>(owner.caller, `${orders}/register`, {
    data: { partner: provider.creditCode, side: 'BUYER', dealDay: today(), amountFen: null, fileIds: [] },
  });
  const ask = await write<Asked>(person.caller, `${service}/question/submit`, { serviceId, data: {} });
  const [own] = await db.select({ id: shops.id }).from(shops).where(eq(shops.enterpriseId, ownProvider));
  const ownShop = own?.id ?? (await insertShop(db, { enterpriseId: ownProvider }));
  // The owner also takes the shop's side, to see what is said to it.
  await db.update(serviceQuestions).set({ shopId: ownShop }).where(eq(serviceQuestions.id, ask.questionId));
  const answer = (event: string, at: number) =>
    write<Asked>(owner.caller, `${service}/question/operate`, {
      id: ask.questionId,
      event,
      version: at,
      data: {},
    });
  const said = await answer('answer', ask.version);
  await write(author.caller, `${service}/question/operateManage`, {
    id: ask.questionId,
    event: 'hide',
    version: said.version,
    data: {},
  });
  await author.caller.post(`${service}/question/operateManage`, {
    id: ask.questionId,
    event: 'show',
    version: said.version + 1,
  });
  // The owner reads both sides in turn, what is sent and what is answered.
  const other = await insertOther(db, '被推荐方');
  const recommended = await write<{ recommendId: string; version: number }>(
    owner.caller,
    '/api/matchManage/serviceRecommend/send',
    { serviceId, data: { partner: other.creditCode } },
  );
  await db
    .update(serviceRecommends)
    .set({ fromEnterpriseId: other.id, toEnterpriseId: ownProvider })
    .where(eq(serviceRecommends.id, recommended.recommendId));
  await write(owner.caller, '/api/matchManage/serviceRecommend/operate', {
    id: recommended.recommendId,
    event: 'decline',
    version: recommended.version,
    data: {},
  });
  const filed = await write<Filed>(person.caller, `${service}/complaint/submit`, {
    shopId: ownShop,
    data: { kind: 'PRICE', fileId: '' },
  });
  const find = (event: string, at: number) =>
    write<Filed>(author.caller, `${service}/complaint/operateManage`, {
      id: filed.complaintId,
      event,
      version: at,
      data: {},
    });
  const taken = await find('accept', filed.version);
  const stated = await write<Filed>(owner.caller, `${service}/complaint/operate`, {
    id: filed.complaintId,
    event: 'state',
    version: taken.version,
    data: {},
  });
  await find('uphold', stated.version);
  return {
    public: [`/service/servicelist/${serviceId}`, `/service/shop-detail/${shopId}`],
    person: [
      `/my-list?order=${id}`,
      '/my-list?view=questions',
      `/my-list?view=complaints&complaint=${filed.complaintId}`,
      '/my-comment?view=given',
    ],
    owner: [
      `/cooperation-list?order=${id}`,
      '/cooperation-list?view=questions',
      '/receive-recommend?view=services',
      `/cooperation-list?view=complaints&complaint=${filed.complaintId}`,
      '/my-comment',
      `/offline-cooperation?order=${deal.orderId}`,
    ],
    operator: [
      `/manage/order-dispute?order=${id}`,
      '/manage/order-dispute?view=ratings',
      '/manage/order-dispute?view=questions',
      `/manage/order-dispute?view=complaints&complaint=${filed.complaintId}`,
    ],
  };
}

export const source: PayloadSource = {
  unshown: {
    [`${orders}/apply data.fileIds[]`]: 'is looked up',
    [`${service}/complaint/submit data.fileId`]: 'is looked up',
    [`${service}/rating/save data.fileId`]: 'is looked up',
    '/api/matchManage/serviceRecommend/send data.partner': 'is looked up',
    [`${orders}/operate data.fileIds[]`]: 'is looked up',
    [`${orders}/register data.fileIds[]`]: 'is looked up',
    [`${orders}/register data.partner`]: 'is looked up',
  },
  write,
};
