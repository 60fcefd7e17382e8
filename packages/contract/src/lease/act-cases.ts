import * as m from '@portal/texts/messages';
import { caseKind } from '../case-kind.ts';
import { caseEventsOf, caseStatesOf } from '../lifecycle.ts';
import { leaseActLifecycle } from './act-lifecycle.ts';

/** Changes of a contract that the park proposes, as the tenant follows them. */
export const leaseActCases = {
  LEASE_ACT: caseKind({
    name: m.lease_act_change,
    prefix: 'BD',
    title: m.lease_act_case_title,
    states: caseStatesOf(leaseActLifecycle, 'TENANT'),
    events: caseEventsOf(leaseActLifecycle),
    way: {
      stops: [m.case_stop_submitted, m.lease_act_stop_check, m.case_stop_in_force],
      at: leaseActLifecycle.stops,
    },
  }),
};
