import { stateOfCase } from '@portal/contract/case-kinds';
import { caseKinds } from '@portal/contract/collected/case-kinds';
import type { cases } from '../../features/case/case.table.ts';
import type { Audit } from '../../features/enterprise/admission/admission.policy.ts';
import type { AdmissionStep } from '../../features/enterprise/admission/notify-applicant.ts';
import { caseStepOf } from '../../features/enterprise/admission/notify-applicant.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import { addWorkingDays } from '../../platform/working-days.ts';
import { demoId } from './demo-id.ts';

type CaseRow = typeof cases.$inferInsert;

const promisedDays = 3;
const dueFrom = (submittedAt: number) => addWorkingDays(new Date(submittedAt), promisedDays);

/** The states of an application after each step; the last one is the current state. */
export function stepsOf(audit: Audit): AdmissionStep[] {
  return audit.history.map(({ event, state, step, opinion, at, actorId, actorName }, nth) => {
    const isLast = nth === audit.history.length - 1;
    return {
      audit: isLast ? audit : { ...audit, state, opinion, fieldNotes: {}, dueAt: dueFrom(at) },
      event,
      step,
      by: { id: actorId, name: actorName },
      now: new Date(at),
    };
  });
}

/** The case of each application, numbered by its day of submission. */
export function composeCases(audits: readonly Audit[]): CaseRow[] {
  const numbers = new Map<string, number>();
  const byTime = [...audits].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return byTime.flatMap((audit) => {
    const steps = stepsOf(audit).map(caseStepOf);
    const last = steps.at(-1);
    if (!last) return [];
    const { event: _event, now, userId, enterpriseId, ...state } = last;
    const day = chinaDayOf(audit.createdAt).replaceAll('-', '');
    const number = (numbers.get(day) ?? 0) + 1;
    numbers.set(day, number);
    return [
      {
        ...state,
        statusKind: stateOfCase(last).turn,
        id: demoId('case', audit.id),
        userId: userId ?? null,
        enterpriseId: enterpriseId ?? null,
        caseNo: `${caseKinds.ENTRY.prefix}${day}-${String(number).padStart(4, '0')}`,
        events: steps.map((step) => ({ at: step.now.getTime(), ...step.event })),
        createdAt: audit.createdAt,
        updatedAt: now,
        version: steps.length,
      },
    ];
  });
}
