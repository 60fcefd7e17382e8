import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';

const own = { group: 'ENTERPRISE', level: 'NORMAL', pages: ['/release-service'] } as const;

type Passed = Record<'name', string>;
type Refused = Record<'name' | 'reason', string>;

/** Messages about shops and services, to their operators. */
export const marketEvents = {
  SHOP_PASSED: messageEvent<Passed>({
    ...own,
    title: m.event_shop_passed_title,
    body: m.event_shop_passed_body,
  }),
  SHOP_RETURNED: messageEvent<Refused>({
    ...own,
    level: 'IMPORTANT',
    title: m.event_shop_returned_title,
    body: m.event_shop_returned_body,
  }),
  SHOP_SUSPENDED: messageEvent<Refused>({
    ...own,
    level: 'IMPORTANT',
    title: m.event_shop_suspended_title,
    body: m.event_shop_suspended_body,
  }),
  SHOP_RESUMED: messageEvent<Passed>({
    ...own,
    title: m.event_shop_resumed_title,
    body: m.event_shop_resumed_body,
  }),
  SERVICE_PASSED: messageEvent<Passed>({
    ...own,
    title: m.event_service_passed_title,
    body: m.event_service_passed_body,
  }),
  SERVICE_REJECTED: messageEvent<Refused>({
    ...own,
    level: 'IMPORTANT',
    title: m.event_service_rejected_title,
    body: m.event_service_rejected_body,
  }),
  SERVICE_BANNED: messageEvent<Refused>({
    ...own,
    level: 'IMPORTANT',
    title: m.event_service_banned_title,
    body: m.event_service_banned_body,
  }),
  SERVICE_UNBANNED: messageEvent<Passed>({
    ...own,
    title: m.event_service_unbanned_title,
    body: m.event_service_unbanned_body,
  }),
};
