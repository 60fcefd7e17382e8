import type { ManagedPrize, prizeHandOut, prizeQueryManageList } from '@portal/contract/lottery';
import { handingEvents, prizeStates, prizeTransitions } from '@portal/contract/lottery-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { asc, eq } from 'drizzle-orm';
import { countTabs } from '../../platform/database/count-tabs.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
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

const namesIn = (db: Parameters<typeof namesOfUsers>[0], rows: PrizeOfList[]) =>
  namesOfUsers(
    db,
    rows.flatMap(({ prize }) => [prize.userId, prize.preparedBy]),
  );

export const queryManagedPrizes: Verb<typeof prizeQueryManageList> = async ({ db }, input) => {
  const { state, pageNo, pageSize } = input;
  const rows = await selectPrizes(db)
    .where(isInState(state))
    .orderBy(asc(lotteryPrizes.claimUntil), asc(lotteryPrizes.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const names = await namesIn(db, rows);
  const counts = countTabs(prizeStates, isInState, (columns) => db.select(columns).from(lotteryPrizes));
  return pageOfTabs(input, Promise.resolve(rows), { counts, tab: state }, (row) => viewManaged(row, names));
};

/**
 * Prepares a prize, or hands out what somebody else has prepared.
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
    const [row] = await selectPrizes(tx).where(eq(lotteryPrizes.id, id));
    if (!row) throw notFound();
    return viewManaged(row, await namesIn(tx, [row]));
  });
