import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';
import type { Reasoned, Titled } from './community.ts';

const own = { group: 'COMMUNITY', level: 'NORMAL', pages: ['/votedetails'] } as const;

/** Messages about votes, to who has begun them. */
export const voteEventsOfMessages = {
  VOTE_CLOSED: messageEvent<Titled>({ ...own, title: m.vote_event_closed, body: m.vote_event_closed_body }),
  VOTE_VOID: messageEvent<Reasoned>({ ...own, title: m.vote_event_void, body: m.vote_event_void_body }),
};
