import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';
import { type BulkKind, bulkKindNames } from './terms.ts';

/** Messages about what was done with many rows at once. */
export const bulkMessages = {
  BULK_DONE: messageEvent<{ kind: BulkKind; done: number; left: number }>({
    group: 'ACCOUNT',
    level: 'NORMAL',
    pages: ['/manage/bulk'],
    title: ({ kind }) => m.bulk_event_done_title({ kind: bulkKindNames[kind]() }),
    body: ({ done, left }) => m.bulk_event_done_body({ done, left }),
  }),
};
