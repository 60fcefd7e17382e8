import { formatFen } from '@portal/contract/money';
import type { receiptPrint } from '@portal/contract/payment/receipt';
import { receiptWayLabels } from '@portal/contract/payment/receipt-terms';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { notFound } from '../../../platform/http/app-error.ts';
import type { InputOf, ReplyContext } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { printPdf } from '../../../platform/pdf/print-pdf.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { siteSettings } from '../../site/site.table.ts';
import { capitalAmount } from '../capital-amount.public.ts';
import { getReceipt } from './receipt.queries.ts';
import { billsOfReceipt } from './receipt.view.ts';

/**
 * Sends a booked receipt. Always in Chinese, because it goes into a company's books.
 * @throws {AppError} 500404
 */
export async function printReceipt(
  { db, now, env, reply }: ReplyContext,
  { id }: InputOf<typeof receiptPrint>,
): Promise<void> {
  const { receipt, enterpriseName } = await getReceipt(db, id);
  if (receipt.status !== 'BOOKED' && receipt.status !== 'REVERSING') throw notFound();
  const [park] = await db.select().from(siteSettings).where(eq(siteSettings.lang, 'zh'));
  const names = await namesOfUsers(
    db,
    [receipt.firstBy, receipt.secondBy].flatMap((userId) => userId ?? []),
  );
  const [firstName, secondName] = [receipt.firstBy, receipt.secondBy].map((userId) =>
    names.get(userId ?? ''),
  );
  const pdf = await inLanguage('zh', async () => {
    const { no, way, payer, receivedOn, amountFen, creditFen } = receipt;
    const items = await billsOfReceipt(db, id);
    const facts = [
      [m.field_tenant(), enterpriseName],
      [m.pay_receipt_payer(), payer || enterpriseName],
      [m.counter_received_on(), receivedOn],
      [m.field_pay_channel(), receiptWayLabels[way]()],
      ...(receipt.voucherNo ? [[m.counter_voucher_no(), receipt.voucherNo]] : []),
      ...(firstName ? [[m.counter_first(), firstName]] : []),
      ...(secondName ? [[m.counter_second(), secondName]] : []),
    ];
    const rows = items.map((item) => [
      item.title,
      item.no,
      item.lateFen > 0 ? m.counter_with_late({ amount: formatFen(item.lateFen) }) : '',
      formatFen(item.amountFen),
    ]);
    return printPdf(
      {
        title: m.pay_receipt_title(),
        subtitle: `${park?.parkName ?? ''} · ${m.pay_receipt_no({ no })}${env.DEMO ? ` · ${m.pay_receipt_demo()}` : ''}`,
        blocks: [
          { type: 'table', head: [m.pay_receipt_fact(), m.pay_receipt_value()], rows: facts },
          {
            type: 'table',
            head: [m.pay_receipt_item(), m.field_bill_no(), m.field_note(), m.pay_receipt_amount()],
            numbers: [3],
            rows: [...rows, ...(creditFen > 0 ? [[m.counter_credit(), '', '', formatFen(creditFen)]] : [])],
          },
          { type: 'heading', level: 3, text: m.pay_receipt_total({ amount: formatFen(amountFen) }) },
          { type: 'paragraph', text: m.pay_receipt_capitals({ amount: capitalAmount(amountFen) }) },
        ],
        footer: park?.company || park?.parkName || '',
      },
      now,
    );
  });
  await reply
    .type('application/pdf')
    .header('Content-Disposition', `attachment; filename="receipt-${receipt.no}.pdf"`)
    .send(pdf);
}
