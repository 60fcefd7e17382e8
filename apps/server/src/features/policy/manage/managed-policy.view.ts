import { policyStatusLabels } from '@portal/contract/policy-content';
import type { ManagedPolicyRow } from '@portal/contract/policy-manage';
import type { Actor } from '../../../platform/session/actor.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import type { policies } from '../policy.table.ts';
import type { listManagedPolicies } from './managed-policy.queries.ts';
import { policyActions } from './policy.policy.ts';

type Row = Awaited<ReturnType<typeof listManagedPolicies>>[number];

export function viewManagedPolicyRow({ updatedAt, amountMaxFen: _max, ...row }: Row): ManagedPolicyRow {
  return { ...row, statusLabel: policyStatusLabels[row.status], updatedAt: updatedAt.getTime() };
}

export const policyColumns: SheetColumn<Row>[] = [
  { head: '标题', value: ({ title }) => title, width: 48 },
  { head: '文号', value: ({ docNo }) => docNo, width: 24 },
  { head: '级别', value: ({ level }) => level },
  { head: '类别', value: ({ kind }) => kind },
  { head: '状态', value: ({ status }) => policyStatusLabels[status] },
  { head: '发文日期', value: ({ issuedAt }) => issuedAt },
  { head: '生效日期', value: ({ effectiveFrom }) => effectiveFrom },
  { head: '失效日期', value: ({ effectiveTo }) => effectiveTo },
  { head: '最高金额（元）', value: ({ amountMaxFen }) => amountMaxFen, format: 'yuan' },
  { head: '申报事项', value: ({ items }) => items },
  { head: '最近修改', value: ({ updatedAt }) => updatedAt, width: 20 },
  { head: '修改人', value: ({ updatedBy }) => updatedBy },
];

/** A policy as the form takes it up. */
export function viewWholePolicy(row: typeof policies.$inferSelect, actor: Actor) {
  const { id, status, version, repealedAt, cover, pictureFile, scales, calc, conditions } = row;
  return {
    ...{ policyId: id, status, statusLabel: policyStatusLabels[status], version, repealedAt },
    ...{ cover, pictureFile, actions: policyActions(actor, status) },
    data: {
      ...row,
      calc: calc ?? '',
      scales: scales as ('大' | '中' | '小' | '微')[],
      conditions: conditions.map(({ dataSource: _source, ...rule }) => rule),
      pictureFileId: pictureFile?.fileId ?? null,
      coverFileId: cover?.fileId ?? null,
    },
  };
}
