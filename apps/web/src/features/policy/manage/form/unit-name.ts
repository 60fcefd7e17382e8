import {
  officer_persons,
  officer_points,
  officer_wan,
  officer_years,
} from '../../../../platform/i18n/paraglide/messages.js';

const names: Readonly<Record<string, () => string>> = {
  万元: officer_wan,
  人: officer_persons,
  年: officer_years,
  分: officer_points,
};

/** What a fact is counted in, in the language spoken. */
export const unitName = (unit: string | undefined): string | undefined =>
  unit === undefined ? undefined : (names[unit]?.() ?? unit);
