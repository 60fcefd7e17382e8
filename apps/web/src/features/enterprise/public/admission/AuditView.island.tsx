import * as m from '@portal/texts/messages';
import { admissionTicket } from '../../../../platform/client-state/kept-tickets.ts';
import { island } from '../../../../platform/island/island.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton/Skeleton.tsx';
import { IdentityRoot } from '../../../identity/shared/form/IdentityRoot.tsx';
import { NeedsScript } from '../../../identity/shared/form/NeedsScript.tsx';
import { AdmissionState } from './AdmissionState.tsx';
import styles from './EntryDone.module.css';
import { LookUpForm } from './LookUpForm.tsx';
import { useAdmission } from './use-admission.ts';

interface AuditViewProps {
  entryHref: string;
  loginHref: string;
}

/** The state of an application, for the holder of its ticket or of the phone it was submitted with. */
function AuditView(props: AuditViewProps) {
  return (
    <IdentityRoot guestsOnly>
      <NeedsScript />
      <View {...props} />
    </IdentityRoot>
  );
}

function View({ entryHref, loginHref }: AuditViewProps) {
  const { view, setView, load } = useAdmission();
  const forget = () => {
    admissionTicket.forget();
    setView({ kind: 'nobody' });
  };
  if (view.kind === 'loading') {
    return (
      <Loading label={m.identity_entry_loading()}>
        <Skeleton height="360px" />
      </Loading>
    );
  }
  if (view.kind === 'failed') {
    return (
      <Alert kind="error" announce action={<Button onClick={load}>{m.act_retry()}</Button>}>
        {m.identity_failed()}
      </Alert>
    );
  }
  if (view.kind === 'nobody') return <LookUpForm onFound={load} />;
  if (view.kind === 'blank') {
    return (
      <>
        <Alert kind="info" action={<Link href={entryHref}>{m.identity_entry_continue()}</Link>}>
          {m.identity_audit_blank()}
        </Alert>
        <Row as="p" wrap gap={12} above={32} className={styles.actions}>
          <Button size="large" variant="quiet" onClick={forget}>
            {m.identity_audit_other()}
          </Button>
        </Row>
      </>
    );
  }
  const { ticket, admission } = view;
  return (
    <AdmissionState
      admission={admission}
      entryHref={entryHref}
      loginHref={loginHref}
      regTicket={ticket.ticket}
      onChange={(changed) => setView({ kind: 'there', ticket, admission: changed })}
      onStale={load}
      onForget={forget}
    />
  );
}

export default island('enterprise/public/admission/AuditView', AuditView, 'load');
