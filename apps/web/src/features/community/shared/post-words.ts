import type { PostKind, PostState, ReportReason, WordLevel } from '@portal/contract/community-terms';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const kindNames: Record<PostKind, () => string> = {
  THEME: m.community_kind_theme,
  QUESTION: m.community_kind_question,
  LOTTERY: m.community_kind_lottery,
  VOTE: m.community_kind_vote,
  RECRUIT: m.community_kind_recruit,
};

export const postStateNames: Record<PostState, () => string> = {
  DRAFT: m.state_draft,
  PENDING: m.community_state_pending,
  PUBLISHED: m.state_published,
  REJECTED: m.community_state_rejected,
  APPEAL: m.community_state_appeal,
  HIDDEN: m.community_state_hidden,
  LOCKED: m.community_state_locked,
  DELETED: m.state_deleted,
};

export const postLooks: Record<PostState, StatusKind> = {
  DRAFT: 'open',
  PENDING: 'checking',
  PUBLISHED: 'done',
  REJECTED: 'late',
  APPEAL: 'checking',
  HIDDEN: 'late',
  LOCKED: 'closed',
  DELETED: 'closed',
};

export const reasonNames: Record<ReportReason, () => string> = {
  SPAM: m.community_report_spam,
  AD: m.community_report_ad,
  ABUSE: m.community_report_abuse,
  FALSE: m.community_report_false,
  PRIVACY: m.community_report_privacy,
  ILLEGAL: m.community_report_illegal,
  OTHER: m.community_report_other,
};

export const levelNames: Record<WordLevel, () => string> = {
  BLOCK: m.community_word_block,
  REVIEW: m.community_word_review,
  MASK: m.community_word_mask,
};
