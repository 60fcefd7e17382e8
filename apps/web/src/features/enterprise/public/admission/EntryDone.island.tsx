import * as m from '@portal/texts/messages';
import { useEffect } from 'react';
import { formatDate } from '../../../../platform/display/format.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { island } from '../../../../platform/island/island.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton/Skeleton.tsx';
import { IdentityRoot } from '../../../identity/shared/form/IdentityRoot.tsx';
import { NeedsScript } from '../../../identity/shared/form/NeedsScript.tsx';
import { lastMomentOf } from '../../../identity/shared/working-days.ts';
import styles from './EntryDone.module.css';
import { useAdmission } from './use-admission.ts';

interface EntryDoneProps {
  auditHref: string;
  homeHref: string;
}

/** The last step of a registration: the park has received the application. */
function EntryDone(props: EntryDoneProps) {
  return (
    <IdentityRoot guestsOnly>
      <NeedsScript />
      <Done {...props} />
    </IdentityRoot>
  );
}

function Done({ auditHref, homeHref }: EntryDoneProps) {
  const { view } = useAdmission();
  const isSent = view.kind === 'there' && ['PENDING', 'REVIEWING'].includes(view.admission.state);
  const leave = view.kind !== 'loading' && !isSent;
  useEffect(() => {
    if (leave) location.replace(auditHref);
  }, [leave, auditHref]);
  if (view.kind !== 'there' || !isSent) {
    return (
      <Loading label={m.identity_entry_loading()}>
        <Skeleton height="320px" />
      </Loading>
    );
  }
  const { caseNo, application, submittedAt, dueAt } = view.admission;
  const next = [m.identity_sent_next_1(), m.identity_sent_next_2(), m.identity_sent_next_3()];
  return (
    <>
      <Alert kind="success">{m.identity_sent_text()}</Alert>
      <Text as="div" above={24}>
        <Facts
          columns={1}
          facts={[
            { name: m.identity_number(), value: caseNo ?? '' },
            { name: m.identity_enterprise_name(), value: <Written>{application.name}</Written> },
            { name: m.identity_submitted(), value: formatDate(submittedAt ?? 0) },
            ...(dueAt
              ? [{ name: m.identity_due(), value: formatDate(lastMomentOf(dueAt), 'YYYY-MM-DD') }]
              : []),
          ]}
        />
      </Text>
      <Text as="h2" above={40} size={20} className={styles.title}>
        {m.identity_sent_next()}
      </Text>
      <Text as="ol" above={12} tone="quiet" leading="body" className={styles.next}>
        {next.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Text>
      <Row as="p" wrap gap={12} above={32} className={styles.actions}>
        <ButtonLink href={auditHref} variant="main" size="large">
          {m.identity_see_audit()}
        </ButtonLink>
        <ButtonLink href={homeHref} size="large">
          {m.act_back_home()}
        </ButtonLink>
      </Row>
    </>
  );
}

export default island('enterprise/public/admission/EntryDone', EntryDone, 'load');
