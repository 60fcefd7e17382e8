import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';
import {
  type IntroductionKind,
  type IntroductionState,
  introductionKindLabels,
  introductionStateLabels,
  type RoomState,
  roomStateLabels,
  type VentureState,
  ventureStateLabels,
} from './terms.ts';

const own = { group: 'ENTERPRISE', level: 'NORMAL', pages: ['/my-venture'] } as const;

/** Messages about ventures, their data rooms and introductions; a reason, if any, follows the state. */
export const ventureEvents = {
  VENTURE_MOVED: messageEvent<{ name: string; state: VentureState; reason: string }>({
    ...own,
    level: 'IMPORTANT',
    title: ({ state }) => m.event_venture_moved_title({ state: ventureStateLabels[state]() }),
    body: ({ name, state, reason }) =>
      m.event_venture_moved_body({ name, state: ventureStateLabels[state](), reason }),
  }),
  ROOM_ASKED: messageEvent<{ name: string; reader: string; reason: string }>({
    ...own,
    level: 'IMPORTANT',
    title: m.event_room_asked_title,
    body: m.event_room_asked_body,
  }),
  ROOM_DECIDED: messageEvent<{ name: string; state: RoomState; reason: string }>({
    ...own,
    title: ({ state }) => m.event_room_decided_title({ state: roomStateLabels[state]() }),
    body: ({ name, state, reason }) =>
      m.event_room_decided_body({ name, state: roomStateLabels[state](), reason }),
  }),
  INTRODUCTION_RECEIVED: messageEvent<{ kind: IntroductionKind; name: string; message: string }>({
    ...own,
    level: 'IMPORTANT',
    title: ({ kind }) => m.event_introduction_received_title({ kind: introductionKindLabels[kind]() }),
    body: ({ name, message }) => m.event_introduction_received_body({ name, message }),
  }),
  INTRODUCTION_ANSWERED: messageEvent<{
    kind: IntroductionKind;
    name: string;
    state: IntroductionState;
    reason: string;
  }>({
    ...own,
    title: ({ kind, state }) =>
      m.event_introduction_answered_title({
        kind: introductionKindLabels[kind](),
        state: introductionStateLabels[state](),
      }),
    body: ({ name, state, reason }) =>
      m.event_introduction_answered_body({ name, state: introductionStateLabels[state](), reason }),
  }),
};
