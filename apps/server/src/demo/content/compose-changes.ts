import type { EnterpriseChange } from '@portal/contract/enterprise/change';
import type { AdmissionStep } from '../../features/enterprise/admission/enterprise-audit.table.ts';
import type { enterprises } from '../../features/enterprise/enterprise.table.ts';
import { addDays } from '../../platform/china-time.ts';
import { chinaInstant } from './demo-day.ts';
import { demoId } from './demo-id.ts';
import { personName } from './demo-persons.ts';
import { demoInteger } from './demo-random.ts';

type Enterprise = typeof enterprises.$inferSelect;
type Decision = Pick<AdmissionStep, 'event' | 'state' | 'step' | 'opinion' | 'fieldNotes'>;

interface Plan {
  key: string;
  /** Login name of the owner. */
  loginName: string;
  daysAgo: number;
  /** The requested values; for an approved change, the current ones. */
  wanted: (enterprise: Enterprise) => EnterpriseChange;
  /** The values an approved change replaced. */
  was?: EnterpriseChange;
  decisions: readonly Decision[];
}

const first = { event: 'pass', state: 'REVIEWING', step: 1, opinion: '新旧执照一致，材料齐全。' } as const;
const passed = [first, { event: 'pass', state: 'PASSED', step: 2, opinion: '同意变更。' }] as const;
const sameLegalPerson = ({ legalPerson }: Enterprise) => ({ legalPerson });

/** Each enterprise has at most one open change. */
const plans: readonly Plan[] = [
  {
    key: 'legal-person',
    loginName: 'demo_enterprise',
    daysAgo: 236,
    wanted: sameLegalPerson,
    was: { legalPerson: '顾南枝' },
    decisions: passed,
  },
  {
    key: 'name',
    loginName: 'demo_enterprise',
    daysAgo: 3,
    wanted: ({ name }) => ({ name: name.replace('种苗', '种业') }),
    decisions: [
      {
        event: 'return',
        state: 'RETURNED',
        step: 1,
        opinion: '名称变更属实，新执照请补一张拍全的。',
        fieldNotes: { licenseFileId: '新执照右下角没有拍全，看不到登记机关和发证日期，请重新拍摄后上传' },
      },
    ],
  },
  {
    key: 'legal-person',
    loginName: 'demo_enterprise2',
    daysAgo: 1,
    decisions: [],
    wanted: () => ({ legalPerson: '邵星朗' }),
  },
  {
    key: 'legal-person',
    loginName: 'ent_e27',
    daysAgo: 2,
    decisions: [first],
    wanted: () => ({ legalPerson: '裴雪汀' }),
  },
  {
    key: 'legal-person',
    loginName: 'ent_e05',
    daysAgo: 58,
    wanted: sameLegalPerson,
    was: { legalPerson: '柳未晞' },
    decisions: passed,
  },
  {
    key: 'name',
    loginName: 'ent_e13',
    daysAgo: 97,
    wanted: ({ name }) => ({ name: name.replace('有限公司', '集团有限公司') }),
    decisions: [
      {
        event: 'reject',
        state: 'REJECTED',
        step: 1,
        opinion: '新名称尚未在登记机关完成变更，请办理后再提交。',
      },
    ],
  },
  {
    key: 'legal-person',
    loginName: 'ent_e20',
    daysAgo: 141,
    wanted: sameLegalPerson,
    was: { legalPerson: '喻星野' },
    decisions: passed,
  },
];

const auditorOf = (nth: number) => (nth === 0 ? 'op_audit' : 'op_audit2');
const hour = 3_600_000;

/** Submitted in the morning, first decided in the afternoon, and finally the next day. */
function historyOf({ key, loginName, daysAgo, decisions }: Plan, today: string) {
  const minutes = demoInteger(`${loginName} ${key}`, 550, 690);
  const at = chinaInstant(addDays(today, -daysAgo), minutes);
  const submitted = { event: 'submit', state: 'PENDING', step: null, opinion: '', at } as const;
  const decided = decisions.map((decision, nth) => ({
    ...decision,
    at: at + (nth === 0 ? 4 : 25) * hour,
    actorId: demoId('user', auditorOf(nth)),
    actorName: personName(auditorOf(nth)),
  }));
  return [submitted, ...decided] as const;
}

/** Changes to registered data, requested or approved. */
export const composeChanges = (today: string) =>
  plans.map((plan) => ({ ...plan, history: historyOf(plan, today) }));

export type ComposedChange = Omit<ReturnType<typeof composeChanges>[number], 'wanted' | 'loginName'> & {
  wanted: EnterpriseChange;
};

/** The values of the changed fields at the time of submission. */
export function standingBefore(enterprise: Enterprise, was: EnterpriseChange = {}): EnterpriseChange {
  const { name, creditCode, legalPerson, licenseFileId } = enterprise;
  // The current licence came with the approved change.
  const licence = licenseFileId && Object.keys(was).length === 0 ? { licenseFileId } : {};
  return { name, creditCode, legalPerson, ...licence, ...was };
}
