import {
  type differenceAsk,
  type differenceClose,
  type differenceQueryList,
  differenceTabs,
} from '@portal/contract/payment/reconcile';
import { retCodes } from '@portal/contract/ret-code';
import { and, desc, eq } from 'drizzle-orm';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, requireVersion } from '../../../platform/database/versioned.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { InputOf, Verb } from '../../../platform/http/context.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import type { Desk } from '../desk.ts';
import { askAgain } from './ask-again.ts';
import { type DifferenceRow, reconcileDifferences } from './reconcile.table.ts';
import { viewDifference } from './view-difference.ts';

type Input = InputOf<typeof differenceQueryList>;

const isInTab = (tab: Input['state']) => tab && eq(reconcileDifferences.status, tab);
const conditions = ({ payChannel, day }: Input) =>
  and(
    payChannel && eq(reconcileDifferences.channel, payChannel),
    day === undefined ? undefined : eq(reconcileDifferences.day, day),
  );

const namesIn = (db: Db, rows: readonly DifferenceRow[]) =>
  namesOfUsers(db, [...new Set(rows.flatMap(({ updatedBy }) => updatedBy ?? []))]);

export const queryDifferences =
  (desk: Desk): Verb<typeof differenceQueryList> =>
  async ({ db }, input) => {
    const { pageNo, pageSize, state } = input;
    const rows = await db
      .select()
      .from(reconcileDifferences)
      .where(and(conditions(input), isInTab(state)))
      .orderBy(desc(reconcileDifferences.day), desc(reconcileDifferences.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    const counts = countTabs(differenceTabs, isInTab, (columns) =>
      db.select(columns).from(reconcileDifferences).where(conditions(input)),
    );
    const names = await namesIn(db, rows);
    return pageOfTabs(input, Promise.resolve(rows), { counts, tab: state }, (row) =>
      viewDifference(desk, row, names),
    );
  };

const requireOpen = ({ status }: DifferenceRow) => {
  if (status === 'CLOSED') throw new AppError(retCodes.TRANSITION_REFUSED);
};

/**
 * The channel is asked between reading and writing, so that no lock waits for its server.
 * @throws {AppError} 500404, 500409, 500012, 500046
 */
export const askDifference =
  (desk: Desk): Verb<typeof differenceAsk> =>
  async (ctx, { id, version }) => {
    const [found] = await ctx.db.select().from(reconcileDifferences).where(eq(reconcileDifferences.id, id));
    if (!found) throw notFound();
    requireVersion(found, version);
    requireOpen(found);
    if (found.type === null) throw new AppError(retCodes.TRANSITION_REFUSED);
    const set = { ...(await askAgain(ctx, desk, found)), askedAt: ctx.now };
    return inTransaction(ctx.db, async (tx) => {
      const row = await lockVersion(tx, reconcileDifferences, { id, version });
      const asked = await moveState(tx, ctx, reconcileDifferences, row, {
        entity: 'difference',
        event: 'ask',
        set,
      });
      return viewDifference(desk, asked, await namesIn(tx, [asked]));
    });
  };

/** @throws {AppError} 500404, 500409, 500012 */
export const closeDifference =
  (desk: Desk): Verb<typeof differenceClose> =>
  (ctx, { id, version, data: { reason } }) =>
    inTransaction(ctx.db, async (tx) => {
      const row = await lockVersion(tx, reconcileDifferences, { id, version });
      requireOpen(row);
      const closed = await moveState(tx, ctx, reconcileDifferences, row, {
        entity: 'difference',
        event: 'close',
        set: { status: 'CLOSED', reason },
        reason,
      });
      return viewDifference(desk, closed, await namesIn(tx, [closed]));
    });
