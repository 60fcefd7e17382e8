import { currentLocale } from '../i18n/language.ts';

/** A Spanish locale that writes numbers as the portal writes amounts: 1,234.5. */
const localeOfNumbers = () => (currentLocale() === 'es' ? 'es-MX' : currentLocale());

/** An amount shortened to fit a large figure: 3584721.15 → “358.47万”, “3.58M”. */
export const shortYuan = (fen: number): string =>
  new Intl.NumberFormat(localeOfNumbers(), { notation: 'compact', maximumFractionDigits: 2 }).format(
    fen / 100,
  );
