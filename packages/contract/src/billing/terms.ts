import * as m from '@portal/texts/messages';

/** Fees with rules of their own: by contract, by meter, and the one-off deposit of a signed contract. */
export const feeCodes = ['RENT', 'PROPERTY', 'WATER', 'ELECTRICITY', 'DEPOSIT'] as const;
export type FixedFee = (typeof feeCodes)[number];
/** A fixed fee, or the code of a fee item that the park has added. */
export type FeeCode = string;

export const isFixedFee = (code: FeeCode): code is FixedFee => feeCodes.some((fixed) => fixed === code);

export const feeLabels: Record<FixedFee, () => string> = {
  RENT: m.billing_fee_rent,
  PROPERTY: m.billing_fee_property,
  WATER: m.billing_fee_water,
  ELECTRICITY: m.billing_fee_electricity,
  DEPOSIT: m.field_deposit,
};

export const meterKinds = ['WATER', 'ELECTRICITY'] as const satisfies FixedFee[];
export type MeterKind = (typeof meterKinds)[number];

export const meterKindLabels: Record<MeterKind, () => string> = {
  WATER: m.billing_meter_water,
  ELECTRICITY: m.billing_meter_electricity,
};

/** Unit of each fee; empty for fees agreed as a lump sum. */
export const feeUnits: Record<FixedFee, string> = {
  RENT: '',
  PROPERTY: 'm²',
  WATER: 'm³',
  ELECTRICITY: 'kWh',
  DEPOSIT: '',
};

/** Time-of-day bands, most expensive first. */
export const touBands = ['PEAK', 'FLAT', 'VALLEY'] as const;
export type TouBand = (typeof touBands)[number];

const hoursOf = (band: TouBand, count: number): TouBand[] => Array.from({ length: count }, () => band);

/** Default bands of a new price: valley from 23 to 7, peak from 10 to 12 and 18 to 22, flat in between. */
export const usualTouHours: TouBand[] = [
  ...hoursOf('VALLEY', 7),
  ...hoursOf('FLAT', 3),
  ...hoursOf('PEAK', 2),
  ...hoursOf('FLAT', 6),
  ...hoursOf('PEAK', 4),
  'FLAT',
  'VALLEY',
];

export const lineParts = [
  'WHOLE',
  'TIER1',
  'TIER2',
  'TIER3',
  'TIER4',
  'TIER5',
  'PEAK',
  'FLAT',
  'VALLEY',
] as const;
export type LinePart = (typeof lineParts)[number];

export const linePartLabels: Record<LinePart, () => string> = {
  WHOLE: m.billing_part_whole,
  TIER1: () => m.billing_part_tier({ tier: 1 }),
  TIER2: () => m.billing_part_tier({ tier: 2 }),
  TIER3: () => m.billing_part_tier({ tier: 3 }),
  TIER4: () => m.billing_part_tier({ tier: 4 }),
  TIER5: () => m.billing_part_tier({ tier: 5 }),
  PEAK: m.billing_part_peak,
  FLAT: m.billing_part_flat,
  VALLEY: m.billing_part_valley,
};

export const meterStates = ['ONLINE', 'OFFLINE', 'REPLACED'] as const;
export type MeterState = (typeof meterStates)[number];

export const meterStateLabels: Record<MeterState, () => string> = {
  ONLINE: m.state_meter_online,
  OFFLINE: m.state_meter_offline,
  REPLACED: m.state_meter_replaced,
};

export const readingStates = ['RAW', 'CHECKED', 'OBJECTED'] as const;
export type ReadingState = (typeof readingStates)[number];

export const readingStateLabels: Record<ReadingState, () => string> = {
  RAW: m.state_reading_raw,
  CHECKED: m.state_reading_checked,
  OBJECTED: m.state_objected,
};

export const readingSources = ['AUTO', 'STAFF', 'SELF'] as const;
export type ReadingSource = (typeof readingSources)[number];

export const readingSourceLabels: Record<ReadingSource, () => string> = {
  AUTO: m.billing_source_auto,
  STAFF: m.billing_source_staff,
  SELF: m.billing_source_self,
};

/** A reading above this percentage of the same month a year before is drafted with an anomaly. */
export const anomalyPercent = 150;

export const anomalyKinds = ['HIGH_USAGE', 'NIGHT_FLOW'] as const;
export type AnomalyKind = (typeof anomalyKinds)[number];

export const anomalyKindLabels: Record<AnomalyKind, () => string> = {
  HIGH_USAGE: m.billing_anomaly_high,
  NIGHT_FLOW: m.billing_anomaly_night,
};

export const anomalyStates = ['OPEN', 'CONFIRMED', 'DISMISSED'] as const;
export type AnomalyState = (typeof anomalyStates)[number];

export const anomalyStateLabels: Record<AnomalyState, () => string> = {
  OPEN: m.state_anomaly_open,
  CONFIRMED: m.state_anomaly_confirmed,
  DISMISSED: m.state_anomaly_dismissed,
};

export const anomalyEvents = ['confirm', 'dismiss'] as const;
export type AnomalyEvent = (typeof anomalyEvents)[number];

export const anomalyTransitions: Record<AnomalyState, Partial<Record<AnomalyEvent, AnomalyState>>> = {
  OPEN: { confirm: 'CONFIRMED', dismiss: 'DISMISSED' },
  CONFIRMED: {},
  DISMISSED: {},
};

export const billStates = [
  'DRAFT',
  'UNPAID',
  'PAYING',
  'PAID',
  'OVERDUE',
  'OBJECTED',
  'REFUNDED',
  'VOID',
] as const;
export type BillState = (typeof billStates)[number];

