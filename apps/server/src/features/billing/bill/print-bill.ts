import type { billPrint, billPrintManaged } from '@portal/contract/billing/bill-print';
import { billStateLabels } from '@portal/contract/billing/terms';
import { formatFen } from '@portal/contract/money';
import type { Language } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { notFound } from '../../../platform/http/app-error.ts';
import type { InputOf, ReplyContext } from '../../../platform/http/context.ts';
import { inLanguage, readerLanguage } from '../../../platform/locale.ts';
import { printPdf } from '../../../platform/pdf/print-pdf.ts';
import { capitalAmount } from '../../payment/capital-amount.public.ts';
import { readPark } from '../../site/park.public.ts';
import { feeLabelOf } from '../fee-label.public.ts';
import { formulaOf } from '../money/price-usage.ts';
import { getBill, getOwnBill, namesOfBill } from './bill.queries.ts';
import { type Bill, bills } from './bill.table.ts';
import { lateFeeOf, payableFen, viewLines } from './bill.view.ts';

/** What a bill says about itself, by name. */
const factsOf = (bill: Bill, enterpriseName: string, now: Date): [string, string][] => [
  [m.field_enterprise(), enterpriseName],
  [m.field_fee(), `${feeLabelOf(bill)} ${bill.period}`],
  [m.field_unit(), bill.place],
  [m.billing_due_date(), bill.dueDate ?? '—'],
  [m.field_state(), billStateLabels[bill.status]()],
  [m.billing_principal(), formatFen(bill.principalFen)],
  [m.billing_late_fee(), formatFen(lateFeeOf(bill, now))],
  [m.report_bill_adjusted(), formatFen(bill.adjustFen)],
  [m.report_bill_paid(), formatFen(bill.paidFen)],
];

async function sendPaper({ db, now, reply }: ReplyContext, bill: Bill, language: Language): Promise<unknown> {
  const [{ enterpriseName }, park] = await Promise.all([namesOfBill(db, bill), readPark(db)]);
  const pdf = await inLanguage(language, () => {
    const dueFen = payableFen(bill, now);
    return printPdf(
      {
        title: m.report_bill(),
        subtitle: `${park.name} · ${bill.no}`,
        blocks: [
          {
            type: 'table',
            head: [m.pay_receipt_fact(), m.pay_receipt_value()],
            rows: factsOf(bill, enterpriseName, now),
          },
          {
            type: 'table',
            head: [m.report_notice_what(), m.report_notice_how(), m.report_notice_amount()],
            numbers: [2],
            rows: viewLines(bill).map((line) => [
              line.partLabel,
              formulaOf(line).replace(/ = .*$/, ''),
              formatFen(line.amountFen),
            ]),
          },
          { type: 'heading', level: 3, text: m.report_bill_due({ amount: formatFen(dueFen) }) },
          // Amounts in words are a custom of Chinese papers.
          ...(dueFen > 0 && language === 'zh'
            ? [
                {
                  type: 'paragraph' as const,
                  text: m.report_notice_capitals({ amount: capitalAmount(dueFen) }),
                },
              ]
            : []),
        ],
        footer: park.company || park.name,
      },
      now,
    );
  });
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="bill-${bill.no}.pdf"`)
    .header('cache-control', 'no-store')
    .send(pdf);
}

/** @throws {AppError} 500404 */
export async function printOwnBill(ctx: ReplyContext, { id }: InputOf<typeof billPrint>): Promise<unknown> {
  if (ctx.actor.enterpriseId === null) throw notFound();
  const bill = await getOwnBill(ctx.db, ctx.actor.enterpriseId, id);
  return sendPaper(ctx, bill, readerLanguage());
}

/** @throws {AppError} 500404 */
export const printManagedBill = async (
  ctx: ReplyContext,
  { id }: InputOf<typeof billPrintManaged>,
): Promise<unknown> => sendPaper(ctx, await getBill(ctx.db, eq(bills.id, id)), 'zh');
