const chinaOffset = 8 * 3_600_000;

/** As `readSheet` gives them: a date of the spreadsheet in ISO form, or what somebody has typed. */
const wallClock = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d+)?)Z?)?)?$/;

/**
 * The moment in Asia/Shanghai that a cell holds, to the second; null for anything else. Spreadsheets keep times as
 * fractions of a day, so that a full minute may be a millisecond short.
 */
export function instantOf(cell: string): number | null {
  const found = wallClock.exec(cell.trim());
  if (!found) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  const midnight = Date.UTC(year, month - 1, day);
  const isDay = new Date(midnight).getUTCDate() === day && month >= 1 && month <= 12;
  if (!isDay || hour > 23 || minute > 59 || second >= 60) return null;
  const ms = midnight + hour * 3_600_000 + minute * 60_000 + Math.round(second) * 1_000;
  return ms - chinaOffset;
}

/** The day that a cell holds; null for anything else. */
export function dayOf(cell: string): string | null {
  const at = instantOf(cell);
  return at === null ? null : new Date(at + chinaOffset).toISOString().slice(0, 10);
}
