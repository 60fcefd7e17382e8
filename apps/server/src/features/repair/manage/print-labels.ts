import { paths } from '@portal/contract/paths';
import type { repairPrintLabels } from '@portal/contract/repair/manage';
import * as m from '@portal/texts/messages';
import { asc, inArray } from 'drizzle-orm';
import { notFound } from '../../../platform/http/app-error.ts';
import type { ContextOf, InputOf, ReplyContext } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { printPdf } from '../../../platform/pdf/print-pdf.ts';
import { readPark } from '../../site/park.public.ts';
import { repairAssets } from '../repair.table.ts';

type Ctx = ReplyContext<ContextOf<typeof repairPrintLabels>['actor']>;

/**
 * Prints labels to stick on assets; a guest who scans one reports its fault.
 * @throws {AppError} 500404 if none of the assets exists
 */
export async function printLabels(
  { db, env, now, reply }: Ctx,
  { ids }: InputOf<typeof repairPrintLabels>,
): Promise<unknown> {
  const assets = await db
    .select()
    .from(repairAssets)
    .where(inArray(repairAssets.id, ids.split(',')))
    .orderBy(asc(repairAssets.no));
  if (assets.length === 0) throw notFound();
  const park = await readPark(db);
  const pdf = await inLanguage('zh', () =>
    printPdf(
      {
        title: m.bulk_labels_title(),
        subtitle: park.name,
        blocks: [
          {
            type: 'labels',
            labels: assets.map(({ code, no, name, place }) => ({
              code: new URL(paths.guestRepair({ asset: code }), env.PUBLIC_URL).href,
              title: name,
              lines: [no, place, m.bulk_labels_scan()],
            })),
          },
        ],
        footer: park.company || park.name,
      },
      now,
    ),
  );
  return reply
    .type('application/pdf')
    .header('content-disposition', 'attachment; filename="labels.pdf"')
    .header('cache-control', 'no-store')
    .send(pdf);
}
