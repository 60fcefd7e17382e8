import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { island } from '../../../../platform/island/island.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton/Skeleton.tsx';
import { IdentityRoot } from '../../../identity/shared/form/IdentityRoot.tsx';
import { NeedsScript } from '../../../identity/shared/form/NeedsScript.tsx';
import styles from './EntryForm.module.css';
import type { EntryChoices, EntryHelp, EntryHrefs } from './entry-props.ts';
import { useAdmission } from './use-admission.ts';

// Loaded on demand: the contract's rules are as large as the form, and nobody without an application needs either.
const EntryEditor = lazy(async () => ({ default: (await import('./EntryEditor.tsx')).EntryEditor }));

interface EntryFormProps {
  hrefs: EntryHrefs;
  help: EntryHelp;
  choices: EntryChoices;
}

/** The second step of a registration: the enterprise. */
function EntryForm(props: EntryFormProps) {
  return (
    <IdentityRoot guestsOnly>
      <div className={styles.needsScript}>
        <NeedsScript />
      </div>
      <Entry {...props} />
    </IdentityRoot>
  );
}

function Entry({ hrefs, help, choices }: EntryFormProps) {
  const { view, load } = useAdmission();
  if (view.kind === 'loading') return <EntryLoading />;
  if (view.kind === 'failed') {
    return (
      <Stack gap={20} readable above={48} className={styles.instead}>
        <Alert kind="error" announce action={<Button onClick={load}>{m.act_retry()}</Button>}>
          {m.identity_failed()}
        </Alert>
      </Stack>
    );
  }
  if (view.kind === 'nobody') {
    return (
      <Stack gap={20} readable above={48} className={styles.instead}>
        <Alert kind="warning" announce>
          {m.identity_entry_expired()}
        </Alert>
        <Row as="p" wrap gap={12}>
          <ButtonLink href={hrefs.register} variant="main">
            {m.identity_register_again()}
          </ButtonLink>
          <ButtonLink href={hrefs.login}>{m.identity_log_in_short()}</ButtonLink>
          <ButtonLink href={hrefs.audit}>{m.identity_see_audit()}</ButtonLink>
        </Row>
      </Stack>
    );
  }
  const admission = view.kind === 'there' ? view.admission : undefined;
  if (admission && !admission.actions.some((action) => action === 'save' || action === 'reapply')) {
    return (
      <Stack gap={20} readable above={48} className={styles.instead}>
        <Alert kind="info" announce action={<Link href={hrefs.audit}>{m.identity_see_audit()}</Link>}>
          {m.identity_entry_sent()}
        </Alert>
      </Stack>
    );
  }
  return (
    <Suspense fallback={<EntryLoading />}>
      <EntryEditor
        admission={admission}
        choices={choices}
        help={help}
        ticket={view.ticket}
        doneHref={hrefs.done}
      />
    </Suspense>
  );
}

function EntryLoading() {
  return (
    <Loading label={m.identity_entry_loading()}>
      <Skeleton height="480px" />
    </Loading>
  );
}

export default island('enterprise/public/admission/EntryForm', EntryForm, 'load');
