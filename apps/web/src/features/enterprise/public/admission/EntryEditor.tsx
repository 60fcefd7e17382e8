import type { OwnAdmission } from '@portal/contract/enterprise/admission';
import { applicationFields } from '@portal/contract/enterprise/fields';
import { useForm } from 'react-hook-form';
import type { AdmissionTicket } from '../../../../platform/client-state/kept-tickets.ts';
import { FormScope } from '../../../../platform/form/FormScope.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import page from '../../../identity/shared/form/StepPage.module.css';
import { usePendingUpload } from '../../../identity/shared/form/use-pending-upload.ts';
import { type ApplicationValues, valuesOf } from './application-form.ts';
import { ContactSection } from './ContactSection.tsx';
import { CorrectionParts } from './CorrectionParts.tsx';
import { correctionOf } from './correction.ts';
import { EntryAside } from './EntryAside.tsx';
import { EntryBar } from './EntryBar.tsx';
import { EntryFaults } from './EntryFaults.tsx';
import { EntryJump } from './EntryJump.tsx';
import { TakenNotice } from './EntryNotices.tsx';
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

/** The application form; after a return, fields with notes come first and only they can be edited. */
export function EntryEditor({ admission, ticket, choices, help, doneHref }: EntryEditorProps) {
  const regTicket = ticket.ticket;
  const correction = correctionOf(admission);
  const form = useForm<ApplicationValues>({
    mode: 'onTouched',
    defaultValues: valuesOf(admission?.application ?? {}, ticket.phoneNumber),
  });
  const licence = usePendingUpload();
  const { savedAt, isUnsaved, send } = useEntrySaving({
    form,
    regTicket,
    version: admission?.version,
    fields: correction?.fields ?? applicationFields,
  });
  const { save, submit, busy, refusal, isTaken } = useEntryActs({
    form,
    send,
    settle: licence.settle,
    doneHref,
  });

  const field: EntrySectionProps['field'] = (name) => ({
    name,
    rule: ruleOf(name),
    hiddenLabel: correction !== undefined,
  });
  const section = { form, field, choices };
  const upload = { regTicket, onSending: licence.track };
  return (
    <Columns
      of="minmax(0, 1fr) 300px"
      gap={64}
      align="start"
      above={48}
      stack="tablet"
      className={page.columns}
    >
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        {!correction && <EntryJump control={form.control} />}
        <EntryFaults form={form} />
        <FormScope form={form}>
          {admission && correction ? (
            <CorrectionParts {...section} {...upload} correction={correction} admission={admission} />
          ) : (
            <>
              <SubjectSection {...section} />
              <ContactSection {...section} />
              <ProductSection />
              <LicenceSection {...section} {...upload} licence={admission?.licence} />
            </>
          )}
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
            correction={correction}
          />
        </FormScope>
      </form>
      <EntryAside control={form.control} help={help} correction={correction} />
    </Columns>
  );
}
