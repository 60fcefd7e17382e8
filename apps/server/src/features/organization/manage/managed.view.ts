import type { ManagedOrganization, ManagedOrgMember } from '@portal/contract/organization/manage';
import {
  managedMemberEvents,
  organizationKindLabels,
  organizationStateLabels,
  organizationTransitions,
  orgMemberStateLabels,
  orgMemberTransitions,
} from '@portal/contract/organization/terms';
import { maskPhone } from '../../../platform/text/mask.ts';
import { possibleEvents } from '../../../platform/workflow/transitions.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import type { ManagedMemberRow, ManagedRow } from './managed.queries.ts';

export const viewManaged = ({ organization: row, parentName }: ManagedRow): ManagedOrganization => ({
  ...row,
  organizationId: row.id,
  parentName: parentName ?? '',
  state: row.status,
  stateLabel: organizationStateLabels[row.status](),
  members: row.active,
  updatedAt: row.updatedAt.getTime(),
  actions: possibleEvents(organizationTransitions, row.status),
});

export const organizationColumns: SheetColumn<ManagedRow>[] = [
  { head: '名称', value: ({ organization }) => organization.name, width: 30 },
  { head: '上级', value: ({ parentName }) => parentName ?? '', width: 30 },
  { head: '类别', value: ({ organization }) => organizationKindLabels[organization.kind]() },
  { head: '负责人', value: ({ organization }) => organization.leaderText, width: 20 },
  { head: '电话', value: ({ organization }) => organization.phone, width: 16 },
  { head: '职责', value: ({ organization }) => organization.duty, width: 60 },
  { head: '有账号的成员', value: ({ organization }) => organization.active },
  { head: '其他成员', value: ({ organization }) => organization.others },
  { head: '待答复申请', value: ({ organization }) => organization.applied },
  { head: '状态', value: ({ organization }) => organizationStateLabels[organization.status]() },
];

export const viewManagedMember = (row: ManagedMemberRow): ManagedOrgMember => {
  const { member } = row;
  return {
    ...member,
    memberId: member.id,
    no: row.no ?? '',
    organizationName: row.organizationName,
    name: row.name,
    enterpriseName: row.enterpriseName ?? '',
    phoneNumber: maskPhone(row.phoneNumber),
    state: member.status,
    stateLabel: orgMemberStateLabels[member.status](),
    appliedAt: member.appliedAt.getTime(),
    decidedAt: member.decidedAt?.getTime() ?? null,
    dueAt: member.dueAt?.getTime() ?? null,
    actions: managedMemberEvents.filter((event) => orgMemberTransitions[member.status][event] !== undefined),
  };
};

export const memberColumns: SheetColumn<ManagedMemberRow>[] = [
  { head: '编号', value: ({ no }) => no ?? '', width: 20 },
  { head: '组织', value: ({ organizationName }) => organizationName, width: 30 },
  { head: '姓名', value: ({ name }) => name },
  { head: '企业', value: ({ enterpriseName }) => enterpriseName ?? '', width: 30 },
  { head: '手机号', value: ({ phoneNumber }) => maskPhone(phoneNumber) },
  { head: '职务', value: ({ member }) => member.title, width: 16 },
  { head: '愿意做的', value: ({ member }) => member.tasks.join('、'), width: 24 },
  { head: '介绍', value: ({ member }) => member.note, width: 40 },
  { head: '状态', value: ({ member }) => orgMemberStateLabels[member.status]() },
  { head: '申请时间', value: ({ member }) => member.appliedAt },
  { head: '答复时间', value: ({ member }) => member.decidedAt },
  { head: '原因', value: ({ member }) => member.reason, width: 40 },
];
