import { reportReasonLabels } from '@portal/contract/community/terms';
import * as m from '@portal/texts/messages';
import { badgeTexts } from './badge-texts.ts';

/** Texts of a discussion, sent with its island in the reader's language only. */
export const discussionTexts = (isQuestion: boolean) => ({
  like: isQuestion ? m.community_useful() : m.community_like(),
  reply: m.community_reply(),
  replyTo: m.community_reply_to({ name: '{name}' }),
  report: m.community_report(),
  remove: m.act_delete(),
  more: m.community_more_replies({ count: '{count}' }),
  byAuthor: isQuestion ? m.community_asker() : m.community_opener(),
  accepted: m.community_accepted(),
  accept: m.community_act_accept(),
  pick: m.community_act_pick(),
  write: isQuestion ? m.community_write_answer() : m.community_write_comment(),
  hint: isQuestion ? m.community_answer_hint() : m.community_comment_hint(),
  anonymous: m.community_field_anonymous(),
  send: isQuestion ? m.community_send_answer() : m.community_send_comment(),
  login: m.community_login_to_write(),
  cancel: m.act_cancel(),
  locked: m.community_is_locked(),
  pending: m.community_comment_pending(),
  reportTitle: m.community_report_title(),
  reportText: m.community_field_report_text(),
  reportNote: m.community_report_note(),
  reportSend: m.community_report_send(),
  reported: m.community_reported(),
  question: {
    title: m.community_accept_title(),
    text: m.community_accept_text(),
    ok: m.community_act_accept(),
    cancel: m.act_cancel(),
  },
  removing: {
    title: m.community_remove_title(),
    text: m.community_remove_text(),
    ok: m.act_delete(),
    cancel: m.act_cancel(),
  },
  reasons: Object.fromEntries(
    Object.entries(reportReasonLabels).map(([code, name]) => [code, name()]),
  ) as Record<keyof typeof reportReasonLabels, string>,
  badges: badgeTexts(),
});
export type DiscussionTexts = ReturnType<typeof discussionTexts>;
