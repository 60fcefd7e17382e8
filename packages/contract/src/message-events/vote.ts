import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';
import type { Reasoned, Titled } from './community.ts';

const own = { group: 'COMMUNITY', level: 'NORMAL', pages: ['/votedetails'] } as const;

/** Messages about votes, to who has begun them and who has voted. */
export const voteEventsOfMessages = {
  VOTE_CLOSED: messageEvent<Titled>({ ...own, title: m.vote_event_closed, body: m.vote_event_closed_body }),
  VOTE_ANSWERED: messageEvent<Titled & { outcome: string }>({
    ...own,
    title: m.vote_event_answered,
    body: m.vote_event_answered_body,
  }),
  VOTE_VOID: messageEvent<Reasoned>({ ...own, title: m.vote_event_void, body: m.vote_event_void_body }),
};
