import type { RecommendEvent, RecommendState } from '@portal/contract/match/recommend-terms';
import { and, eq, like, lt } from 'drizzle-orm';
import { moveRecommend } from '../features/match/operate-recommend.ts';
import type { Project } from '../features/match/project.table.ts';
import type { Recommendation } from '../features/match/recommend.table.ts';
import { registerDealOf } from '../features/match/register-deal.ts';
import { messages } from '../features/message/message.table.ts';
import { moveOrder } from '../features/service-order/move-order.ts';
import { serviceOrders } from '../features/service-order/service-order.table.ts';
import { addDays, chinaDayOf } from '../platform/china-time.ts';
import { areThere, findPairs, type Pair, type People, readPeople, send } from './candidate-pairs.ts';
import { demoRecommendStates, demoRecommendWords } from './content/compose-recommends.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import type { DemoContext } from './demo-context.ts';
import { sourceOf } from './demo-source.ts';

const day = 86_400_000;

type Step = Exclude<RecommendEvent, 'remind' | 'endDeal'>;

const ways: Record<RecommendState, readonly Step[]> = {
  SENT: [],
  VIEWED: ['open'],
  INTERESTED: ['open', 'interested'],
  CONNECTED: ['open', 'interested', 'agree'],
  COOPERATING: ['open', 'interested', 'agree', 'registerDeal'],
  DONE: ['open', 'interested', 'agree', 'registerDeal', 'finish'],
  DECLINED: ['open', 'decline'],
  EXPIRED: ['expire'],
  WITHDRAWN: ['withdraw'],
};

/** When it was sent: lengthy states use the oldest projects, and pending recommendations are less than a month old. */
function sentAtOf({ project }: Pair, state: RecommendState, at: number): number {
  const published = project.publishedAt?.getTime() ?? Date.now();
  const age = Math.floor((Date.now() - published) / day);
  const isWaiting = state === 'SENT' || state === 'VIEWED' || state === 'INTERESTED';
  const after = isWaiting ? Math.max(0, age - 3 - (at % 22)) : Math.min(age, at % 4);
  return published + after * day + (2 + (at % 5)) * 3_600_000;
}

/** Takes a recommendation to its state, about a day per step. */
async function goOn(
  tx: DemoContext['tx'],
  people: People,
  { project }: Pair,
  begun: Recommendation,
  { state, at }: { state: RecommendState; at: number },
): Promise<void> {
  let row = begun;
  for (const [step, event] of ways[state].entries()) {
    const late = event === 'expire' ? 30 * day : (step + 1) * 20 * 3_600_000;
    const time = notAhead(begun.sentAt.getTime() + late);
    const isOwners = event === 'agree' || event === 'withdraw';
    const byEnterpriseId = isOwners ? row.ownerId : row.toEnterpriseId;
    const source = sourceOf(people.leaderOf(byEnterpriseId), time);
    if (event === 'registerDeal') {
      const deal = { dealDay: chinaDayOf(time), amountFen: dealFen(project) };
      row = await registerDealOf(tx, source, row, { project, byEnterpriseId, deal });
      if (state === 'DONE') await confirmDeal(tx, people, row, notAhead(time + day / 2));
      continue;
    }
    const reasons = demoRecommendWords.declines;
    const bySystem = event === 'expire' || event === 'finish';
    row = await moveRecommend(tx, bySystem ? { ...source, actor: null } : source, row, {
      event,
      data: {
        note:
          event === 'interested'
            ? (demoRecommendWords.notes[at % demoRecommendWords.notes.length] ?? '')
            : '',
        declineReason: event === 'decline' ? (reasons[at % reasons.length] ?? 'OTHER') : null,
        offeredX100: event === 'interested' ? offeredOf(project, at) : null,
      },
    });
  }
}

/** The owner of the project confirms the deal the other side registered. */
async function confirmDeal(tx: DemoContext['tx'], people: People, row: Recommendation, time: number) {
  const [order] = await tx
    .select()
    .from(serviceOrders)
    .where(eq(serviceOrders.id, row.dealId ?? ''));
  if (!order) throw new Error(`${row.id} has no deal`);
  await moveOrder(tx, sourceOf(people.leaderOf(row.ownerId), time), order, {
    event: 'confirmDeal',
    side: order.registeredBy === 'BUYER' ? 'PROVIDER' : 'BUYER',
  });
}

/** A part of the quantity, as a single partner could supply or take it. */
const offeredOf = ({ quantityX100 }: Project, at: number): number | null =>
  quantityX100 === null ? null : Math.max(100, Math.round((quantityX100 * (2 + (at % 4))) / 1_000) * 100);

const dealFen = ({ priceFromFen, quantityX100 }: Project): number | null =>
  priceFromFen === null || quantityX100 === null ? null : Math.round((priceFromFen * quantityX100) / 100);

/** Matches for every open project, and 180 recommendations in every state. */
export async function fillRecommends({ tx, today }: DemoContext): Promise<void> {
  const people = await readPeople(tx);
  const pairs = await findPairs(tx, today);
  const states = demoRecommendStates();
  // Expired ones need the most time, so they use the oldest projects.
  const old = pairs.filter(({ project }) => (project.publishedAt?.getTime() ?? 0) < Date.now() - 36 * day);
  const expired = new Set(
    old
      .filter((pair) => areThere(people, pair, sentAtOf(pair, 'EXPIRED', 0)))
      .slice(0, states.filter((state) => state === 'EXPIRED').length + 5),
  );
  const others = new Set(pairs.filter((pair) => !expired.has(pair)));
  for (const [at, state] of states.entries()) {
    const left = state === 'EXPIRED' ? expired : others;
    const pair = [...left].find((each) => areThere(people, each, sentAtOf(each, state, at)));
    if (!pair) throw new Error(`no match for recommendation ${at}`);
    left.delete(pair);
    const sentAt = notAhead(sentAtOf(pair, state, at));
    const begun = await send(tx, people, pair, at, sentAt);
    await goOn(tx, people, pair, begun, { state, at });
  }
  // Marks older messages as read.
  await tx
    .update(messages)
    .set({ readAt: messages.sentAt, mergeKey: null })
    .where(
      and(
        like(messages.eventCode, 'RECOMMEND_%'),
        lt(messages.sentAt, new Date(chinaInstant(addDays(today, -3)))),
      ),
    );
}
