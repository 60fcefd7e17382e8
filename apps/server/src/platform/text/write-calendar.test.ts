import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCalendar } from './testing/read-calendar.ts';
import { foldLine, writeCalendar } from './write-calendar.ts';

const event = {
  uid: 'one@park-portal',
  at: '2026-12-08',
  summary: '申报截止：温室；水,肥',
  place: '',
  description: '第一行\n第二行',
  url: 'http://portal.test/x',
  remindBefore: [7],
  version: 3,
  changedAt: new Date('2026-11-21T04:00:00Z'),
};

test('no line is longer than 75 octets, and unfolding restores the line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const line = text.replace(/[\r\n]/g, '').toWellFormed();
      const folded = foldLine(line);
      for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
      expect(folded.replaceAll('\r\n ', '')).toBe(line);
    }),
  );
});

test('an event contains its day, escaped text and reminders', () => {
  const file = writeCalendar([event]);
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain('DTSTAMP:20261121T040000Z');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261208');
  expect(lines).toContain('SUMMARY:申报截止：温室；水\\,肥');
  expect(lines).toContain('DESCRIPTION:第一行\\n第二行');
  expect(lines).toContain('TRIGGER:-P7D');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('another program reads an event as it was written, with its version and place', () => {
  const from = new Date('2026-12-08T01:00:00Z');
  const to = new Date('2026-12-08T03:30:00Z');
  const place = '云岫花谷；牡丹厅,二层\\东侧';
  const [whole, timed] = readCalendar(
    writeCalendar([event, { ...event, uid: 'two', at: { from, to }, place, remindBefore: [] }]),
  );
  expect(whole).toMatchObject({
    uid: event.uid,
    summary: event.summary,
    description: event.description,
    isAllDay: true,
    from: '2026-12-08',
    place: null,
    version: 3,
    changedAt: '2026-11-21T04:00:00Z',
    stamp: '2026-11-21T04:00:00Z',
    reminders: ['-P7D'],
  });
  expect(timed).toMatchObject({
    isAllDay: false,
    from: '2026-12-08T01:00:00Z',
    to: '2026-12-08T03:30:00Z',
    place,
    reminders: [],
  });
});
