import type { MemberStatus } from '@portal/contract/enterprise/member';

export interface DemoJoin {
  /** Login names of the applicant and of the deciding owner. */
  person: string;
  owner: string;
  status: Extract<MemberStatus, 'APPLIED' | 'ACTIVE' | 'REFUSED'>;
  daysAgo: number;
  note: string;
  /** The reason for refusing. */
  reason?: string;
}

/** Requests to join enterprises. */
export const demoJoins: readonly DemoJoin[] = [
  {
    person: 'demo_person',
    owner: 'demo_enterprise',
    status: 'APPLIED',
    daysAgo: 2,
    note: '苗木出圃质检岗，本月入职，需要在平台签收园区通知。',
  },
  {
    person: 'person_05',
    owner: 'demo_enterprise2',
    status: 'APPLIED',
    daysAgo: 1,
    note: '组培车间新到岗，负责接种记录，需要在平台报修和预约会议室。',
  },
  {
    person: 'demo_enterprise',
    owner: 'ent_e10',
    status: 'APPLIED',
    daysAgo: 1,
    note: '兼任送检项目的联络人，需要查看检测安排。',
  },
  {
    person: 'person_09',
    owner: 'ent_e07',
    status: 'APPLIED',
    daysAgo: 4,
    note: '负责基质原料入库，需要签收园区通知。',
  },
  {
    person: 'person_10',
    owner: 'ent_e12',
    status: 'REFUSED',
    daysAgo: 26,
    note: '实习生，想了解企业动态。',
    reason: '实习期间由带教同事代为操作，转正后请再申请。',
  },
  {
    person: 'person_11',
    owner: 'ent_e21',
    status: 'ACTIVE',
    daysAgo: 61,
    note: '接替离职同事负责申报材料。',
  },
  {
    person: 'person_12',
    owner: 'ent_e08',
    status: 'ACTIVE',
    daysAgo: 118,
    note: '温室主管，需要收停电和检修通知。',
  },
];
