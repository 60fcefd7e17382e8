import { paths } from '@portal/contract/paths';
import { eq } from 'drizzle-orm';
import type { JobDeps } from '../../../feature/feature.ts';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { movePeriod, periodOf } from '../../billing/periods.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { reportPdf } from '../business/print-report.ts';
import { requireTerm } from '../business/term.ts';
import { listReaders } from './delivery.queries.ts';
import { deliveries } from './delivery.table.ts';

/** Sends the report of the last month once, with its PDF by mail, on its day or as soon after it as the server runs. */
export function deliverReport(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  return inTransaction(ctx.db, async (tx) => {
    const [delivery] = await tx.select().from(deliveries).limit(1).for('update');
    const period = movePeriod(periodOf(ctx.now), -1);
    const dayOfMonth = Number(chinaDayOf(ctx.now).slice(8));
    if (!delivery?.isOn || dayOfMonth < delivery.dayOfMonth || delivery.sentPeriod >= period) return;
    const readers = new Set((await listReaders(tx)).map(({ userId }) => userId));
    await sendMessage(
      tx,
      {
        eventCode: 'REPORT_READY',
        params: { period },
        // Somebody may have lost the right to read it since.
        userIds: delivery.userIds.filter((id) => readers.has(id)),
        link: paths.manageBusinessReport({ span: 'month', to: period }),
        now: ctx.now,
      },
      {
        name: `business-report-${period}.pdf`,
        type: 'application/pdf',
        content: await reportPdf(tx, requireTerm({ from: period, to: period }, ctx.now)),
      },
    );
    await tx
      .update(deliveries)
      .set({ sentPeriod: period, sentAt: ctx.now })
      .where(eq(deliveries.id, delivery.id));
    await writeLog(tx, ctx, {
      event: 'reportDelivery.send',
      entity: 'reportDelivery',
      entityId: delivery.id,
      after: { period },
    });
  });
}
