import { dropInvisible } from '../text/invisible-letters.ts';

const chinaOffset = 8 * 3_600_000;

/** What stands in a cell, without what copying and quoting leave around it: `="0012"`, `'0012`, invisible letters. */
export function cleanCell(text: string): string {
  const seen = dropInvisible(text).trim();
  const [, quoted] = /^="(.*)"$/s.exec(seen) ?? [];
  return (quoted ?? seen).replace(/^'(?=.)/, '').trim();
}

/** A cell as numbers, days and heads are compared: full-width letters and all kinds of minus as the plain ones. */
export const plainCell = (text: string): string =>
  cleanCell(text)
    .normalize('NFKC')
    .replace(/[−–—‐‑]/g, '-');

/** People write strokes where there is nothing. */
export const isEmptyCell = (text: string): boolean => /^[-/\\\s]*$/.test(plainCell(text));

/** A time of day as people and programs write it: 10:20, 10:20:30.5, 10.20.30, 10时20分30秒. */
const time = /(?<hour>\d{1,2})[:.时](?<minute>\d{2})(?:[:.分](?:(?<second>\d{2}(?:\.\d+)?)秒?)?)?Z?/.source;
const spelledDay = /(?<year>\d{4})[-/.年](?<month>\d{1,2})[-/.月](?<day>\d{1,2})日?/.source;
const bareDay = /(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})/.source;
const bareTime = /(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})/.source;
const wallClocks = [spelledDay, bareDay].flatMap((day) =>
  [time, bareTime].map((clock) => new RegExp(String.raw`^${day}(?:[-T\s]*${clock})?$`)),
);

interface WallClock {
  /** The start of the day, as if the clocks of Shanghai showed UTC. */
  midnight: number;
  /** Null where the cell names a day alone. */
  seconds: number | null;
}

function secondsIn(hour: string, minute: string, second = '0'): number | null {
  const [h, min, s] = [Number(hour), Number(minute), Number(second)];
  return h > 23 || min > 59 || s >= 60 ? null : h * 3_600 + min * 60 + Math.round(s);
}

function wallClockOf(cell: string): WallClock | null {
  const text = plainCell(cell);
  const found = wallClocks.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups);
  if (!found) return null;
  const { year, month, day, hour, minute = '', second } = found;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // A time alone stands on a day before those that spreadsheets count.
  if (Number(year) < 1900) return null;
  const isDay = new Date(midnight).getUTCDate() === Number(day) && Number(month) >= 1 && Number(month) <= 12;
  if (!isDay) return null;
  if (hour === undefined) return { midnight, seconds: null };
  const seconds = secondsIn(hour, minute, second);
  return seconds === null ? null : { midnight, seconds };
}

/**
 * The moment in Asia/Shanghai that a cell holds, to the second; null for anything else. Spreadsheets keep times as
 * fractions of a day, so that a full minute may be a millisecond short.
 */
export function instantOf(cell: string): number | null {
  const found = wallClockOf(cell);
  return found && found.midnight + (found.seconds ?? 0) * 1_000 - chinaOffset;
}

/** Whether a cell names a time of its day, too. */
export const hasTimeOfDay = (cell: string): boolean => (wallClockOf(cell)?.seconds ?? null) !== null;

/** The day that a cell holds; null for anything else. */
export function dayOf(cell: string): string | null {
  const found = wallClockOf(cell);
  return found && new Date(found.midnight).toISOString().slice(0, 10);
}

/** The month that a cell holds, also where a spreadsheet program has made a day of it; null for anything else. */
export function monthOf(cell: string): string | null {
  const [, year, month = ''] = /^(\d{4})(?:[-/.年])?(\d{1,2})(?:月份?)?$/.exec(plainCell(cell)) ?? [];
  if (year === undefined) return dayOf(cell)?.slice(0, 7) ?? null;
  return Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month.padStart(2, '0')}` : null;
}

/** A cell of a spreadsheet with a time alone has that time on the first day that spreadsheets know. */
const timesAlone = [time, /(?<hour>\d{1,2})(?<minute>\d{2})(?<second>\d{2})/.source].map(
  (clock) => new RegExp(`^(?:1899-12-3[01]T)?${clock}$`),
);

/** Seconds since midnight of a cell that holds a time of day alone; null for anything else. */
export function timeOf(cell: string): number | null {
  const text = plainCell(cell);
  const found = timesAlone.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups);
  return found ? secondsIn(found.hour ?? '', found.minute ?? '', found.second) : null;
}

/** What a sum of money or a count may look like: 1,234.50, -3, 3-, (3). Commas part three digits, and nothing else. */
const number =
  /^(?:([+-]?)\s*(\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.(\d+))?(-?)|\((\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.(\d+))?\))$/;

/**
 * The number of a cell times ten to the power of `places`, as a whole number; null for anything else, and for more
 * decimals. What formulas leave behind the last decimal (1.2100000000000002) is none.
 */
export function scaledOf(cell: string, places: number): number | null {
  const found = number.exec(plainCell(cell));
  if (!found) return null;
  const [, sign, plain, plainRest, trailing, bracketed, bracketedRest] = found;
  const whole = (plain ?? bracketed ?? '').replaceAll(',', '');
  const rest = plainRest ?? bracketedRest ?? '';
  const kept = rest.slice(0, places).padEnd(places, '0');
  const beyond = Number(`0.${rest.slice(places) || '0'}`);
  const tolerance = 1e-4;
  if (beyond > tolerance && 1 - beyond > tolerance) return null;
  const value = Number(whole + kept) + (beyond > tolerance ? 1 : 0);
  const isNegative = sign === '-' || trailing === '-' || bracketed !== undefined;
  if (!Number.isSafeInteger(value)) return null;
  return isNegative && value !== 0 ? -value : value;
}

/** Lines below or between the rows of a table that say what they come to. */
export const startsSum = (text: string): boolean =>
  /^(?:[本当][页日月季年期]|全部)?(?:合计|小计|总计|累计|总笔数|总金额|期初余额|期末余额|承前页|过次页|subtotal\b|total\b|sum\b)/i.test(
    plainCell(text),
  );
