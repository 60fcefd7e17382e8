import { eq } from 'drizzle-orm';
import { insertEnterprise } from '../../apps/server/src/features/enterprise/testing/insert-enterprise.ts';
import { insertService, insertShop } from '../../apps/server/src/features/market/testing/insert-shop.ts';
import { serviceOrders } from '../../apps/server/src/features/service-order/service-order.table.ts';
import { chinaDayOf } from '../../apps/server/src/platform/china-time.ts';
import type { PayloadPages, PayloadSource } from './payload-source.ts';
import type { Writer } from './writer.ts';

const service = '/api/serviceManage';
const orders = `${service}/order`;

interface Order {
  orderId: string;
  version: number;
}
interface Rating {
  ratingId: string;
  version: number;
}

const today = chinaDayOf(new Date());

/** An order that was disputed and ruled on, one that is rated, answered and asked about, and a deal off line. */
async function write({ db, fixtures: { author, owner, person }, write }: Writer): Promise<PayloadPages> {
  const enterpriseId = await insertEnterprise(db, {
    name: '服务方（演示）',
    creditCode: '91990000MA0ORDERS1',
  });
  const shopId = await insertShop(db, { enterpriseId });
  const serviceId = await insertService(db, { shopId });
  // The same hands are on both sides of an order, so that what each of them writes can be looked for.
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
  await act(owner.caller, 'quote', { amountFen: 100, milestones: [{ dueDate: today, amountFen: 100 }] });
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
    data: { partner: '91990000MA0ORDERS1', side: 'BUYER', dealDay: today, amountFen: null, fileIds: [] },
  });
  return {
    public: [`/service/servicelist/${serviceId}`, `/service/shop-detail/${shopId}`],
    person: [`/my-list?order=${id}`, '/my-comment?view=given'],
    owner: [`/cooperation-list?order=${id}`, '/my-comment', `/offline-cooperation?order=${deal.orderId}`],
    operator: [`/manage/order-dispute?order=${id}`, '/manage/order-dispute?view=ratings'],
  };
}

export const orderPayloads: PayloadSource = {
  unshown: {
    [`${orders}/apply data.fileIds[]`]: 'is looked up',
    [`${orders}/operate data.fileIds[]`]: 'is looked up',
    [`${orders}/register data.fileIds[]`]: 'is looked up',
    [`${orders}/register data.partner`]: 'is looked up',
  },
  write,
};
