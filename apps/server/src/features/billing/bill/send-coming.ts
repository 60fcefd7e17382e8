import type { billComingCalendar } from '@portal/contract/billing/bill';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FastifyReply } from 'fastify';
import type { ContextOf, ReplyContext } from '../../../platform/http/context.ts';
import { writeCalendar } from '../../../platform/text/write-calendar.ts';
import { listComing } from './coming.ts';

/** Days before the due date at which the calendar reminds. */
const remindBefore = [3];

/** Calendar file of what's due within 90 days. Entries keep their ids, so it can be imported again. */
export async function sendComing(
  ctx: ReplyContext<ContextOf<typeof billComingCalendar>['actor']>,
): Promise<FastifyReply> {
  const { rows } = await listComing(ctx, {});
  const page = ctx.env.PUBLIC_URL + paths.paymentComing();
  const events = rows.map(({ day, billId, feeCode, feeLabel, period, amountFen }) => ({
    uid: `${billId ?? `${ctx.actor.enterpriseId}-${feeCode}-${period}`}@park-portal`,
    at: day,
    summary: `${feeLabel} ${period}`,
    description:
      amountFen === null ? m.billing_by_meter() : `${formatFen(amountFen)} · ${m.billing_calendar_note()}`,
    url: billId === null ? page : ctx.env.PUBLIC_URL + paths.myPayment(billId),
    remindBefore,
  }));
  return ctx.reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'attachment; filename="bills.ics"')
    .header('cache-control', 'private, no-cache')
    .send(writeCalendar(events, ctx.now));
}
