import type { meterExport } from '@portal/contract/billing/meter';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../../platform/http/app-error.ts';
import type { ContextOf, InputOf, ReplyContext } from '../../../platform/http/context.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { ownerOf, shownMonths } from './member-meter.ts';
import { listOwnMeters, listReadingsOf } from './meter.queries.ts';
import type { Reading } from './meter.table.ts';
import { movePeriod, periodOf } from './periods.ts';

const inUnits = (x100: number | null | undefined) => (x100 == null ? null : x100 / 100);

const columns: SheetColumn<Reading>[] = [
  { head: '账期', value: ({ period }) => period },
  { head: '上期读数', value: ({ previousX100 }) => previousX100 / 100 },
  { head: '本期读数', value: ({ readingX100 }) => readingX100 / 100 },
  { head: '用量', value: ({ usageX100 }) => inUnits(usageX100) },
  { head: '峰', value: ({ touUsage }) => inUnits(touUsage?.peakX100) },
  { head: '平', value: ({ touUsage }) => inUnits(touUsage?.flatX100) },
  { head: '谷', value: ({ touUsage }) => inUnits(touUsage?.valleyX100) },
  { head: '夜间流量', value: ({ nightX100 }) => inUnits(nightX100) },
  { head: '抄表时间', value: ({ readAt }) => readAt, width: 20 },
];

/**
 * Spreadsheet of a meter's months, for the caller's enterprise.
 * @throws {AppError} 500404
 */
export async function exportMonths(
  ctx: ReplyContext<ContextOf<typeof meterExport>['actor']>,
  { id }: InputOf<typeof meterExport>,
): Promise<FastifyReply> {
  const { db, actor, now, exporter } = ctx;
  const mine = ownerOf(actor);
  const [row] = await listOwnMeters(db, mine, id);
  if (!row) throw notFound();
  const months = await listReadingsOf(db, [id], mine, movePeriod(periodOf(now), 1 - shownMonths));
  return exporter.send(ctx, {
    name: `用量 ${row.meter.meterNo}`,
    entity: 'reading',
    filter: { meterId: id },
    columns,
    count: () => Promise.resolve(months.length),
    read: (_db, { pageNo, pageSize }) =>
      Promise.resolve(months.slice((pageNo - 1) * pageSize, pageNo * pageSize)),
  });
}
