import * as m from '@portal/texts/messages';
import { chinaMinuteOf } from '../china-time.ts';
import type { Reasoned, Titled } from '../community/events.ts';
import { messageEvent } from '../message-event.ts';

/** Applicants are sent to their own applications, recruiters to the ones received. */
const applicant = { group: 'COMMUNITY', level: 'NORMAL', pages: ['/my-application-list'] } as const;
const recruiter = { group: 'COMMUNITY', level: 'NORMAL', pages: ['/my-post'] } as const;

type Positioned = Titled & { position: string };
type Answered = Positioned & { answer: string };

const withAnswer =
  (words: (inputs: Positioned) => string) =>
  ({ answer, ...inputs }: Answered) =>
    answer === '' ? words(inputs) : m.recruit_event_with_answer({ what: words(inputs), answer });

/**
 * Messages about applications. Those to recruiters name no applicant, so that erasing an application leaves no trace in
 * them.
 */
export const recruitEventsOfMessages = {
  RECRUIT_APPLIED: messageEvent<Positioned>({
    ...recruiter,
    level: 'IMPORTANT',
    title: m.recruit_event_applied,
    body: m.recruit_event_applied_body,
    merges: true,
  }),
  RECRUIT_WITHDRAWN: messageEvent<Positioned>({
    ...recruiter,
    title: m.recruit_event_withdrawn,
    body: m.recruit_event_withdrawn_body,
  }),
  RECRUIT_ENDED: messageEvent<Titled>({
    ...recruiter,
    title: m.recruit_event_ended,
    body: m.recruit_event_ended_body,
  }),
  RECRUIT_STOPPED: messageEvent<Reasoned>({
    ...recruiter,
    level: 'IMPORTANT',
    title: m.recruit_event_stopped,
    body: m.recruit_event_stopped_body,
  }),
  RECRUIT_VIEWED: messageEvent<Positioned>({
    ...applicant,
    title: m.recruit_event_viewed,
    body: m.recruit_event_viewed_body,
  }),
  RECRUIT_INVITED: messageEvent<Answered & { at: number; place: string }>({
    ...applicant,
    level: 'IMPORTANT',
    title: m.recruit_event_invited,
    body: ({ at, place, ...said }) =>
      withAnswer((inputs) => m.recruit_event_invited_body({ ...inputs, time: chinaMinuteOf(at), place }))(
        said,
      ),
  }),
  RECRUIT_HIRED: messageEvent<Answered>({
    ...applicant,
    level: 'IMPORTANT',
    title: m.recruit_event_hired,
    body: withAnswer(m.recruit_event_hired_body),
  }),
  RECRUIT_REFUSED: messageEvent<Answered>({
    ...applicant,
    title: m.recruit_event_refused,
    body: withAnswer(m.recruit_event_refused_body),
  }),
  RECRUIT_FILLED: messageEvent<Titled>({
    ...applicant,
    title: m.recruit_event_filled,
    body: m.recruit_event_filled_body,
  }),
  RECRUIT_REOPENED: messageEvent<Titled>({
    ...applicant,
    title: m.recruit_event_reopened,
    body: m.recruit_event_reopened_body,
  }),
  RECRUIT_CLOSED: messageEvent<Titled>({
    ...applicant,
    title: m.recruit_event_closed,
    body: m.recruit_event_closed_body,
  }),
  RECRUIT_LAPSED: messageEvent<Positioned>({
    ...applicant,
    title: m.recruit_event_lapsed,
    body: m.recruit_event_lapsed_body,
  }),
};
