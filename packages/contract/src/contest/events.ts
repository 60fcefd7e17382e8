import * as m from '@portal/texts/messages';
import { endText } from '../deadline.ts';
import { messageEvent } from '../message-event.ts';
import {
  type ContestEntryState,
  type ContestState,
  contestEntryStateLabels,
  contestStateLabels,
  type ObjectionState,
  objectionStateLabels,
} from './terms.ts';

const member = { group: 'ACTIVITY', level: 'NORMAL', pages: ['/join-game'] } as const;
const office = { group: 'ACTIVITY', level: 'NORMAL', pages: ['/manage/contest'] } as const;

/** Tasks for the office, or for a second member of it. */
const tasks = {
  REVIEW: m.contest_task_review,
  CHECK: m.contest_task_check,
  SHORT: m.contest_task_short,
  SCORED: m.contest_task_scored,
  AWARDS: m.contest_task_awards,
  REOPEN: m.contest_task_reopen,
  OBJECTION: m.contest_task_objection,
};
export type ContestTask = keyof typeof tasks;

/** Messages about contests, to teams, judges, the office and objectors. */
export const contestEvents = {
  CONTEST_TEAM_INVITED: messageEvent<{ title: string; contest: string; who: string }>({
    ...member,
    level: 'IMPORTANT',
    title: m.contest_event_invited,
    body: m.contest_event_invited_body,
  }),
  CONTEST_TEAM_ANSWERED: messageEvent<{
    title: string;
    who: string;
    answer: 'ACCEPTED' | 'DECLINED' | 'LEFT';
  }>({
    ...member,
    title: m.contest_event_answered,
    body: ({ title, who, answer }) =>
      ({
        ACCEPTED: m.contest_event_accepted_body,
        DECLINED: m.contest_event_declined_body,
        LEFT: m.contest_event_left_body,
      })[answer]({ title, who }),
  }),
  CONTEST_ENTRY_MOVED: messageEvent<{
    title: string;
    contest: string;
    state: ContestEntryState;
    reason: string;
  }>({
    ...member,
    level: 'IMPORTANT',
    title: ({ title, state }) => m.contest_event_entry({ title, state: contestEntryStateLabels[state]() }),
    body: ({ contest, state, reason, title }) => {
      const words = { title, contest, state: contestEntryStateLabels[state]() };
      return reason === ''
        ? m.contest_event_entry_body(words)
        : m.contest_event_entry_reason({ ...words, reason });
    },
  }),
  CONTEST_RESULTS: messageEvent<{ contest: string; state: ContestEntryState }>({
    ...member,
    level: 'IMPORTANT',
    title: m.contest_event_results,
    body: ({ contest, state }) =>
      m.contest_event_results_body({ contest, state: contestEntryStateLabels[state]() }),
  }),
  CONTEST_STAGES_MOVED: messageEvent<{ contest: string; until: number }>({
    ...member,
    level: 'IMPORTANT',
    title: m.contest_event_stages,
    body: ({ contest, until }) => m.contest_event_stages_body({ contest, until: endText(until) }),
  }),
  CONTEST_OBJECTION_DECIDED: messageEvent<{ title: string; state: ObjectionState; reason: string }>({
    ...member,
    pages: ['/my-application-list'],
    title: m.contest_event_objection,
    body: ({ title, state, reason }) =>
      m.contest_event_objection_body({ title, state: objectionStateLabels[state](), reason }),
  }),
  CONTEST_JUDGING: messageEvent<{ contest: string; count: number; until: number }>({
    group: 'ACTIVITY',
    level: 'IMPORTANT',
    pages: ['/manage/my-judging'],
    title: m.contest_event_judging,
    body: ({ contest, count, until }) =>
      m.contest_event_judging_body({ contest, count, until: endText(until) }),
  }),
  CONTEST_BALLOT_REOPENED: messageEvent<{ contest: string; no: string; reason: string }>({
    group: 'ACTIVITY',
    level: 'IMPORTANT',
    pages: ['/manage/my-judging'],
    title: m.contest_event_reopened,
    body: m.contest_event_reopened_body,
  }),
  CONTEST_MOVED: messageEvent<{ title: string; state: ContestState; reason: string }>({
    ...office,
    title: ({ title, state }) => m.contest_event_moved({ title, state: contestStateLabels[state]() }),
    body: ({ title, state, reason }) =>
      m.contest_event_moved_body({ title, state: contestStateLabels[state](), reason }),
  }),
  CONTEST_OFFICE: messageEvent<{ title: string; task: ContestTask }>({
    ...office,
    title: ({ title, task }) => tasks[task]({ title }),
    body: ({ title, task }) => m.contest_event_office_body({ what: tasks[task]({ title }) }),
    merges: true,
  }),
};
