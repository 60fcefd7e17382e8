import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';
import { type RequestKind, requestKindLabels } from './terms.ts';

const lease = { group: 'PROPERTY', level: 'IMPORTANT', pages: ['/contract-info'] } as const;

/** The contract’s number, its building and units, and the relevant day. */
export interface LeaseNotice {
  no: string;
  place: string;
  day: string;
}

export interface Decided {
  no: string;
  kind: RequestKind;
  answer: string;
}

const inWords = ({ kind, ...rest }: Decided) => ({ ...rest, kind: requestKindLabels[kind]() });

const dueInWords = ({ dueDay, dueDays }: { dueDay: number | null; dueDays: number }) =>
  dueDay === null ? m.pricing_due_after({ days: dueDays }) : m.pricing_due_on({ day: dueDay });

/** Messages about contracts and requests concerning them. */
export const leaseEvents = {
  CONTRACT_TO_SIGN: messageEvent<LeaseNotice>({
    ...lease,
    sms: 'DEADLINE',
    smsWaits: true,
    title: m.event_contract_to_sign_title,
    body: m.event_contract_to_sign_body,
  }),
  CONTRACT_VOID: messageEvent<LeaseNotice>({
    ...lease,
    title: m.event_contract_void_title,
    body: m.event_contract_void_body,
  }),
  CONTRACT_ACTIVE: messageEvent<LeaseNotice>({
    ...lease,
    level: 'NORMAL',
    title: m.event_contract_active_title,
    body: m.event_contract_active_body,
  }),
  CONTRACT_EXPIRING: messageEvent<LeaseNotice>({
    ...lease,
    title: m.event_contract_expiring_title,
    body: m.event_contract_expiring_body,
  }),
  CONTRACT_ENDED: messageEvent<LeaseNotice>({
    ...lease,
    title: m.event_contract_ended_title,
    body: m.event_contract_ended_body,
  }),
  CONTRACT_DUE: messageEvent<{ no: string; place: string; dueDay: number | null; dueDays: number }>({
    ...lease,
    title: m.lease_event_due_title,
    body: ({ place, dueDay, dueDays }) =>
      m.lease_event_due_body({ place, due: dueInWords({ dueDay, dueDays }) }),
  }),
  CONTRACT_REFUSED: messageEvent<{ no: string; place: string; reason: string }>({
    ...lease,
    pages: ['/manage/contract'],
    title: m.event_contract_refused_title,
    body: m.event_contract_refused_body,
  }),
  LEASE_REQUEST_AGREED: messageEvent<Decided>({
    ...lease,
    title: m.event_lease_request_agreed_title,
    body: (params) => m.event_lease_request_agreed_body(inWords(params)),
  }),
  LEASE_REQUEST_REFUSED: messageEvent<Decided>({
    ...lease,
    title: m.event_lease_request_refused_title,
    body: (params) => m.event_lease_request_refused_body(inWords(params)),
  }),
};
