import { type SolarTerm, solarTermOf } from '@portal/contract/solar-term';
import { type Season, seasons } from '@portal/contract/upkeep/terms';
import { addDays, startOfChinaDay } from '../../platform/china-time.ts';
import type { DateRow, PlanRow } from './upkeep.table.ts';

/** What decides the days of a plan. */
export type DayRule = Pick<PlanRow, 'rhythm' | 'months' | 'seasons' | 'startOn' | 'basis'>;

const solarStarts: Record<Season, { term: SolarTerm; month: number }> = {
  SPRING: { term: '立春', month: 2 },
  SUMMER: { term: '立夏', month: 5 },
  AUTUMN: { term: '立秋', month: 8 },
  WINTER: { term: '立冬', month: 11 },
};
const calendarMonths: Record<Season, number> = { SPRING: 3, SUMMER: 6, AUTUMN: 9, WINTER: 12 };

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const later = (one: string, other: string): string => [one, other].toSorted()[1] ?? one;

/** The first day of a season of the sun: within the first eleven days of its month. */
function solarStart(year: number, season: Season): string {
  const { term, month } = solarStarts[season];
  for (let day = 1; day <= 11; day += 1) {
    const text = dayOf(year, month, day);
    const found = solarTermOf(startOfChinaDay(text).getTime());
    if (found.term === term && found.daysSince === 0) return text;
  }
  throw new Error(`${term} of ${year} not found`);
}

/** `day` shifted by whole months; the last day of a month where that is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return dayOf(last.getUTCFullYear(), last.getUTCMonth() + 1, Math.min(date, last.getUTCDate()));
}

function seasonAfter({ rhythm, seasons: chosen }: DayRule, day: string): string {
  const year = Number(day.slice(0, 4));
  const starts = [year, year + 1].flatMap((each) =>
    seasons
      .filter((season) => chosen.includes(season))
      .map((season) =>
        rhythm === 'SOLAR' ? solarStart(each, season) : dayOf(each, calendarMonths[season], 1),
      ),
  );
  const found = starts.toSorted().find((start) => start > day);
  if (!found) throw new Error('a season without a start');
  return found;
}

/** The first day of the plan's own rhythm that is later than `day`. */
export function rhythmAfter(rule: DayRule, day: string): string {
  const { rhythm, months, startOn } = rule;
  if (day < startOn) return rhythm === 'MONTHS' ? startOn : seasonAfter(rule, addDays(startOn, -1));
  if (rhythm !== 'MONTHS') return seasonAfter(rule, day);
  const step = months ?? 1;
  const [startYear = 0, startMonth = 1] = startOn.split('-').map(Number);
  const [year = 0, month = 1] = day.split('-').map(Number);
  let times = Math.max(0, Math.floor(((year - startYear) * 12 + month - startMonth) / step));
  while (addMonths(startOn, times * step) <= day) times += 1;
  return addMonths(startOn, times * step);
}

export const firstOn = (rule: DayRule): string => rhythmAfter(rule, addDays(rule.startOn, -1));

/** Days of the rhythm after `from`, up to and including `to`. */
export function rhythmBetween(rule: DayRule, from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = rhythmAfter(rule, from); day <= to; day = rhythmAfter(rule, day)) days.push(day);
  return days;
}

type Before = Pick<DateRow, 'plannedOn' | 'dueOn' | 'doneOn'>;

/** The date after one that was done or skipped, and those of the rhythm that passed before the work was done. */
export function nextDate(rule: DayRule, before: Before): { dueOn: string; missed: string[] } {
  const planned = before.plannedOn ?? rule.startOn;
  const done = before.doneOn ?? before.dueOn ?? planned;
  if (rule.basis === 'DONE' && rule.rhythm === 'MONTHS') {
    const dueOn = addMonths(done, rule.months ?? 1);
    return { dueOn: later(dueOn, rule.startOn), missed: [] };
  }
  const last = later(before.doneOn ?? planned, planned);
  return { dueOn: rhythmAfter(rule, last), missed: rhythmBetween(rule, planned, last) };
}

/** A date whose successors passed as well: the latest takes over, and the others are noted. */
export function catchUp(
  rule: DayRule,
  { plannedOn, dueOn, missed }: { plannedOn: string; dueOn: string; missed: string[] },
  today: string,
): { plannedOn: string; dueOn: string; missed: string[] } {
  const passed = rhythmBetween(rule, plannedOn, today);
  const latest = passed.at(-1);
  if (latest === undefined || dueOn > today) return { plannedOn, dueOn, missed };
  return { plannedOn: latest, dueOn: latest, missed: [...missed, dueOn, ...passed.slice(0, -1)] };
}
