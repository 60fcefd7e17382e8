import { paths } from '../../../../paths.ts';
import { formatDate } from '../../../../platform/display/format.ts';
import {
  identity_phone_change,
  person_change_password,
  person_last_login,
  person_password,
  person_password_change,
  person_password_set,
  person_phone,
  person_phone_change,
  person_security,
} from '../../../../platform/i18n/paraglide/messages.js';
import { Link } from '../../../../ui/link/Link.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { maskPhone } from '../../shared/mask-phone.ts';
import styles from './PersonRows.module.css';
import type { PersonalInfo } from './personal-info.ts';

/** How the account is logged into. */
export function AccountSecurity({ info }: { info: PersonalInfo }) {
  const { phoneNumber, passwordSetAt, lastLoginAt } = info;
  const setOn = person_password_set({ date: formatDate(passwordSetAt, 'YYYY-MM-DD') });
  return (
    <Panel title={person_security()}>
      <ul className={styles.rows}>
        <li className={styles.row}>
          <span className={styles.text}>
            <b>{person_phone()}</b>
            <small>{maskPhone(phoneNumber)}</small>
          </span>
          <Link href={paths.updatePhone()} aria-label={identity_phone_change()}>
            {person_phone_change()}
          </Link>
        </li>
        <li className={styles.row}>
          <span className={styles.text}>
            <b>{person_password()}</b>
            <small>{setOn}</small>
          </span>
          <Link href={paths.changePassword()} aria-label={person_change_password()}>
            {person_password_change()}
          </Link>
        </li>
        {lastLoginAt !== null && (
          <li className={styles.row}>
            <span className={styles.text}>
              <b>{person_last_login()}</b>
              <small>{formatDate(lastLoginAt)}</small>
            </span>
          </li>
        )}
      </ul>
    </Panel>
  );
}
