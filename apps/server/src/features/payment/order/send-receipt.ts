import { chinaMinuteOf } from '@portal/contract/china-time';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import type { payOrderReceipt } from '@portal/contract/payment/public';
import { payChannelLabels } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { notFound } from '../../../platform/http/app-error.ts';
import type { InputOf, ReplyContext } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { printPdf } from '../../../platform/pdf/print-pdf.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { siteSettings } from '../../site/site.table.ts';
import { capitalAmount } from '../capital-amount.public.ts';
import { checkCodeOf } from './check-receipt.ts';
import { findHeld, itemsOf } from './order.queries.ts';

/**
 * Sends the receipt of a paid order. Always in Chinese, because it goes into a company's books.
 * @throws {AppError} 500404
 */
export async function sendReceipt(
  { db, now, actor, env, reply }: ReplyContext<Actor | null>,
  { id, key }: InputOf<typeof payOrderReceipt>,
): Promise<void> {
  const order = await findHeld(db, { id }, actor, key);
  if (order.status !== 'SUCCESS' || !order.successAt || !order.channel) throw notFound();
  const [items, [park]] = await Promise.all([
    itemsOf(db, id),
    db.select().from(siteSettings).where(eq(siteSettings.lang, 'zh')),
  ]);
  const { channel, successAt } = order;
  const pdf = await inLanguage('zh', () => {
    const facts = [
      [m.pay_receipt_payer(), order.payerName],
      [m.pay_receipt_paid_at(), chinaMinuteOf(successAt.getTime())],
      [m.field_pay_channel(), payChannelLabels[channel]()],
      [m.pay_receipt_trade_no(), order.tradeNo ?? ''],
      [m.pay_receipt_refunded(), formatFen(order.refundedFen)],
      [m.pay_check_code(), checkCodeOf(order)],
    ];
    return printPdf(
      {
        title: m.pay_receipt_title(),
        subtitle: `${park?.parkName ?? ''} · ${m.pay_receipt_no({ no: order.no })}${env.DEMO ? ` · ${m.pay_receipt_demo()}` : ''}`,
        blocks: [
          { type: 'table', head: [m.pay_receipt_fact(), m.pay_receipt_value()], rows: facts },
          {
            type: 'table',
            head: [
              m.pay_receipt_item(),
              m.pay_receipt_note(),
              m.pay_receipt_calculation(),
              m.pay_receipt_amount(),
            ],
            rows: items.map(({ title, note, calculation, amountFen }) => [
              title,
              note,
              calculation.join('；'),
              formatFen(amountFen),
            ]),
          },
          { type: 'heading', level: 3, text: m.pay_receipt_total({ amount: formatFen(order.totalFen) }) },
          { type: 'paragraph', text: m.pay_receipt_capitals({ amount: capitalAmount(order.totalFen) }) },
          { type: 'check', address: `${env.PUBLIC_URL}${paths.checkReceipt(order.no, checkCodeOf(order))}` },
        ],
        footer: park?.company || park?.parkName || '',
      },
      now,
    );
  });
  await reply
    .type('application/pdf')
    .header('Content-Disposition', `attachment; filename="receipt-${order.no}.pdf"`)
    .send(pdf);
}
