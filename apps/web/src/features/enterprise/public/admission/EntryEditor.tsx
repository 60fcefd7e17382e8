import type { OwnAdmission } from '@portal/contract/enterprise-admission';
import type { ApplicationField } from '@portal/contract/enterprise-application';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormScope } from '../../../../platform/form/FormScope.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import page from '../../../identity/shared/form/StepPage.module.css';
import { usePendingUpload } from '../../../identity/shared/form/use-pending-upload.ts';
import type { AdmissionTicket } from '../../../identity/shared/kept-tickets.ts';
import { type ApplicationValues, formFields, valuesOf } from './application-form.ts';
import { ContactSection } from './ContactSection.tsx';
import { EntryAside } from './EntryAside.tsx';
import { EntryBar } from './EntryBar.tsx';
import { ReturnedNotice, TakenNotice } from './EntryNotices.tsx';
import type { EntryChoices, EntryHelp, EntrySectionProps } from './entry-props.ts';
import { ruleOf } from './entry-rules.ts';
import { LicenceSection } from './LicenceSection.tsx';
import { ProductSection } from './ProductSection.tsx';
import { SubjectSection } from './SubjectSection.tsx';
import { useEntryActs } from './use-entry-acts.ts';
import { useEntrySaving } from './use-entry-saving.ts';

interface EntryEditorProps {
  admission: OwnAdmission | undefined;
  /** Without a ticket, the session identifies the applicant. */
  ticket: Partial<Pick<AdmissionTicket, 'ticket' | 'phoneNumber'>>;
  choices: EntryChoices;
  help: EntryHelp;
  doneHref: string;
}

/** The form of the application; after a return, only the fields with a note can be edited. */
export function EntryEditor({ admission, ticket, choices, help, doneHref }: EntryEditorProps) {
  const regTicket = ticket.ticket;
  const returned = admission?.state === 'RETURNED' ? admission.fieldNotes : undefined;
  const open = formFields.filter((field) => !returned || field in returned);
  const form = useForm<ApplicationValues>({
    mode: 'onTouched',
    defaultValues: valuesOf(admission?.application ?? {}, ticket.phoneNumber),
  });
  const licence = usePendingUpload();
  const { savedAt, isUnsaved, send } = useEntrySaving({
    form,
    regTicket,
    version: admission?.version,
    fields: open,
  });
  const { save, submit, busy, refusal, isTaken } = useEntryActs({
    form,
    send,
    settle: licence.settle,
    doneHref,
  });
  useNotes(form.setError, returned);

  const field: EntrySectionProps['field'] = (name) => ({
    name,
    rule: ruleOf(name),
    readOnly: !open.includes(name),
  });
  const section = { form, field, choices };
  return (
    <div className={page.columns}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        {returned && <ReturnedNotice count={Object.keys(returned).length} opinion={admission?.opinion} />}
        <FormScope form={form}>
          <SubjectSection {...section} />
          <ContactSection {...section} />
          <ProductSection {...section} />
          <LicenceSection
            {...section}
            regTicket={regTicket}
            licence={admission?.licence}
            onSending={licence.track}
          />
        </FormScope>
        <EntryBar
          savedAt={savedAt}
          isUnsaved={isUnsaved}
          notice={
            <>
              {isTaken && <TakenNotice byTicket={regTicket !== undefined} />}
              {refusal && <Alert kind="error">{refusal}</Alert>}
            </>
          }
          busy={busy}
          isWaiting={licence.isWaiting}
          onSave={() => void save()}
        />
      </form>
      <EntryAside control={form.control} help={help} />
    </div>
  );
}

/** The reviewer's note stays at its field until the value changes. */
function useNotes(
  setError: (name: ApplicationField, error: { message: string }) => void,
  notes: Record<string, string> | undefined,
): void {
  useEffect(() => {
    for (const [field, message] of Object.entries(notes ?? {}))
      setError(field as ApplicationField, { message });
  }, [setError, notes]);
}
