/** An all-day event of a calendar file. */
export interface CalendarEvent {
  uid: string;
  /** YYYY-MM-DD. */
  day: string;
  summary: string;
  description: string;
  url: string;
  /** Whole days before the event at which the calendar reminds. */
  remindBefore: number[];
}

const longestLine = 75;
const bytes = new TextEncoder();

const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** Lines end after at most 75 octets and go on after a space; no character is cut. */
export function foldLine(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (length + size > longestLine) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}

function linesOf(event: CalendarEvent, stamp: string): string[] {
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
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${event.day.replaceAll('-', '')}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    'TRANSP:TRANSPARENT',
    ...alarms,
    'END:VEVENT',
  ];
}

/** An iCalendar file (RFC 5545). */
export function writeCalendar(events: readonly CalendarEvent[], now: Date): string {
  const stamp = `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//park-portal//calendar//ZH',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => linesOf(event, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
