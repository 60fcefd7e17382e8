import { endText } from '@portal/contract/deadline';
import * as m from '@portal/texts/messages';
import { useForm } from 'react-hook-form';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { useDraft } from '../../../platform/form/use-draft.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { MetaLine } from '../../../ui/meta-line/MetaLine.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { stateKinds, stateNames } from '../shared/admission-words.ts';
import { AuditAside } from './AuditAside.tsx';
import { AuditDecision } from './AuditDecision.tsx';
import { AuditMaterial } from './AuditMaterial.tsx';
import { AuditOpinion } from './AuditOpinion.tsx';
import { AuditSteps } from './AuditSteps.tsx';
import type { Audit, AuditNotes } from './audit-notes.ts';
import { auditKindNames } from './audit-words.ts';

/** The page on which one application is decided. */
export function AuditDesk({ audit }: { audit: Audit }) {
  const form = useForm<AuditNotes>({ defaultValues: { opinion: '', fieldNotes: {} } });
  const draft = useDraft(`enterprise-audit-${audit.auditId}-${audit.version}`, form);
  const name = audit.application.name ?? audit.before?.name ?? '';
  const mayWrite = audit.actions.some((action) => action !== 'revoke');
  const mayNote = audit.actions.includes('return');
  return (
    <FormScope form={form}>
      <PageTitle
        title={name}
        note={
          <MetaLine
            items={[
              auditKindNames[audit.kind](),
              <Status key="state" kind={stateKinds[audit.state]}>
                {stateNames[audit.state]()}
              </Status>,
              audit.dueAt !== null && `${m.operator_audit_due()} ${endText(audit.dueAt)}`,
            ]}
          />
        }
      />
      <AuditSteps audit={audit} />
      {draft.restored && <Alert kind="info">{m.operator_audit_draft_back()}</Alert>}
      <Columns of="minmax(0, 1fr) 380px" gap={24} align="start" above={16} stack="laptop">
        <Stack gap={16}>
          <AuditMaterial audit={audit} mayNote={mayNote} />
          {mayWrite && <AuditOpinion />}
        </Stack>
        <AuditAside audit={audit} name={name} />
      </Columns>
      <AuditDecision audit={audit} name={name} onDecided={draft.drop} />
    </FormScope>
  );
}
