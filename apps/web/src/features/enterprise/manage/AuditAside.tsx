import { type ApplicationField, enterpriseFields } from '@portal/contract/enterprise/fields';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Timeline, type TimelineEvent } from '../../../ui/timeline/Timeline.tsx';
import { eventNames } from '../shared/admission-words.ts';
import type { Audit } from './audit-notes.ts';
import styles from './EnterpriseAudit.module.css';
import { LicenceViewer } from './LicenceViewer.tsx';

const tones: Partial<Record<Audit['history'][number]['event'], TimelineEvent['tone']>> = {
  return: 'waiting',
  reject: 'refused',
  revoke: 'refused',
};

function eventOf({
  event,
  at,
  step,
  opinion,
  actorName,
  fieldNotes = {},
}: Audit['history'][number]): TimelineEvent {
  const stage = step === 1 ? m.identity_step_first() : step === 2 ? m.identity_step_final() : '';
  const notes = Object.entries(fieldNotes);
  return {
    key: `${event} ${at}`,
    time: formatDate(at),
    dateTime: new Date(at).toISOString(),
    title: [stage, eventNames[event]()].filter(Boolean).join(' · '),
    by: <Written>{actorName}</Written>,
    note: (opinion || notes.length > 0) && (
      <>
        <Written>{opinion}</Written>
        {notes.map(([field, note]) => (
          <p key={field}>
            <b>{enterpriseFields[field as ApplicationField].label()}</b> <Written>{note}</Written>
          </p>
        ))}
      </>
    ),
    tone: tones[event] ?? 'done',
  };
}

/** Next to the submitted data: the licence to compare with, the applicant, and the history. */
export function AuditAside({ audit, name }: { audit: Audit; name: string }) {
  return (
    <Stack as="aside" gap={16} className={styles.aside}>
      <Panel title={m.field_licence()}>
        <LicenceViewer name={name} fileId={audit.application.licenseFileId} licence={audit.licence} />
      </Panel>
      <Panel title={m.field_applicant()}>
        <Facts
          columns={1}
          facts={[
            ...(audit.caseNo ? [{ name: m.identity_number(), value: audit.caseNo }] : []),
            { name: m.field_applicant(), value: <Written>{audit.applicantName}</Written> },
            { name: m.operator_audit_phone(), value: audit.applicantPhone },
          ]}
        />
      </Panel>
      <Panel title={m.operator_audit_history()}>
        <Timeline label={m.operator_audit_history()} events={audit.history.map(eventOf).toReversed()} />
      </Panel>
    </Stack>
  );
}
