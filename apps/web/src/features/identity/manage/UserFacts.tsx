import type { ManagedUser } from '@portal/contract/user-manage';
import { formatDate } from '../../../platform/display/format.ts';
import {
  operator_user_created,
  operator_user_current,
  operator_user_email,
  operator_user_enterprises,
  operator_user_enterprises_none,
  operator_user_failures,
  operator_user_frozen_because,
  operator_user_last_login,
  operator_user_locked,
  operator_user_never,
  operator_user_password_set,
  operator_user_phone,
  operator_user_status,
  operator_user_type,
} from '../../../platform/i18n/paraglide/messages.js';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import styles from './User.module.css';
import { statusKinds, statusNames, typeNames } from './user-words.ts';

/** What the account is. */
export function UserFacts({ user }: { user: ManagedUser }) {
  const { status, statusReason, lockedUntil, failures, enterprises } = user;
  return (
    <section className={styles.section}>
      {status === 'FROZEN' && statusReason && (
        <Alert kind="warning">
          <span lang="zh">{operator_user_frozen_because({ reason: statusReason })}</span>
        </Alert>
      )}
      {lockedUntil !== null && (
        <Alert kind="warning">{operator_user_locked({ time: formatDate(lockedUntil) })}</Alert>
      )}
      <Facts
        facts={[
          {
            name: operator_user_status(),
            value: <Status kind={statusKinds[status]}>{statusNames[status]()}</Status>,
          },
          { name: operator_user_type(), value: typeNames[user.userType]() },
          { name: operator_user_phone(), value: user.phoneNumber },
          { name: operator_user_email(), value: user.email ?? '—' },
          { name: operator_user_created(), value: formatDate(user.createdAt) },
          {
            name: operator_user_last_login(),
            value: user.lastLoginAt === null ? operator_user_never() : formatDate(user.lastLoginAt),
          },
          { name: operator_user_password_set(), value: formatDate(user.passwordSetAt) },
          { name: operator_user_failures(), value: failures },
          {
            ...{ name: operator_user_enterprises(), wide: true },
            value:
              enterprises.length === 0 ? operator_user_enterprises_none() : <Memberships of={enterprises} />,
          },
        ]}
      />
    </section>
  );
}

function Memberships({ of }: { of: ManagedUser['enterprises'] }) {
  return (
    <ul className={styles.plain}>
      {of.map(({ enterpriseId, name, isCurrent }) => (
        <li key={enterpriseId}>
          <span lang="zh">{name}</span>
          {isCurrent && ` (${operator_user_current()})`}
        </li>
      ))}
    </ul>
  );
}
