import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';

const received = { group: 'ENTERPRISE', level: 'IMPORTANT', pages: ['/receive-recommend'] } as const;
const record = { group: 'ENTERPRISE', level: 'IMPORTANT', pages: ['/recommend-record'] } as const;
type Titled = { title: string };

/** Messages about recommendations: until both sides agree, they name the project but not the enterprise. */
export const recommendMessages = {
  RECOMMEND_SENT: messageEvent<Titled>({
    ...received,
    level: 'NORMAL',
    title: m.event_recommend_sent_title,
    body: m.event_recommend_sent_body,
  }),
  RECOMMEND_REMIND: messageEvent<Titled>({
    ...received,
    level: 'NORMAL',
    title: m.event_recommend_remind_title,
    body: m.event_recommend_remind_body,
  }),
  RECOMMEND_INTEREST: messageEvent<Titled>({
    ...record,
    title: m.event_recommend_interest_title,
    body: m.event_recommend_interest_body,
  }),
  RECOMMEND_DECLINED: messageEvent<Titled>({
    ...record,
    level: 'NORMAL',
    pages: ['/recommend-record', '/receive-recommend'],
    title: m.event_recommend_declined_title,
    body: m.event_recommend_declined_body,
  }),
  RECOMMEND_CONNECTED: messageEvent<Titled>({
    ...received,
    pages: ['/receive-recommend', '/recommend-record'],
    title: m.event_recommend_connected_title,
    body: m.event_recommend_connected_body,
  }),
  MATCH_FOUND: messageEvent<{ title: string; count: number }>({
    ...record,
    level: 'NORMAL',
    pages: ['/project-release-list'],
    title: m.event_match_found_title,
    body: m.event_match_found_body,
  }),
};
