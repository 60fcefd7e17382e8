import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';

/** Messages about imports that two persons decide. */
export const importMessages = {
  IMPORT_PROPOSED: messageEvent<{ no: string; fileName: string; person: string }>({
    group: 'ACCOUNT',
    level: 'IMPORTANT',
    pages: ['/manage/import'],
    title: ({ no }) => m.import_event_proposed({ no }),
    body: ({ person, fileName }) => m.import_event_proposed_body({ person, file: fileName }),
  }),
};
