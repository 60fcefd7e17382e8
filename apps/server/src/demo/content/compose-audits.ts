import type { AdmissionState } from '@portal/contract/enterprise/admission';
import type { EnterpriseDraft } from '@portal/contract/enterprise/application';
import { applicationFields } from '@portal/contract/enterprise/fields';
import type { AdmissionStep } from '../../features/enterprise/admission/enterprise-audit.table.ts';
import { addDays } from '../../platform/china-time.ts';
import { addWorkingDays } from '../../platform/working-days.ts';
import type { DemoEnterprise } from './compose-enterprises.ts';
import type { DemoUser } from './compose-users.ts';
import { chinaInstant } from './demo-day.ts';
import { demoId } from './demo-id.ts';
import { demoInteger } from './demo-random.ts';

const minutesOfDay = 60;
const hour = minutesOfDay * 60_000;
const promisedDays = 3;

const returnedOpinion = '营业执照需要重新上传，其余资料齐全。';
const returnedFields = { licenseFileId: '照片模糊，看不清登记机关和成立日期，请重新拍摄后上传' };

/** The steps that lead to each state. */
const stepsTo: Record<
  DemoEnterprise['entryStatus'],
  readonly Pick<AdmissionStep, 'event' | 'state' | 'step' | 'opinion' | 'fieldNotes'>[]
> = {
  PENDING: [],
  RETURNED: [
    {
      event: 'return',
      state: 'RETURNED',
      step: 1,
      opinion: returnedOpinion,
      fieldNotes: returnedFields,
    },
  ],
  REJECTED: [{ event: 'reject', state: 'REJECTED', step: 1, opinion: '主营业务与花卉产业无关。' }],
  PASSED: [
    { event: 'pass', state: 'REVIEWING', step: 1, opinion: '资料齐全。' },
    { event: 'pass', state: 'PASSED', step: 2, opinion: '同意入驻。' },
  ],
  REVOKED: [
    { event: 'pass', state: 'REVIEWING', step: 1, opinion: '资料齐全。' },
    { event: 'pass', state: 'PASSED', step: 2, opinion: '同意入驻。' },
    { event: 'revoke', state: 'REVOKED', step: null, opinion: '租约到期，企业迁出园区。' },
  ],
};

export const licenceIdOf = ({ id }: DemoEnterprise): string => demoId('licence', id);

/** Only applications a reviewer still sees have a licence; those decided long ago do not. */
export const hasDrawnLicence = ({ entryStatus }: DemoEnterprise): boolean =>
  entryStatus === 'PENDING' || entryStatus === 'RETURNED';

/** The submitted form. */
function applicationOf(enterprise: DemoEnterprise): EnterpriseDraft {
  const filled = {
    ...enterprise,
    licenseFileId: hasDrawnLicence(enterprise) ? licenceIdOf(enterprise) : null,
  };
  const fields = applicationFields.filter((field) => filled[field] !== null);
  return Object.fromEntries(fields.map((field) => [field, filled[field]]));
}

/** How many days ago an application was submitted: open ones recently, the others within two years. */
const daysAgo = ({ key, entryStatus }: DemoEnterprise) =>
  entryStatus === 'PENDING' || entryStatus === 'RETURNED'
    ? demoInteger(`${key} submitted`, 1, 2)
    : demoInteger(`${key} submitted`, 20, 700);

/** When an enterprise submitted its application, in epoch milliseconds. */
export const submissionOf = (enterprise: DemoEnterprise, today: string): number =>
  chinaInstant(
    addDays(today, -daysAgo(enterprise)),
    minutesOfDay * 10 + demoInteger(`${enterprise.key} minute`, 0, 300),
  );

/**
 * The first decision comes some hours later, the second on the next day; an enterprise leaves after most of the time
 * since then.
 */
function decisionAt(submittedAt: number, nth: number, today: string): number {
  if (nth < 2) return submittedAt + (nth === 0 ? 3 : 25) * hour;
  return submittedAt + Math.floor((0.8 * (chinaInstant(today) - submittedAt)) / hour) * hour;
}

/** When a revoked enterprise left the park, in epoch milliseconds. */
export const departureOf = (enterprise: DemoEnterprise, today: string): number =>
  decisionAt(submissionOf(enterprise, today), 2, today);

/** Each enterprise's application, submitted by its owner and, if passed, audited by two people. */
export function composeAudits(users: readonly DemoUser[], today: string) {
  const named = (loginName: string) => users.find((user) => user.loginName === loginName);
  const auditors = [named('op_audit'), named('op_audit2'), named('op_admin')];
  return users.flatMap(({ id, name, member }) => {
    if (member?.role !== 'OWNER') return [];
    const { enterprise } = member;
    const { key, entryStatus } = enterprise;
    const submittedAt = submissionOf(enterprise, today);
    const history: AdmissionStep[] = [
      {
        event: 'submit',
        state: 'PENDING',
        step: null,
        opinion: '',
        at: submittedAt,
        actorId: id,
        actorName: name,
      },
      ...stepsTo[entryStatus].map((step, nth) => ({
        ...step,
        at: decisionAt(submittedAt, nth, today),
        actorId: auditors[nth]?.id ?? '',
        actorName: auditors[nth]?.name ?? '',
      })),
    ];
    const last = history.at(-1);
    return [
      {
        id: demoId('enterprise-audit', key),
        enterpriseId: enterprise.id,
        applicantId: id,
        state: entryStatus satisfies AdmissionState,
        step: history.some(({ state }) => state === 'REVIEWING') ? 2 : 1,
        application: applicationOf(enterprise),
        fieldNotes: entryStatus === 'RETURNED' ? returnedFields : {},
        returned:
          entryStatus === 'RETURNED'
            ? {
                application: applicationOf(enterprise),
                fieldNotes: returnedFields,
                opinion: returnedOpinion,
              }
            : null,
        opinion: last?.opinion ?? '',
        firstAuditorId: history.some(({ event }) => event === 'pass') ? (auditors[0]?.id ?? null) : null,
        submittedAt: new Date(submittedAt),
        dueAt: entryStatus === 'PENDING' ? addWorkingDays(new Date(submittedAt), promisedDays) : null,
        rejectedAt: entryStatus === 'REJECTED' ? new Date(last?.at ?? submittedAt) : null,
        history,
        createdAt: new Date(submittedAt),
        updatedAt: new Date(last?.at ?? submittedAt),
      },
    ];
  });
}
