import * as m from '@portal/texts/messages';

const names: Readonly<Record<string, () => string>> = {
  万元: m.officer_wan,
  人: m.field_people,
  年: m.officer_years,
  分: m.officer_points,
};

/** The unit of a fact in the reader's language. */
export const unitName = (unit: string | undefined): string | undefined =>
  unit === undefined ? undefined : (names[unit]?.() ?? unit);
