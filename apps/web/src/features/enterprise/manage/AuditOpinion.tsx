import * as m from '@portal/texts/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import type { AuditNotes } from './audit-notes.ts';
import { CannedReasons } from './CannedReasons.tsx';

/** The text of the decision, which the applicant sees. */
export function AuditOpinion() {
  const { setValue, clearErrors } = useFormContext<AuditNotes>();
  const written = useWatch<AuditNotes, 'opinion'>({ name: 'opinion' });
  const write = (opinion: string) => {
    setValue('opinion', opinion, { shouldDirty: true });
    clearErrors('opinion');
  };
  return (
    <Panel title={m.operator_audit_opinion()}>
      <TextAreaInput
        name="opinion"
        label={m.operator_audit_opinion()}
        hiddenLabel
        hint={m.operator_audit_opinion_hint()}
        rows={3}
        maxLength={500}
      />
      <CannedReasons written={written} onChoose={write} />
    </Panel>
  );
}
