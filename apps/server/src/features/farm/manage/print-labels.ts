import type { batchPrintLabels } from '@portal/contract/farm/manage';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { ContextOf, InputOf, ReplyContext } from '../../../platform/http/context.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { sendLabels } from '../../site/send-labels.public.ts';
import { farmBatches } from '../farm.table.ts';

type Ctx = ReplyContext<ContextOf<typeof batchPrintLabels>['actor']>;

/**
 * Prints labels for batches that have a public page, which shows their record.
 * @throws {AppError} 500404 if none of the batches has one
 */
export async function printBatchLabels(ctx: Ctx, input: InputOf<typeof batchPrintLabels>): Promise<unknown> {
  const { id, batchNo, variety, grade, status } = farmBatches;
  const batches = await ctx.db
    .select({ id, batchNo, variety, grade, grower: enterprises.name })
    .from(farmBatches)
    .innerJoin(enterprises, eq(enterprises.id, farmBatches.enterpriseId))
    .where(and(inArray(id, input.ids.split(',')), ne(status, 'DRAFT')))
    .orderBy(asc(batchNo));
  return sendLabels(ctx, input, {
    title: m.upkeep_labels_batches,
    scan: m.upkeep_labels_batch_scan,
    of: batches.map((batch) => ({
      path: paths.farmingDetail(batch.id),
      title: [batch.variety, batch.grade].filter(Boolean).join(' '),
      lines: [batch.batchNo, batch.grower],
    })),
  });
}
