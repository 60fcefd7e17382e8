import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { planShape } from '../building/public.ts';
import { unitStates } from '../building/terms.ts';
import { endpoint } from '../endpoint.ts';
import { attachment, chosenId, day, fen, id, instant, pageOf, paging } from '../fields.ts';
import { choice, kindOf, labelled, note, textBetween } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { contractKinds, contractStates, requestKinds, requestStates, signEvents } from './terms.ts';

const tag = 'lease';

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

export const contractQueryList = endpoint({
  method: 'GET',
  path: '/api/propertyManage/contract/queryList',
  summary: 'The contracts of the caller’s enterprise: those to confirm and in force first.',
  tag,
  access: 'finance',
  input: z.object({ ...paging }),
  output: pageOf(contractRow).extend({ today: day }),
  refuses: [],
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
  mayWithdraw: z.boolean(),
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
  refundFen: fen.nullable(),
  /** Refund to an enterprise that leaves; before settlement, an estimate as of today. */
  settlement: z.array(z.object({ label: z.string(), amountFen: fen, formulaText: z.string() })),
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

export const contractQueryDetail = endpoint({
  method: 'GET',
  path: '/api/propertyManage/contract/queryDetail',
  summary: 'A contract of the caller’s enterprise, where its units are, and what was asked about it.',
  tag,
  access: 'finance',
  input: z.object({ id }),
  output: contractFacts.extend({
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
    signActions: z.array(z.enum(signEvents)),
    requestActions: z.array(z.enum(requestKinds)),
    /** The earliest and the latest day the enterprise may leave. */
    leaveFrom: day,
    leaveTo: day,
  }),
  refuses: [retCodes.NOT_FOUND],
});

const changes = [
  retCodes.NOT_FOUND,
  retCodes.FIELD_REFUSED,
  retCodes.TRANSITION_REFUSED,
  retCodes.VERSION_CONFLICT,
  retCodes.RIGHT_MISSING,
] as const;

export const contractSign = endpoint({
  method: 'POST',
  path: '/api/propertyManage/contract/sign',
  summary: 'The owner confirms a contract, or returns it with a reason.',
  tag,
  access: 'leaders',
  input: z.object({
    id,
    event: kindOf(m.field_event, signEvents),
    version,
    reason: note(m.field_reason, 200),
  }),
  output: z.object({ state: z.enum(contractStates), stateLabel: z.string() }),
  refuses: changes,
});

/** An enterprise's request about a contract; the day is when it leaves, or the new end of a renewal. */
export const leaseRequestContent = z.object({
  contractId: chosenId(m.field_contract),
  kind: choice(m.field_request_kind, requestKinds),
  requestText: textBetween(m.field_request_text, 2, 300),
  requestedDay: labelled(m.field_date, day.nullable().default(null)),
});
export type LeaseRequestContent = z.infer<typeof leaseRequestContent>;

export const leaseRequestSubmit = endpoint({
  method: 'POST',
  path: '/api/propertyManage/contractRequest/submit',
  summary: 'Asks to renew a contract, to change it, or to leave; leaving is the owner’s to ask.',
  tag,
  access: 'leaders',
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

export const leaseRequestWithdraw = endpoint({
  method: 'POST',
  path: '/api/propertyManage/contractRequest/withdraw',
  summary: 'Takes back what was asked.',
  tag,
  access: 'leaders',
  input: z.object({ id, version }),
  output: requestRow,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED, retCodes.VERSION_CONFLICT],
});

export const leaseEndpoints = [
  contractQueryList,
  contractQueryDetail,
  contractSign,
  leaseRequestSubmit,
  leaseRequestWithdraw,
] as const;
