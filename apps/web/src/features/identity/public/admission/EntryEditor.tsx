import type { OwnAdmission } from '@portal/contract/enterprise-admission';
import type { ApplicationField } from '@portal/contract/enterprise-application';
import { type FormEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { paths } from '../../../../paths.ts';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { notices } from '../../../../platform/api/browser-client.ts';
import { formatDate } from '../../../../platform/display/format.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import {
  identity_entry_join,
  identity_entry_join_text,
  identity_entry_returned,
  identity_entry_save,
  identity_entry_saved,
  identity_entry_saved_at,
  identity_entry_submit,
  identity_entry_waits,
} from '../../../../platform/i18n/paraglide/messages.js';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { SaveBar } from '../../../../ui/form/SaveBar.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import page from '../../shared/form/StepPage.module.css';
import { refusalText, showFieldFaults } from '../../shared/form/show-faults.ts';
import { usePendingUpload } from '../../shared/form/use-pending-upload.ts';
import type { AdmissionTicket } from '../../shared/kept-tickets.ts';
import { type ApplicationValues, formFields, valuesOf } from './application-form.ts';
import { loadRules, malformedFields } from './application-rules.ts';
import { ContactSection } from './ContactSection.tsx';
import { EntryAside } from './EntryAside.tsx';
import styles from './EntryDone.module.css';
import type { EntryChoices, EntryHelp, EntrySectionProps } from './entry-props.ts';
import { ruleOf } from './entry-rules.ts';
import { LicenceSection } from './LicenceSection.tsx';
import { ProductSection } from './ProductSection.tsx';
import { SubjectSection } from './SubjectSection.tsx';
import { useEntrySaving } from './use-entry-saving.ts';

interface EntryEditorProps {
  admission: OwnAdmission | undefined;
  /** Without a ticket the session speaks for the applicant. */
  ticket: Partial<Pick<AdmissionTicket, 'ticket' | 'phoneNumber'>>;
  choices: EntryChoices;
  help: EntryHelp;
  doneHref: string;
}

const savedToastMs = 3_000;

/** The application itself; of a returned one only the fields with a note are open. */
export function EntryEditor({ admission, ticket, choices, help, doneHref }: EntryEditorProps) {
  const returned = admission?.state === 'RETURNED' ? admission.fieldNotes : undefined;
  const open = formFields.filter((field) => !returned || field in returned);
  const form = useForm<ApplicationValues>({
    mode: 'onTouched',
    defaultValues: valuesOf(admission?.application ?? {}, ticket.phoneNumber),
  });
  const [refusal, setRefusal] = useState<string>();
  const [isTaken, setTaken] = useState(false);
  const [busy, setBusy] = useState<'save' | 'submit'>();
  const licence = usePendingUpload();
  const { savedAt, send } = useEntrySaving({
    ...{ form, regTicket: ticket.ticket, version: admission?.version, fields: open },
  });
  useNotes(form.setError, returned);

  const attempt = async (what: 'save' | 'submit', run: () => Promise<void>) => {
    setBusy(what);
    setRefusal(undefined);
    setTaken(false);
    try {
      await run();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTaken(error.data.reason === 'CREDIT_CODE_TAKEN');
      if (!showFieldFaults(error, form)) setRefusal(refusalText(error));
    } finally {
      setBusy(undefined);
    }
  };
  const save = () =>
    attempt('save', async () => {
      await send('0');
      const malformed = malformedFields(await loadRules(), form.getValues());
      if (malformed.length > 0) await form.trigger(malformed, { shouldFocus: true });
      else notices.toast('success', identity_entry_saved(), savedToastMs);
    });
  const handIn = form.handleSubmit(() =>
    attempt('submit', async () => {
      await send('1');
      location.assign(doneHref);
    }),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await licence.settle();
    await handIn();
  };
  const field: EntrySectionProps['field'] = (name) => ({
    ...{ control: form.control, name, rule: ruleOf(name), readOnly: !open.includes(name) },
  });
  const section = { form, field, choices };
  // Whoever holds a ticket is not logged in, and asks to join from his own page.
  const joinHref = ticket.ticket ? paths.login(paths.personPreserve()) : paths.personPreserve();

  return (
    <div className={page.columns}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        {returned && (
          <div className={styles.notice}>
            <Alert kind="warning" title={identity_entry_returned({ count: Object.keys(returned).length })}>
              <Written>{admission?.opinion}</Written>
            </Alert>
          </div>
        )}
        {isTaken && (
          <div className={styles.notice}>
            <Alert kind="info" announce action={<Link href={joinHref}>{identity_entry_join()}</Link>}>
              {identity_entry_join_text()}
            </Alert>
          </div>
        )}
        <SubjectSection {...section} />
        <ContactSection {...section} />
        <ProductSection {...section} />
        <LicenceSection
          {...section}
          licence={admission?.licence}
          regTicket={ticket.ticket}
          onSending={licence.track}
        />
        {refusal && <Alert kind="error">{refusal}</Alert>}
        <SaveBar
          saved={savedAt && identity_entry_saved_at({ time: formatDate(savedAt, 'HH:mm') })}
          waiting={licence.isWaiting && identity_entry_waits()}
        >
          <Button
            size="large"
            busy={busy === 'save'}
            disabled={licence.isWaiting || busy === 'submit'}
            onClick={() => void save()}
          >
            {identity_entry_save()}
          </Button>
          <Button type="submit" size="large" variant="main" busy={licence.isWaiting || busy === 'submit'}>
            {identity_entry_submit()}
          </Button>
        </SaveBar>
      </form>
      <EntryAside control={form.control} help={help} />
    </div>
  );
}

/** What the auditor wrote stands at its field until that is changed. */
function useNotes(
  setError: (name: ApplicationField, error: { message: string }) => void,
  notes: Record<string, string> | undefined,
): void {
  useEffect(() => {
    for (const [field, message] of Object.entries(notes ?? {}))
      setError(field as ApplicationField, { message });
  }, [setError, notes]);
}
