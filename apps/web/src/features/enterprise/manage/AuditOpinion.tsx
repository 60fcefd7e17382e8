import * as m from '@portal/texts/messages';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import type { AuditNotes } from './audit-notes.ts';
import { CannedReasons } from './CannedReasons.tsx';

/** What the applicant reads of the decision. */
export function AuditOpinion({ form }: { form: UseFormReturn<AuditNotes> }) {
  const written = useWatch({ control: form.control, name: 'opinion' });
  const write = (opinion: string) => {
    form.setValue('opinion', opinion, { shouldDirty: true });
    form.clearErrors('opinion');
  };
  return (
    <Panel title={m.operator_audit_opinion()}>
      <Controller
        control={form.control}
        name="opinion"
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            onChange={write}
            label={m.operator_audit_opinion()}
            hiddenLabel
            hint={m.operator_audit_opinion_hint()}
            rows={3}
            maxLength={500}
            {...(fieldState.error?.message ? { error: fieldState.error.message } : {})}
          />
        )}
      />
      <CannedReasons written={written} onChoose={write} />
    </Panel>
  );
}
