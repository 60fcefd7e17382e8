import { paths } from '@portal/contract/paths';
import type { repairPrintLabels } from '@portal/contract/repair/manage';
import * as m from '@portal/texts/messages';
import { asc, inArray } from 'drizzle-orm';
import type { ContextOf, InputOf, ReplyContext } from '../../../platform/http/context.ts';
import { sendLabels } from '../../site/send-labels.public.ts';
import { repairAssets } from '../repair.table.ts';

type Ctx = ReplyContext<ContextOf<typeof repairPrintLabels>['actor']>;

/**
 * Prints labels to stick on assets; a guest who scans one reports its fault.
 * @throws {AppError} 500404 if none of the assets exists
 */
export async function printLabels(ctx: Ctx, input: InputOf<typeof repairPrintLabels>): Promise<unknown> {
  const assets = await ctx.db
    .select()
    .from(repairAssets)
    .where(inArray(repairAssets.id, input.ids.split(',')))
    .orderBy(asc(repairAssets.no));
  return sendLabels(ctx, input, {
    title: m.bulk_labels_title,
    scan: m.bulk_labels_scan,
    of: assets.map(({ code, no, name, place }) => ({
      path: paths.guestRepair({ asset: code }),
      title: name,
      lines: [no, place],
    })),
  });
}
