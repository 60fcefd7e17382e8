import type { ConsentRecord } from '@portal/contract/finance/financing';
import type { FinancingState } from '@portal/contract/finance/terms';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';

/** When a consent expires or ended, and how often it was used. */
export function consentText(
  state: FinancingState,
  { revokedAt, until, isLive, views }: ConsentRecord,
): string {
  if (state === 'DRAFT') return m.finance_consent_draft();
  if (revokedAt !== null) return m.finance_consent_revoked({ day: formatDate(revokedAt, 'YYYY-MM-DD') });
  return isLive ? m.finance_consent_live({ day: until, views }) : m.finance_consent_over({ day: until });
}
