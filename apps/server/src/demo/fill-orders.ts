import {
  type OrderState,
  orderLifecycle,
  type RulingEvent,
  type SideEvent,
} from '@portal/contract/service-order/lifecycle';
import type { OperateData } from '@portal/contract/service-order/public';
import type { OrderSide } from '@portal/contract/service-order/terms';
import { and, eq, like, lt } from 'drizzle-orm';
import { recordCase } from '../features/case/case.public.ts';
import { users } from '../features/identity/user.table.ts';
import { services, shops } from '../features/market/market.table.ts';
import { messages } from '../features/message/message.table.ts';
import { placeOrder } from '../features/service-order/apply-order.ts';
import { measureShop } from '../features/service-order/measure-shop.ts';
import { linkOf, moveOrder } from '../features/service-order/move-order.ts';
import { columnsOf } from '../features/service-order/operate-order.ts';
import { firedBy } from '../features/service-order/service-order.policy.ts';
import { registerOfflineDeal } from '../features/service-order/service-order.public.ts';
import {
  type Milestone,
  type OrderRecord,
  serviceOrderLogs,
  serviceOrders,
} from '../features/service-order/service-order.table.ts';
import { addDays, chinaDayOf } from '../platform/china-time.ts';
import { orderedId } from '../platform/ordered-id.ts';
import { addWorkingHours } from '../platform/working-hours.ts';
import { composeShops } from './content/compose-market.ts';
import {
  demoCompleted,
  demoDeals,
  demoMinutes,
  demoNeeds,
  demoOpenOrders,
  demoQuoteNotes,
} from './content/compose-orders.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';
import { type DemoPerson, sourceOf } from './demo-source.ts';
import { fileEvidence } from './file-evidence.ts';
import { fillRatings } from './fill-ratings.ts';
import { fillShopContacts } from './fill-shop-contacts.ts';

