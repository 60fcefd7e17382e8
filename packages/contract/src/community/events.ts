import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';

const pages = [
  '/themedetails',
  '/answerdetails',
  '/awarddetails',
  '/votedetails',
  '/recruit',
  '/my-post',
  '/yangling',
] as const;
const own = { group: 'COMMUNITY', level: 'NORMAL', pages } as const;
/** Events by many people on the same post add up in one message while it is unread. */
const counted = { ...own, merges: true } as const;

/** The subject of a message. */
export interface Titled {
  title: string;
}
export type Reasoned = Titled & { reason: string };
export type Named = Titled & { name: string };
export type Pointed = Titled & { points: number };
export type Lasting = Titled & { days: number };

/** Anonymous people have no name among the parameters; their wording is added here. */
const byName =
  (words: (inputs: Named) => string) =>
  ({ title, name }: Named) =>
    words({ title, name: name === '' ? m.community_author_anonymous() : name });

/** Messages about community posts, to the people concerned. */
export const communityEvents = {
  /** A question was addressed to the tutor who receives the message. */
  COMMUNITY_TUTOR_ASKED: messageEvent<Pointed>({
    ...own,
    title: m.community_event_tutor_asked,
    body: m.community_event_tutor_asked_body,
  }),
  POST_PASSED: messageEvent<Titled>({
    ...own,
    title: m.community_event_passed,
    body: m.community_event_passed_body,
  }),
  POST_REFUSED: messageEvent<Reasoned>({
    ...own,
    level: 'IMPORTANT',
    title: m.community_event_refused,
    body: m.community_event_refused_body,
  }),
  POST_HIDDEN: messageEvent<Reasoned>({
    ...own,
    level: 'IMPORTANT',
    title: m.community_event_hidden,
    body: m.community_event_hidden_body,
  }),
  POST_RESTORED: messageEvent<Titled>({
    ...own,
    title: m.community_event_restored,
    body: m.community_event_restored_body,
  }),
  POST_REMOVED: messageEvent<Reasoned>({
    ...own,
    level: 'IMPORTANT',
    title: m.community_event_removed,
    body: m.community_event_removed_body,
  }),
  POST_LOCKED: messageEvent<Reasoned>({
    ...own,
    title: m.community_event_locked,
    body: m.community_event_locked_body,
  }),
  POST_UNLOCKED: messageEvent<Titled>({
    ...own,
    title: m.community_event_unlocked,
    body: m.community_event_unlocked_body,
  }),
  POST_CHANGE_PASSED: messageEvent<Titled>({
    ...own,
    title: m.community_event_change_passed,
    body: m.community_event_change_passed_body,
  }),
  POST_CHANGE_REFUSED: messageEvent<Reasoned>({
    ...own,
    title: m.community_event_change_refused,
    body: m.community_event_change_refused_body,
  }),
  POST_ARTICLE: messageEvent<Titled>({
    ...own,
    title: m.community_event_article,
    body: m.community_event_article_body,
  }),
  COMMENT_PASSED: messageEvent<Titled>({
    ...own,
    title: m.community_event_comment_passed,
    body: m.community_event_comment_passed_body,
  }),
  COMMENT_REFUSED: messageEvent<Reasoned>({
    ...own,
    level: 'IMPORTANT',
    title: m.community_event_comment_refused,
    body: m.community_event_comment_refused_body,
  }),
  COMMENT_HIDDEN: messageEvent<Reasoned>({
    ...own,
    title: m.community_event_comment_hidden,
    body: m.community_event_comment_hidden_body,
  }),
  COMMENT_REMOVED: messageEvent<Reasoned>({
    ...own,
    title: m.community_event_comment_removed,
    body: m.community_event_comment_removed_body,
  }),
  POST_COMMENTED: messageEvent<Named>({
    ...counted,
    title: byName(m.community_event_commented),
    body: byName(m.community_event_commented_body),
  }),
  POST_ANSWERED: messageEvent<Named>({
    ...counted,
    title: byName(m.community_event_answered),
    body: byName(m.community_event_answered_body),
  }),
  COMMENT_REPLIED: messageEvent<Named>({
    ...counted,
    title: byName(m.community_event_replied),
    body: byName(m.community_event_replied_body),
  }),
  COMMENT_MENTIONED: messageEvent<Named>({
    ...counted,
    title: byName(m.community_event_mentioned),
    body: byName(m.community_event_mentioned_body),
  }),
  ANSWER_INVITED: messageEvent<Named>({
    ...own,
    title: byName(m.community_event_invited),
    body: byName(m.community_event_invited_body),
  }),
  BOARD_NEWS: messageEvent<{ board: string; count: number }>({
    ...own,
    title: m.community_event_board_news,
    body: m.community_event_board_news_body,
  }),
  ANSWER_ACCEPTED: messageEvent<Pointed>({
    ...own,
    title: m.community_event_accepted,
    body: m.community_event_accepted_body,
  }),
  BOUNTY_PAID: messageEvent<Pointed>({
    ...own,
    title: m.community_event_paid,
    body: m.community_event_paid_body,
  }),
  BOUNTY_HALVED: messageEvent<Pointed>({
    ...own,
    title: m.community_event_halved,
    body: m.community_event_halved_body,
  }),
  BOUNTY_CONSULTED: messageEvent<Lasting>({
    ...own,
    title: m.community_event_consulted,
    body: m.community_event_consulted_body,
  }),
  BOUNTY_TO_PICK: messageEvent<Lasting>({
    ...own,
    title: m.community_event_to_pick,
    body: m.community_event_to_pick_body,
  }),
  BOUNTY_PICKED: messageEvent<Titled>({
    ...own,
    title: m.community_event_picked,
    body: m.community_event_picked_body,
  }),
  BOUNTY_REFUNDED: messageEvent<Pointed>({
    ...own,
    title: m.community_event_refunded,
    body: m.community_event_refunded_body,
  }),
  BOUNTY_FORFEITED: messageEvent<Reasoned>({
    ...own,
    level: 'IMPORTANT',
    title: m.community_event_forfeited,
    body: m.community_event_forfeited_body,
  }),
  REPORT_UPHELD: messageEvent<Titled>({
    ...own,
    title: m.community_event_upheld,
    body: m.community_event_upheld_body,
  }),
  REPORT_DISMISSED: messageEvent<Reasoned>({
    ...own,
    title: m.community_event_dismissed,
    body: m.community_event_dismissed_body,
  }),
};
