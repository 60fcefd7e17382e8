import * as m from '@portal/texts/messages';

/** The dictionary of what can be broken. */
export const repairTypeList = 'REPAIR_TYPE';
/** The entry of it that is a danger rather than a fault. */
export const dangerType = 'SAFETY';

/** A fault that somebody reports, a danger that somebody reports, or a task that the system sets for an asset. */
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
/** From half past eight to half past five; what is urgent is worked on day and night. */
export const workingDayMs = 9 * hour;

/** Until when the park answers, and until when it has repaired; in working time, unless the clock never rests. */
export const servicePromises: Record<
  RepairPriority,
  { respondMs: number; finishMs: number; dayAndNight: boolean }
> = {
  LOW: { respondMs: 4 * hour, finishMs: 5 * workingDayMs, dayAndNight: false },
  MEDIUM: { respondMs: 2 * hour, finishMs: 2 * workingDayMs, dayAndNight: false },
  HIGH: { respondMs: 30 * minute, finishMs: 8 * hour, dayAndNight: false },
  URGENT: { respondMs: 15 * minute, finishMs: 4 * hour, dayAndNight: true },
};

/** One can urge once in so long. */
export const urgeEveryMs = hour;
/** What is not confirmed is closed after so many working days. */
export const silenceDays = 3;
/** What was closed can be reopened for so many days. */
export const reopenDays = 7;
/** An asset that was reported so often within so many days is worth a closer look. */
export const repeatsUntilFlag = 3;
export const repeatDays = 90;
export const maxPhotos = 9;
/** What a job takes unless the dispatcher says otherwise. */
export const usualMinutes = 60;
/** Files that a report or a repair comes with; those who repair may read them. */
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

/** Of those who have reported it; `freeOnly` refuses the quote and asks for what costs nothing. */
export const reporterMoves = [
  'cancel',
  'acceptQuote',
  'freeOnly',
  'refuseQuote',
  'confirm',
  'notFixed',
  'reopen',
] as const;
const dispatcherMoves = ['assign', 'reject', 'merge'] as const;
export const workerMoves = ['take', 'handBack', 'quote', 'hold', 'resume', 'finish'] as const;

/** Besides the moves, what changes no state. */
export const reporterEvents = [...reporterMoves, 'urge', 'rate', 'add'] as const;
export type ReporterEvent = (typeof reporterEvents)[number];
/** What a guest does with a report that they follow by its key: they neither pay nor withdraw. */
export const guestEvents = ['confirm', 'notFixed', 'reopen', 'rate'] as const satisfies ReporterEvent[];
export const dispatcherEvents = [...dispatcherMoves, 'maintain', 'note'] as const;
export type DispatcherEvent = (typeof dispatcherEvents)[number];
export const workerEvents = [...workerMoves, 'note'] as const;
export type WorkerEvent = (typeof workerEvents)[number];

export const repairMoves = [...reporterMoves, ...dispatcherMoves, ...workerMoves, 'close'] as const;
export type RepairMove = (typeof repairMoves)[number];

/** Every transition there is; any other is refused with 500012. */
export const repairTransitions: Record<RepairState, Partial<Record<RepairMove, RepairState>>> = {
  SUBMITTED: { assign: 'ASSIGNED', reject: 'REJECTED', merge: 'MERGED', cancel: 'CANCELLED' },
  ASSIGNED: { take: 'PROCESSING', handBack: 'SUBMITTED', assign: 'ASSIGNED', cancel: 'CANCELLED' },
  PROCESSING: { quote: 'QUOTED', hold: 'ON_HOLD', finish: 'FINISHED' },
  QUOTED: { acceptQuote: 'PROCESSING', freeOnly: 'PROCESSING', refuseQuote: 'CANCELLED' },
  ON_HOLD: { resume: 'PROCESSING' },
  FINISHED: { confirm: 'CLOSED', notFixed: 'PROCESSING', close: 'CLOSED' },
  CLOSED: { reopen: 'REOPENED' },
  REOPENED: { assign: 'ASSIGNED' },
  REJECTED: {},
  MERGED: {},
  CANCELLED: {},
};

/** The states of a ticket that is still being worked on, or waited for. */
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

/** What a line of a ticket's story says; besides the moves, what happens without changing its state. */
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

/** The sum of a quote. */
export const quoteTotal = (lines: readonly { fen: number }[]): number =>
  lines.reduce((sum, { fen: each }) => sum + each, 0);
