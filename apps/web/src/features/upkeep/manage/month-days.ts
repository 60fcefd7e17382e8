/** The weeks of a month (YYYY-MM) from Monday on; null for days of other months. */
export function weeksOfMonth(month: string): (string | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const before = (first.getUTCDay() + 6) % 7;
  const cells = Array.from({ length: Math.ceil((before + count) / 7) * 7 }, (_, at) => {
    const day = at - before + 1;
    return day >= 1 && day <= count ? `${month}-${String(day).padStart(2, '0')}` : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, at) => cells.slice(at * 7, at * 7 + 7));
}

/** The month that is so many months later, as YYYY-MM. */
export const monthAfter = (month: string, months: number): string => {
  const [year = 0, no = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, no - 1 + months, 1)).toISOString().slice(0, 7);
};

export const isMonth = (text: string | null): text is string =>
  text !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);