export const billStateLabels: Record<BillState, () => string> = {
  DRAFT: m.state_bill_draft,
  UNPAID: m.state_bill_unpaid,
  PAYING: m.state_bill_paying,
  PAID: m.state_bill_paid,
  OVERDUE: m.state_bill_overdue,
  OBJECTED: m.state_objected,
  REFUNDED: m.state_bill_refunded,
  VOID: m.state_void,
};

export type BillEvent =
  | 'issue'
  | 'discard'
  | 'lapse'
  | 'hold'
  | 'release'
  | 'settle'
  | 'part'
  | 'reverse'
  | 'object'
  | 'uphold'
  | 'refuse'
  | 'writeOff'
  | 'replace'
  | 'plan'
  | 'refund';

/**
 * All transitions. `part` pays less than is owed, `reverse` takes a booked payment back, `plan` lets it fall due line by line. A released bill becomes UNPAID, and OVERDUE again at the next check of due dates; a late payment
 * settles a bill even if no order holds it any more.
 */
export const billTransitions: Record<BillState, Partial<Record<BillEvent, BillState>>> = {
  DRAFT: { issue: 'UNPAID', discard: 'VOID', replace: 'VOID' },
  UNPAID: {
    lapse: 'OVERDUE',
    hold: 'PAYING',
    settle: 'PAID',
    part: 'UNPAID',
    reverse: 'UNPAID',
    object: 'OBJECTED',
    writeOff: 'VOID',
    replace: 'VOID',
    plan: 'UNPAID',
  },
  OVERDUE: {
    hold: 'PAYING',
    settle: 'PAID',
    part: 'OVERDUE',
    reverse: 'OVERDUE',
    object: 'OBJECTED',
    writeOff: 'VOID',
    replace: 'VOID',
    plan: 'UNPAID',
  },
  PAYING: { release: 'UNPAID', settle: 'PAID', part: 'UNPAID' },
  PAID: { refund: 'REFUNDED', reverse: 'UNPAID', replace: 'VOID' },
  OBJECTED: { uphold: 'VOID', refuse: 'UNPAID' },
  REFUNDED: {},
  VOID: {},
};

/** The states in which a bill can be paid. */
export const payableStates = ['UNPAID', 'OVERDUE'] as const satisfies BillState[];

/**
 * An objection must be raised within `objectionDays` days of issue, and answered within `objectionWorkingDays` working
 * days.
 */
export const objectionDays = 15;
export const objectionWorkingDays = 5;

/** Days between issue and due date. */
export const daysToPay = 15;

/** Days after the due date on which reminders are sent; negative before it. */
export const reminderDays = [-7, -3, 0, 1, 7, 15] as const;

/** Changes to an issued bill, which need two people; a corrected reading replaces the bill. */
export const changeKinds = ['ADJUST', 'WRITE_OFF', 'CORRECT_READING'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const changeKindLabels: Record<ChangeKind, () => string> = {
  ADJUST: m.billing_change_adjust,
  WRITE_OFF: m.billing_change_write_off,
  CORRECT_READING: m.pricing_change_reading,
};

/** Those that are asked for at the bill itself. */
export const billChangeKinds = ['ADJUST', 'WRITE_OFF'] as const satisfies ChangeKind[];
export type BillChangeKind = (typeof billChangeKinds)[number];

export const changeStates = ['ASKED', 'APPROVED', 'REFUSED', 'WITHDRAWN'] as const;
export type ChangeState = (typeof changeStates)[number];

export const changeStateLabels: Record<ChangeState, () => string> = {
  ASKED: m.state_to_approve,
  APPROVED: m.state_passed,
  REFUSED: m.state_not_passed,
  WITHDRAWN: m.state_withdrawn,
};

export const changeEvents = ['approve', 'refuse', 'withdraw'] as const;
export type ChangeEvent = (typeof changeEvents)[number];

export const changeTransitions: Record<ChangeState, Partial<Record<ChangeEvent, ChangeState>>> = {
  ASKED: { approve: 'APPROVED', refuse: 'REFUSED', withdraw: 'WITHDRAWN' },
  APPROVED: {},
  REFUSED: {},
  WITHDRAWN: {},
};

/** A run drafts the bills of a month, waits for review, and issues them. */
export const runStates = ['RUNNING', 'READY', 'ISSUING', 'ISSUED', 'DISCARDED'] as const;
export type RunState = (typeof runStates)[number];

export const runStateLabels: Record<RunState, () => string> = {
  RUNNING: m.state_run_running,
  READY: m.state_run_ready,
  ISSUING: m.state_run_issuing,
  ISSUED: m.state_run_issued,
  DISCARDED: m.state_void,
};

/** `again` retries what could not be billed; existing drafts stay. */
export const runEvents = ['issue', 'again', 'discard'] as const;
export type RunEvent = (typeof runEvents)[number];

export const runTransitions: Record<RunState, Partial<Record<RunEvent | 'finish', RunState>>> = {
  RUNNING: { finish: 'READY' },
  READY: { issue: 'ISSUING', again: 'RUNNING', discard: 'DISCARDED' },
  ISSUING: { finish: 'ISSUED' },
  ISSUED: {},
  DISCARDED: {},
};

export const exceptionKinds = [
  'NO_READING',
  'NOT_CHECKED',
  'READING_FALLS',
  'HIGH_USAGE',
  'CONTRACT_ENDED',
  'NO_TARIFF',
] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

export const exceptionKindLabels: Record<ExceptionKind, () => string> = {
  NO_READING: m.billing_exception_no_reading,
  NOT_CHECKED: m.billing_exception_not_checked,
  READING_FALLS: m.billing_exception_falls,
  HIGH_USAGE: m.billing_exception_high,
  CONTRACT_ENDED: m.billing_exception_ended,
  NO_TARIFF: m.billing_exception_no_tariff,
};
