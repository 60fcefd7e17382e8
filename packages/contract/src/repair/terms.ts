import * as m from '@portal/texts/messages';

/** Dictionary of what can be broken. */
export const repairTypeList = 'REPAIR_TYPE';
/** The dictionary entry for hazards, as opposed to faults. */
export const dangerType = 'SAFETY';

/** A reported fault, a reported hazard, or a maintenance task the system sets for an asset. */
export const repairKinds = ['REPAIR', 'HAZARD', 'MAINTENANCE'] as const;
export type RepairKind = (typeof repairKinds)[number];

export const repairKindLabels: Record<RepairKind, () => string> = {
  REPAIR: m.repair_kind_repair,
  HAZARD: m.repair_kind_hazard,
  MAINTENANCE: m.repair_kind_maintenance,
};

export const repairPriorities = ['LOW', 'MEDIUM', 'HIGH', 'URGENT'] as const;
export type RepairPriority = (typeof repairPriorities)[number];

export const repairPriorityLabels: Record<RepairPriority, () => string> = {
  LOW: m.repair_priority_low,
  MEDIUM: m.repair_priority_medium,
  HIGH: m.repair_priority_high,
  URGENT: m.repair_priority_urgent,
};

const minute = 60_000;
const hour = 60 * minute;
/** 8:30 to 17:30; urgent tickets are worked on around the clock. */
export const workingDayMs = 9 * hour;

/** Deadlines for the park's response and repair, in working time unless `dayAndNight`. */
export const servicePromises: Record<
  RepairPriority,
  { respondMs: number; finishMs: number; dayAndNight: boolean }
> = {
  LOW: { respondMs: 4 * hour, finishMs: 5 * workingDayMs, dayAndNight: false },
  MEDIUM: { respondMs: 2 * hour, finishMs: 2 * workingDayMs, dayAndNight: false },
  HIGH: { respondMs: 30 * minute, finishMs: 8 * hour, dayAndNight: false },
  URGENT: { respondMs: 15 * minute, finishMs: 4 * hour, dayAndNight: true },
};

/** Minimum interval between two reminders. */
export const urgeEveryMs = hour;
/** Working days without confirmation after which a finished ticket is closed. */
export const silenceDays = 3;
/** Days in which a closed ticket can be reopened. */
export const reopenDays = 7;
/** An asset reported this often within this many days is flagged. */
export const repeatsUntilFlag = 3;
export const repeatDays = 90;
export const maxPhotos = 9;
/** Duration of a job unless the dispatcher sets another. */
export const usualMinutes = 60;
/** Upload purpose for files of a report or repair; repair workers may read them. */
export const repairPurpose = 'REPAIR';

export const repairStates = [
  'SUBMITTED',
  'ASSIGNED',
  'PROCESSING',
  'QUOTED',
  'ON_HOLD',
  'FINISHED',
  'CLOSED',
  'REOPENED',
  'REJECTED',
  'MERGED',
  'CANCELLED',
] as const;
export type RepairState = (typeof repairStates)[number];

export const repairStateLabels: Record<RepairState, () => string> = {
  SUBMITTED: m.repair_state_submitted,
  ASSIGNED: m.repair_state_assigned,
  PROCESSING: m.repair_state_processing,
  QUOTED: m.repair_state_quoted,
  ON_HOLD: m.repair_state_on_hold,
  FINISHED: m.repair_state_finished,
  CLOSED: m.repair_state_closed,
  REOPENED: m.repair_state_reopened,
  REJECTED: m.repair_state_rejected,
  MERGED: m.repair_state_merged,
  CANCELLED: m.repair_state_cancelled,
};

/** The reporters' moves; `freeOnly` refuses the quote and asks only for the work that is free. */
export const reporterMoves = [
  'cancel',
  'acceptQuote',
  'freeOnly',
  'refuseQuote',
  'confirm',
  'notFixed',
  'reopen',
] as const;
/** `reassign` gives a ticket in hand to another worker and leaves all else as it is. */
const dispatcherMoves = ['assign', 'reassign', 'reject', 'merge'] as const;
export const workerMoves = ['take', 'handBack', 'quote', 'hold', 'resume', 'finish'] as const;

