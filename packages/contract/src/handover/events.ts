import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';
import { type HeldKind, heldKindLabels } from './terms.ts';

/** Messages about work that changes hands. */
export const handoverMessages = {
  HANDOVER_GIVEN: messageEvent<{ kind: HeldKind; title: string; from: string }>({
    group: 'ACCOUNT',
    level: 'NORMAL',
    pages: ['/manage/leave'],
    title: ({ kind }) => m.handover_event_given_title({ kind: heldKindLabels[kind]() }),
    body: ({ title, from }) => m.handover_event_given_body({ title, from }),
  }),
  HANDOVER_GIVEN_BACK: messageEvent<{ kind: HeldKind; title: string; name: string }>({
    group: 'ACCOUNT',
    level: 'NORMAL',
    pages: ['/manage/handover'],
    title: ({ kind }) => m.handover_event_back_title({ kind: heldKindLabels[kind]() }),
    body: ({ title, name }) => m.handover_event_back_body({ title, name }),
  }),
  HANDOVER_STAND_IN: messageEvent<{ name: string; from: string; to: string }>({
    group: 'ACCOUNT',
    level: 'NORMAL',
    pages: ['/manage/leave'],
    title: ({ name }) => m.handover_event_stand_in_title({ name }),
    body: ({ name, from, to }) => m.handover_event_stand_in_body({ name, from, to }),
  }),
};
