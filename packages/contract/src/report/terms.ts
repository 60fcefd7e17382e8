import * as m from '@portal/texts/messages';

/** The lines of income that are budgeted and reported. OTHER: fees of the park's own, bookings, repairs and sign-ups. */
export const incomeLines = ['RENT', 'PROPERTY', 'WATER', 'ELECTRICITY', 'OTHER'] as const;
export type IncomeLine = (typeof incomeLines)[number];

export const incomeLineLabels: Record<IncomeLine, () => string> = {
  RENT: m.billing_fee_rent,
  PROPERTY: m.billing_fee_property,
  WATER: m.billing_fee_water,
  ELECTRICITY: m.billing_fee_electricity,
  OTHER: m.report_line_other,
};

/** Months that a report looks back on and ahead to. */
export const reportMonths = 12;

/** Most months in one report. */
export const maxTermMonths = 24;
