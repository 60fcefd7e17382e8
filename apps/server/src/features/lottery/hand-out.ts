import { shortOf } from '@portal/contract/lottery/draw';
import type { ManagedPrize, prizeHandOut, prizeQueryManageList } from '@portal/contract/lottery/public';
import {
  handingEvents,
  type PrizeState,
  prizeStates,
  prizeTransitions,
} from '@portal/contract/lottery/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, asc, eq } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import { countTabs } from '../../platform/database/count-tabs.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { maskPhone } from '../../platform/text/mask.ts';
import type { SheetColumn } from '../../platform/xlsx/build-sheet.ts';
import { posts } from '../community/post.table.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import { lotteryPrizes } from './lottery.table.ts';
import { movePrize } from './move-prize.ts';
import { isInState, type PrizeOfList, selectPrizes, viewPrize } from './own-prizes.ts';

const viewManaged = (row: PrizeOfList, names: ReadonlyMap<string, string>): ManagedPrize => {
  const { state, contact, preparedBy, preparedAt, userId } = row.prize;
  const possible = handingEvents.filter((event) => prizeTransitions[state][event] !== undefined);
  return {
    ...viewPrize(row),
    winnerName: names.get(userId) ?? '',
    contact,
    preparedByName: names.get(preparedBy ?? '') ?? '',
    preparedAt: preparedAt?.getTime() ?? null,
    actions: possible.filter((event) => event === 'prepare' || preparedBy !== null),
  };
};

const namesIn = (db: Db, rows: PrizeOfList[]) =>
  namesOfUsers(
    db,
    rows.flatMap(({ prize }) => [prize.userId, prize.preparedBy]),
  );

interface Filter {
  state?: PrizeState | undefined;
  keyword?: string | undefined;
}

const conditions = ({ keyword }: Filter) => contains(keyword, posts.title, lotteryPrizes.name);

export async function listManagedPrizes(
  db: Db,
  { state, pageNo, pageSize, ...filter }: Filter & { pageNo: number; pageSize: number },
): Promise<ManagedPrize[]> {
  const rows = await selectPrizes(db)
    .where(and(conditions(filter), isInState(state)))
    .orderBy(asc(lotteryPrizes.claimUntil), asc(lotteryPrizes.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const names = await namesIn(db, rows);
  return rows.map((row) => viewManaged(row, names));
}

export const countManagedPrizes = (db: Db, filter: Filter) =>
  countTabs(prizeStates, isInState, (columns) =>
    db
      .select(columns)
      .from(lotteryPrizes)
      .innerJoin(posts, eq(posts.id, lotteryPrizes.postId))
      .where(conditions(filter)),
  );

export const queryManagedPrizes: Verb<typeof prizeQueryManageList> = ({ db }, input) =>
  pageOfTabs(
    input,
    listManagedPrizes(db, input),
    { counts: countManagedPrizes(db, input), tab: input.state },
    (row) => row,
  );

/** @throws {AppError} 500404 */
export async function getManagedPrize(db: Db, id: string): Promise<ManagedPrize> {
  const [row] = await selectPrizes(db).where(eq(lotteryPrizes.id, id));
  if (!row) throw notFound();
  return viewManaged(row, await namesIn(db, [row]));
}

export const prizeColumns: SheetColumn<ManagedPrize>[] = [
  { head: '抽奖', value: ({ title }) => title, width: 40 },
  { head: '奖品', value: ({ name }) => name, width: 24 },
  { head: '参与号', value: ({ entryNo }) => shortOf(entryNo) },
  { head: '中奖人', value: ({ winnerName }) => winnerName },
  { head: '手机号', value: ({ contact }) => (contact?.phone ? maskPhone(contact.phone) : '') },
  { head: '领取方式', value: ({ kindLabel }) => kindLabel },
  { head: '状态', value: ({ stateLabel }) => stateLabel },
  { head: '候补', value: ({ isReserve }) => (isReserve ? '是' : '') },
  { head: '领取截止', value: ({ claimUntil }) => new Date(claimUntil), width: 20 },
  { head: '备好人', value: ({ preparedByName }) => preparedByName },
];

/**
 * Prepares a prize, or hands out one that another operator prepared.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const handOutPrize: Verb<typeof prizeHandOut> = (ctx, { id, version, event, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now, box } = ctx;
    const prize = await lockVersion(tx, lotteryPrizes, { id, version });
    if (event === 'send' && prize.state === 'CLAIMED') {
      const because = (retMsg: string) => new AppError(retCodes.TRANSITION_REFUSED, { retMsg });
      if (prize.preparedBy === null) throw because(m.lottery_refusal_unprepared());
      if (prize.preparedBy === actor.userId) throw because(m.lottery_refusal_same_person());
    }
    if (event === 'prepare' && prize.state === 'CLAIMED' && prize.kind !== 'POINTS' && data.code === '')
      throw fieldsRefused({ 'data.code': m.fault_fill_in({ field: m.lottery_field_code() }) });
    await movePrize(
      tx,
      ctx,
      prize,
      event,
      event === 'prepare'
        ? {
            preparedBy: actor.userId,
            preparedAt: now,
            codeSealed: data.code === '' ? null : box.seal(data.code),
          }
        : { sentAt: now },
    );
    return getManagedPrize(tx, id);
  });
