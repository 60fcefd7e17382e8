import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';
import {
  type ArchiveDirection,
  type ArchiveState,
  archiveDirectionLabels,
  archiveLifecycle,
} from './lifecycle.ts';

const archive = { group: 'SAFETY', level: 'IMPORTANT', sms: 'SAFETY', pages: ['/manage/archive'] } as const;

/** Messages about archives of the park, to all administrators. */
export const parkArchiveEvents = {
  ARCHIVE_PROPOSED: messageEvent<{ no: string; direction: ArchiveDirection; person: string }>({
    ...archive,
    title: ({ direction }) =>
      m.park_export_event_proposed({ direction: archiveDirectionLabels[direction]() }),
    body: ({ no, person }) => m.park_export_event_proposed_body({ no, person }),
  }),
  ARCHIVE_MOVED: messageEvent<{ no: string; direction: ArchiveDirection; state: ArchiveState }>({
    ...archive,
    title: ({ direction, state }) =>
      m.park_export_event_moved({
        direction: archiveDirectionLabels[direction](),
        state: archiveLifecycle.labels[state](),
      }),
    body: ({ no }) => m.park_export_event_moved_body({ no }),
  }),
};
