import type { OperatorRole } from '@portal/contract/operator-role';
import type { MemberRole } from '../../platform/session/actor.ts';
import type { DemoEnterprise } from './compose-enterprises.ts';
import { demoId } from './demo-id.ts';
import { personName } from './demo-persons.ts';

/** An account of the demo park. */
export interface DemoUser {
  id: string;
  userAccId: string;
  loginName: string;
  phoneNumber: string;
  name: string;
  userType: '100' | '200' | '900';
  operatorRoles: OperatorRole[];
  member: { enterprise: DemoEnterprise; role: MemberRole } | null;
}

const persons = 24;
const colleagues = 28;

/** The demo tutor's account and name. */
export const tutorAccount = 'demo_expert';
const tutorName = '阮清霁';

/** Accounts and names of contest judges; the first is the demo account. */
export const judgeNames: readonly [loginName: string, name: string, title: string][] = [
  ['demo_judge', '林疏雨', '盆景与整形师傅'],
  ['judge_2', '裴素衣', '花艺设计师'],
  ['judge_3', '程墨言', '品牌与包装顾问'],
  ['judge_4', '柳含烟', '花店经营教练'],
  ['judge_5', '谢临溪', '育种研究员'],
  ['judge_6', '卓远舟', '冷链工程师'],
  ['judge_7', '孟昭野', '数据工程师'],
  ['judge_8', '闻人澄', '设施园艺教师'],
];

/** Login name and role, if it is a ready-made one; the first six are demo accounts. */
const operators: readonly [string, OperatorRole?][] = [
  ['op_admin', 'OP_ADMIN'],
  ['op_audit', 'OP_AUDIT'],
  ['op_audit2', 'OP_AUDIT'],
  ['op_content', 'OP_CONTENT'],
  ['op_content2', 'OP_CONTENT'],
  ['op_policy', 'OP_POLICY'],
  ['op_service', 'OP_SERVICE'],
  ['op_property', 'OP_PROPERTY'],
  ['op_finance', 'OP_FINANCE'],
  ['op_community', 'OP_COMMUNITY'],
  ['worker_1', 'REPAIR_WORKER'],
  ['op_policy2', 'OP_POLICY'],
  ['op_admin2', 'OP_ADMIN'],
  ['judge_1', 'JUDGE'],
  ['expert_1', 'EXPERT'],
  ['expert_2', 'EXPERT'],
  ['op_worker', 'REPAIR_WORKER'],
  ['op_worker2', 'REPAIR_WORKER'],
  ['op_worker3', 'REPAIR_WORKER'],
  ['op_finance2', 'OP_FINANCE'],
  ['op_service2', 'OP_SERVICE'],
  [tutorAccount, 'EXPERT'],
  ...judgeNames.map(([loginName]): [string, OperatorRole] => [loginName, 'JUDGE']),
  ['op_community2', 'OP_COMMUNITY'],
  // They hold roles of the park's own.
  ['op_steward'],
  ['op_manager'],
  ['op_cashier'],
  ['op_auditor'],
];

/** Owners of demo accounts, with the status and index of their enterprise. */
const shownOwners: readonly [string, DemoEnterprise['entryStatus'], number][] = [
  ['demo_enterprise', 'PASSED', 0],
  ['demo_enterprise2', 'PASSED', 1],
  ['demo_pending', 'PENDING', 0],
  ['demo_returned', 'RETURNED', 0],
];

/** The enterprise of the demo shop's owner. */
const providerKey = 'E17';
/** The enterprise of the demo institution's owner. */
const bankKey = 'E11';

const colleagueRoles: MemberRole[] = ['FINANCE', 'STAFF', 'ADMIN', 'STAFF'];

type Named = Pick<DemoUser, 'loginName' | 'userType' | 'member'> & {
  name?: string;
  operatorRoles?: OperatorRole[];
};

function ownersOf(enterprises: readonly DemoEnterprise[]): Named[] {
  const shown = new Map(
    shownOwners.map(([loginName, status, place]) => [
      enterprises.filter(({ entryStatus }) => entryStatus === status)[place]?.key,
      loginName,
    ]),
  );
  return enterprises.map((enterprise) => ({
    loginName:
      shown.get(enterprise.key) ??
      { [providerKey]: 'demo_provider', [bankKey]: 'demo_bank' }[enterprise.key] ??
      `ent_${enterprise.key.toLowerCase()}`,
    userType: '200',
    name: enterprise.contactName,
    member: { enterprise, role: 'OWNER' },
  }));
}

/** The first two work at the first enterprise and are demo accounts. */
function colleaguesOf(enterprises: readonly DemoEnterprise[]): Named[] {
  const passed = enterprises.filter(({ entryStatus }) => entryStatus === 'PASSED');
  return Array.from({ length: colleagues }, (_, at): Named[] => {
    const enterprise = at < 2 ? passed[0] : passed[at];
    const role = colleagueRoles[at % colleagueRoles.length] ?? 'STAFF';
    const loginName = ['demo_finance', 'demo_staff'][at] ?? `staff_${String(at).padStart(2, '0')}`;
    return enterprise ? [{ loginName, userType: '200', member: { enterprise, role } }] : [];
  }).flat();
}

const personsOf = (): Named[] =>
  Array.from({ length: persons }, (_, at) => ({
    loginName: at === 0 ? 'demo_person' : `person_${String(at).padStart(2, '0')}`,
    userType: '100',
    member: null,
  }));

const namedJudge = (loginName: string) => {
  const judge = judgeNames.find(([account]) => account === loginName);
  return judge ? { name: judge[1] } : {};
};

const operatorsOf = (): Named[] =>
  operators.map(([loginName, role]) => ({
    loginName,
    userType: '900',
    ...(loginName === tutorAccount ? { name: tutorName } : {}),
    ...namedJudge(loginName),
    member: null,
    operatorRoles: role ? [role] : [],
  }));

/** 24 persons, an owner for every enterprise and 28 colleagues, 35 operators, workers, judges and experts. */
export function composeUsers(enterprises: readonly DemoEnterprise[]): DemoUser[] {
  const all = [...personsOf(), ...ownersOf(enterprises), ...colleaguesOf(enterprises), ...operatorsOf()];
  return all.map(({ name, operatorRoles = [], ...user }, at) => ({
    ...user,
    id: demoId('user', user.loginName),
    userAccId: demoId('user-account', user.loginName),
    name: name ?? personName(user.loginName),
    operatorRoles,
    phoneNumber: `1542000${String(at + 1).padStart(4, '0')}`,
  }));
}
