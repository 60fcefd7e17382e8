import { expect, it } from 'vitest';
import { addMonths, catchUp, type DayRule, firstOn, nextDate, rhythmAfter } from './upkeep-rules.ts';

const monthly: DayRule = {
  rhythm: 'MONTHS',
  months: 1,
  seasons: [],
  startOn: '2026-01-31',
  basis: 'PLANNED',
};
const planned = (on: string, doneOn: string | null = on) => ({ plannedOn: on, dueOn: on, doneOn });

it('keeps the day of the month over shorter months', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(rhythmAfter(monthly, '2026-01-31')).toBe('2026-02-28');
  expect(rhythmAfter(monthly, '2026-02-28')).toBe('2026-03-31');
  expect(rhythmAfter({ ...monthly, months: 5 }, '2027-02-01')).toBe('2027-04-30');
});

it('begins with the first day, or the first season from then on', () => {
  expect(firstOn(monthly)).toBe('2026-01-31');
  expect(firstOn({ ...monthly, rhythm: 'SOLAR', seasons: ['SPRING', 'AUTUMN'] })).toBe('2026-02-04');
  expect(firstOn({ ...monthly, rhythm: 'SEASON', seasons: ['WINTER'] })).toBe('2026-12-01');
});

it.each([
  ['2026-02-04', '2026-05-05'],
  ['2026-05-05', '2026-08-07'],
  ['2026-08-07', '2026-11-07'],
  ['2026-11-07', '2027-02-04'],
])('follows the solar season of %s with %s', (day, next) => {
  const rule: DayRule = { ...monthly, rhythm: 'SOLAR', seasons: ['WINTER', 'SPRING', 'SUMMER', 'AUTUMN'] };
  expect(rhythmAfter(rule, day)).toBe(next);
});

it('counts from the planned day, and notes the dates that passed before the work was done', () => {
  expect(nextDate(monthly, planned('2026-01-31'))).toEqual({ dueOn: '2026-02-28', missed: [] });
  expect(nextDate(monthly, planned('2026-01-31', '2026-04-02'))).toEqual({
    dueOn: '2026-04-30',
    missed: ['2026-02-28', '2026-03-31'],
  });
});

it('counts from the day of the work, or from the day that was skipped', () => {
  const rule: DayRule = { ...monthly, basis: 'DONE' };
  expect(nextDate(rule, planned('2026-01-31', '2026-02-10')).dueOn).toBe('2026-03-10');
  expect(nextDate(rule, planned('2026-02-10', null)).dueOn).toBe('2026-03-10');
});

it('takes the latest of several dates that passed', () => {
  const first = { plannedOn: '2026-01-31', dueOn: '2026-01-31', missed: [] };
  expect(catchUp(monthly, first, '2026-02-05')).toEqual(first);
  expect(catchUp(monthly, first, '2026-04-01')).toEqual({
    plannedOn: '2026-03-31',
    dueOn: '2026-03-31',
    missed: ['2026-01-31', '2026-02-28'],
  });
  const moved = { plannedOn: '2026-01-31', dueOn: '2026-05-20', missed: [] };
  expect(catchUp(monthly, moved, '2026-04-01')).toEqual(moved);
});
