import { entryNoOf } from '@portal/contract/lottery/draw';
import type {
  OwnPrize,
  prizeOperate,
  prizeQueryOwnDetail,
  prizeQueryOwnList,
} from '@portal/contract/lottery/public';
import {
  type PrizeState,
  prizeKindLabels,
  prizeStateLabels,
  prizeStates,
  prizeTransitions,
  winnerEvents,
} from '@portal/contract/lottery/terms';
import * as m from '@portal/texts/messages';
import { and, desc, eq } from 'drizzle-orm';
import { countTabs } from '../../platform/database/count-tabs.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { InputOf, Verb } from '../../platform/http/context.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { posts } from '../community/post.table.ts';
import { shownPostPath } from '../community/post-path.public.ts';
import { type LotteryPrize, lotteryEntries, lotteryPrizes } from './lottery.table.ts';
import { movePrize } from './move-prize.ts';

export const selectPrizes = (db: Db) =>
  db
    .select({
      prize: lotteryPrizes,
      title: posts.title,
      status: posts.status,
      no: lotteryEntries.no,
      nonce: lotteryEntries.nonce,
    })
    .from(lotteryPrizes)
    .innerJoin(posts, eq(posts.id, lotteryPrizes.postId))
    .innerJoin(lotteryEntries, eq(lotteryEntries.id, lotteryPrizes.entryId));

export type PrizeOfList = Awaited<ReturnType<typeof selectPrizes>>[number];

export const isInState = (state: PrizeState | undefined) => state && eq(lotteryPrizes.state, state);

/** The part of a prize that winners and operators both see. */
export const viewPrize = ({ prize, title, status, no, nonce }: PrizeOfList) => ({
  prizeId: prize.id,
  postId: prize.postId,
  title,
  path: shownPostPath('LOTTERY', prize.postId, status),
  entryNo: entryNoOf(no, nonce),
  rank: prize.rank,
  name: prize.name,
  kind: prize.kind,
  kindLabel: prizeKindLabels[prize.kind](),
  state: prize.state,
  stateLabel: prizeStateLabels[prize.state](),
  isReserve: prize.isReserve,
  claimUntil: prize.claimUntil.getTime(),
  version: prize.version,
});

const viewOwn = (row: PrizeOfList, box: SecretBox): OwnPrize => {
  const { state, contact, codeSealed } = row.prize;
  return {
    ...viewPrize(row),
    contact,
    code: (state === 'SENT' || state === 'RECEIVED') && codeSealed !== null ? box.open(codeSealed) : '',
    actions: winnerEvents.filter((event) => prizeTransitions[state][event] !== undefined),
  };
};

export const queryOwnPrizes: Verb<typeof prizeQueryOwnList> = ({ db, actor, box }, input) => {
  const isOwn = eq(lotteryPrizes.userId, actor.userId);
  const { state, pageNo, pageSize } = input;
  const rows = selectPrizes(db)
    .where(and(isOwn, isInState(state)))
    .orderBy(desc(lotteryPrizes.createdAt), desc(lotteryPrizes.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const counts = countTabs(prizeStates, isInState, (columns) =>
    db.select(columns).from(lotteryPrizes).where(isOwn),
  );
  return pageOfTabs(input, rows.execute(), { counts, tab: state }, (row) => viewOwn(row, box));
};

async function getOwn(db: Db, box: SecretBox, userId: string, id: string): Promise<OwnPrize> {
  const [row] = await selectPrizes(db).where(and(eq(lotteryPrizes.id, id), eq(lotteryPrizes.userId, userId)));
  if (!row) throw notFound();
  return viewOwn(row, box);
}

/** @throws {AppError} 500404 */
export const queryOwnPrize: Verb<typeof prizeQueryOwnDetail> = ({ db, actor, box }, { id }) =>
  getOwn(db, box, actor.userId, id);

/** The contact details needed to hand out a prize of this kind. @throws {AppError} 100002 */
function contactOf({ kind }: LotteryPrize, { name, phone, address }: InputOf<typeof prizeOperate>['data']) {
  if (kind === 'POINTS' || kind === 'VIRTUAL_CODE') return null;
  const needed = { name: m.field_person_name, phone: m.field_phone, address: m.field_address };
  const given = { name, phone, address };
  const faults = Object.entries(needed)
    .filter(([field]) => (kind === 'MAIL' || field !== 'address') && given[field as 'name'] === '')
    .map(([field, label]) => [`data.${field}`, m.fault_fill_in({ field: label() })]);
  if (faults.length > 0) throw fieldsRefused(Object.fromEntries(faults));
  return given;
}

/** @throws {AppError} 500404, 500409, 500012, 100002 */
export const operatePrize: Verb<typeof prizeOperate> = (ctx, { id, version, event, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const prize = await lockVersion(
      tx,
      lotteryPrizes,
      { id, version },
      eq(lotteryPrizes.userId, ctx.actor.userId),
    );
    await movePrize(tx, ctx, prize, event, event === 'claim' ? { contact: contactOf(prize, data) } : {});
    return getOwn(tx, ctx.box, ctx.actor.userId, id);
  });
