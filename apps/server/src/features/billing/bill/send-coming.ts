import type { billComingCalendar } from '@portal/contract/billing/bill';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { inArray } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { ContextOf, ReplyContext } from '../../../platform/http/context.ts';
import { sendCalendarFile } from '../../../platform/text/send-calendar.ts';
import { bills } from './bill.table.ts';
import { listComing } from './coming.ts';

/** Days before the due date at which the calendar reminds. */
const remindBefore = [3];

/** Calendar file of what's due within 90 days. Entries keep their ids, so it can be imported again. */
export async function sendComing(
  ctx: ReplyContext<ContextOf<typeof billComingCalendar>['actor']>,
): Promise<FastifyReply> {
  const { rows } = await listComing(ctx, {});
  const page = ctx.env.PUBLIC_URL + paths.paymentComing();
  const revisions = await ctx.db
    .select({ id: bills.id, version: bills.version, changedAt: bills.updatedAt })
    .from(bills)
    .where(
      inArray(
        bills.id,
        rows.flatMap(({ billId }) => billId ?? []),
      ),
    );
  const revisionOf = (billId: string | null, period: string) => {
    const { version, changedAt } = revisions.find(({ id }) => id === billId) ?? {
      // Before the bill there is a forecast, which begins with its month.
      version: 0,
      changedAt: new Date(`${period}-01T00:00:00+08:00`),
    };
    return { version, changedAt };
  };
  const events = rows.map(({ day, billId, feeCode, feeLabel, period, amountFen }) => ({
    uid: `${billId ?? `${ctx.actor.enterpriseId}-${feeCode}-${period}`}@park-portal`,
    at: day,
    summary: `${feeLabel} ${period}`,
    description:
      amountFen === null ? m.billing_by_meter() : `${formatFen(amountFen)} · ${m.billing_calendar_note()}`,
    url: billId === null ? page : ctx.env.PUBLIC_URL + paths.myPayment(billId),
    place: '',
    remindBefore,
    ...revisionOf(billId, period),
  }));
  return sendCalendarFile(ctx.reply, 'bills', events);
}
