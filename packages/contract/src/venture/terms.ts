import * as m from '@portal/texts/messages';

export const ventureStates = ['DRAFT', 'PENDING', 'PUBLISHED', 'REJECTED', 'CLOSED', 'WITHDRAWN'] as const;
export type VentureState = (typeof ventureStates)[number];

export const ventureStateLabels: Record<VentureState, () => string> = {
  DRAFT: m.state_draft,
  PENDING: m.state_pending,
  PUBLISHED: m.state_venture_published,
  REJECTED: m.state_not_passed,
  CLOSED: m.state_venture_closed,
  WITHDRAWN: m.state_withdrawn,
};

/** Events of the venture's owners, and of the park. */
export const ownVentureEvents = ['submit', 'recall', 'close', 'withdraw'] as const;
export type OwnVentureEvent = (typeof ownVentureEvents)[number];
export const parkVentureEvents = ['pass', 'reject', 'takeDown'] as const;
export type ParkVentureEvent = (typeof parkVentureEvents)[number];
export const ventureEvents = [...ownVentureEvents, ...parkVentureEvents, 'edit', 'revise'] as const;
export type VentureEvent = (typeof ventureEvents)[number];

/** `revise` changes reviewed content, which is reviewed again before it becomes public. */
export const ventureTransitions: Record<VentureState, Partial<Record<VentureEvent, VentureState>>> = {
  DRAFT: { edit: 'DRAFT', submit: 'PENDING', withdraw: 'WITHDRAWN' },
  PENDING: { recall: 'DRAFT', pass: 'PUBLISHED', reject: 'REJECTED' },
  PUBLISHED: { revise: 'PENDING', close: 'CLOSED', withdraw: 'WITHDRAWN', takeDown: 'WITHDRAWN' },
  REJECTED: { edit: 'REJECTED', submit: 'PENDING', withdraw: 'WITHDRAWN' },
  CLOSED: { withdraw: 'WITHDRAWN', takeDown: 'WITHDRAWN' },
  WITHDRAWN: {},
};

/** States in which everyone can read it; lists show only ventures still seeking money. */
export const publicVentureStates = ['PUBLISHED', 'CLOSED'] as const satisfies VentureState[];

export const ventureFields = [
  'SUPPLY',
  'GREENHOUSE',
  'DIGITAL',
  'MATERIAL',
  'POSTHARVEST',
  'PROTECTION',
  'BREEDING',
  'CULTURE',
] as const;
export type VentureField = (typeof ventureFields)[number];

export const ventureFieldLabels: Record<VentureField, () => string> = {
  SUPPLY: m.venture_field_supply,
  GREENHOUSE: m.venture_field_greenhouse,
  DIGITAL: m.venture_field_digital,
  MATERIAL: m.venture_field_material,
  POSTHARVEST: m.venture_field_postharvest,
  PROTECTION: m.venture_field_protection,
  BREEDING: m.venture_field_breeding,
  CULTURE: m.venture_field_culture,
};

/** Bands of the amount sought: each from its amount to the next band's, in fen. */
export const needBands = { SMALL: 0, MIDDLE: 50_000_000, LARGE: 200_000_000 } as const;
export type NeedBand = keyof typeof needBands;
export const needBandCodes = ['SMALL', 'MIDDLE', 'LARGE'] as const satisfies NeedBand[];

/** What the park checked before publishing a venture; never its business figures. */
export const ventureChecks = ['IDENTITY', 'RIGHTS'] as const;
export type VentureCheck = (typeof ventureChecks)[number];

export const ventureCheckLabels: Record<VentureCheck, () => string> = {
  IDENTITY: m.venture_check_identity,
  RIGHTS: m.venture_check_rights,
};

/** Folders of a data room, matching what an examiner of a venture asks for. */
export const roomFolders = ['PLAN', 'FIGURES', 'RIGHTS', 'EQUITY', 'ANSWERS'] as const;
export type RoomFolder = (typeof roomFolders)[number];

export const roomFolderLabels: Record<RoomFolder, () => string> = {
  PLAN: m.venture_folder_plan,
  FIGURES: m.venture_folder_figures,
  RIGHTS: m.venture_folder_rights,
  EQUITY: m.venture_folder_equity,
  ANSWERS: m.venture_folder_answers,
};

