import { formatFen } from '@portal/contract/money';
import type { counterDayPrint } from '@portal/contract/payment/counter-day';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import type { InputOf, ReplyContext } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { printPdf } from '../../../platform/pdf/print-pdf.ts';
import { siteSettings } from '../../site/site.table.ts';
import { getCounterDay } from './counter-day.queries.ts';
import { viewCounterDayDetail } from './counter-day.view.ts';

/**
 * Sends a counted day as a sheet to sign. Always in Chinese, because it goes into the park's books.
 * @throws {AppError} 500404
 */
export async function printDay(
  { db, now, reply, actor }: ReplyContext,
  { id }: InputOf<typeof counterDayPrint>,
): Promise<void> {
  const named = await getCounterDay(db, id);
  const [park] = await db.select().from(siteSettings).where(eq(siteSettings.lang, 'zh'));
  const pdf = await inLanguage('zh', async () => {
    const counted = await viewCounterDayDetail(db, named, actor.userId);
    return printPdf(
      {
        title: m.counter_day_title(),
        subtitle: [park?.parkName ?? '', counted.no, counted.day, counted.stateLabel].join(' · '),
        blocks: [
          {
            type: 'table',
            head: [
              m.field_pay_channel(),
              m.counter_day_open(),
              m.counter_day_taken(),
              m.counter_day_back(),
              m.counter_day_expected(),
              m.counter_day_counted(),
              m.counter_day_difference(),
              m.counter_day_reason(),
            ],
            rows: counted.ways.map((way) => [
              way.wayLabel,
              ...[
                way.openFen,
                way.takenFen,
                way.backFen,
                way.expectedFen,
                way.countedFen,
                way.differenceFen,
              ].map(formatFen),
              way.reason,
            ]),
          },
          {
            type: 'paragraph',
            text: m.counter_day_kept_text({ amount: formatFen(counted.keptFen) }),
          },
          {
            type: 'table',
            head: [m.counter_receipt_no(), m.field_pay_channel(), m.field_enterprise(), m.field_amount()],
            rows: counted.entries.map((entry) => [
              entry.no,
              entry.wayLabel,
              entry.enterpriseName,
              formatFen(entry.amountFen),
            ]),
          },
          {
            type: 'table',
            head: [m.counter_day_first(), m.counter_day_second()],
            rows: [[counted.firstByName, counted.secondByName]],
          },
        ],
        footer: park?.company || park?.parkName || '',
      },
      now,
    );
  });
  await reply
    .type('application/pdf')
    .header('Content-Disposition', `attachment; filename="counter-day-${named.counted.day}.pdf"`)
    .send(pdf);
}
