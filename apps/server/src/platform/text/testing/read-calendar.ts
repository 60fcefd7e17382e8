import ICAL from 'ical.js';

/** The text of a property, in the form of jCal (RFC 7265). */
const textOf = (part: InstanceType<typeof ICAL.Component>, name: string): string | null =>
  (part.getFirstProperty(name)?.toJSON() as string[] | undefined)?.[3] ?? null;

/** The events of a calendar file as another program reads them; throws for a file that is no calendar. */
export const readCalendar = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      place: textOf(part, 'location'),
      isAllDay: event.startDate.isDate,
      from: event.startDate.toString(),
      to: event.endDate.toString(),
      version: event.sequence,
      changedAt: textOf(part, 'last-modified'),
      stamp: textOf(part, 'dtstamp'),
      reminders: part.getAllSubcomponents('valarm').map((alarm) => textOf(alarm, 'trigger')),
    };
  });
