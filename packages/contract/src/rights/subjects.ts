import * as m from '@portal/texts/messages';

/** What the staff's work is about, in the order of the matrix of rights. */
export const subjectLabels = {
  ENTERPRISE: m.subject_enterprise,
  BUILDING: m.subject_building,
  LEASE: m.subject_lease,
  MOVE_OUT: m.subject_move_out,
  BILL: m.subject_bill,
  PRICE: m.subject_price,
  RECEIPT: m.subject_receipt,
  REFUND: m.subject_refund,
  INVOICE: m.subject_invoice,
  RECONCILE: m.subject_reconcile,
  METER: m.subject_meter,
  REPAIR: m.subject_repair,
  ROOM: m.subject_room,
  REPORT: m.subject_report,
  CONTENT: m.subject_content,
  POLICY: m.subject_policy,
  SERVICE: m.subject_service,
  ACTIVITY: m.subject_activity,
  CONTEST: m.subject_contest,
  MATCH: m.subject_match,
  FUNDING: m.subject_funding,
  FARM: m.subject_farm,
  COMMUNITY: m.subject_community,
  ORGANIZATION: m.subject_organization,
} as const;

export type Subject = keyof typeof subjectLabels;
export const subjects = Object.keys(subjectLabels) as [Subject, ...Subject[]];

/** Subjects whose records stand in a building, so that a role can be limited to some of them. */
export const placedSubjects: readonly Subject[] = [
  'ENTERPRISE',
  'BUILDING',
  'LEASE',
  'MOVE_OUT',
  'BILL',
  'METER',
  'REPAIR',
  'ROOM',
];

/** Subjects of the park's whole money: a role that is limited to a place has no part in them. */
export const wholeSubjects: readonly Subject[] = [
  'PRICE',
  'RECEIPT',
  'REFUND',
  'INVOICE',
  'RECONCILE',
  'REPORT',
];

/** Subjects in which nobody but the ready-made roles both handles and decides. */
export const dividedSubjects: readonly Subject[] = ['RECEIPT', 'REFUND'];

/** What can be done about a subject, in the order of the matrix. */
export const rightActLabels = {
  SEE: m.right_see,
  ENTER: m.right_enter,
  HANDLE: m.right_handle,
  DECIDE: m.right_decide,
  EXPORT: m.right_export,
} as const;

export type RightAct = keyof typeof rightActLabels;
export const rightActs = Object.keys(rightActLabels) as [RightAct, ...RightAct[]];

/** A right: an act on a subject, such as `BILL:EXPORT`. */
export type Right = `${Subject}:${RightAct}`;

export const rightNamed = (subject: Subject, act: RightAct): Right => `${subject}:${act}`;

export function partsOfRight(right: Right): { subject: Subject; act: RightAct } {
  const [subject, act] = right.split(':') as [Subject, RightAct];
  return { subject, act };
}

/** The right in the reader's language, such as 账单 导出. */
export function rightLabel(right: Right): string {
  const { subject, act } = partsOfRight(right);
  return m.right_named({ subject: subjectLabels[subject](), act: rightActLabels[act]() });
}
