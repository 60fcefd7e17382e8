/** How long a report is; `own` has any first and last month. */
export const spans = ['month', 'quarter', 'year', 'own'] as const;
export type Span = (typeof spans)[number];

export interface Term {
  span: Span;
  from: string;
  to: string;
}

/** Months that can be chosen, the current one first. */
export const chosenMonths = 36;

/** Moves a month by whole months. */
export function moveMonth(month: string, by: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** The current month in Asia/Shanghai. */
export const currentMonth = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);

const lengths = { month: 1, quarter: 3, year: 12 };

/** The first month of the month, quarter or calendar year that a month is in. */
function firstOf(span: Exclude<Span, 'own'>, month: string): string {
  const inYear = Number(month.slice(5)) - 1;
  return moveMonth(month, -(inYear % lengths[span]));
}

/** A term of this span that ends with a month, or with the end of its quarter or year up to now. */
export function termOf(span: Span, month: string, from: string | null): Term {
  const current = currentMonth();
  if (span === 'own') return { span, from: from && from <= month ? from : month, to: month };
  const first = firstOf(span, month);
  const last = moveMonth(first, lengths[span] - 1);
  const isOver = last < current;
  return { span, from: first, to: isOver ? last : current };
}

/** A month in this form that has begun; null for anything else. */
const monthIn = (text: string | null): string | null =>
  text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) && text <= currentMonth() ? text : null;

/** The term that an address names; the current month unless it names another. */
export function readTerm(search: URLSearchParams): Term {
  const span = spans.find((one) => one === search.get('span')) ?? 'month';
  return termOf(span, monthIn(search.get('to')) ?? currentMonth(), monthIn(search.get('from')));
}
