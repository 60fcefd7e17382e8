import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { useUser } from '../../../platform/account/use-user.ts';
import { DropdownButton, DropdownLink } from '../../../ui/dropdown/DropdownItem.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import {
  houseIcon,
  lockIcon,
  logOutIcon,
  shieldCheckIcon,
  smartphoneIcon,
  userIcon,
} from '../../../ui/icon/shapes.ts';
import { AppearanceButtons } from '../../site/shared/AppearanceButtons.tsx';
import { leaveSession } from './leave-session.ts';

const ChangePasswordDialog = lazy(async () => ({
  default: (await import('../../identity/shared/ChangePasswordDialog.tsx')).ChangePasswordDialog,
}));

const enterpriseType = '200';

/** A user's actions on their own account; in the user menu, and in the menu of a phone. */
export function AccountEntries() {
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
    <>
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
      <AppearanceButtons
        texts={{
          light: m.appearance_light(),
          dark: m.appearance_dark(),
          system: m.appearance_system(),
        }}
      />
      <DropdownButton onClick={() => void leaveSession()}>
        <Icon shape={logOutIcon} />
        {m.member_log_out()}
      </DropdownButton>
      {isChanging !== undefined && (
        <Suspense>
          <ChangePasswordDialog open={isChanging} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
}
