import type { ManagedPhoneAppeal } from '@portal/contract/phone-appeal';
import { paths } from '../../../../paths.ts';
import { imageUrl } from '../../../../platform/api/image-url.ts';
import { formatEnd } from '../../../../platform/display/end-text.ts';
import { formatBytes, formatDate } from '../../../../platform/display/format.ts';
import {
  operator_appeal_at,
  operator_appeal_decided,
  operator_appeal_due,
  operator_appeal_enterprise,
  operator_appeal_guide,
  operator_appeal_ip,
  operator_appeal_new,
  operator_appeal_old,
  operator_appeal_person,
  operator_appeal_proof,
  operator_appeal_proof_none,
  operator_appeal_reason,
  operator_appeal_state,
  operator_user_created,
  operator_user_password_set,
} from '../../../../platform/i18n/paraglide/messages.js';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Status } from '../../../../ui/status/Status.tsx';
import styles from '../User.module.css';
import { appealStateKinds, appealStateNames } from './appeal-words.ts';

/** What was asked for, and what is known of the account. */
export function AppealFacts({ appeal }: { appeal: ManagedPhoneAppeal }) {
  const { state, proof, userId, userName, decidedAt, decidedByName, opinion } = appeal;
  return (
    <section className={styles.section}>
      {state === 'PENDING' && <Alert kind="info">{operator_appeal_guide()}</Alert>}
      <Facts
        facts={[
          {
            name: operator_appeal_state(),
            value: <Status kind={appealStateKinds[state]}>{appealStateNames[state]()}</Status>,
          },
          {
            name: operator_appeal_person(),
            value: (
              <Link href={paths.manageUsers({ user: userId })}>
                <span lang="zh">{userName}</span>
              </Link>
            ),
          },
          { name: operator_appeal_old(), value: appeal.oldPhoneNumber },
          { name: operator_appeal_new(), value: appeal.newPhoneNumber },
          { name: operator_appeal_at(), value: formatDate(appeal.submittedAt) },
          { name: operator_appeal_due(), value: formatEnd(appeal.dueAt) },
          {
            name: operator_appeal_enterprise(),
            value: appeal.enterpriseName ? <span lang="zh">{appeal.enterpriseName}</span> : '—',
          },
          { name: operator_appeal_ip(), value: appeal.ip || '—' },
          { name: operator_user_created(), value: formatDate(appeal.registeredAt) },
          { name: operator_user_password_set(), value: formatDate(appeal.passwordSetAt) },
          {
            ...{ name: operator_appeal_reason(), wide: true },
            value: <span lang="zh">{appeal.reason}</span>,
          },
          {
            ...{ name: operator_appeal_proof(), wide: true },
            value: proof ? <Proof {...proof} /> : operator_appeal_proof_none(),
          },
          ...(decidedAt === null
            ? []
            : [
                {
                  ...{ name: operator_appeal_decided(), wide: true },
                  value: <span lang="zh">{opinion}</span>,
                  note: `${decidedByName ?? ''} ${formatDate(decidedAt)}`,
                },
              ]),
        ]}
      />
    </section>
  );
}

/** A picture is looked at here, a paper in a window of its own. */
function Proof({ fileId, name, mime, bytes }: NonNullable<ManagedPhoneAppeal['proof']>) {
  return (
    <span className={styles.proof}>
      {mime.startsWith('image/') && <img src={imageUrl(fileId, 0, 960)} alt={name} />}
      <a href={imageUrl(fileId)} target="_blank" rel="noopener">
        {name} · {formatBytes(bytes)}
      </a>
    </span>
  );
}
