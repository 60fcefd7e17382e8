import type {
  ManagedDeclaration,
  ManagedDeclarationDetail,
  Objection,
} from '@portal/contract/declaration/manage';
import {
  declarationStateLabels,
  declarationTransitions,
  objectionStateLabels,
  officeEvents,
} from '@portal/contract/declaration/terms';
import type { Db } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { type DeclarationRow, listObjections, listOpinions, sumGranted } from '../declaration.queries.ts';
import { snapshotOf, viewDetail, viewRow } from '../declaration.view.ts';
import { runChecks } from './machine-checks.ts';

type Officer = Pick<Actor, 'operatorRoles' | 'userId'>;
type Action = ManagedDeclaration['actions'][number];

/** Actions the operator's roles allow in this state. The officer who proposed the amount may not publish it. */
function actionsOf({ declaration }: DeclarationRow, { operatorRoles, userId }: Officer): Action[] {
  const possible = declarationTransitions[declaration.status];
  const office = officeEvents.filter(
    (event) => possible[event] !== undefined && !(event === 'publicise' && declaration.passedBy === userId),
  );
  return [
    ...(operatorRoles.includes('OP_POLICY') ? office : []),
    ...(operatorRoles.includes('OP_POLICY') && declaration.status === 'PUBLICITY'
      ? (['settleObjection'] as const)
      : []),
    ...(operatorRoles.includes('EXPERT') && declaration.status === 'REVIEWING'
      ? (['opine', 'recuse'] as const)
      : []),
    ...(operatorRoles.includes('OP_FINANCE') && possible.pay !== undefined ? (['pay'] as const) : []),
  ];
}

export const viewManaged = (row: DeclarationRow, officer: Officer): ManagedDeclaration => ({
  ...viewRow(row),
  actions: actionsOf(row, officer),
});

const viewObjection = ({
  id,
  reason,
  contact,
  status,
  answer,
  createdAt,
  version,
}: Awaited<ReturnType<typeof listObjections>>[number]): Objection => ({
  objectionId: id,
  reason,
  contact,
  state: status,
  stateLabel: objectionStateLabels[status](),
  answer,
  createdAt: createdAt.getTime(),
  version,
});

/** Experts review independently: none of them sees the others' opinions. */
export async function viewManagedDetail(
  db: Db,
  { actor: officer, now }: { actor: Officer; now: Date },
  row: DeclarationRow,
): Promise<ManagedDeclarationDetail> {
  const { declaration, item, policy } = row;
  const isOffice = officer.operatorRoles.includes('OP_POLICY');
  const [opinions, objections, granted, checks] = await Promise.all([
    listOpinions(db, declaration.id),
    isOffice ? listObjections(db, declaration.id) : [],
    sumGranted(db, declaration.itemId, declaration.id),
    isOffice ? runChecks(db, row, now) : [],
  ]);
  const own = opinions.find(
    ({ opinion }) => opinion.expertId === officer.userId && opinion.recusedFor === '',
  );
  const { actions, ...shown } = viewManaged(row, officer);
  return {
    ...(await viewDetail(db, row, snapshotOf(row))),
    ...shown,
    actions: own ? actions : actions.filter((action) => action !== 'opine' && action !== 'recuse'),
    opinions: opinions
      .filter(({ opinion }) => isOffice || opinion.expertId === officer.userId)
      .map(({ opinion, expertName }) => ({
        expertName,
        isOwn: opinion.expertId === officer.userId,
        verdict: opinion.verdict,
        amountFen: opinion.amountFen,
        opinion: opinion.opinion || opinion.recusedFor,
        givenAt: opinion.givenAt?.getTime() ?? null,
        recused: opinion.recusedFor !== '',
      })),
    objections: objections.map(viewObjection),
    quota: item.quota,
    budgetFen: item.budgetFen,
    grantedCount: granted.count,
    grantedFen: granted.fen,
    amountMaxFen: policy.amountMaxFen,
    isProposer: declaration.passedBy === officer.userId,
    checks,
  };
}

const yuan = (fen: number | null) => (fen === null ? null : fen / 100);

export const declarationColumns: SheetColumn<DeclarationRow>[] = [
  { head: '编号', value: ({ no }) => no, width: 20 },
  { head: '申报事项', value: ({ item }) => item.title, width: 40 },
  { head: '企业', value: ({ enterpriseName }) => enterpriseName, width: 40 },
  { head: '申请金额（元）', value: ({ declaration }) => yuan(declaration.amountApplyFen), width: 16 },
  { head: '核定金额（元）', value: ({ declaration }) => yuan(declaration.amountApprovedFen), width: 16 },
  { head: '提交次数', value: ({ declaration }) => declaration.round },
  { head: '提交时间', value: ({ declaration }) => declaration.submittedAt, width: 20 },
  { head: '办理期限', value: ({ declaration }) => declaration.dueAt, width: 20 },
  { head: '状态', value: ({ declaration }) => declarationStateLabels[declaration.status]() },
  { head: '兑付凭证号', value: ({ declaration }) => declaration.payoutRef, width: 20 },
];
