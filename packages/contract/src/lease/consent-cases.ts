import * as m from '@portal/texts/messages';
import { caseKind } from '../case-kind.ts';
import { caseEventsOf, caseStatesOf } from '../lifecycle.ts';
import { settlementConsentLifecycle } from './consent-lifecycle.ts';

/** Settlements of contracts that ended, which the tenant confirms. */
export const settlementConsentCases = {
  SETTLEMENT_CONSENT: caseKind({
    name: m.lease_settlement,
    prefix: 'JQ',
    title: m.move_out_consent_case,
    states: caseStatesOf(settlementConsentLifecycle, 'TENANT'),
    events: caseEventsOf(settlementConsentLifecycle),
    way: {
      stops: [m.move_out_state_settled, m.move_out_consent_step, m.case_stop_done],
      at: settlementConsentLifecycle.stops,
    },
  }),
};
