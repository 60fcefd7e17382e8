import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';

const policy = { group: 'CONTENT', level: 'NORMAL', pages: ['/manage/policy'] } as const;

/** Messages about policies, to the officers who drafted them. */
export const policyEvents = {
  POLICY_APPROVED: messageEvent<{ title: string }>({
    ...policy,
    title: m.event_policy_approved_title,
    body: m.event_policy_approved_body,
  }),
  POLICY_RETURNED: messageEvent<{ title: string; reason: string }>({
    ...policy,
    level: 'IMPORTANT',
    title: m.event_policy_returned_title,
    body: m.event_policy_returned_body,
  }),
  POLICY_WITHDRAWN: messageEvent<{ title: string; reason: string }>({
    ...policy,
    title: m.event_policy_withdrawn_title,
    body: m.event_policy_withdrawn_body,
  }),
  POLICY_REPEALED: messageEvent<{ title: string; reason: string }>({
    ...policy,
    title: m.event_policy_repealed_title,
    body: m.event_policy_repealed_body,
  }),
};
