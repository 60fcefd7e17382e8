import type { DeliveryContent, deliverySave } from '@portal/contract/report/delivery';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { ulid } from 'ulidx';
import { inTransaction } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { findDelivery, listReaders } from './delivery.queries.ts';
import { deliveries } from './delivery.table.ts';

/** The settings of a delivery, without what was sent. */
const loggedOf = ({ isOn, dayOfMonth, userIds }: DeliveryContent): DeliveryContent => ({
  isOn,
  dayOfMonth,
  userIds,
});

/**
 * Saves who is sent the report, and on which day.
 * @throws {AppError} 100002 for somebody who can't open it, 500409 if somebody else saved it in the meantime
 */
export const saveDelivery: Verb<typeof deliverySave> = (ctx, { version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const readers = new Set((await listReaders(tx)).map(({ userId }) => userId));
    if (data.userIds.some((id) => !readers.has(id)))
      throw fieldsRefused({ 'data.userIds': m.report_fault_reader() });
    await takeTurn(tx, 'report_delivery');
    const before = await findDelivery(tx);
    if (before?.version !== version) throw new AppError(retCodes.VERSION_CONFLICT);
    const author = { createdBy: ctx.actor.userId, updatedBy: ctx.actor.userId };
    const times = { createdAt: ctx.now, updatedAt: ctx.now };
    const [row] = before
      ? [await updateVersion(tx, ctx, deliveries, before.id, data)]
      : await tx
          .insert(deliveries)
          .values({ id: ulid(ctx.now.getTime()), ...author, ...times, ...data })
          .returning();
    await writeLog(tx, ctx, {
      event: 'reportDelivery.save',
      entity: 'reportDelivery',
      entityId: row?.id ?? '',
      before: before ? loggedOf(before) : null,
      after: data,
    });
    return { version: row?.version ?? 1 };
  });