/** The moves, and events that do not change the state. */
export const reporterEvents = [...reporterMoves, 'urge', 'rate', 'add'] as const;
export type ReporterEvent = (typeof reporterEvents)[number];
/** Events of a guest who follows a report by its key; guests neither pay nor withdraw. */
export const guestEvents = ['confirm', 'notFixed', 'reopen', 'rate'] as const satisfies ReporterEvent[];
export const dispatcherEvents = [...dispatcherMoves, 'maintain', 'note'] as const;
export type DispatcherEvent = (typeof dispatcherEvents)[number];
export const workerEvents = [...workerMoves, 'note'] as const;
export type WorkerEvent = (typeof workerEvents)[number];

/** `close` and `unassign` are the system's: nobody objected, or the worker's account was frozen. */
export const repairMoves = [
  ...reporterMoves,
  ...dispatcherMoves,
  ...workerMoves,
  'close',
  'unassign',
] as const;
export type RepairMove = (typeof repairMoves)[number];

/** Every allowed transition; any other is refused with 500012. */
export const repairTransitions: Record<RepairState, Partial<Record<RepairMove, RepairState>>> = {
  SUBMITTED: { assign: 'ASSIGNED', reject: 'REJECTED', merge: 'MERGED', cancel: 'CANCELLED' },
  ASSIGNED: {
    take: 'PROCESSING',
    handBack: 'SUBMITTED',
    assign: 'ASSIGNED',
    cancel: 'CANCELLED',
    unassign: 'SUBMITTED',
  },
  PROCESSING: {
    quote: 'QUOTED',
    hold: 'ON_HOLD',
    finish: 'FINISHED',
    reassign: 'PROCESSING',
    unassign: 'SUBMITTED',
  },
  QUOTED: {
    acceptQuote: 'PROCESSING',
    freeOnly: 'PROCESSING',
    refuseQuote: 'CANCELLED',
    reassign: 'QUOTED',
    unassign: 'SUBMITTED',
  },
  ON_HOLD: { resume: 'PROCESSING', reassign: 'ON_HOLD', unassign: 'SUBMITTED' },
  FINISHED: { confirm: 'CLOSED', notFixed: 'PROCESSING', close: 'CLOSED' },
  CLOSED: { reopen: 'REOPENED' },
  REOPENED: { assign: 'ASSIGNED' },
  REJECTED: {},
  MERGED: {},
  CANCELLED: {},
};

/** States of a ticket that is still in progress or awaiting a response. */
export const openRepairStates = [
  'SUBMITTED',
  'ASSIGNED',
  'PROCESSING',
  'QUOTED',
  'ON_HOLD',
  'FINISHED',
  'REOPENED',
] as const satisfies RepairState[];
export const isOpenRepair = (state: RepairState): boolean =>
  (openRepairStates as readonly RepairState[]).includes(state);

/** Events in a ticket's history: the moves, and what happens without a change of state. */
export const repairLogEvents = [
  ...repairMoves,
  'submit',
  'urge',
  'rate',
  'add',
  'pay',
  'note',
  'absorb',
  'maintain',
  'late',
] as const;
export type RepairLogEvent = (typeof repairLogEvents)[number];

export const repairLogLabels: Record<RepairLogEvent, () => string> = {
  submit: m.repair_did_submit,
  assign: m.repair_did_assign,
  reassign: m.repair_did_reassign,
  unassign: m.repair_did_unassign,
  reject: m.repair_did_reject,
  merge: m.repair_did_merge,
  absorb: m.repair_did_absorb,
  take: m.repair_did_take,
  handBack: m.repair_did_hand_back,
  quote: m.repair_did_quote,
  acceptQuote: m.repair_did_accept_quote,
  freeOnly: m.repair_did_free_only,
  refuseQuote: m.repair_did_refuse_quote,
  hold: m.repair_did_hold,
  resume: m.repair_did_resume,
  finish: m.repair_did_finish,
  confirm: m.repair_did_confirm,
  notFixed: m.repair_did_not_fixed,
  close: m.repair_did_close,
  reopen: m.repair_did_reopen,
  cancel: m.repair_did_cancel,
  urge: m.repair_did_urge,
  rate: m.repair_did_rate,
  add: m.repair_did_add,
  pay: m.repair_did_pay,
  note: m.repair_did_note,
  maintain: m.repair_did_maintain,
  late: m.repair_did_late,
};

/** Total of a quote. */
export const quoteTotal = (lines: readonly { fen: number }[]): number =>
  lines.reduce((sum, { fen: each }) => sum + each, 0);
