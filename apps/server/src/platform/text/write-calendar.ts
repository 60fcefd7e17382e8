/** An event of a calendar file. */
export interface CalendarEvent {
  uid: string;
  /** A whole day as YYYY-MM-DD, or a span of time. */
  at: string | { from: Date; to: Date };
  summary: string;
  /** Where it is; empty for what has no place. */
  place: string;
  description: string;
  url: string;
  /** Whole days before the event for each reminder. */
  remindBefore: number[];
  /** Grows with every change, so that a calendar replaces what it has. */
  version: number;
  changedAt: Date;
}

const maxLine = 75;

/** Number of octets of a character in UTF-8. */
const octetsOf = (code: number) => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);

const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** Folds a line after at most 75 octets, continuing after a space, without splitting a character. */
export function foldLine(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (length + size > maxLine) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}

const stampOf = (instant: Date) => `${instant.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** A whole day is shown as free time; a span as busy. */
const timeLines = (at: CalendarEvent['at']): string[] =>
  typeof at === 'string'
    ? [`DTSTART;VALUE=DATE:${at.replaceAll('-', '')}`, 'TRANSP:TRANSPARENT']
    : [`DTSTART:${stampOf(at.from)}`, `DTEND:${stampOf(at.to)}`, 'TRANSP:OPAQUE'];

function linesOf(event: CalendarEvent): string[] {
  const alarms = event.remindBefore.flatMap((days) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-P${days}D`,
    `DESCRIPTION:${escapeText(event.summary)}`,
    'END:VALARM',
  ]);
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    // Not the moment of sending: a file that is fetched again without a change stays the same.
    `DTSTAMP:${stampOf(event.changedAt)}`,
    `LAST-MODIFIED:${stampOf(event.changedAt)}`,
    `SEQUENCE:${event.version}`,
    ...timeLines(event.at),
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.place === '' ? [] : [`LOCATION:${escapeText(event.place)}`]),
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    ...alarms,
    'END:VEVENT',
  ];
}

/** Writes an iCalendar file (RFC 5545). */
export function writeCalendar(events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//park-portal//calendar//ZH',
    'CALSCALE:GREGORIAN',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
