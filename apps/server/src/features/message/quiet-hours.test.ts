import { expect, it } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00+08:00`);
const night = { enabled: true, from: '22:00', to: '07:00' };
const lunch = { enabled: true, from: '12:00', to: '14:00' };

it.each([
  [night, '21:59', null],
  [night, '22:00', '2026-11-21T23:00:00.000Z'],
  [night, '23:59', '2026-11-21T23:00:00.000Z'],
  [night, '00:00', '2026-11-20T23:00:00.000Z'],
  [night, '06:59', '2026-11-20T23:00:00.000Z'],
  [night, '07:00', null],
  [lunch, '11:59', null],
  [lunch, '12:00', '2026-11-21T06:00:00.000Z'],
  [lunch, '14:00', null],
  [{ ...night, enabled: false }, '23:00', null],
])('%o at %s: %s', (hours, time, until) => {
  expect(quietUntil(hours, at(time))?.toISOString() ?? null).toBe(until);
});
