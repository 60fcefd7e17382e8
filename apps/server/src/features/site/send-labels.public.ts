import { type LabelsInput, labelsPerSheet } from '@portal/contract/print/labels';
import { notFound } from '../../platform/http/app-error.ts';
import type { ReplyContext } from '../../platform/http/context.ts';
import { inLanguage } from '../../platform/locale.ts';
import { printPdf } from '../../platform/pdf/print-pdf.ts';
import { readPark } from './park.public.ts';

interface Label {
  /** Where its code leads: an address of the portal. */
  path: string;
  title: string;
  lines: string[];
}

interface Labels {
  title: () => string;
  /** The hint below, in the language of the labels. */
  scan: () => string;
  of: readonly Label[];
}

/**
 * Sends labels to print: a code, what it stands on, and the address to type where no camera is at hand.
 * @throws {AppError} 500404 if nothing is left to print
 */
export async function sendLabels(
  { db, env, now, reply }: Pick<ReplyContext, 'db' | 'env' | 'now' | 'reply'>,
  { sheet, from }: Pick<LabelsInput, 'sheet' | 'from'>,
  { title, scan, of }: Labels,
): Promise<unknown> {
  if (of.length === 0) throw notFound();
  const park = await readPark(db);
  const pdf = await inLanguage('zh', () => {
    const labels = of.map(({ path, title: name, lines }) => {
      const { href, host, pathname, search } = new URL(path, env.PUBLIC_URL);
      return { code: href, title: name, lines: [...lines, scan()], address: `${host}${pathname}${search}` };
    });
    const block = { type: 'labels' as const, labels, sheet, from: Math.min(from, labelsPerSheet[sheet]) };
    return printPdf(
      {
        title: title(),
        subtitle: park.name,
        blocks: [block],
        footer: park.company || park.name,
        isBare: sheet !== 'CUT',
      },
      now,
    );
  });
  return reply
    .type('application/pdf')
    .header('content-disposition', 'attachment; filename="labels.pdf"')
    .header('cache-control', 'no-store')
    .send(pdf);
}
