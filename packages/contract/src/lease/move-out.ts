import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import { chosenId, day, fen, id, instant } from '../fields.ts';
import { labelled, note, oneOf, optionalText, requiredText } from '../form-field.ts';
import { payee } from '../payment/payee.ts';
import { refundStates } from '../payment/terms.ts';
import { retCodes } from '../ret-code.ts';
import { managedConsent } from './consent.ts';
import { moveOutEvents, moveOutLifecycle } from './move-out-lifecycle.ts';
import { moveOutBlockers, moveOutGroups, moveOutItemKinds, moveOutLineKinds } from './move-out-terms.ts';
import { contractStates } from './terms.ts';

const tag = 'lease';

/** Both offices propose deductions; the finance office settles. */
const byBoth = { tag, access: ['OP_PROPERTY', 'OP_FINANCE'], subject: 'MOVE_OUT' } as const;
const byFinance = { tag, access: ['OP_FINANCE'], subject: 'MOVE_OUT' } as const;

/** Upper limit for amounts in fen: a hundred million yuan. */
const mostFen = 10_000_000_000;

/** In fen; may be negative. */
const signedFen = z.int();

const moveOutLine = z.object({
  kind: z.enum(moveOutLineKinds),
  /** The bill, meter or entry it comes from; empty for deposit and credit. */
  refId: z.string(),
  title: z.string(),
  /** Where it comes from: a number, a day. */
  note: z.string(),
  formulaText: z.string(),
  /** Never negative; the group says whether it is taken. */
  amountFen: fen,
  fileIds: z.array(z.string()),
});
export type MoveOutLineView = z.infer<typeof moveOutLine>;

const moveOutItem = z.object({
  itemId: id,
  kind: z.enum(moveOutItemKinds),
  name: z.string(),
  basis: z.string(),
  amountFen: fen,
  billId: z.string().nullable(),
  fileIds: z.array(z.string()),
  byName: z.string(),
  createdAt: instant,
  version: z.int(),
  mayDrop: ability(),
});
export type MoveOutItem = z.infer<typeof moveOutItem>;

const moveOutDetail = z.object({
  contractId: id,
  no: z.string(),
  enterpriseId: id,
  enterpriseName: z.string(),
  place: z.string(),
  areaX100: z.int(),
  from: day,
  to: day,
  /** The last day of the tenancy. */
  lastDay: day,
  contractState: z.enum(contractStates),
  contractStateLabel: z.string(),
  handover: z.string(),
  groups: z.array(
    z.object({
      group: z.enum(moveOutGroups),
      label: z.string(),
      totalFen: fen,
      lines: z.array(moveOutLine),
    }),
  ),
  inHandFen: fen,
  /** Taken from what is in hand: bills, deductions and amounts held back. */
  takenFen: fen,
  /** Positive: refunded. Negative: still owed on the bills that the money in hand does not cover. */
  netFen: signedFen,
  /** The part of the refund that no paid order received, which goes to a named account. */
  payoutFen: fen,
  /** Two persons are needed. */
  needsTwo: z.boolean(),
  blockers: z.array(z.object({ kind: z.enum(moveOutBlockers), refId: z.string(), text: z.string() })),
  meters: z.array(
    z.object({
      meterId: id,
      meterNo: z.string(),
      kindLabel: z.string(),
      /** The last reading; null while it is missing. */
      readingX100: z.int().nullable(),
      readAt: instant.nullable(),
      photoFileId: z.string(),
      isTou: z.boolean(),
    }),
  ),
  items: z.array(moveOutItem),
  /** Bills under objection that can be set aside. */
  objected: z.array(z.object({ billId: id, no: z.string(), title: z.string(), amountFen: fen })),
  /** The settlement in force or awaiting its second person; null before it is proposed. */
  moveOut: z
    .object({
      moveOutId: id,
      version: z.int(),
      state: z.enum(moveOutLifecycle.states),
      stateLabel: z.string(),
      byName: z.string(),
      secondName: z.string(),
      calculatedOn: day,
      payee: payee.nullable(),
      fileId: z.string(),
      reason: z.string(),
      createdAt: instant,
    })
    .nullable(),
  /** The tenant's answer, once it is settled. */
  consent: managedConsent.nullable(),
  /** Why the previous proposal was sent back; empty if none was. */
  returnedFor: z.string(),
  refunds: z.array(
    z.object({
      refundId: id,
      no: z.string(),
      amountFen: fen,
      state: z.enum(refundStates),
      stateLabel: z.string(),
      /** Account or channel. */
      target: z.string(),
    }),
  ),
  actions: abilities(['addItem', 'propose', ...moveOutEvents]),
});
export type MoveOutDetail = z.infer<typeof moveOutDetail>;

