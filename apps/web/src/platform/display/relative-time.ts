import type { Language } from '@portal/texts/languages';
import { epochMs, formatDate, type Instant } from './format.ts';

interface RelativeWords {
  now: string;
  minutes: (count: number) => string;
  hours: (count: number) => string;
  yesterday: string;
}

const relativeWords: Record<Language, RelativeWords> = {
  zh: { now: '刚刚', minutes: (n) => `${n}分钟前`, hours: (n) => `${n}小时前`, yesterday: '1天前' },
  en: {
    now: 'just now',
    minutes: (n) => (n === 1 ? '1 minute ago' : `${n} minutes ago`),
    hours: (n) => (n === 1 ? '1 hour ago' : `${n} hours ago`),
    yesterday: '1 day ago',
  },
  es: {
    now: 'ahora mismo',
    minutes: (n) => (n === 1 ? 'hace 1 minuto' : `hace ${n} minutos`),
    hours: (n) => (n === 1 ? 'hace 1 hora' : `hace ${n} horas`),
    yesterday: 'hace 1 día',
  },
  ja: { now: 'たった今', minutes: (n) => `${n}分前`, hours: (n) => `${n}時間前`, yesterday: '1日前' },
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** How far a visitor's clock may lag behind the server's before an instant counts as being in the future. */
const clockSkew = 5 * minute;

/** The time elapsed in whole units, up to two days; older and future instants as YYYY-MM-DD. */
export function relativeTime(instant: Instant, now: Instant, language: Language): string {
  const seconds = (epochMs(now) - epochMs(instant)) / 1000;
  const words = relativeWords[language];
  if (!(seconds >= -clockSkew && seconds < 2 * day)) return formatDate(instant, 'YYYY-MM-DD');
  if (seconds < 30) return words.now;
  if (seconds < hour) return words.minutes(Math.max(1, Math.floor(seconds / minute)));
  if (seconds < day) return words.hours(Math.floor(seconds / hour));
  return words.yesterday;
}
