import type {
  MoveOutDetail,
  MoveOutItem,
  MoveOutLineView,
  moveOutQueryDetail,
} from '@portal/contract/lease/move-out';
import { moveOutLifecycle } from '@portal/contract/lease/move-out-lifecycle';
import {
  moveOutBlockerTexts,
  moveOutGroupLabels,
  moveOutGroups,
} from '@portal/contract/lease/move-out-terms';
import { contractStateLabels, contractTransitions } from '@portal/contract/lease/terms';
import * as m from '@portal/texts/messages';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { possibleEvents } from '../../../platform/workflow/transitions.ts';
import { feeNamer } from '../../billing/fee-label.public.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { readMoneyRules } from '../../payment/money-rules.public.ts';
import { refundsOfCause } from '../../payment/payment.public.ts';
import { viewConsentOf } from '../consent/consent.view.ts';
import { areaOf, placeOf } from '../lease.place.ts';
import { unitsOf } from '../lease.queries.ts';
import type { Contract } from '../lease.table.ts';
import { getManagedContract } from '../manage/managed-lease.queries.ts';
import { composeMoveOut, type MoveOutSum, payoutOf } from './compose-move-out.ts';
import { lineTitler } from './line-titler.ts';
import { returnedFor, standingMoveOut } from './move-out.queries.ts';
import type { MoveOut, MoveOutItemRow, MoveOutLine } from './move-out.table.ts';

const noteOf = ({ kind, no, name, dueDate, lateDays }: MoveOutLine): string => {
  if (kind === 'HELD') return `${no} ${name}`;
  if (kind !== 'BILL') return no;
  return lateDays > 0
    ? m.move_out_note_late({ no, due: dueDate ?? '', days: lateDays })
    : m.move_out_note_due({ no, due: dueDate ?? '' });
};

const viewLine = (line: MoveOutLine, title: string): MoveOutLineView => ({
  kind: line.kind,
  refId: line.refId,
  title,
  note: noteOf(line),
  formulaText: line.formulaText,
  amountFen: line.amountFen,
  fileIds: line.fileIds,
});

async function viewGroups(db: Db, lines: readonly MoveOutLine[]): Promise<MoveOutDetail['groups']> {
  const titleOf = await lineTitler(db, lines);
  return moveOutGroups.flatMap((group) => {
    const own = lines.filter((line) => line.group === group);
    if (own.length === 0) return [];
    return [
      {
        group,
        label: moveOutGroupLabels[group](),
        totalFen: own.reduce((sum, { amountFen }) => sum + amountFen, 0),
        lines: own.map((line) => viewLine(line, titleOf(line))),
      },
    ];
  });
}

const viewItem = (
  item: MoveOutItemRow,
  names: ReadonlyMap<string, string>,
  mayDrop: boolean,
): MoveOutItem => ({
  itemId: item.id,
  kind: item.kind,
  name: item.name,
  basis: item.basis,
  amountFen: item.amountFen,
  billId: item.billId,
  fileIds: item.fileIds,
  byName: names.get(item.createdBy ?? '') ?? '',
  createdAt: item.createdAt.getTime(),
  version: item.version,
  mayDrop,
});

const viewDecision = (moveOut: MoveOut, names: ReadonlyMap<string, string>): MoveOutDetail['moveOut'] => ({
  moveOutId: moveOut.id,
  version: moveOut.version,
  state: moveOut.status,
  stateLabel: moveOutLifecycle.labels[moveOut.status](),
  byName: names.get(moveOut.firstBy) ?? '',
  secondName: names.get(moveOut.secondBy ?? '') ?? '',
  calculatedOn: moveOut.calculatedOn,
  payee: moveOut.payee,
  fileId: moveOut.fileId,
  reason: moveOut.reason,
  createdAt: moveOut.createdAt.getTime(),
});

function actionsOf(
  { actor }: Context,
  contract: Contract,
  moveOut: MoveOut | null,
): MoveOutDetail['actions'] {
  const isFinance = actor.operatorRoles.includes('OP_FINANCE');
  if (moveOut)
    return isFinance
      ? possibleEvents(
          moveOutLifecycle.transitions,
          moveOut.status,
          (event) => (moveOut.firstBy === actor.userId) === (moveOutLifecycle.by[event] === 'FIRST'),
        )
      : [];
  if (contractTransitions[contract.status].settle === undefined) return [];
  return isFinance ? ['addItem', 'propose'] : ['addItem'];
}

