import { expect, test } from 'vitest';
import { solarTermOf, solarTerms } from './solar-term.ts';

/** The first days of the terms, starting with 小寒, as printed in almanacs. */
const days: Record<number, string> = {
  2024:
    '01-06 01-20 02-04 02-19 03-05 03-20 04-04 04-19 05-05 05-20 06-05 06-21 ' +
    '07-06 07-22 08-07 08-22 09-07 09-22 10-08 10-23 11-07 11-22 12-06 12-21',
  2025:
    '01-05 01-20 02-03 02-18 03-05 03-20 04-04 04-20 05-05 05-21 06-05 06-21 ' +
    '07-07 07-22 08-07 08-23 09-07 09-23 10-08 10-23 11-07 11-22 12-07 12-21',
  2026:
    '01-05 01-20 02-04 02-18 03-05 03-20 04-05 04-20 05-05 05-21 06-05 06-21 ' +
    '07-07 07-23 08-07 08-23 09-07 09-23 10-08 10-23 11-07 11-22 12-07 12-22',
  2027:
    '01-05 01-20 02-04 02-19 03-06 03-21 04-05 04-20 05-06 05-21 06-06 06-21 ' +
    '07-07 07-23 08-08 08-23 09-08 09-23 10-08 10-23 11-07 11-22 12-07 12-22',
};

const beginnings = Object.entries(days).flatMap(([year, list]) =>
  list.split(' ').map((day, index) => ({ day: `${year}-${day}`, term: solarTerms[(index + 19) % 24] })),
);

test.each(beginnings)('$term begins on $day, from its first minute to its last', ({ day, term }) => {
  for (const clock of ['00:00:00', '23:59:59']) {
    expect(solarTermOf(Date.parse(`${day}T${clock}+08:00`))).toMatchObject({ term, daysSince: 0 });
  }
  const eve = solarTermOf(Date.parse(`${day}T00:00:00+08:00`) - 1);
  expect(eve).toMatchObject({ next: term, daysToNext: 1 });
});

test('every day is 0 to 16 days after its term starts and 1 to 16 before the next', () => {
  let previous = solarTermOf(Date.UTC(2026, 0, 1));
  for (let day = 1; day < 730; day += 1) {
    const present = solarTermOf(Date.UTC(2026, 0, 1 + day));
    const expected = previous.daysToNext === 1 ? 0 : previous.daysSince + 1;
    expect(present.daysSince).toBe(expected);
    expect(present.daysToNext).toBeLessThanOrEqual(16);
    previous = present;
  }
});
