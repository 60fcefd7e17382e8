/** Kinds of search result. */
export const searchKinds = [
  'PUBLIC_TASK',
  'ARTICLE',
  'POLICY',
  'DECLARE_ITEM',
  'ENTERPRISE',
  'BUILDING',
  'VENUE',
  'TUTOR',
  'RESOURCE',
  'ACTIVITY',
  'CONTEST',
  'PROJECT',
  'QUESTION',
  'SERVICE',
  'SHOP',
  'FARM_BATCH',
  'INSTITUTION',
  'FIN_PRODUCT',
  'VENTURE',
  'POST',
  'ORGANIZATION',
  'PAGE',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** What can be collected, by the page that lists it: /collect-message shows MESSAGE, and so on. */
export const collectTargetTypes = {
  MESSAGE: ['ARTICLE', 'POLICY', 'ENTERPRISE'],
  SERVE: ['SERVICE', 'SHOP', 'FIN_PRODUCT', 'VENTURE', 'VENUE', 'PROJECT', 'TUTOR', 'RESOURCE'],
  ACTIVITY: ['ACTIVITY', 'CONTEST'],
  POST: ['POST'],
} as const;

export type CollectKind = keyof typeof collectTargetTypes;
export type CollectTargetType = (typeof collectTargetTypes)[CollectKind][number];

/** Kinds of work awaiting an operator's decision. */
export const queueKinds = [
  'ENTRY',
  'CHANGE',
  'CONTENT',
  'STORY',
  'POLICY',
  'POLICY_QUESTION',
  'DECLARATION',
  'OPINION',
  'PAYOUT',
  'ROOM_BOOKING',
  'VENUE_BOOKING',
  'TUTOR_BOOKING',
  'INSTRUMENT_BOOKING',
  'RESOURCE_REQUEST',
  'ACTIVITY',
  'SIGN_UP',
  'SALON_REQUEST',
  'CONTEST',
  'CONTEST_ENTRY',
  'CONTEST_OBJECTION',
  'CONTEST_BALLOT',
  'BALLOT',
  'LECTURE_QUESTION',
  'TAUGHT_QUESTION',
  'REFUND',
  'BANK_LINE',
  'BANK_DOUBT',
  'RECEIPT',
  'COUNTER_DAY',
  'DIFFERENCE',
  'INVOICE',
  'VIEWING',
  'SHOP',
  'SERVICE',
  'INSTITUTION',
  'FIN_PRODUCT',
  'SERVICE_DISPUTE',
  'RATING',
  'SERVICE_QUESTION',
  'SHOP_COMPLAINT',
  'VENTURE',
  'BILL_OBJECTION',
  'BILL_CHANGE',
  'BILL_RUN',
  'HAND_BILL',
  'LEASE_REQUEST',
  'LEASE_SETTLING',
  'LEASE_ACT',
  'REPAIR',
  'SPARE_PART',
  'PROJECT',
  'POST',
  'POST_REPORT',
  'LOTTERY',
  'PRIZE',
  'VOTE',
  'ORG_MEMBER',
  'ROLE_GRANT',
  'CUSTOM_ROLE',
  'PARK_ACCOUNT',
  'PARK_SETTING',
  'IMPORT_RECORDS',
  'IMPORT_MONEY',
  'PARK_ARCHIVE',
  'PHONE_APPEAL',
  'HANDOVER',
] as const;
export type QueueKind = (typeof queueKinds)[number];

/**
 * Kinds of to-do for a user, in display order: a case, an invitation to an enterprise, one into a body of the park, a
 * request to join, a notice to confirm, bills, a repair to pay for, an order to answer, a question about a service, a
 * complaint about the user's shop, an interested enterprise, a request to see a venture, a team to join, an open quiz,
 * a prize to claim, and an application to review or an interview to attend.
 */
export const todoKinds = [
  'CASE',
  'INVITE',
  'ORG_INVITE',
  'JOIN',
  'RECEIPT',
  'BILL',
  'REPAIR_FEE',
  'ORDER',
  'SHOP_QUESTION',
  'SHOP_COMPLAINT',
  'INTEREST',
  'VENTURE',
  'CONTEST_TEAM',
  'QUIZ',
  'PRIZE',
  'RECRUIT',
] as const;
export type TodoKind = (typeof todoKinds)[number];

/** Figures on an operator's home page. */
export const workFigures = [
  'registrations',
  'logins',
  'applications',
  'decisions',
  'signUps',
  'declarations',
  'policyQuestions',
  'policyAnswers',
  'entries',
  'serviceOrders',
  'repairs',
  'repairsFinished',
  'roomBookings',
  'viewings',
  'payments',
  'refundRequests',
  'invoiceRequests',
  'posts',
  'comments',
  'reports',
  'ballots',
  'jobApplications',
  'published',
  'submissions',
  'confirmations',
  'ownJobsTaken',
  'ownJobsFinished',
  'ownScores',
  'ownLocks',
  'ownOpinions',
] as const;
export type WorkFigure = (typeof workFigures)[number];

/** Charts on an operator's home page, with the series of each. */
export const chartSeries = {
  occupancy: ['leased', 'reserved', 'vacant', 'maintenance'],
  dues: ['billed', 'collected', 'open', 'overdue', 'rate'],
  water: ['usage', 'meters'],
  electricity: ['usage', 'meters'],
  rooms: ['used', 'missed', 'bookings', 'share'],
  activities: ['signedUp', 'attended', 'missed', 'certified'],
  community: ['posts', 'comments', 'accepted'],
  repairs: ['reported', 'response', 'finish', 'respondedInTime', 'finishedInTime'],
} as const;
export type WorkChart = keyof typeof chartSeries;
export const workCharts = Object.keys(chartSeries) as WorkChart[];
