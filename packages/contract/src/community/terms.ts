import * as m from '@portal/texts/messages';

/** Kinds of post. Each one except THEME belongs to a feature that adds its own part (`post-parts.ts`). */
export const postKinds = ['THEME', 'QUESTION', 'LOTTERY', 'VOTE', 'RECRUIT'] as const;
export type PostKind = (typeof postKinds)[number];

export const postKindLabels: Record<PostKind, () => string> = {
  THEME: m.community_kind_theme,
  QUESTION: m.community_kind_question,
  LOTTERY: m.community_kind_lottery,
  VOTE: m.community_kind_vote,
  RECRUIT: m.community_kind_recruit,
};

export const postStates = [
  'DRAFT',
  'PENDING',
  'PUBLISHED',
  'REJECTED',
  'APPEAL',
  'HIDDEN',
  'LOCKED',
  'DELETED',
] as const;
export type PostState = (typeof postStates)[number];

export const postStateLabels: Record<PostState, () => string> = {
  DRAFT: m.state_draft,
  PENDING: m.community_state_pending,
  PUBLISHED: m.state_published,
  REJECTED: m.community_state_rejected,
  APPEAL: m.community_state_appeal,
  HIDDEN: m.community_state_hidden,
  LOCKED: m.community_state_locked,
  DELETED: m.state_deleted,
};

/** States in which everyone can read a post. */
export const shownPostStates = ['PUBLISHED', 'LOCKED'] as const satisfies PostState[];

/** The author's actions; `publish` is for posts that may appear at once, `submit` for those reviewed first. */
export const authorEvents = ['publish', 'submit', 'withdraw', 'appeal', 'delete'] as const;
export type AuthorEvent = (typeof authorEvents)[number];

/** The operators' actions; the third report on a post hides it as an operator would. */
export const moderatorEvents = ['pass', 'refuse', 'hide', 'restore', 'confirm', 'lock', 'unlock'] as const;
export type ModeratorEvent = (typeof moderatorEvents)[number];

/** Actions that take two operators, one after the other, if others take part in the post, such as an open draw. */
export const sharedActs = ['hide', 'lock'] as const satisfies ModeratorEvent[];
export type SharedAct = (typeof sharedActs)[number];

export const postEvents = [...authorEvents, ...moderatorEvents] as const;
export type PostEvent = (typeof postEvents)[number];

/** Every allowed transition; any other is refused with 500012. */
export const postTransitions: Record<PostState, Partial<Record<PostEvent, PostState>>> = {
  DRAFT: { publish: 'PUBLISHED', submit: 'PENDING', delete: 'DELETED' },
  PENDING: { withdraw: 'DRAFT', pass: 'PUBLISHED', refuse: 'REJECTED' },
  PUBLISHED: { delete: 'DELETED', hide: 'HIDDEN', lock: 'LOCKED' },
  REJECTED: { submit: 'PENDING', appeal: 'APPEAL', delete: 'DELETED' },
  APPEAL: { pass: 'PUBLISHED', refuse: 'REJECTED' },
  HIDDEN: { appeal: 'HIDDEN', restore: 'PUBLISHED', confirm: 'DELETED' },
  LOCKED: { unlock: 'PUBLISHED', hide: 'HIDDEN' },
  DELETED: {},
};

/** How often a refused post may be resubmitted. */
export const maxResubmits = 3;
/** Hours in which the author may edit a public post. */
export const editHours = 24;
/** An edit of more than this share of the text is reviewed while the old text stays public. */
export const reviewedShare = 0.3;
/** Reports by different people that hide a text until it has been reviewed. */
export const hidingReports = 3;
/** Working hours in which an operator has to decide. */
export const reviewWorkingHours = 4;
/** Accounts younger than this count as new users. */
export const newUserDays = 7;

