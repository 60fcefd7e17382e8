import type { ManagedUser } from '@portal/contract/identity/user-manage';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import styles from './User.module.css';

/** The current sessions of the account, and its last logins. */
export function UserLogins({ user: { sessions, logins } }: { user: ManagedUser }) {
  return (
    <>
      <section className={styles.section}>
        <h3>{m.operator_user_sessions()}</h3>
        {sessions.length === 0 && <p>{m.operator_user_sessions_none()}</p>}
        <ul className={styles.rows}>
          {sessions.map(({ sessionId, deviceName, ip, lastSeenAt }) => (
            <li key={sessionId}>
              <b>{deviceName || m.operator_user_device_unknown()}</b>
              <span>{ip}</span>
              <span>{m.operator_user_session_seen({ time: formatDate(lastSeenAt) })}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h3>{m.operator_user_logins()}</h3>
        {logins.length === 0 && <p>{m.operator_user_logins_none()}</p>}
        <ul className={styles.rows}>
          {logins.map(({ at, ip, deviceName }) => (
            <li key={at}>
              <b>{formatDate(at)}</b>
              <span>{ip}</span>
              <span>{deviceName || m.operator_user_device_unknown()}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
