import { endpoints } from '@portal/contract/collected/endpoints';
import type { Endpoint } from '@portal/contract/endpoint';
import type { RoleContent } from '@portal/contract/rights/custom-role';
import { rightsOf } from '@portal/contract/rights/right';
import {
  type Right,
  type RightAct,
  rightNamed,
  type Subject,
  subjects,
} from '@portal/contract/rights/subjects';
import { demoId } from './demo-id.ts';

const all: Pick<RoleContent, 'scope' | 'places' | 'masked'> = { scope: 'ALL', places: [], masked: false };

/** The rights that some call needs, of those that are named. */
function givable(rights: readonly Right[]): Right[] {
  const needed = new Set((endpoints as readonly Endpoint[]).flatMap(rightsOf));
  return rights.filter((right) => needed.has(right));
}

const rightsTo = (acts: Readonly<Partial<Record<Subject, readonly RightAct[]>>>): Right[] =>
  givable(subjects.flatMap((subject) => (acts[subject] ?? []).map((act) => rightNamed(subject, act))));

const everywhere = (acts: (subject: Subject) => readonly RightAct[]): Right[] =>
  rightsTo(Object.fromEntries(subjects.map((subject) => [subject, acts(subject)])));

const stewardActs = {
  ENTERPRISE: ['SEE', 'HANDLE', 'EXPORT'],
  BUILDING: ['SEE', 'ENTER', 'EXPORT'],
  LEASE: ['SEE', 'ENTER', 'HANDLE', 'DECIDE', 'EXPORT'],
  MOVE_OUT: ['SEE', 'ENTER'],
  BILL: ['SEE', 'EXPORT'],
  METER: ['SEE', 'ENTER', 'HANDLE', 'EXPORT'],
  REPAIR: ['SEE', 'ENTER', 'HANDLE', 'DECIDE', 'EXPORT'],
  ROOM: ['SEE', 'ENTER', 'HANDLE', 'EXPORT'],
} as const;

/** A role of the demo park's own with its holders; days are counted from today. */
export interface DemoCustomRole {
  key: string;
  content: RoleContent;
  reason: string;
  madeDay: number;
  /** What a change that waits would make of it. */
  change?: { content: RoleContent; reason: string };
  holders: readonly {
    loginName: string;
    fromDay: number;
    untilDay: number | null;
    reason: string;
    isWaiting?: true;
  }[];
}

/** A steward of three greenhouses, a manager who only reads, a cashier without refunds, and an audit for thirty days. */
export function composeCustomRoles(): DemoCustomRole[] {
  const steward: RoleContent = {
    name: '片区管家（温室）',
    nameEn: 'Greenhouse steward',
    note: '从“物业管理”复制，范围收窄到三个温室片区。',
    rights: rightsTo(stewardActs),
    scope: 'BUILDINGS',
    places: ['GH1', 'GH2', 'GH3'].map((key) => demoId('building', key)),
    masked: false,
  };
  return [
    {
      key: 'steward',
      content: steward,
      reason: '温室片区单设管家，合同和报修就近办。',
      madeDay: -120,
      change: {
        content: {
          ...steward,
          rights: rightsTo({
            ...stewardActs,
            BUILDING: ['SEE', 'ENTER', 'HANDLE', 'EXPORT'],
            LEASE: ['SEE', 'ENTER', 'HANDLE', 'EXPORT'],
            METER: ['SEE', 'ENTER', 'HANDLE', 'DECIDE', 'EXPORT'],
          }),
        },
        reason: '合同改由物业主管批；抄表由管家复核，月底少等一天。',
      },
      holders: [
        { loginName: 'op_steward', fromDay: -118, untilDay: null, reason: '温室片区管家。' },
        {
          loginName: 'op_service2',
          fromDay: 10,
          untilDay: 99,
          reason: '管家外出学习期间代班。',
          isWaiting: true,
        },
      ],
    },
    {
      key: 'manager',
      content: {
        ...all,
        name: '园区负责人（只读）',
        nameEn: 'Park manager (read only)',
        note: '全园都看得到，什么都不改；号码遮住，只导经营报告。',
        rights: everywhere((subject) => (subject === 'REPORT' ? ['SEE', 'EXPORT'] : ['SEE'])),
        masked: true,
      },
      reason: '负责人要看全园数字，不参与经办。',
      madeDay: -90,
      holders: [{ loginName: 'op_manager', fromDay: -88, untilDay: null, reason: '园区负责人。' }],
    },
    {
      key: 'cashier',
      content: {
        ...all,
        name: '前台收银',
        nameEn: 'Front desk cashier',
        note: '查账单、登记收款，不能退款。',
        rights: rightsTo({
          ENTERPRISE: ['SEE'],
          BILL: ['SEE'],
          RECEIPT: ['SEE', 'ENTER', 'HANDLE'],
          INVOICE: ['SEE'],
        }),
      },
      reason: '服务大厅前台收现金和刷卡。',
      madeDay: -60,
      holders: [{ loginName: 'op_cashier', fromDay: -58, untilDay: null, reason: '服务大厅前台。' }],
    },
    {
      key: 'audit',
      content: {
        ...all,
        name: '审计',
        nameEn: 'Auditor',
        note: '只看，三十天后自动收回。',
        rights: everywhere(() => ['SEE']),
      },
      reason: '年度审计进场。',
      madeDay: -7,
      holders: [{ loginName: 'op_auditor', fromDay: -5, untilDay: 25, reason: '年度审计，三十天。' }],
    },
  ];
}
