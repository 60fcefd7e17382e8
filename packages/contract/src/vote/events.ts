import * as m from '@portal/texts/messages';
import type { Reasoned, Titled } from '../community/events.ts';
import { messageEvent } from '../message-event.ts';

const own = { group: 'COMMUNITY', level: 'NORMAL', pages: ['/votedetails'] } as const;

/** Messages about votes, to their initiators and voters. */
export const voteEventsOfMessages = {
  VOTE_CLOSED: messageEvent<Titled>({
    ...own,
    title: m.event_vote_closed_title,
    body: m.event_vote_closed_body,
  }),
  VOTE_ANSWERED: messageEvent<Titled & { outcome: string }>({
    ...own,
    title: m.event_vote_answered_title,
    body: m.event_vote_answered_body,
  }),
  VOTE_VOID: messageEvent<Reasoned>({ ...own, title: m.event_vote_void_title, body: m.event_vote_void_body }),
};
