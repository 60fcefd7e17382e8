import type { ManagedUser } from '@portal/contract/identity/user-manage';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { statusKinds, statusNames, typeNames } from '../shared/user-words.ts';
import styles from './User.module.css';

export function UserFacts({ user }: { user: ManagedUser }) {
  const { status, statusReason, lockedUntil, failures, enterprises } = user;
  return (
    <Stack as="section" gap={12} className={styles.section}>
      {status === 'FROZEN' && statusReason && (
        <Alert kind="warning">
          <span lang="zh">{m.operator_user_frozen_because({ reason: statusReason })}</span>
        </Alert>
      )}
      {lockedUntil !== null && (
        <Alert kind="warning">{m.operator_user_locked({ time: formatDate(lockedUntil) })}</Alert>
      )}
      <Facts
        facts={[
          {
            name: m.field_state(),
            value: <Status kind={statusKinds[status]}>{statusNames[status]()}</Status>,
          },
          { name: m.operator_user_type(), value: typeNames[user.userType]() },
          { name: m.operator_user_phone(), value: user.phoneNumber },
          { name: m.field_email(), value: user.email ?? '—' },
          { name: m.operator_user_created(), value: formatDate(user.createdAt) },
          {
            name: m.person_last_login(),
            value: user.lastLoginAt === null ? m.operator_user_never() : formatDate(user.lastLoginAt),
          },
          {
            name: m.operator_user_password_set(),
            value: user.actions.includes('activate')
              ? m.activation_waiting()
              : formatDate(user.passwordSetAt),
          },
          { name: m.operator_user_failures(), value: failures },
          {
            name: m.operator_user_enterprises(),
            wide: true,
            value:
              enterprises.length === 0 ? (
                m.operator_user_enterprises_none()
              ) : (
                <Memberships of={enterprises} />
              ),
          },
        ]}
      />
    </Stack>
  );
}

function Memberships({ of }: { of: ManagedUser['enterprises'] }) {
  return (
    <ul className={styles.plain}>
      {of.map(({ enterpriseId, name, isCurrent }) => (
        <li key={enterpriseId}>
          <span lang="zh">{name}</span>
          {isCurrent && ` (${m.operator_user_current()})`}
        </li>
      ))}
    </ul>
  );
}
