import type { ManagedPolicyRow } from '@portal/contract/policy/manage';
import { policyStatusLabels } from '@portal/contract/policy/states';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import type { listManagedPolicies } from './managed-policy.queries.ts';
import type { nameCodes } from './name-codes.ts';

type NamedRow = Awaited<ReturnType<typeof nameCodes>>[number];
type Row = Awaited<ReturnType<typeof listManagedPolicies>>[number];

export function viewManagedPolicyRow({ updatedAt, amountMaxFen: _max, ...row }: Row): ManagedPolicyRow {
  return { ...row, statusLabel: policyStatusLabels[row.status](), updatedAt: updatedAt.getTime() };
}

export const policyColumns: SheetColumn<NamedRow>[] = [
  { head: '标题', value: ({ title }) => title, width: 48 },
  { head: '文号', value: ({ docNo }) => docNo, width: 24 },
  { head: '级别', value: ({ levelName }) => levelName },
  { head: '类别', value: ({ kindName }) => kindName },
  { head: '状态', value: ({ status }) => policyStatusLabels[status]() },
  { head: '发文日期', value: ({ issuedAt }) => issuedAt },
  { head: '生效日期', value: ({ effectiveFrom }) => effectiveFrom },
  { head: '失效日期', value: ({ effectiveTo }) => effectiveTo },
  { head: '最高金额（元）', value: ({ amountMaxFen }) => amountMaxFen, format: 'yuan' },
  { head: '申报事项', value: ({ items }) => items },
  { head: '最近修改', value: ({ updatedAt }) => updatedAt, width: 20 },
  { head: '修改人', value: ({ updatedBy }) => updatedBy },
];