export const roomStates = ['ASKED', 'GRANTED', 'REFUSED', 'WITHDRAWN', 'REVOKED', 'EXPIRED'] as const;
export type RoomState = (typeof roomStates)[number];

export const roomStateLabels: Record<RoomState, () => string> = {
  ASKED: m.state_room_asked,
  GRANTED: m.state_room_granted,
  REFUSED: m.state_room_refused,
  WITHDRAWN: m.state_withdrawn,
  REVOKED: m.state_room_revoked,
  EXPIRED: m.state_contract_expired,
};

/** Events of the reader, the room's owners and the clock. */
export const roomOwnerEvents = ['grant', 'refuse', 'revoke'] as const;
export type RoomOwnerEvent = (typeof roomOwnerEvents)[number];
export const roomEvents = ['withdraw', ...roomOwnerEvents, 'expire'] as const;
export type RoomEvent = (typeof roomEvents)[number];

export const roomTransitions: Record<RoomState, Partial<Record<RoomEvent, RoomState>>> = {
  ASKED: { withdraw: 'WITHDRAWN', grant: 'GRANTED', refuse: 'REFUSED', expire: 'EXPIRED' },
  GRANTED: { revoke: 'REVOKED', expire: 'EXPIRED' },
  REFUSED: {},
  WITHDRAWN: {},
  REVOKED: {},
  EXPIRED: {},
};

/** State of a folder for one reader; `CLOSED`: access was never requested. */
export type FolderState = 'CLOSED' | Exclude<RoomState, 'WITHDRAWN'>;
export const folderStates = ['CLOSED', 'ASKED', 'GRANTED', 'REFUSED', 'REVOKED', 'EXPIRED'] as const;

export const folderStateLabels: Record<FolderState, () => string> = {
  ...roomStateLabels,
  CLOSED: m.state_folder_closed,
};

/** A document is viewed in the browser or downloaded. */
export const readingKinds = ['VIEW', 'DOWNLOAD'] as const;
export type ReadingKind = (typeof readingKinds)[number];

export const readingKindLabels: Record<ReadingKind, () => string> = {
  VIEW: m.venture_reading_view,
  DOWNLOAD: m.venture_reading_download,
};

/** Upload purposes for documents and pictures. */
export const ventureFilePurpose = 'VENTURE_DOCUMENT';
export const venturePicturePurpose = 'venturePicture';

/** Days without an answer after which a request expires. */
export const answerDays = 30;
/** Maximum number of days access to a room can be granted. */
export const maxGrantDays = 180;
/** Maximum number of documents in a room. */
export const maxDocuments = 60;

/**
 * How an introduction starts: an institution is interested in a venture, a venture pitches to an institution, or an
 * enterprise asks for a talk.
 */
export const introductionKinds = ['INTEREST', 'PITCH', 'TALK'] as const;
export type IntroductionKind = (typeof introductionKinds)[number];

export const introductionKindLabels: Record<IntroductionKind, () => string> = {
  INTEREST: m.venture_kind_interest,
  PITCH: m.venture_kind_pitch,
  TALK: m.venture_kind_talk,
};

export const introductionStates = ['SENT', 'AGREED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const;
export type IntroductionState = (typeof introductionStates)[number];

export const introductionStateLabels: Record<IntroductionState, () => string> = {
  SENT: m.state_to_answer,
  AGREED: m.state_request_agreed,
  DECLINED: m.state_declined,
  WITHDRAWN: m.state_withdrawn,
  EXPIRED: m.state_expired,
};

/** Events of the sender, the recipient and the clock. */
export const senderEvents = ['withdraw'] as const;
export const receiverEvents = ['agree', 'decline'] as const;
export const introductionActs = [...senderEvents, ...receiverEvents] as const;
export type IntroductionAct = (typeof introductionActs)[number];
export const introductionEvents = [...introductionActs, 'expire'] as const;
export type IntroductionEvent = (typeof introductionEvents)[number];

export const introductionTransitions: Record<
  IntroductionState,
  Partial<Record<IntroductionEvent, IntroductionState>>
> = {
  SENT: { withdraw: 'WITHDRAWN', agree: 'AGREED', decline: 'DECLINED', expire: 'EXPIRED' },
  AGREED: {},
  DECLINED: {},
  WITHDRAWN: {},
  EXPIRED: {},
};
