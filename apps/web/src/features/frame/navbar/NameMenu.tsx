import { memberRoleLabels, operatorRoleLabels } from '@portal/contract/role-labels';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../platform/account/use-user.ts';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { type RoleInfo, rolesOf } from '../../../platform/client-state/stored-user.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { Dropdown } from '../../../ui/dropdown/Dropdown.tsx';
import { DropdownButton, DropdownLink } from '../../../ui/dropdown/DropdownItem.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { houseIcon } from '../../../ui/icon/shapes/house.ts';
import { lockIcon } from '../../../ui/icon/shapes/lock.ts';
import { logOutIcon } from '../../../ui/icon/shapes/log-out.ts';
import { shieldCheckIcon } from '../../../ui/icon/shapes/shield-check.ts';
import { smartphoneIcon } from '../../../ui/icon/shapes/smartphone.ts';
import { userIcon } from '../../../ui/icon/shapes/user.ts';
import { PickList } from '../PickList.tsx';
import { leaveSession } from './leave-session.ts';
import styles from './Navbar.module.css';

const ChangePasswordDialog = lazy(async () => ({
  default: (await import('../../identity/shared/ChangePasswordDialog.tsx')).ChangePasswordDialog,
}));

const enterpriseType = '200';

/** The logged-in user, and the entries for their account. */
export function NameMenu() {
  const user = useUser();
  const [isChanging, setChanging] = useState<boolean>();
  const isEnterprise = user.userType === enterpriseType;
  const entries = [
    {
      href: isEnterprise ? paths.enterprisePreserve() : paths.personPreserve(),
      icon: userIcon,
      text: m.member_personal_centre(),
    },
    ...(isEnterprise
      ? [{ href: paths.personPreserve(), icon: shieldCheckIcon, text: m.member_own_account() }]
      : []),
    { href: paths.updatePhone(), icon: smartphoneIcon, text: m.member_change_phone() },
    { href: paths.home(), icon: houseIcon, text: m.member_portal_home() },
  ];
  return (
    <div className={styles.me}>
      <Dropdown trigger={<Who />} align="end">
        <PickList>
          {entries.map(({ href, icon, text }) => (
            <DropdownLink key={href} href={href}>
              <Icon shape={icon} />
              {text}
            </DropdownLink>
          ))}
          <DropdownButton onClick={() => setChanging(true)}>
            <Icon shape={lockIcon} />
            {m.member_change_password()}
          </DropdownButton>
          <DropdownButton onClick={() => void leaveSession()}>
            <Icon shape={logOutIcon} />
            {m.member_log_out()}
          </DropdownButton>
        </PickList>
      </Dropdown>
      {isChanging !== undefined && (
        <Suspense>
          <ChangePasswordDialog open={isChanging} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </div>
  );
}

const roleLabels: Record<string, () => string> = { ...operatorRoleLabels, ...memberRoleLabels };

/** The role name saved at login is in the language of that moment, so it is translated again. */
const roleNameOf = ({ roleCode, roleName }: RoleInfo) => roleLabels[roleCode]?.() ?? roleName;

function Who() {
  const user = useUser();
  const name = user.name || user.loginName;
  const [role] = rolesOf(user);
  return (
    <>
      <Avatar name={name} {...(user.avatarFileId ? { src: imageUrl(user.avatarFileId, 0, 160) } : {})} />
      <span className={styles.who}>
        <span lang={langOfContent('zh')}>{name}</span>
        <small>
          {user.loginName}
          {role && ` · ${roleNameOf(role)}`}
        </small>
      </span>
    </>
  );
}