export const commentStates = [
  'PENDING',
  'PUBLISHED',
  'REJECTED',
  'APPEAL',
  'HIDDEN',
  'DELETED',
] as const satisfies PostState[];
export type CommentState = (typeof commentStates)[number];

export const commentEvents = [
  'appeal',
  'delete',
  'pass',
  'refuse',
  'hide',
  'restore',
  'confirm',
] as const satisfies PostEvent[];
export type CommentEvent = (typeof commentEvents)[number];

export const commentTransitions: Record<CommentState, Partial<Record<CommentEvent, CommentState>>> = {
  PENDING: { pass: 'PUBLISHED', refuse: 'REJECTED', delete: 'DELETED' },
  PUBLISHED: { hide: 'HIDDEN', delete: 'DELETED' },
  REJECTED: { appeal: 'APPEAL', delete: 'DELETED' },
  APPEAL: { pass: 'PUBLISHED', refuse: 'REJECTED' },
  HIDDEN: { appeal: 'HIDDEN', restore: 'PUBLISHED', confirm: 'DELETED' },
  DELETED: {},
};

export const bountyStates = [
  'NONE',
  'ESCROW',
  'PAID',
  'AUTO_AWARDED',
  'EXPERT_PICK',
  'REFUNDED',
  'FORFEITED',
] as const;
export type BountyState = (typeof bountyStates)[number];

export const bountyStateLabels: Record<BountyState, () => string> = {
  NONE: m.community_bounty_none,
  ESCROW: m.community_bounty_escrow,
  PAID: m.community_bounty_paid,
  AUTO_AWARDED: m.community_bounty_auto,
  EXPERT_PICK: m.community_bounty_expert,
  REFUNDED: m.community_bounty_refunded,
  FORFEITED: m.community_bounty_forfeited,
};

/**
 * `giveBack` returns the bounty before the question is public, `release` undoes an acceptance of a question without a
 * bounty; `award`, `consult` and `refund` follow from the deadline.
 */
export const bountyEvents = [
  'escrow',
  'raise',
  'giveBack',
  'accept',
  'undo',
  'release',
  'award',
  'consult',
  'pick',
  'refund',
  'forfeit',
] as const;
export type BountyEvent = (typeof bountyEvents)[number];

export const bountyTransitions: Record<BountyState, Partial<Record<BountyEvent, BountyState>>> = {
  NONE: { escrow: 'ESCROW', accept: 'PAID' },
  ESCROW: {
    raise: 'ESCROW',
    giveBack: 'NONE',
    accept: 'PAID',
    award: 'AUTO_AWARDED',
    consult: 'EXPERT_PICK',
    refund: 'REFUNDED',
    forfeit: 'FORFEITED',
  },
  PAID: { undo: 'ESCROW', release: 'NONE' },
  AUTO_AWARDED: {},
  EXPERT_PICK: { pick: 'PAID', refund: 'REFUNDED', forfeit: 'FORFEITED' },
  REFUNDED: { accept: 'PAID' },
  FORFEITED: {},
};

export const leastBounty = 5;
export const maxBounty = 500;
/** Days a question is open by default. */
export const questionDays = 15;
/** Hours an accepted bounty is on hold, during which the acceptance can be undone. */
export const holdHours = 24;
/** Days the experts have to pick an answer. */
export const expertDays = 5;
/** An answer of at least this many characters commits the asker to the bounty. */
export const bindingAnswer = 30;
/** Likes an answer needs to be awarded half the bounty at the deadline. */
export const awardLikes = 3;
/** Points for an accepted answer on top of the bounty, and points for accepting one. */
export const acceptedPoints = 15;
export const acceptingPoints = 2;

