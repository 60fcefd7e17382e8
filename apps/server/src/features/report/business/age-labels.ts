import type { OverdueAge } from '@portal/contract/billing/bill-collection';
import * as m from '@portal/texts/messages';

export const ageLabels: Record<OverdueAge, () => string> = {
  UP_TO_30: m.billing_age_30,
  UP_TO_60: m.billing_age_60,
  UP_TO_90: m.billing_age_90,
  LONGER: m.billing_age_longer,
};
