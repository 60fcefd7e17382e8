import { maxListTotal } from '@portal/contract/max-list-total';

/** Epoch milliseconds (13 digits) or seconds (10 digits), as number or text, or a Date. */
export type Instant = number | string | Date;

const chinaOffsetMs = 8 * 3_600_000;

const defaultDatePattern = 'YYYY-MM-DD HH:mm';
const fullDatePattern = 'YYYY-MM-DD HH:mm:ss';

/** Epoch milliseconds; NaN if it is not an instant. */
export function epochMs(instant: Instant): number {
  if (instant instanceof Date) return instant.getTime();
  const digits = String(instant).trim();
  if (!/^-?\d+$/.test(digits)) return Number.NaN;
  return Number(digits) * (digits.length === 10 ? 1000 : 1);
}

/** Formats in Asia/Shanghai (+08:00, no daylight saving); empty if it is not an instant. */
export function formatDate(instant: Instant, pattern = defaultDatePattern): string {
  const ms = epochMs(instant);
  if (!Number.isFinite(ms)) return '';
  const china = new Date(ms + chinaOffsetMs);
  const parts: Record<string, number> = {
    YYYY: china.getUTCFullYear(),
    MM: china.getUTCMonth() + 1,
    DD: china.getUTCDate(),
    HH: china.getUTCHours(),
    mm: china.getUTCMinutes(),
    ss: china.getUTCSeconds(),
  };
  return pattern.replace(/YYYY|MM|DD|HH|mm|ss/g, (token) => String(parts[token]).padStart(token.length, '0'));
}

export function formatFullDate(instant: Instant): string {
  return formatDate(instant, fullDatePattern);
}

/** 1234567.5 → '1,234,567.5'; anything that is not a number counts as 0. */
export function formatThousands(value: number | string): string {
  return String(Number(value) || 0).replace(/\d+/, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ','));
}

/** The total of a list, which is counted only up to a limit: 1,000+ if there are more. */
export const formatTotal = (total: number, isExact = total <= maxListTotal): string =>
  isExact ? formatThousands(total) : `${formatThousands(Math.min(total, maxListTotal))}+`;

/** Formats a size as '512 B', '1.5 KB' or '3.2 MB'; MB is the largest unit. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB'];
  let value = bytes;
  let unit = 0;
  while (unit < 2 && Math.round(value * 10) / 10 >= 1024) {
    value /= 1024;
    unit += 1;
  }
  return `${formatThousands(Math.round(value * 10) / 10)} ${units[unit]}`;
}

export function prefixYen(amount: number | string): string {
  return `¥${amount}`;
}

/** Shortens a text to its first characters plus an ellipsis. */
export function truncate(text: string, length = 4): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}
