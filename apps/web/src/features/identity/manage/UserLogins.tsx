import type { ManagedUser } from '@portal/contract/identity/user-manage';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './User.module.css';

/** The current sessions of the account, and its last logins. */
export function UserLogins({ user: { sessions, logins } }: { user: ManagedUser }) {
  return (
    <>
      <Stack as="section" gap={12} className={styles.section}>
        <h3>{m.operator_user_sessions()}</h3>
        {sessions.length === 0 && <p>{m.operator_user_sessions_none()}</p>}
        <ul className={styles.rows}>
          {sessions.map(({ sessionId, deviceName, ip, lastSeenAt }) => (
            <Columns
              as="li"
              of="180px 150px minmax(0, 1fr)"
              gap={12}
              padBlock={8}
              lineBelow="thin"
              size={13}
              key={sessionId}
            >
              <Text as="b" weight={500}>
                {deviceName || m.field_unknown_device()}
              </Text>
              <Text as="span" tone="quiet">
                {ip}
              </Text>
              <Text as="span" tone="quiet">
                {m.operator_user_session_seen({ time: formatDate(lastSeenAt) })}
              </Text>
            </Columns>
          ))}
        </ul>
      </Stack>
      <Stack as="section" gap={12} className={styles.section}>
        <h3>{m.operator_user_logins()}</h3>
        {logins.length === 0 && <p>{m.operator_user_logins_none()}</p>}
        <ul className={styles.rows}>
          {logins.map(({ at, ip, deviceName }) => (
            <Columns
              as="li"
              of="180px 150px minmax(0, 1fr)"
              gap={12}
              padBlock={8}
              lineBelow="thin"
              size={13}
              key={at}
            >
              <Text as="b" weight={500}>
                {formatDate(at)}
              </Text>
              <Text as="span" tone="quiet">
                {ip}
              </Text>
              <Text as="span" tone="quiet">
                {deviceName || m.field_unknown_device()}
              </Text>
            </Columns>
          ))}
        </ul>
      </Stack>
    </>
  );
}
