export interface Feature {
  /** The name of its folder under `features/`, or of an entity inside a feature. */
  name: string;
  /** The terms used for it in names of files, types and codes. */
  terms: string[];
  /** Its message catalogues under `messages/`. */
  messages: string[];
  /** Things it stores that have their own states or console: the budget applies to each entity. */
  entities: string[];
  /** Whether a term found outside refers to the feature; a common word such as "case" does so only in an import. */
  isNamed: boolean;
  /** Names that contain a term but mean something else. */
  notMeant?: RegExp;
  /** The feature that this one is part of; it has its own folder because the other does not import it. */
  wingOf?: string;
}

interface Row {
  terms?: string[];
  messages?: string[];
  entities?: string[];
  isCommon?: true;
  notMeant?: RegExp;
  wingOf?: string;
}

/** Features whose files use other names than the folder. Unlisted features use the same name everywhere. */
const rows: Record<string, Row> = {
  billing: {
    terms: ['billing', 'bill', 'meter'],
    entities: ['tariff', 'meter', 'reading', 'bill run', 'bill', 'change of a bill'],
  },
  building: {
    terms: ['building', 'viewing'],
    entities: ['building', 'unit', 'viewing'],
    // "Viewing" also means an operator looking at the portal as another user.
    notMeant:
      /building(?:Complex)?Icon|building-complex|BuildingKind|MapBuilding|ParkMap|viewing(?:Minutes|Until)|whileViewing/g,
  },
  carousel: { terms: ['carousel', 'slide'] },
  case: { isCommon: true },
  collect: { terms: ['collect', 'collection'] },
  activity: {
    terms: ['activity', 'sign-up', 'salon', 'teacher', 'quiz', 'lecture', 'certificate', 'learn'],
    messages: ['activity', 'learn'],
    entities: ['activity', 'sign-up', 'request', 'teacher', 'quiz', 'lecture question', 'certificate'],
    isCommon: true,
  },
  contest: {
    terms: ['contest', 'judging'],
    entities: ['contest', 'entry', 'ballot', 'objection'],
    notMeant: /contest-?trophy/gi,
  },
  booking: {
    terms: ['booking', 'closed-day'],
    entities: ['booking', 'closed day'],
    // The platform's table and engine share this name, and each bookable kind uses it for its own bookings.
    notMeant:
      /platform\/booking\/[\w.-]+|(?<![/'\w-])bookings?(?![\w-])|bookingId|lockBooking|BookingRules|[A-Z]+_BOOKING|(?:venue|tutor|machine|instrument)Bookings?\w*/gi,
  },
  'conference-room': {
    messages: ['room'],
    entities: ['room'],
    // A user's own bookings of every kind, and venue bookings, have addresses below that of the rooms.
    notMeant: /\/conference-room(?=\/venue|\?view=mine)/g,
  },
  content: {
    terms: ['article', 'content', 'top-info'],
    messages: ['content', 'story', 'editing'],
    entities: ['article', 'story', 'receipt', 'translation'],
    isCommon: true,
  },
  enterprise: {
    terms: ['enterprise', 'licence', 'story', 'admission', 'style-profile'],
    messages: ['enterprise', 'profile'],
    entities: ['enterprise', 'application', 'change', 'member'],
  },
  invite: { messages: [], entities: ['invitation'] },
  organization: {
    terms: ['organization', 'org-member', 'org-invite', 'join-box'],
    messages: ['org'],
    entities: ['organisation', 'membership'],
    notMeant: /'@type': 'Organization'|parentOrganization|subOrganization/g,
  },
  // "Family farm" is also a legal form of enterprise.
  farm: { notMeant: /[fF]arm-?(?:[rR]ecord|[tT]race)|code: 'FARM'/g },
  'farm-record': { messages: ['record'], wingOf: 'farm' },
  'farm-trace': { messages: ['trace'], wingOf: 'farm' },
  finance: {
    terms: ['finance', 'financing', 'institution', 'fin-product'],
    entities: ['institution', 'product', 'application', 'consent'],
    isCommon: true,
  },
  venture: {
    terms: ['venture', 'introduction'],
    entities: ['venture', 'data room', 'introduction'],
    isCommon: true,
  },
  frame: { messages: ['member'], isCommon: true },
  home: { isCommon: true },
  identity: {
    terms: ['identity', 'account', 'appeal', 'login', 'menu-manage', 'person', 'role', 'user', 'view-as'],
    messages: ['identity', 'person', 'operator'],
    entities: ['account', 'role', 'appeal', 'menu'],
    isCommon: true,
  },
  lease: { entities: ['contract', 'request'] },
  fit: { isCommon: true, wingOf: 'match' },
  candidate: { isCommon: true, wingOf: 'match' },
  hall: { isCommon: true, wingOf: 'match' },
  match: {
    terms: ['match', 'project', 'recommend'],
    entities: ['project', 'recommend'],
    isCommon: true,
  },
  market: {
    terms: ['market', 'shop'],
    entities: ['shop', 'service'],
    notMeant: /workshop|[Ss]hopping|shop: storeIcon|[Mm]arket-?[Ss]tall/g,
  },
  message: { isCommon: true },
  payment: {
    terms: ['payment', 'pay-order', 'cashier'],
    messages: ['pay', 'cashier'],
    entities: ['order', 'refund', 'ledger', 'bank line', 'invoice', 'difference'],
    notMeant: /ComingPayment|my-payment|PAYMENT'|'payment'/g,
  },
  phone: { isCommon: true },
  declaration: {
    terms: ['declaration', 'material-library'],
    entities: ['declaration', 'document of the library', 'objection'],
    notMeant:
      /tsconfig\.declarations|declarations\.json|paths\.declaration\(|policy_declaration|\/policy\/declaration/g,
  },
  'policy-question': {
    terms: ['policy-question', 'question'],
    messages: ['question'],
    entities: ['question'],
    isCommon: true,
  },
  policy: {
    terms: ['policy', 'declare-item'],
    messages: ['policy', 'officer'],
    entities: ['policy', 'declaration item'],
    notMeant:
      /\.policy\.ts|[\w-]*(?:security|origin|embedder|opener|resource|referrer|privacy|cache)-?policy|strictPolicy|policy: 'singleton'/gi,
  },
  recruit: { entities: ['recruitment', 'application'] },
  repair: { entities: ['asset', 'ticket'], notMeant: /room repair match|repair: wrenchIcon/g },
  'repair-board': { wingOf: 'repair' },
  'repair-guest': { terms: ['repair-guest', 'guest-repair'], wingOf: 'repair' },
  'repair-work': { terms: ['repair-work', 'my-repair'], wingOf: 'repair' },
  'room-door': { messages: ['door'], wingOf: 'conference-room' },
  review: { terms: ['review', 'working-copy', 'version-history'], isCommon: true },
  search: { isCommon: true },
  site: {
    terms: ['site', 'carousel', 'theme-color'],
    messages: ['site', 'carousel', 'console'],
    entities: ['settings', 'carousel', 'standing page'],
    isCommon: true,
  },
  community: { entities: ['board', 'post', 'comment', 'report', 'sensitive word'] },
  lottery: { entities: ['lottery', 'prize'] },
  resource: {
    entities: ['resource', 'request'],
    // The table of bookings calls anything that is booked a resource.
    notMeant: /resourceIds?/g,
  },
  'service-order': { entities: ['order', 'question', 'rating', 'complaint'] },
  tutor: { entities: ['tutor', 'tutoring'] },
  // A contest has its own votes.
  vote: { notMeant: /contestVotes?|voteWeight\w*|maxVoteWeight/g },
  'work-queue': { terms: ['work-queue', 'work-figures', 'claim'] },
};

export function featureNamed(name: string): Feature {
  const row = rows[name] ?? {};
  return {
    name,
    terms: row.terms ?? [name],
    messages: row.messages ?? [name],
    entities: row.entities ?? [name],
    isNamed: !row.isCommon,
    notMeant: row.notMeant,
    wingOf: row.wingOf,
  };
}
