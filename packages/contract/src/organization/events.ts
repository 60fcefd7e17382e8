import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';

const member = { group: 'COMMUNITY', level: 'NORMAL', pages: ['/organization-chart-detail'] } as const;
const office = { group: 'COMMUNITY', level: 'NORMAL', pages: ['/manage/organization'] } as const;

type OfOrganization = { name: string };
type Reasoned = OfOrganization & { reason: string };
type Personal = OfOrganization & { person: string };

/** Messages about bodies of the park and their members. */
export const organizationEvents = {
  ORG_INVITED: messageEvent<OfOrganization & { date: string }>({
    ...member,
    level: 'IMPORTANT',
    pages: ['/invite'],
    title: m.org_event_invited,
    body: m.org_event_invited_body,
  }),
  ORG_INVITE_ACCEPTED: messageEvent<Personal>({
    ...office,
    title: m.org_event_accepted,
    body: m.org_event_accepted_body,
  }),
  ORG_INVITE_DECLINED: messageEvent<Personal>({
    ...office,
    title: m.org_event_declined,
    body: m.org_event_declined_body,
  }),
  ORG_JOIN_ASKED: messageEvent<Personal>({
    ...office,
    level: 'IMPORTANT',
    title: m.org_event_asked,
    body: m.org_event_asked_body,
    merges: true,
  }),
  ORG_JOIN_PASSED: messageEvent<OfOrganization>({
    ...member,
    level: 'IMPORTANT',
    title: m.org_event_passed,
    body: m.org_event_passed_body,
  }),
  ORG_JOIN_REFUSED: messageEvent<Reasoned>({
    ...member,
    level: 'IMPORTANT',
    title: m.org_event_refused,
    body: m.org_event_refused_body,
  }),
  ORG_MEMBER_REMOVED: messageEvent<Reasoned>({
    ...member,
    level: 'IMPORTANT',
    title: m.org_event_removed,
    body: m.org_event_removed_body,
  }),
  ORG_MEMBER_LEFT: messageEvent<Personal>({
    ...office,
    title: m.org_event_left,
    body: m.org_event_left_body,
    merges: true,
  }),
  ORG_CLOSED: messageEvent<Reasoned>({
    ...member,
    level: 'IMPORTANT',
    pages: ['/organization-chart'],
    title: m.org_event_closed,
    body: m.org_event_closed_body,
  }),
};
