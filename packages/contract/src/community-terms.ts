import * as m from '@portal/texts/messages';

/** The kinds of posts. Each but THEME belongs to a feature that adds its own part (`post-parts.ts`). */
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

/** What everybody reads. */
export const shownPostStates = ['PUBLISHED', 'LOCKED'] as const satisfies PostState[];

/** What its author does with it; `publish` is for what may appear at once, `submit` for what is looked at first. */
export const authorEvents = ['publish', 'submit', 'withdraw', 'appeal', 'delete'] as const;
export type AuthorEvent = (typeof authorEvents)[number];

/** What the operators do with it; the third report hides like an operator. */
export const moderatorEvents = ['pass', 'refuse', 'hide', 'restore', 'confirm', 'lock', 'unlock'] as const;
export type ModeratorEvent = (typeof moderatorEvents)[number];

/** What two operators do one after the other with a post that others take part in, such as an open draw. */
export const sharedActs = ['hide', 'lock'] as const satisfies ModeratorEvent[];
export type SharedAct = (typeof sharedActs)[number];

export const postEvents = [...authorEvents, ...moderatorEvents] as const;
export type PostEvent = (typeof postEvents)[number];

/** Every transition there is; any other is refused with 500012. */
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

/** So often a refused post may be handed in again. */
export const maxResubmits = 3;
/** For so long its author may edit what is public. */
export const editHours = 24;
/** A change of more than this share is looked at while the old text stays. */
export const reviewedShare = 0.3;
/** So many different people's reports hide a text until somebody has looked at it. */
export const hidingReports = 3;
/** Within so many working hours an operator decides. */
export const reviewWorkingHours = 4;
/** An account this young is a new user. */
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

/** `giveBack` is before it was public, `release` undoes an acceptance of a question without a bounty, `award`, `consult` and `refund` come with its deadline. */
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
/** A question is open for so many days unless its asker says otherwise. */
export const questionDays = 15;
/** So long an accepted bounty is on hold, and may be undone. */
export const holdHours = 24;
/** So long experts have to pick. */
export const expertDays = 5;
/** An answer of so many characters binds the bounty. */
export const bindingAnswer = 30;
/** So many likes earn half the bounty at its deadline. */
export const awardLikes = 3;
/** What an accepted answer earns besides the bounty, and its asker. */
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

/** `uphold` hides what is reported for good, `dismiss` brings it back. */
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

/** BLOCK refuses, REVIEW has somebody look first, MASK shows stars. */
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

/** Who may begin a post in the plates of a type. */
export const boardWriters = ['LOGIN', 'AUDITED', 'PARK'] as const;
export type BoardWriters = (typeof boardWriters)[number];

export const boardWriterLabels: Record<BoardWriters, () => string> = {
  LOGIN: m.community_writers_login,
  AUDITED: m.community_writers_audited,
  PARK: m.community_writers_park,
};

/** What stands beside an author's name: an audited enterprise, a tutor, somebody of the park. */
export const authorBadges = ['ENTERPRISE', 'TUTOR', 'PARK'] as const;
export type AuthorBadge = (typeof authorBadges)[number];

/** Why a text waits for somebody to look at it. */
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

/** The purpose under which pictures and files of posts are uploaded. */
export const postFilePurpose = 'POST_FILE';

/** So many people an asker may invite to answer one question. */
export const maxInvited = 5;
