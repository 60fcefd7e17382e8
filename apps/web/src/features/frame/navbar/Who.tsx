import { memberRoleLabels } from '@portal/contract/identity/role-labels';
import { operatorRoleLabels } from '@portal/contract/operator-role';
import { useUser } from '../../../platform/account/use-user.ts';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { type RoleInfo, rolesOf } from '../../../platform/client-state/stored-user.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import styles from './Navbar.module.css';

const roleLabels: Record<string, () => string> = { ...operatorRoleLabels, ...memberRoleLabels };

/** The role name saved at login is in the language used then, so it is translated again. */
const roleNameOf = ({ roleCode, roleName }: RoleInfo) => roleLabels[roleCode]?.() ?? roleName;

/** Picture, name and role of the logged-in user. */
export function Who() {
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
