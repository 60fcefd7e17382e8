import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';
import { formatFen } from '../money.ts';

/** Messages about reports and notices. */
export const reportEvents = {
  NOTICE_SENT: messageEvent<{ period: string; fen: number; day: string }>({
    group: 'PROPERTY',
    level: 'IMPORTANT',
    sms: 'MONEY',
    smsLinks: true,
    mails: true,
    pages: ['/cost-query'],
    title: ({ period }) => m.report_event_notice_title({ period }),
    body: ({ period, fen, day }) => m.report_event_notice_body({ period, day, amount: formatFen(fen) }),
  }),
  REPORT_READY: messageEvent<{ period: string }>({
    group: 'PAYMENT',
    level: 'NORMAL',
    mails: true,
    pages: ['/manage/business-report'],
    title: m.report_event_ready_title,
    body: m.report_event_ready_body,
  }),
};
