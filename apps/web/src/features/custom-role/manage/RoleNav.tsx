import { paths } from '@portal/contract/paths';
import { type CustomRoleRow, scopeKindLabels } from '@portal/contract/rights/custom-role';
import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { langOfName } from '../../../platform/i18n/language.ts';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './CustomRole.module.css';

interface RoleNavProps {
  roles: readonly CustomRoleRow[];
  presets: readonly { role: string; name: string }[];
  /** Id of a role, or code of a ready-made one. */
  current: string;
}

const stateOf = ({ data, isEnded, hasChange }: CustomRoleRow): string =>
  [data && scopeKindLabels[data.scope](), isEnded && m.custom_role_ended(), hasChange && m.state_to_approve()]
    .filter(Boolean)
    .join(' · ');

/** The ready-made roles and the park's own, each with the number of its holders. */
export function RoleNav({ roles, presets, current }: RoleNavProps) {
  const trees = useQueryOf('GET /api/userManage/role/queryList', {}, { quiet: true });
  const item = (key: string, name: string, holders: number, note = '') => (
    <li key={key}>
      <Link
        href={paths.manageCustomRoles({ role: key })}
        look="bare"
        keepScroll
        aria-current={key === current ? 'page' : undefined}
      >
        <span className={styles.roleName} lang={langOfName(name)}>
          {name}
        </span>
        <em>{m.custom_role_holders_count({ count: holders })}</em>
        {note && <small>{note}</small>}
      </Link>
    </li>
  );
  return (
    <nav aria-label={m.custom_role_title()} className={styles.roles}>
      <h2>{m.custom_role_presets()}</h2>
      <ul>
        {presets.map(({ role, name }) =>
          item(role, name, trees.data?.find(({ tree }) => tree === role)?.holders ?? 0),
        )}
      </ul>
      <h2>{m.custom_role_own()}</h2>
      <ul>{roles.map((role) => item(role.id, role.name, role.holders, stateOf(role)))}</ul>
    </nav>
  );
}
