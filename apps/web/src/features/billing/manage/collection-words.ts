import type { OverdueAge } from '@portal/contract/billing/bill-collection';
import * as m from '@portal/texts/messages';
import { currentLocale } from '../../../platform/i18n/language.ts';

export const ageNames: Record<OverdueAge, () => string> = {
  UP_TO_30: m.billing_age_30,
  UP_TO_60: m.billing_age_60,
  UP_TO_90: m.billing_age_90,
  LONGER: m.billing_age_longer,
};

/** A Spanish locale that writes numbers as the portal writes amounts: 1,234.5. */
const localeOfNumbers = () => (currentLocale() === 'es' ? 'es-MX' : currentLocale());

/** An amount shortened to fit a large figure: 3584721.15 → “358.47万”, “3.58M”. */
export const shortYuan = (fen: number): string =>
  new Intl.NumberFormat(localeOfNumbers(), { notation: 'compact', maximumFractionDigits: 2 }).format(
    fen / 100,
  );

export const percentText = (share: number): string => `${share.toFixed(1)}%`;
