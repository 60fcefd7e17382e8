import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../../platform/display/format.ts';
import { Link } from '../../../../ui/link/Link.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Row, Rows } from '../../../../ui/rows/Rows.tsx';
import { maskPhone } from '../../shared/mask-phone.ts';
import type { PersonalInfo } from './personal-info.ts';

/** The ways to log in to the account. */
export function AccountSecurity({ info }: { info: PersonalInfo }) {
  const { phoneNumber, passwordSetAt, lastLoginAt } = info;
  const setOn = m.person_password_set({ date: formatDate(passwordSetAt, 'YYYY-MM-DD') });
  return (
    <Panel title={m.person_security()}>
      <Rows>
        <Row title={m.field_phone()} note={maskPhone(phoneNumber)}>
          <Link href={paths.updatePhone()} aria-label={m.identity_phone_change()}>
            {m.person_phone_change()}
          </Link>
        </Row>
        <Row title={m.person_password()} note={setOn}>
          <Link href={paths.changePassword()} aria-label={m.person_change_password()}>
            {m.person_password_change()}
          </Link>
        </Row>
        <Row title={m.reach_title()} note={m.reach_heading()}>
          <Link href={paths.reach()} aria-label={`${m.act_edit()}: ${m.reach_title()}`}>
            {m.act_edit()}
          </Link>
        </Row>
        {lastLoginAt !== null && <Row title={m.person_last_login()} note={formatDate(lastLoginAt)} />}
      </Rows>
    </Panel>
  );
}
