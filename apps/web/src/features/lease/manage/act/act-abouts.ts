import type { LeaseActKind } from '@portal/contract/lease/act-terms';
import * as m from '@portal/texts/messages';

/** What each kind of act needs, in a line. */
export const actAbouts: Record<LeaseActKind, () => string> = {
  RENT: m.lease_act_about_rent,
  UNITS: m.lease_act_about_units,
  EXTEND: m.lease_act_about_extend,
  CHARGE: m.lease_act_about_charge,
  UNCHARGE: m.lease_act_about_uncharge,
  END: m.lease_act_about_end,
  DEFAULT: m.lease_act_about_default,
  PAYER: m.lease_act_about_payer,
  CYCLE: m.lease_act_about_cycle,
  CORRECT: m.lease_act_about_correct,
};
