import { endText } from '@portal/contract/deadline';
import type { ManagedPhoneAppeal } from '@portal/contract/identity/phone-appeal';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../../platform/api/image-url.ts';
import { formatBytes, formatDate } from '../../../../platform/display/format.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Status } from '../../../../ui/status/Status.tsx';
import styles from '../User.module.css';
import { appealStateKinds, appealStateNames } from './appeal-words.ts';

/** What was requested, and what is known about the account. */
export function AppealFacts({ appeal }: { appeal: ManagedPhoneAppeal }) {
  const { state, proof, userId, userName, decidedAt, decidedByName, opinion } = appeal;
  return (
    <Stack as="section" gap={12} className={styles.section}>
      {state === 'PENDING' && <Alert kind="info">{m.operator_appeal_guide()}</Alert>}
      <Facts
        facts={[
          {
            name: m.field_state(),
            value: <Status kind={appealStateKinds[state]}>{appealStateNames[state]()}</Status>,
          },
          {
            name: m.operator_appeal_person(),
            value: (
              <Link href={paths.manageUsers({ user: userId })}>
                <span lang="zh">{userName}</span>
              </Link>
            ),
          },
          { name: m.operator_appeal_old(), value: appeal.oldPhoneNumber },
          { name: m.operator_appeal_new(), value: appeal.newPhoneNumber },
          { name: m.operator_appeal_at(), value: formatDate(appeal.submittedAt) },
          { name: m.field_due_time(), value: endText(appeal.dueAt) },
          {
            name: m.operator_appeal_enterprise(),
            value: appeal.enterpriseName ? <span lang="zh">{appeal.enterpriseName}</span> : '—',
          },
          { name: m.operator_appeal_ip(), value: appeal.ip || '—' },
          { name: m.operator_user_created(), value: formatDate(appeal.registeredAt) },
          { name: m.operator_user_password_set(), value: formatDate(appeal.passwordSetAt) },
          {
            name: m.field_appeal_reason(),
            wide: true,
            value: <span lang="zh">{appeal.reason}</span>,
          },
          {
            name: m.operator_appeal_proof(),
            wide: true,
            value: proof ? <Proof {...proof} /> : m.operator_appeal_proof_none(),
          },
          ...(decidedAt === null
            ? []
            : [
                {
                  name: m.field_finding(),
                  wide: true,
                  value: <span lang="zh">{opinion}</span>,
                  note: `${decidedByName ?? ''} ${formatDate(decidedAt)}`,
                },
              ]),
        ]}
      />
    </Stack>
  );
}

/** A picture is shown here, a PDF opens in a new window. */
function Proof({ fileId, name, mime, bytes }: NonNullable<ManagedPhoneAppeal['proof']>) {
  return (
    <Stack as="span" gap={8} items="start" className={styles.proof}>
      {mime.startsWith('image/') && <img src={imageUrl(fileId, 0, 960)} alt={name} />}
      <a href={imageUrl(fileId)} target="_blank" rel="noopener">
        {name} · {formatBytes(bytes)}
      </a>
    </Stack>
  );
}
