/** Days as `YYYY-MM-DD`, months as `YYYY-MM`. Apart from the product's own calendar, as all of the oracle is. */
export type Day = string;
export type Month = string;

const dayMs = 86_400_000;
const at = (day: Day) => Date.parse(`${day}T00:00:00Z`);

export const plusDays = (day: Day, days: number): Day =>
  new Date(at(day) + days * dayMs).toISOString().slice(0, 10);

/** Number of days from one to the other; negative if the other is earlier. */
export const daysFromTo = (from: Day, to: Day): number => Math.round((at(to) - at(from)) / dayMs);

/** How many days a month has. */
export const lengthOf = (month: Month): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();

export const firstOf = (month: Month): Day => `${month}-01`;
export const lastOf = (month: Month): Day => `${month}-${lengthOf(month)}`;

const countOf = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

export const plusMonths = (month: Month, months: number): Month => {
  const count = countOf(month) + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
};

/** Number of months from one to the other. */
export const monthsFromTo = (from: Month, to: Month): number => countOf(to) - countOf(from);

export const monthOf = (day: Day): Month => day.slice(0, 7);
