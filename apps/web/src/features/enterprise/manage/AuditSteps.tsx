import type { AdmissionState } from '@portal/contract/enterprise/admission';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { StepBar } from '../../../ui/steps/StepBar.tsx';
import { stateNames } from '../shared/admission-words.ts';
import type { Audit } from './audit-notes.ts';
import styles from './EnterpriseAudit.module.css';

const places: Partial<Record<AdmissionState, number>> = { DRAFT: 0, RETURNED: 0, PENDING: 1, REVIEWING: 2 };

/** The two reviews by two people, with who did each. */
export function AuditSteps({ audit: { state, submittedAt, history } }: { audit: Audit }) {
  const isOpen = places[state] !== undefined;
  const since = history.findLastIndex(({ event }) => event === 'submit');
  const decided = history.slice(since + 1);
  const by = (step: number) => {
    const entry = decided.find((one) => one.step === step && one.event === 'pass');
    return (
      entry && (
        <>
          <Written>{entry.actorName}</Written> {formatDate(entry.at)}
        </>
      )
    );
  };
  const notes = [
    submittedAt === null ? undefined : formatDate(submittedAt),
    by(1),
    by(2),
    isOpen ? undefined : stateNames[state](),
  ];
  const titles = [
    m.operator_audit_step_submit(),
    m.identity_step_first(),
    m.identity_step_final(),
    m.operator_audit_step_end(),
  ];
  const steps = titles.map((title, at) => {
    const note = notes[at];
    return note ? { title, note } : { title };
  });
  return (
    <div className={styles.steps}>
      <StepBar steps={steps} current={places[state] ?? titles.length} doneLabel={m.operator_audit_done()} />
    </div>
  );
}
