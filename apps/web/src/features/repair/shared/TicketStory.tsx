import type { RepairLogLine } from '@portal/contract/repair/public';
import type { RepairLogEvent } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Timeline, type TimelineEvent } from '../../../ui/timeline/Timeline.tsx';
import { TicketPhotos } from './TicketPhotos.tsx';

const tones: Partial<Record<RepairLogEvent, TimelineEvent['tone']>> = {
  quote: 'waiting',
  hold: 'waiting',
  urge: 'waiting',
  notFixed: 'refused',
  reject: 'refused',
  cancel: 'refused',
  refuseQuote: 'refused',
  late: 'refused',
};

/** The history of a ticket, latest event first. */
export function TicketStory({ logs }: { logs: readonly RepairLogLine[] }) {
  const events = logs.map(({ at, event, what, text, who, photos, isInternal }, place) => ({
    key: `${place}`,
    time: formatDate(at, 'MM-DD HH:mm'),
    dateTime: new Date(at).toISOString(),
    title: what,
    tone: tones[event] ?? ('done' as const),
    by: who === '' ? m.role_system() : <Written>{who}</Written>,
    note: (text !== '' || photos.length > 0 || isInternal) && (
      <>
        {isInternal && <small>{m.repair_internal()} </small>}
        <Written>{text}</Written>
        <TicketPhotos ids={photos} />
      </>
    ),
  }));
  return <Timeline label={m.repair_story()} events={events.toReversed()} />;
}