const day = 86_400_000;
const pick = <T>(all: readonly T[], at: number): T => {
  const one = all[at % all.length];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

interface Offer {
  service: typeof services.$inferSelect;
  shop: typeof shops.$inferSelect;
  shopKey: string;
  owner: DemoPerson;
}

/** Services on offer, taking one of each shop in turn, and the buyers. */
async function readParties({ tx }: DemoContext) {
  const all = await tx.select().from(users);
  const isOwner = ({ loginName }: DemoPerson) =>
    (loginName.startsWith('ent_') || loginName.startsWith('demo_')) &&
    !['demo_finance', 'demo_staff'].includes(loginName);
  const ownerOf = (enterpriseId: string): DemoPerson => {
    const found = all.find((user) => user.enterpriseId === enterpriseId && isOwner(user));
    if (!found) throw new Error(`the demo park has no owner of ${enterpriseId}`);
    return found;
  };
  const named = (loginName: string): DemoPerson => {
    const found = all.find((user) => user.loginName === loginName);
    if (!found) throw new Error(`the demo park has no ${loginName}`);
    return found;
  };
  const keys = new Map(composeShops().map(({ key }) => [demoId('shop', key), key]));
  const rows = await tx
    .select({ service: services, shop: shops })
    .from(services)
    .innerJoin(shops, eq(shops.id, services.shopId))
    .where(and(eq(services.status, 'ON'), eq(shops.status, 'OPEN')))
    .orderBy(services.title);
  const offers = rows.map(
    (row): Offer => ({
      ...row,
      shopKey: keys.get(row.shop.id) ?? '',
      owner: ownerOf(row.shop.enterpriseId),
    }),
  );
  const buyers = ['E01', 'E03', 'E14', 'E15', 'E08', 'E16', 'E18', 'E13'].map((key) =>
    ownerOf(demoId('enterprise', key)),
  );
  return { offers, ownerOf, named, buyers: [...buyers, named('demo_person')] };
}
type Parties = Awaited<ReturnType<typeof readParties>>;

/** A service of an enterprise other than the buyer’s own. */
function offerFor(offers: readonly Offer[], buyer: DemoPerson, at: number): Offer {
  const found = Array.from({ length: offers.length }, (_, step) => pick(offers, at + step)).find(
    ({ shop }) => shop.enterpriseId !== buyer.enterpriseId,
  );
  if (!found) throw new Error('every service belongs to the buyer');
  return found;
}

/** A morning on the last working day on or before `ago` days ago. */
function workMorning(today: string, ago: number, at: number): number {
  const wanted = addDays(today, -ago);
  const weekday = new Date(`${wanted}T00:00:00Z`).getUTCDay();
  const back = weekday === 0 ? 2 : weekday === 6 ? 1 : 0;
  return notAhead(chinaInstant(addDays(wanted, -back), 540 + ((at * 17) % 170)));
}

/** {@link workMorning}, but at least a week after all of these people joined. */
function morningOf(today: string, ago: number, at: number, people: readonly DemoPerson[]): number {
  const latest = Math.max(...people.map(({ createdAt }) => createdAt.getTime()));
  const most = Math.floor((chinaInstant(today) - latest) / day) - 9;
  return workMorning(today, Math.min(ago, Math.max(most, 0)), at);
}

const amountOf = ({ service }: Offer, at: number): number => (service.priceFen ?? 68_000) * (2 + (at % 9));

/** The steps of a service as milestones that add up to the amount, evenly spaced. */
function milestonesOf({ service }: Offer, amountFen: number, begin: number): OperateData['milestones'] {
  const names = service.processSteps.slice(0, 4);
  const each = Math.floor(amountFen / names.length);
  return names.map((name, at) => ({
    name,
    dueDate: chinaDayOf(begin + (at + 1) * 3 * day),
    amountFen: at === names.length - 1 ? amountFen - each * (names.length - 1) : each,
  }));
}

const sideOfEvent = (event: SideEvent): OrderSide =>
  orderLifecycle.by[event] === 'PROVIDER' || event === 'agreeCancel' ? 'PROVIDER' : 'BUYER';

interface Parted {
  buyer: DemoPerson;
  offer: Offer;
}

/** Fires an event for a side at a given moment, by the same rules as the API. */
function actor({ tx }: DemoContext, { buyer, offer }: Parted) {
  return async (
    order: OrderRecord,
    event: SideEvent,
    at: number,
    given: Partial<OperateData> = {},
    side = sideOfEvent(event),
  ) => {
    const source = sourceOf(side === 'BUYER' ? buyer : offer.owner, notAhead(at));
    const data = { text: '', amountFen: null, milestones: [], fileIds: [], ...given };
    return moveOrder(tx, source, order, {
      event: firedBy(event, order.milestones),
      side,
      set: columnsOf(order, event, side, data, source.now),
      text: data.text,
      fileIds: data.fileIds,
    });
  };
}

const place = ({ tx }: DemoContext, { buyer, offer }: Parted, at: number, key: string, created: number) =>
  placeOrder(tx, sourceOf(buyer, created), {
    id: demoId('order', key),
    need: pick(demoNeeds, at),
    fileIds: [],
    serviceId: offer.service.id,
    shopId: offer.shop.id,
    buyerUserId: buyer.id,
    buyerEnterpriseId: buyer.auditStatus === '2' ? buyer.enterpriseId : null,
    providerEnterpriseId: offer.shop.enterpriseId,
    subject: offer.service.title,
  });

const refusals: Partial<Record<OrderState, string>> = {
  DECLINED: '这周排期已满，最早要到下月初，不耽误您。',
  CLOSED: '比预算高两成，先不做了。',
  CANCELLED: '订单推迟到明年，双方说好不做了。',
};

/** Days since an order in this state was placed. */
const agoOf = (state: OrderState, at: number): number => {
  if (state === 'APPLIED') return at % 2;
  if (state === 'QUOTED') return 2 + (at % 4);
  return orderLifecycle.groups.agreed.includes(state) ? 9 + (at % 4) : 20 + (at % 60);
};

/** Takes an order through its steps to the state. */
async function bring(context: DemoContext, parted: Parted, state: OrderState, at: number, key: string) {
  const { tx, today } = context;
  const act = actor(context, parted);
  const created = morningOf(today, agoOf(state, at), at, [parted.buyer, parted.offer.owner]);
  let order = await place(context, parted, at, key, created);
  if (state === 'APPLIED') return order;
  const answered = addWorkingHours(
    new Date(created),
    demoMinutes(parted.offer.shopKey, at) * 60_000,
  ).getTime();
  if (state === 'EXPIRED') {
    const source = { ...sourceOf(parted.buyer, (order.dueAt ?? new Date()).getTime()), actor: null };
    const set = { respondedAt: source.now, responseMin: 1_440 };
    return moveOrder(tx, source, order, { event: 'expire', side: null, set });
  }
  const text = refusals[state] ?? '';
  if (state === 'DECLINED') return act(order, 'decline', answered, { text });
  const amountFen = amountOf(parted.offer, at);
  const quote = {
    text: pick(demoQuoteNotes, at),
    amountFen,
    milestones: milestonesOf(parted.offer, amountFen, answered),
  };
  order = await act(order, 'quote', answered, quote);
  if (state === 'QUOTED') return order;
  if (state === 'CLOSED') return act(order, 'refuse', answered + day, { text });
  order = await act(order, 'accept', answered + day / 3);
  if (state === 'CANCELLED') {
    order = await act(order, 'askCancel', answered + day, { text });
    return act(order, 'agreeCancel', answered + 2 * day);
  }
  return deliver(context, parted, order, { state, at, begin: answered + day });
}

interface Way {
  state: OrderState;
  at: number;
  begin: number;
}

/** Completes milestones and, if required, opens a dispute. */
async function deliver(context: DemoContext, parted: Parted, order: OrderRecord, { state, at, begin }: Way) {
  const act = actor(context, parted);
  const steps = order.milestones.length;
  const done = state === 'DELIVERED' ? steps : 1 + (at % Math.max(1, steps - 1));
  let moved = order;
  for (let step = 0; step < done; step += 1) {
    const when = begin + step * 2 * day;
    const isShown = parted.buyer.loginName === 'demo_enterprise';
    const fileIds = isShown
      ? [await fileEvidence(context, parted.offer.owner, `${order.id} ${step}`, moved, step)]
      : [];
    moved = await act(moved, 'done', when, { fileIds });
    // The last milestone of an order in progress waits for the buyer.
    if (state === 'DELIVERED' || step < done - 1) moved = await act(moved, 'confirm', when + day / 2);
  }
  if (state !== 'DISPUTED') return moved;
  moved = await act(moved, 'dispute', begin + done * 2 * day, {
    text: '返还料电导率 1.6，约定 0.8 以下；第 4 车没有封闭车厢，要求退第 4 车费用。',
  });
  moved = await act(
    moved,
    'say',
    begin + done * 2 * day + day / 2,
    { text: '入场料盐分高于填报，除盐一次做不到 0.8；承认第 4 车篷布未扣，愿退 380.00 元。' },
    'PROVIDER',
  );
  return moved;
}

/** Open orders and those that ended without completion; those of the demo accounts come first in each state. */
async function fillOpen(context: DemoContext, { offers, buyers, named }: Parties): Promise<void> {
  const provider = named('demo_provider');
  const ofProvider = offers.filter(({ shop }) => shop.enterpriseId === provider.enterpriseId);
  let at = 0;
  for (const state of orderLifecycle.states)
    for (let place = 0; place < demoOpenOrders[state]; place += 1) {
      at += 1;
      const buyer = place === 2 ? named('demo_person') : pick(buyers, place === 0 ? 0 : at);
      const isForProvider = place === 1 || (place > 2 && place % 3 === 0);
      const offer = offerFor(isForProvider ? ofProvider : offers, buyer, at * 7);
      const order = await bring(context, { buyer, offer }, state, at, `open ${at}`);
      if (state === 'DISPUTED' && place === 1)
        await rule(context, named('op_service'), order, 'ruleComplete');
    }
}

const rule = ({ tx }: DemoContext, officer: DemoPerson, order: OrderRecord, event: RulingEvent) => {
  const source = sourceOf(officer, notAhead(order.updatedAt.getTime() + day / 4));
  return moveOrder(tx, source, order, {
    event,
    side: null,
    text: '第 4 车未按约定封闭，退 380.00 元；除盐按实际入场料计，其余按完成处理。',
    set: { ruledAt: source.now },
  });
};

/** Completed orders, inserted directly, because their messages would have been read long ago. */
async function fillCompleted({ tx, today }: DemoContext, { offers, buyers }: Parties): Promise<void> {
  for (let at = 0; at < demoCompleted; at += 1) {
    const buyer = pick(buyers, at * 5 + Math.floor(at / buyers.length));
    // Two shops have few orders, so that too few responses are measured.
    const chosen =
      at % 29 === 0 ? offers : offers.filter(({ shopKey }) => !['SH13', 'SH14'].includes(shopKey));
    const offer = offerFor(chosen, buyer, at * 11);
    const created = morningOf(today, 13 + ((at * 7) % 150), at, [buyer, offer.owner]);
    const responseMin = demoMinutes(offer.shopKey, at);
    const responded = addWorkingHours(new Date(created), responseMin * 60_000);
    const begin = responded.getTime() + day;
    const amountFen = amountOf(offer, at);
    const milestones = milestonesOf(offer, amountFen, begin).map((step, place): Milestone => {
      // One in eleven is late.
      const late = (at + place) % 11 === 0 ? day : 0;
      const doneAt = notAhead(begin + (place + 1) * 2 * day + late * 2);
      return { ...step, providerDoneAt: doneAt, buyerOkAt: notAhead(doneAt + day / 3), fileIds: [] };
    });
    const completed = new Date(notAhead(begin + (milestones.length * 2 + 1) * day));
    const [order] = await tx
      .insert(serviceOrders)
      .values({
        id: demoId('order', `completed ${at}`),
        createdAt: new Date(created),
        createdBy: buyer.id,
        updatedAt: completed,
        serviceId: offer.service.id,
        shopId: offer.shop.id,
        buyerUserId: buyer.id,
        buyerEnterpriseId: buyer.auditStatus === '2' ? buyer.enterpriseId : null,
        providerEnterpriseId: offer.shop.enterpriseId,
        subject: offer.service.title,
        need: pick(demoNeeds, at),
        quotedFen: amountFen,
        quoteNote: pick(demoQuoteNotes, at),
        agreedFen: amountFen,
        milestones,
        respondedAt: responded,
        responseMin,
        completedAt: completed,
        status: 'COMPLETED',
      })
      .returning();
    if (!order) throw new Error('failed to insert order');
    const story = [
      { event: 'apply', side: 'BUYER', at: created },
      { event: 'quote', side: 'PROVIDER', at: responded.getTime() },
      { event: 'accept', side: 'BUYER', at: responded.getTime() + day / 2 },
      ...milestones.flatMap(({ providerDoneAt, buyerOkAt }, step) => [
        { event: 'done', side: 'PROVIDER', at: providerDoneAt ?? 0 } as const,
        {
          event: step === milestones.length - 1 ? 'deliver' : 'confirm',
          side: 'BUYER',
          at: buyerOkAt ?? 0,
        } as const,
      ]),
      { event: 'finish', side: 'BUYER', at: completed.getTime() },
    ] as const;
    await tx.insert(serviceOrderLogs).values(
      story.map((line, place) => ({
        id: orderedId(line.at + place),
        orderId: order.id,
        at: new Date(line.at),
        event: line.event,
        side: line.side,
        userId: line.side === 'BUYER' ? buyer.id : offer.owner.id,
        text: '',
        fileIds: [],
      })),
    );
    for (const { event, side, at: when } of [
      story[0],
      { ...story[1], event: 'finish', side: 'BUYER', at: completed.getTime() },
    ] as const)
      await recordCase(tx, {
        kind: 'SERVICE_ORDER',
        bizId: order.id,
        userId: order.buyerUserId,
        enterpriseId: order.buyerEnterpriseId,
        subject: order.subject,
        state: event === 'apply' ? 'APPLIED' : 'COMPLETED',
        link: linkOf(order, 'BUYER'),
        event: { event, by: { name: side === 'BUYER' ? buyer.name : offer.owner.name } },
        now: new Date(when),
      });
  }
}

/** Twelve offline deals, in every state. */
async function fillDeals({ tx, today }: DemoContext, { ownerOf }: Parties): Promise<void> {
  for (const [at, deal] of demoDeals.entries()) {
    const [buyerEnterpriseId, providerEnterpriseId] = [
      demoId('enterprise', deal.buyer),
      demoId('enterprise', deal.provider),
    ];
    const [buyer, provider] = [ownerOf(buyerEnterpriseId), ownerOf(providerEnterpriseId)];
    const ago = deal.state === 'TO_CONFIRM' ? 2 + at : 30 + at * 3;
    const begin = morningOf(today, ago, at, [buyer, provider]);
    const [registrar, other] = deal.by === 'BUYER' ? [buyer, provider] : [provider, buyer];
    const order = await registerOfflineDeal(tx, sourceOf(registrar, begin), {
      id: demoId('order', `deal ${at}`),
      registeredBy: deal.by,
      buyerEnterpriseId,
      providerEnterpriseId,
      subject: deal.subject,
      dealDay: chinaDayOf(begin - 3 * day),
      amountFen: deal.yuan * 100,
    });
    if (deal.state === 'TO_CONFIRM') continue;
    if (deal.state === 'EXPIRED') {
      const source = { ...sourceOf(other, begin + 15 * day), actor: null };
      await moveOrder(tx, source, order, { event: 'expire', side: null });
      continue;
    }
    await moveOrder(tx, sourceOf(other, begin + 2 * day), order, {
      event: deal.state === 'COMPLETED' ? 'confirmDeal' : 'refuseDeal',
      side: deal.by === 'BUYER' ? 'PROVIDER' : 'BUYER',
      text: deal.state === 'REFUSED' ? '金额与合同不符，请按合同重新登记。' : '',
    });
  }
}

/** Marks messages older than a few days as read. */
const readOld = ({ tx, today }: DemoContext) =>
  tx
    .update(messages)
    .set({ readAt: messages.sentAt, mergeKey: null })
    .where(
      and(
        like(messages.eventCode, 'SERVICE_ORDER_%'),
        lt(messages.sentAt, new Date(chinaInstant(addDays(today, -4)))),
      ),
    );

/**
 * 240 orders in every state, twelve of them offline deals, with 170 ratings and the measured reputation of the shops.
 */
export async function fillOrders(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const parties = await readParties(context);
  await fillCompleted(context, parties);
  await fillOpen(context, parties);
  await fillDeals(context, parties);
  await fillRatings(context);
  await fillShopContacts(context, parties);
  const measured = await tx.select({ id: shops.id }).from(shops);
  for (const { id } of measured) await measureShop(tx, id, new Date(notAhead(chinaInstant(today, 1_440))));
  await readOld(context);
}
