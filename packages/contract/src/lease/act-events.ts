import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';
import { type LeaseActLogEvent, leaseActLifecycle } from './act-lifecycle.ts';
import { type LeaseActKind, leaseActKindLabels } from './act-terms.ts';

export interface LeaseActNotice {
  no: string;
  kind: LeaseActKind;
  /** The day the act takes effect, or the last day to consent to it. */
  day: string;
  /** What it books, in yuan. */
  yuan: string;
}

export interface LeaseActMoved {
  no: string;
  kind: LeaseActKind;
  event: LeaseActLogEvent;
  reason: string;
}

const toTenant = { group: 'PROPERTY', level: 'IMPORTANT', pages: ['/contract-info'] } as const;
const inWords = ({ kind, ...rest }: LeaseActNotice) => ({ ...rest, kind: leaseActKindLabels[kind]() });
const titleOf = ({ no, kind, event }: LeaseActMoved) =>
  m.lease_act_moved_title({ no, kind: leaseActKindLabels[kind](), did: leaseActLifecycle.did[event]() });
const bodyOf = (params: LeaseActMoved) =>
  params.reason === ''
    ? titleOf(params)
    : m.lease_act_moved_reason({
        no: params.no,
        kind: leaseActKindLabels[params.kind](),
        did: leaseActLifecycle.did[params.event](),
        reason: params.reason,
      });

/** Messages about the park's acts on contracts. */
export const leaseActEvents = {
  LEASE_ACT_TO_CONSENT: messageEvent<LeaseActNotice>({
    ...toTenant,
    sms: 'DEADLINE',
    smsWaits: true,
    title: (params) => m.lease_act_to_consent_title(inWords(params)),
    body: (params) => m.lease_act_to_consent_body(inWords(params)),
  }),
  LEASE_ACT_ANNOUNCED: messageEvent<LeaseActNotice>({
    ...toTenant,
    title: (params) => m.lease_act_announced_title(inWords(params)),
    body: (params) => m.lease_act_announced_body(inWords(params)),
  }),
  LEASE_ACT_BOOKED: messageEvent<LeaseActNotice>({
    ...toTenant,
    title: (params) => m.lease_act_booked_title(inWords(params)),
    body: (params) => m.lease_act_booked_body(inWords(params)),
  }),
  LEASE_ACT_MOVED: messageEvent<LeaseActMoved>({ ...toTenant, title: titleOf, body: bodyOf }),
  /** The same for the officer who entered it. */
  LEASE_ACT_DECIDED: messageEvent<LeaseActMoved>({
    ...toTenant,
    pages: ['/manage/contract'],
    title: titleOf,
    body: bodyOf,
  }),
};
