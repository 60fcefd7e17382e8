import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';
import { type SettlementConsentLogEvent, settlementConsentLifecycle } from './consent-lifecycle.ts';

export interface SettlementAsked {
  no: string;
  /** What is refunded, in yuan; empty if nothing is. */
  yuan: string;
  /** The last day to answer. */
  day: string;
}

export interface SettlementAnswered {
  no: string;
  event: SettlementConsentLogEvent;
  reason: string;
}

const property = { group: 'PROPERTY', level: 'IMPORTANT' } as const;

const titleOf = ({ no, event }: SettlementAnswered) =>
  m.move_out_consent_moved({ no, did: settlementConsentLifecycle.did[event]() });
const bodyOf = (params: SettlementAnswered) =>
  params.reason === ''
    ? titleOf(params)
    : m.move_out_consent_moved_reason({
        no: params.no,
        did: settlementConsentLifecycle.did[params.event](),
        reason: params.reason,
      });

/** Messages about the tenant's answer to a settlement. */
export const settlementConsentEvents = {
  SETTLEMENT_TO_CONFIRM: messageEvent<SettlementAsked>({
    ...property,
    pages: ['/contract-info'],
    sms: 'DEADLINE',
    smsWaits: true,
    title: m.move_out_consent_ask_title,
    body: ({ yuan, day }) =>
      yuan === '' ? m.move_out_consent_ask_body({ day }) : m.move_out_consent_ask_refund({ yuan, day }),
  }),
  SETTLEMENT_MOVED: messageEvent<SettlementAnswered>({
    ...property,
    pages: ['/contract-info'],
    title: titleOf,
    body: bodyOf,
  }),
  /** The same for the officer who settled it. */
  SETTLEMENT_ANSWERED: messageEvent<SettlementAnswered>({
    ...property,
    pages: ['/manage/contract'],
    title: titleOf,
    body: bodyOf,
  }),
};
