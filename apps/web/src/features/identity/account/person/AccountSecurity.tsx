import * as m from '@portal/texts/messages';
import { paths } from '../../../../paths.ts';
import { formatDate } from '../../../../platform/display/format.ts';
import { Link } from '../../../../ui/link/Link.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { maskPhone } from '../../shared/mask-phone.ts';
import styles from './PersonRows.module.css';
import type { PersonalInfo } from './personal-info.ts';

/** How the account is logged into. */
export function AccountSecurity({ info }: { info: PersonalInfo }) {
  const { phoneNumber, passwordSetAt, lastLoginAt } = info;
  const setOn = m.person_password_set({ date: formatDate(passwordSetAt, 'YYYY-MM-DD') });
  return (
    <Panel title={m.person_security()}>
      <ul className={styles.rows}>
        <li className={styles.row}>
          <span className={styles.text}>
            <b>{m.field_phone()}</b>
            <small>{maskPhone(phoneNumber)}</small>
          </span>
          <Link href={paths.updatePhone()} aria-label={m.identity_phone_change()}>
            {m.person_phone_change()}
          </Link>
        </li>
        <li className={styles.row}>
          <span className={styles.text}>
            <b>{m.person_password()}</b>
            <small>{setOn}</small>
          </span>
          <Link href={paths.changePassword()} aria-label={m.person_change_password()}>
            {m.person_password_change()}
          </Link>
        </li>
        {lastLoginAt !== null && (
          <li className={styles.row}>
            <span className={styles.text}>
              <b>{m.person_last_login()}</b>
              <small>{formatDate(lastLoginAt)}</small>
            </span>
          </li>
        )}
      </ul>
    </Panel>
  );
}
