import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import { planShape } from '../building/public.ts';
import { unitStates } from '../building/terms.ts';
import * as call from '../call.ts';
import { attachment, chosenId, day, fen, id, instant, pageOf } from '../fields.ts';
import { choice, labelled, note, textBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { contractKinds, contractStates, requestKinds, requestStates, signEvents } from './terms.ts';

const tag = 'lease';

const finance = { tag, access: 'finance' } as const;
const leaders = { tag, access: 'leaders' } as const;

/** A unit in a contract, with its rent at the start. */
const contractUnit = z.object({
  unitId: id,
  buildingId: id,
  buildingName: z.string(),
  floor: z.int(),
  no: z.string(),
  areaX100: z.int(),
  rentFenPerM2Month: fen,
  rentFenPerMonth: fen,
});

/** A part of the term with constant rates; the last day is included. */
const rentStep = z.object({ from: day, to: day, rentFenPerMonth: fen, propertyFeeFenPerM2Month: fen });
export type RentStep = z.infer<typeof rentStep>;

export const contractRow = z.object({
  contractId: id,
  no: z.string(),
  kind: z.enum(contractKinds),
  kindLabel: z.string(),
  /** Building and units in one line. */
  place: z.string(),
  areaX100: z.int(),
  from: day,
  to: day,
  /** As of today, or as of the start if the contract has not begun. */
  rentFenPerMonth: fen,
  state: z.enum(contractStates),
  stateLabel: z.string(),
});
export type ContractRow = z.infer<typeof contractRow>;

export const contractQueryList = call.list(finance, '/api/propertyManage/contract/queryList', {
  summary: 'Lists the contracts of the caller’s enterprise: those to confirm and those in force first.',
  output: pageOf(contractRow).extend({ today: day }),
});

const requestRow = z.object({
  requestId: id,
  no: z.string(),
  kind: z.enum(requestKinds),
  kindLabel: z.string(),
  requestText: z.string(),
  requestedDay: day.nullable(),
  answer: z.string(),
  state: z.enum(requestStates),
  stateLabel: z.string(),
  createdAt: instant,
  version: z.int(),
  mayWithdraw: ability(),
});
export type LeaseRequestRow = z.infer<typeof requestRow>;

export const contractFacts = contractRow.extend({
  today: day,
  payCycle: z.int(),
  freeDays: z.int(),
  depositFen: fen,
  depositPaidFen: fen,
  propertyFeeFenPerM2Month: fen,
  propertyFeeFenPerMonth: fen,
  lateFeePpmPerDay: z.int(),
  noticeDays: z.int(),
  billAheadDays: z.int(),
  dueDay: z.int().nullable(),
  dueDays: z.int(),
  /** The last day to give notice. */
  noticeBy: day,
  steps: z.array(rentStep),
  units: z.array(contractUnit),
  file: attachment.nullable(),
  /** Deadline for confirming it. */
  signBy: instant.nullable(),
  signedAt: instant.nullable(),
  leaveOn: day.nullable(),
  handover: z.string(),
  deductFen: fen,
  /** Negative for what the enterprise still owes. */
  refundFen: z.int().nullable(),
  /** The settlement of an enterprise that leaves, what is taken as negative; before it, an estimate as of today. */
  settlement: z.array(z.object({ label: z.string(), amountFen: z.int(), formulaText: z.string() })),
  version: z.int(),
  requests: z.array(requestRow),
});
export type ContractFacts = z.infer<typeof contractFacts>;

/** The next payment due under a contract: the earliest unpaid bill, or else the next month with something to bill. */
const nextPayment = z.object({
  /** Empty until billed. */
  billIds: z.array(id),
  fees: z.array(z.string()),
  period: z.string(),
  issueDay: day,
  dueDay: day,
  amountFen: fen,
});
export type NextPayment = z.infer<typeof nextPayment>;

const contractQueryDetailAnswer = contractFacts.extend({
  /** All units on the floor of the contract's first unit. */
  floor: z.array(
    z.object({
      unitId: id,
      no: z.string(),
      areaX100: z.int(),
      state: z.enum(unitStates),
      stateLabel: z.string(),
      isOfContract: z.boolean(),
      planShape,
      buildingId: id,
      rentFenPerM2Month: fen,
      rentFenPerMonth: fen,
    }),
  ),
  /** Null if no further payment follows. */
  nextPayment: nextPayment.nullable(),
  /** Actions the caller may take. */
  signActions: abilities(signEvents),
  requestActions: abilities(requestKinds),
  /** The earliest and the latest day the enterprise may leave. */
  leaveFrom: day,
  leaveTo: day,
});

export const contractQueryDetail = call.detail(finance, '/api/propertyManage/contract/queryDetail', {
  summary:
    'Returns a contract of the caller’s enterprise with the location of its units and the requests about it.',
  output: contractQueryDetailAnswer,
});

export const contractSign = call.operate(leaders, '/api/propertyManage/contract/sign', {
  summary: 'Confirms a contract as the owner, or returns it with a reason.',
  events: signEvents,
  fields: { reason: note(m.field_reason, 200) },
  output: z.object({ state: z.enum(contractStates), stateLabel: z.string() }),
  refuses: [retCodes.RIGHT_MISSING],
});

/** An enterprise's request about a contract; the day is when it leaves, or the new end of a renewal. */
export const leaseRequestContent = z.object({
  contractId: chosenId(m.field_contract),
  kind: choice(m.field_request_kind, requestKinds),
  requestText: textBetween(m.field_request_text, 2, 300),
  requestedDay: labelled(m.field_date, day.nullable().default(null)),
});
export type LeaseRequestContent = z.infer<typeof leaseRequestContent>;

export const leaseRequestSubmit = call.write(leaders, '/api/propertyManage/contractRequest/submit', {
  summary: 'Requests a renewal, a change or an end of a contract; only the owner can end it.',
  input: z.object({ data: leaseRequestContent }),
  output: requestRow,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.LIMIT_REACHED,
    retCodes.RIGHT_MISSING,
  ],
});

export const leaseRequestWithdraw = call.act(leaders, '/api/propertyManage/contractRequest/withdraw', {
  summary: 'Withdraws a request about a contract.',
  output: requestRow,
});