export const moveOutQueryDetail = call.detail(byBoth, '/api/propertyManage/moveOut/queryDetail', {
  place: { contract: 'id' },
  summary:
    'Returns the settlement of a contract that ends: what is in hand, what is taken, and what remains.',
  output: moveOutDetail,
});

export const moveOutItemContent = z.object({
  contractId: chosenId(m.field_contract),
  kind: oneOf(m.field_kind, moveOutItemKinds),
  /** What is deducted, or why the bill is set aside. */
  name: requiredText(m.move_out_field_item, 60),
  basis: note(m.move_out_field_basis, 200),
  /** For a deduction. */
  amountFen: labelled(m.field_deduct, fen.max(mostFen).default(0)),
  /** For a bill that is set aside. */
  billId: labelled(m.move_out_field_bill, id.nullable().default(null)),
  fileIds: labelled(m.field_photos, z.array(id).max(9).default([])),
});
export type MoveOutItemContent = z.infer<typeof moveOutItemContent>;

export const moveOutSaveItem = call.write(byBoth, '/api/propertyManage/moveOut/saveItem', {
  place: { contract: 'data.contractId' },
  summary: 'Proposes a deduction, or sets a bill under objection aside by name.',
  input: z.object({ data: moveOutItemContent }),
  output: moveOutDetail,
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.TRANSITION_REFUSED],
});

export const moveOutDropItem = call.act(byBoth, '/api/propertyManage/moveOut/dropItem', {
  summary: 'Takes a deduction or a set-aside bill back; the entry is kept as dropped.',
  output: moveOutDetail,
});

export const moveOutProposal = z.object({
  contractId: chosenId(m.field_contract),
  /** The result that the officer was shown; any other is refused. */
  netFen: z.int(),
  /** For the part that no paid order received. */
  payee: payee.nullable().default(null),
  /** Proof of the account: a signed statement. */
  fileId: labelled(m.move_out_proof, optionalText(m.move_out_proof, 64)),
  reason: note(m.field_note, 200),
});
export type MoveOutProposal = z.infer<typeof moveOutProposal>;

export const moveOutPropose = call.write(byFinance, '/api/propertyManage/moveOut/propose', {
  place: { contract: 'data.contractId' },
  summary: 'Sends a settlement to the second person; where one person is enough, settles it at once.',
  input: z.object({ data: moveOutProposal }),
  output: moveOutDetail,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.AMOUNT_CHANGED,
    retCodes.SECURE_LOGIN_NEEDED,
  ],
});

export const moveOutOperate = call.operate(byFinance, '/api/propertyManage/moveOut/operate', {
  place: { contract: 'id' },
  summary: 'Confirms a settlement as the second person, returns it with a reason, or withdraws it.',
  events: moveOutEvents,
  fields: { reason: note(m.field_reason, 200) },
  output: moveOutDetail,
  refuses: [retCodes.AMOUNT_CHANGED, retCodes.SECOND_APPROVER_NEEDED, retCodes.SECURE_LOGIN_NEEDED],
});
