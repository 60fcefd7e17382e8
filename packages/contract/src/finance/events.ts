import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';
import {
  type FinancingState,
  type FinProductState,
  financingStateLabels,
  finProductStateLabels,
  type InstitutionState,
  institutionStateLabels,
} from './terms.ts';

const own = { group: 'ENTERPRISE', level: 'NORMAL', pages: ['/my-financial'] } as const;
const asked = { group: 'ENTERPRISE', level: 'NORMAL', pages: ['/my-financial-list'] } as const;
const received = { group: 'ENTERPRISE', level: 'NORMAL', pages: ['/financial-cooperation-list'] } as const;

/** Messages about institutions, their products and financing; a reason, if any, follows the state. */
export const financeEvents = {
  INSTITUTION_MOVED: messageEvent<{ name: string; state: InstitutionState; reason: string }>({
    ...own,
    level: 'IMPORTANT',
    title: ({ state }) => m.event_institution_moved_title({ state: institutionStateLabels[state]() }),
    body: ({ name, state, reason }) =>
      m.event_institution_moved_body({ name, state: institutionStateLabels[state](), reason }),
  }),
  FIN_PRODUCT_MOVED: messageEvent<{ name: string; state: FinProductState; reason: string }>({
    ...own,
    title: ({ state }) => m.event_fin_product_moved_title({ state: finProductStateLabels[state]() }),
    body: ({ name, state, reason }) =>
      m.event_fin_product_moved_body({ name, state: finProductStateLabels[state](), reason }),
  }),
  FINANCING_MOVED: messageEvent<{ product: string; state: FinancingState; reason: string }>({
    ...asked,
    title: ({ state }) => m.event_financing_moved_title({ state: financingStateLabels[state]() }),
    body: ({ product, state, reason }) =>
      m.event_financing_moved_body({ product, state: financingStateLabels[state](), reason }),
  }),
  FINANCING_ASKED: messageEvent<{ product: string; state: FinancingState; reason: string }>({
    ...asked,
    level: 'IMPORTANT',
    title: ({ state }) => m.event_financing_asked_title({ state: financingStateLabels[state]() }),
    body: ({ product, state, reason }) =>
      m.event_financing_asked_body({ product, state: financingStateLabels[state](), reason }),
  }),
  FINANCING_RECEIVED: messageEvent<{ product: string; state: FinancingState }>({
    ...received,
    title: ({ state }) => m.event_financing_received_title({ state: financingStateLabels[state]() }),
    body: ({ product, state }) =>
      m.event_financing_received_body({ product, state: financingStateLabels[state]() }),
  }),
  CONSENT_REVOKED: messageEvent<{ product: string }>({
    ...received,
    title: m.event_consent_revoked_title,
    body: m.event_consent_revoked_body,
  }),
};