export const reportReasons = ['SPAM', 'AD', 'ABUSE', 'FALSE', 'PRIVACY', 'ILLEGAL', 'OTHER'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonLabels: Record<ReportReason, () => string> = {
  SPAM: m.community_report_spam,
  AD: m.community_report_ad,
  ABUSE: m.community_report_abuse,
  FALSE: m.community_report_false,
  PRIVACY: m.community_report_privacy,
  ILLEGAL: m.community_report_illegal,
  OTHER: m.community_report_other,
};

export const reportStates = ['OPEN', 'WIP', 'RESOLVED', 'REJECTED'] as const;
export type ReportState = (typeof reportStates)[number];

export const reportStateLabels: Record<ReportState, () => string> = {
  OPEN: m.community_report_open,
  WIP: m.community_report_wip,
  RESOLVED: m.community_report_resolved,
  REJECTED: m.community_report_rejected,
};

/** `uphold` hides the reported text for good, `dismiss` restores it. */
export const reportEvents = ['take', 'uphold', 'dismiss'] as const;
export type ReportEvent = (typeof reportEvents)[number];

export const reportTransitions: Record<ReportState, Partial<Record<ReportEvent, ReportState>>> = {
  OPEN: { take: 'WIP', uphold: 'RESOLVED', dismiss: 'REJECTED' },
  WIP: { uphold: 'RESOLVED', dismiss: 'REJECTED' },
  RESOLVED: {},
  REJECTED: {},
};

export const textKinds = ['POST', 'COMMENT'] as const;
export type TextKind = (typeof textKinds)[number];

/** BLOCK refuses the text, REVIEW sends it to review, MASK replaces the word with asterisks. */
export const wordLevels = ['BLOCK', 'REVIEW', 'MASK'] as const;
export type WordLevel = (typeof wordLevels)[number];

export const wordLevelLabels: Record<WordLevel, () => string> = {
  BLOCK: m.community_word_block,
  REVIEW: m.community_word_review,
  MASK: m.community_word_mask,
};

export const wordCategories = ['AD', 'FRAUD', 'ABUSE', 'LABOUR', 'PRIVACY', 'LAW'] as const;
export type WordCategory = (typeof wordCategories)[number];

export const wordCategoryLabels: Record<WordCategory, () => string> = {
  AD: m.community_category_ad,
  FRAUD: m.community_category_fraud,
  ABUSE: m.community_category_abuse,
  LABOUR: m.community_category_labour,
  PRIVACY: m.community_category_privacy,
  LAW: m.community_category_law,
};

/** Who may start a post in boards of a type. */
export const boardWriters = ['LOGIN', 'AUDITED', 'PARK'] as const;
export type BoardWriters = (typeof boardWriters)[number];

export const boardWriterLabels: Record<BoardWriters, () => string> = {
  LOGIN: m.community_writers_login,
  AUDITED: m.community_writers_audited,
  PARK: m.community_writers_park,
};

/** Badge shown next to an author's name: audited enterprise, tutor or park staff. */
export const authorBadges = ['ENTERPRISE', 'TUTOR', 'PARK'] as const;
export type AuthorBadge = (typeof authorBadges)[number];

/** Why a text is awaiting review. */
export const reviewCauses = [
  'WORD',
  'LINK',
  'FIRST_POSTS',
  'FEW_POINTS',
  'BIG_CHANGE',
  'KIND',
  'APPEAL',
  'REPORTS',
  'PROPOSAL',
] as const;
export type ReviewCause = (typeof reviewCauses)[number];

export const reviewCauseLabels: Record<ReviewCause, () => string> = {
  WORD: m.community_cause_word,
  LINK: m.community_cause_link,
  FIRST_POSTS: m.community_cause_first,
  FEW_POINTS: m.community_cause_points,
  BIG_CHANGE: m.community_cause_change,
  KIND: m.community_cause_kind,
  APPEAL: m.community_cause_appeal,
  REPORTS: m.community_cause_reports,
  PROPOSAL: m.community_cause_proposal,
};

/** Upload purpose for pictures and files in posts. */
export const postFilePurpose = 'POST_FILE';

/** People an asker may invite to answer one question. */
export const maxInvited = 5;
