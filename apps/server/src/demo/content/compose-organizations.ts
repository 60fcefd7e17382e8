import type { InviteStatus } from '@portal/contract/invite/public';
import type { OrganizationKind, OrgMemberState } from '@portal/contract/organization/terms';
import { readDemoJson } from './read-demo-data.ts';

export interface OrganizationSource {
  key: string;
  parentKey: string | null;
  name: string;
  kind: OrganizationKind;
  duty: string;
  leaderText: string;
  phone: string;
  /** Total members, including those without an account. */
  memberCount: number;
  /** Number of members with an account. */
  accounts: number;
  takesMembers: boolean;
  tasks: string[];
  aliases: string[];
  sort: number;
}

export const organizationSources = readDemoJson<OrganizationSource[]>('organizations.json');

/** A closed organisation, visible only to the office. */
export const closedOrganization: OrganizationSource = {
  key: 'O15',
  parentKey: 'O01',
  name: '花市筹备临时小组',
  kind: 'COMMITTEE',
  duty: '去年春季花市的摊位排布与客流疏导，花市结束后工作并入志愿服务队。',
  leaderText: '组长 宁知节',
  phone: '',
  memberCount: 3,
  accounts: 0,
  takesMembers: false,
  tasks: [],
  aliases: [],
  sort: 150,
};

/** Titles of the first members of an organisation; the others have none. */
export const memberTitles = ['联络员', '委员', '记录'];

export const memberNotes = [
  '周五周六晚上有空',
  '做过两年花市导览',
  '持急救证，离冷库近',
  '想把夜里的报修登记接过来',
  '会画图，也愿意跑腿',
];

/** Applicants and former members, including the main demo accounts. */
export const otherMembers: readonly {
  organization: string;
  person: string;
  state: Exclude<OrgMemberState, 'ACTIVE'>;
  daysAgo: number;
  note: string;
  reason: string;
}[] = [
  {
    organization: 'O12',
    person: 'demo_person',
    state: 'APPLIED',
    daysAgo: 1,
    note: '家住得近，零点到两点可以来',
    reason: '',
  },
  {
    organization: 'O11',
    person: 'person_09',
    state: 'APPLIED',
    daysAgo: 2,
    note: '做过两年花市导览',
    reason: '',
  },
  {
    organization: 'O14',
    person: 'person_10',
    state: 'APPLIED',
    daysAgo: 0,
    note: '想跟着走一条沟',
    reason: '',
  },
  {
    organization: 'O07',
    person: 'person_11',
    state: 'REFUSED',
    daysAgo: 25,
    note: '希望旁听',
    reason: '专委会成员须来自有品种试验的单位，会议纪要全文公开，欢迎直接阅读。',
  },
  {
    organization: 'O09',
    person: 'demo_person',
    state: 'REFUSED',
    daysAgo: 60,
    note: '个人花店',
    reason: '协会由企业自愿组成，请以企业账号申请。',
  },
  { organization: 'O13', person: 'person_12', state: 'LEFT', daysAgo: 90, note: '', reason: '' },
  {
    organization: 'O11',
    person: 'person_13',
    state: 'LEFT',
    daysAgo: 45,
    note: '',
    reason: '连续两个季度没有参加，按队规退出，随时欢迎再来。',
  },
];

/** Invitations in every state; the first waits for the demo enterprise account. */
export const organizationInvites: readonly {
  key: string;
  organization: string;
  /** A login name, or `member` for somebody who has joined by now; null for a link. */
  to: string | null;
  title: string;
  message: string;
  status: Exclude<InviteStatus, 'EXPIRED'>;
  maxUses: number;
  uses: number;
  daysAgo: number;
}[] = [
  {
    key: 'waiting',
    organization: 'O07',
    to: 'demo_enterprise',
    title: '企业委员',
    message:
      '贵司的低变异增殖记录，我们在种质圈夜话上读过两遍。种业与科研专委会明年要把八家的母本圃账本合成一本，想请您作为企业委员一起来定格式。\n每季度一次会，每次两小时，纪要全文公开，利益相关人回避。没有会费。',
    status: 'SENT',
    maxUses: 1,
    uses: 0,
    daysAgo: 1,
  },
  {
    key: 'link',
    organization: 'O13',
    to: null,
    title: '',
    message: '周六一场公开练习，弯枝短枝随便拿。凭这个链接直接入社，新人先完成三次洗桶与分色。',
    status: 'SENT',
    maxUses: 10,
    uses: 1,
    daysAgo: 2,
  },
  {
    key: 'accepted',
    organization: 'O14',
    to: 'member',
    title: '领读',
    message: '想请您领读一次老种谱。',
    status: 'ACCEPTED',
    maxUses: 1,
    uses: 1,
    daysAgo: 20,
  },
  {
    key: 'declined',
    organization: 'O05',
    to: 'person_05',
    title: '',
    message: '邀请您参加每月一次的交叉检查。',
    status: 'DECLINED',
    maxUses: 1,
    uses: 0,
    daysAgo: 30,
  },
  {
    key: 'expired',
    organization: 'O08',
    to: 'person_06',
    title: '',
    message: '邀请您一起维护预冷作业卡。',
    status: 'SENT',
    maxUses: 1,
    uses: 0,
    daysAgo: 15,
  },
  {
    key: 'withdrawn',
    organization: 'O06',
    to: 'person_07',
    title: '',
    message: '邀请您参加月台巡查。',
    status: 'WITHDRAWN',
    maxUses: 1,
    uses: 0,
    daysAgo: 12,
  },
];
