import { dropInvisible } from '@portal/contract/letters';

const chinaOffset = 8 * 3_600_000;

/** The text of a cell, without what copying and quoting leave around it: `="0012"`, `'0012`, invisible characters. */
export function cleanCell(text: string): string {
  const seen = dropInvisible(text).trim();
  const [, quoted] = /^="(.*)"$/s.exec(seen) ?? [];
  return (quoted ?? seen).replace(/^'(?=.)/, '').trim();
}

/**
 * Normalises a cell for comparing numbers, days and heads: full-width characters and all kinds of minus become plain
 * ones.
 */
export const plainCell = (text: string): string =>
  cleanCell(text)
    .normalize('NFKC')
    .replace(/[−–—‐‑]/g, '-');

/** Whether a cell is empty; people write dashes for nothing. */
export const isEmptyCell = (text: string): boolean => /^[-/\\\s]*$/.test(plainCell(text));

/** A time of day as people and programs write it: 10:20, 10:20:30.5, 10.20.30, 10时20分30秒. */
const time = /(?<hour>\d{1,2})[:.时](?<minute>\d{2})(?:[:.分](?:(?<second>\d{2}(?:\.\d+)?)秒?)?)?Z?/.source;
const spelledDay = /(?<year>\d{4})[-/.年](?<month>\d{1,2})[-/.月](?<day>\d{1,2})日?/.source;
const bareDay = /(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})/.source;
const bareTime = /(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})/.source;
const wallClocks = [spelledDay, bareDay].flatMap((day) =>
  [time, bareTime].map((clock) => new RegExp(String.raw`^${day}(?:[-T\s]*${clock})?$`)),
);

/** Days since the end of 1899, as spreadsheets count them: what is left of a day whose format was lost. */
const serial = /^(?<days>\d{5})(?<part>\.\d+)?$/;
const [firstSerial, endSerial] = [36_526, 73_051]; // The years 2000 to 2099.
const dayMs = 86_400_000;
const serialStart = Date.UTC(1899, 11, 30);

const weekday = /[\s(]*(?:星期|周)[一二三四五六日天]\)?/;

interface WallClock {
  /** Start of the day, as if Shanghai's clocks showed UTC. */
  midnight: number;
  /** Null if the cell contains only a day. */
  seconds: number | null;
}

function secondsIn(hour: string, minute: string, second = '0'): number | null {
  const [h, min, s] = [Number(hour), Number(minute), Number(second)];
  return h > 23 || min > 59 || s >= 60 ? null : h * 3_600 + min * 60 + Math.round(s);
}

function wallClockOfSerial(text: string): WallClock | null {
  const { days = '', part } = serial.exec(text)?.groups ?? {};
  if (Number(days) < firstSerial || Number(days) >= endSerial) return null;
  const midnight = serialStart + Number(days) * dayMs;
  return { midnight, seconds: part === undefined ? null : Math.round(Number(part) * 86_400) };
}

function wallClockOf(cell: string): WallClock | null {
  const text = plainCell(cell).replace(weekday, '');
  if (serial.test(text)) return wallClockOfSerial(text);
  const found = wallClocks.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups);
  if (!found) return null;
  const { year, month, day, hour, minute = '', second } = found;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // A cell with only a time carries a day before the first that spreadsheets count.
  if (Number(year) < 1900) return null;
  const isDay = new Date(midnight).getUTCDate() === Number(day) && Number(month) >= 1 && Number(month) <= 12;
  if (!isDay) return null;
  if (hour === undefined) return { midnight, seconds: null };
  const seconds = secondsIn(hour, minute, second);
  return seconds === null ? null : { midnight, seconds };
}

/**
 * The instant in Asia/Shanghai that a cell contains, to the second; null for anything else. Spreadsheets store times as
 * fractions of a day, so a full minute may be a millisecond short.
 */
export function instantOf(cell: string): number | null {
  const found = wallClockOf(cell);
  return found && found.midnight + (found.seconds ?? 0) * 1_000 - chinaOffset;
}

/** Whether a cell also contains a time of day. */
export const hasTimeOfDay = (cell: string): boolean => (wallClockOf(cell)?.seconds ?? null) !== null;

/** The day that a cell contains; null for anything else. */
export function dayOf(cell: string): string | null {
  const found = wallClockOf(cell);
  return found && new Date(found.midnight).toISOString().slice(0, 10);
}

/** The month that a cell contains, even if a spreadsheet program has turned it into a day; null for anything else. */
export function monthOf(cell: string): string | null {
  const [, year, spelled, bare] =
    /^(\d{4})(?:[-/.年](\d{1,2})|(\d{2}))(?:月份?)?$/.exec(plainCell(cell)) ?? [];
  const month = spelled ?? bare ?? '';
  if (year === undefined) return dayOf(cell)?.slice(0, 7) ?? null;
  return Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month.padStart(2, '0')}` : null;
}

/** A spreadsheet cell with only a time stores it on the first day that spreadsheets know. */
const timesAlone = [time, /(?<hour>\d{1,2})(?<minute>\d{2})(?<second>\d{2})/.source].map(
  (clock) => new RegExp(`^(?:1899-12-3[01]T)?${clock}$`),
);

/** Seconds since midnight for a cell with only a time of day; null for anything else. */
export function timeOf(cell: string): number | null {
  const text = plainCell(cell);
  const found = timesAlone.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups);
  return found ? secondsIn(found.hour ?? '', found.minute ?? '', found.second) : null;
}

/** Accepted forms of an amount or count: 1,234.50, -3, 3-, (3). Commas may only separate groups of three digits. */
const number =
  /^(?:([+-]?)\s*(\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.(\d+))?(-?)|\((\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.(\d+))?\))$/;

const currency = /^(?:人民币|rmb|cny|¥)\s*|\s*元$/gi;
const tenThousands = /\s*万$/;

/**
 * The number in a cell times ten to the power of `places`, as an integer; null for anything else, and for more
 * decimals. It may be an amount of yuan (¥1,234.50, 1234.5元) and count ten thousands (1.2万). Rounding noise of
 * formulas (1.2100000000000002) does not count as decimals.
 */
export function scaledOf(cell: string, places: number): number | null {
  const text = plainCell(cell).replace(currency, '');
  if (tenThousands.test(text)) return scaledOf(text.replace(tenThousands, ''), places + 4);
  const found = number.exec(text);
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

/** Whether a text starts a row of totals, below or among the rows of a table. */
export const startsSum = (text: string): boolean =>
  /^(?:[本当][页日月季年期]|全部)?(?:合计|小计|总计|累计|总笔数|总金额|期初余额|期末余额|承前页|过次页|subtotal\b|total\b|sum\b)/i.test(
    plainCell(text),
  );
