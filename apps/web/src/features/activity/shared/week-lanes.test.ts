import type { ActivityRow } from '@portal/contract/activity/public';
import { expect, it } from 'vitest';
import { lanesOf, weeksOf } from './week-lanes.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const row = (activityId: string, startAt: string, endAt: string) =>
  ({ activityId, startAt: at(startAt), endAt: at(endAt) }) as ActivityRow;

it('puts overlapping activities into separate lanes and continues them in the next week', () => {
  const weeks = weeksOf('2026-11-16', 2, [
    row('long', '2026-11-20T09:00', '2026-11-24T12:00'),
    row('short', '2026-11-21T10:00', '2026-11-21T11:00'),
    row('midnight', '2026-11-23T20:00', '2026-11-24T00:00'),
  ]);
  const seen = weeks.map(({ items, lanes }) => ({
    lanes,
    items: items.map(({ row: { activityId }, column, span, lane }) => [activityId, column, span, lane]),
  }));
  expect(seen).toEqual([
    {
      lanes: 2,
      items: [
        ['long', 5, 3, 0],
        ['short', 6, 1, 1],
      ],
    },
    {
      lanes: 2,
      items: [
        ['long', 1, 2, 0],
        ['midnight', 1, 1, 1],
      ],
    },
  ]);
});

it('gives short activities the minimum width and starts them earlier near the end', () => {
  const { items, lanes } = lanesOf(
    '2026-11-16',
    14,
    [
      row('first', '2026-11-16T09:00', '2026-11-16T12:00'),
      row('beside', '2026-11-17T09:00', '2026-11-17T12:00'),
      row('last', '2026-11-29T09:00', '2026-11-29T12:00'),
    ],
    3,
  );
  expect(lanes).toBe(2);
  expect(items.map(({ column, span, lane }) => [column, span, lane])).toEqual([
    [1, 3, 0],
    [2, 3, 1],
    [12, 3, 0],
  ]);
});