type Sums = Pick<
  MoveOut,
  'lines' | 'inHandFen' | 'takenFen' | 'netFen' | 'payoutFen' | 'needsTwo' | 'lastDay'
>;

/** The sum as of now, or what was settled. */
async function sumsOf(db: Db, sum: MoveOutSum, moveOut: MoveOut | null): Promise<Sums> {
  if (moveOut) return moveOut;
  const payoutFen = payoutOf(sum);
  const { secondPersonFromFen } = await readMoneyRules(db);
  const { lines, inHandFen, takenFen, netFen } = sum;
  return {
    lines,
    inHandFen,
    takenFen,
    netFen,
    payoutFen,
    needsTwo: isForTwo(sum, payoutFen, secondPersonFromFen),
    lastDay: sum.ending.lastDay,
  };
}

/** Two persons decide where much moves, and whenever money goes to a named account. */
export const isForTwo = (
  { inHandFen, takenFen }: Pick<MoveOutSum, 'inHandFen' | 'takenFen'>,
  payoutFen: number,
  secondPersonFromFen: number,
): boolean => payoutFen > 0 || Math.max(inHandFen, takenFen) >= secondPersonFromFen;

/** @throws {AppError} 500404, also for a contract that does not end */
export async function viewMoveOut(db: Db, ctx: Context, contractId: string): Promise<MoveOutDetail> {
  const { contract, enterpriseName } = await getManagedContract(db, contractId);
  const moveOut = await standingMoveOut(db, contractId);
  if (!moveOut && contractTransitions[contract.status].settle === undefined) throw notFound();
  const sum = await composeMoveOut(db, contract, ctx.now, moveOut);
  const sums = await sumsOf(db, sum, moveOut);
  const units = (await unitsOf(db, [contractId])).get(contractId) ?? [];
  const names = await namesOfUsers(db, [
    ...sum.items.map(({ createdBy }) => createdBy),
    moveOut?.firstBy ?? null,
    moveOut?.secondBy ?? null,
  ]);
  const feeName = await feeNamer(
    db,
    sum.objected.map(({ feeCode }) => feeCode),
  );
  const isSettled = moveOut?.status === 'SETTLED';
  return {
    contractId,
    no: contract.no,
    enterpriseId: contract.enterpriseId,
    enterpriseName,
    place: placeOf(units),
    areaX100: areaOf(units),
    from: contract.from,
    to: contract.to,
    lastDay: sums.lastDay,
    contractState: contract.status,
    contractStateLabel: contractStateLabels[contract.status](),
    handover: contract.handover,
    groups: await viewGroups(db, sums.lines),
    inHandFen: sums.inHandFen,
    takenFen: sums.takenFen,
    netFen: sums.netFen,
    payoutFen: sums.payoutFen,
    needsTwo: sums.needsTwo,
    blockers: isSettled
      ? []
      : sum.blockers.map(({ kind, refId, of }) => ({ kind, refId, text: moveOutBlockerTexts[kind]({ of }) })),
    meters: sum.meters,
    items: sum.items.map((item) => viewItem(item, names, moveOut === null)),
    objected: sum.objected.map(({ billId, no, feeCode, period, payableFen }) => ({
      billId,
      no,
      title: m.move_out_line_bill({ fee: feeName(feeCode), period }),
      amountFen: payableFen,
    })),
    moveOut: moveOut && viewDecision(moveOut, names),
    consent: isSettled ? await viewConsentOf(db, contractId, ctx.actor) : null,
    returnedFor: moveOut ? '' : await returnedFor(db, contractId),
    refunds: moveOut ? await refundsOfCause(db, moveOut.id) : [],
    actions: actionsOf(ctx, contract, moveOut),
  };
}

export const getMoveOut: Verb<typeof moveOutQueryDetail> = (ctx, { id }) => viewMoveOut(ctx.db, ctx, id);
