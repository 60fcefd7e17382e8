import { admissionStateLabels } from '@portal/contract/enterprise/admission';
import type { ManagedEnterprise } from '@portal/contract/enterprise/manage';
import type { Actor } from '../../../platform/session/actor.ts';
import { maskCreditCode, maskPhone } from '../../../platform/text/mask.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { operatorActions } from '../admission/admission.policy.ts';
import type { ManagedRow } from './managed-enterprise.queries.ts';

export function viewManaged(row: ManagedRow, actor: Actor): ManagedEnterprise {
  const { enterprise, audit, regionName, members } = row;
  return {
    ...enterprise,
    enterpriseId: enterprise.id,
    regionName,
    members,
    creditCode: maskCreditCode(enterprise.creditCode),
    contactPhone: maskPhone(enterprise.contactPhone),
    stateLabel: admissionStateLabels[enterprise.entryStatus](),
    updatedAt: enterprise.updatedAt.getTime(),
    audit: audit && {
      auditId: audit.id,
      version: audit.version,
      actions: operatorActions(actor, audit),
    },
  };
}

export const managedColumns: SheetColumn<ManagedRow>[] = [
  { head: '企业名称', width: 32, value: ({ enterprise }) => enterprise.name },
  { head: '统一社会信用代码', width: 22, value: ({ enterprise }) => maskCreditCode(enterprise.creditCode) },
  { head: '片区', value: ({ regionName }) => regionName },
  { head: '规模', width: 8, value: ({ enterprise }) => enterprise.scale },
  { head: '状态', width: 12, value: ({ enterprise }) => admissionStateLabels[enterprise.entryStatus]() },
  { head: '联系人', width: 12, value: ({ enterprise }) => enterprise.contactName },
  { head: '联系电话', value: ({ enterprise }) => maskPhone(enterprise.contactPhone) },
  { head: '成员数', width: 8, value: ({ members }) => members },
  { head: '资料完整度（%）', value: ({ enterprise }) => enterprise.completeness },
  { head: '成立日期', width: 12, value: ({ enterprise }) => enterprise.registeredOn },
  { head: '更新时间', width: 20, value: ({ enterprise }) => enterprise.updatedAt },
];
