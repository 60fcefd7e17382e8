import type { ManagedUser } from '@portal/contract/identity/user-manage';
import { type OperatorRole, operatorRoleLabels } from '@portal/contract/operator-role';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { ReasonDialog } from '../../../platform/account/acts/ReasonDialog.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { langOfName } from '../../../platform/i18n/language.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { xIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { RequestRole } from './RequestRole.tsx';
import styles from './User.module.css';
import { userQueryKeys } from './use-operate-user.ts';

/** The roles an operator has or that were requested; revokes and requests roles. */
export function UserRoles({ user }: { user: ManagedUser }) {
  const { userId, name, version, actions, roleInfos, roleGrants } = user;
  const [revoked, setRevoked] = useState<OperatorRole>();
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useMutationOf('POST /api/userManage/roleGrant/revoke', {
    done: m.operator_user_role_revoked(),
    invalidates: [...userQueryKeys, 'GET /api/userManage/role/queryList'],
  });
  const waiting = roleGrants.filter(({ state }) => state === 'PENDING');
  const isReadyMade = (code: string): code is OperatorRole => code in operatorRoleLabels;
  const held = roleInfos.map(({ roleCode }) => roleCode).filter(isReadyMade);
  const custom = roleInfos.filter(({ roleCode }) => !isReadyMade(roleCode));
  const take = async (reason: string) => {
    if (revoked && (await revoke.run({ userId, roleCode: revoked, version, reason }))) setRevoked(undefined);
  };
  return (
    <Stack as="section" gap={12} className={styles.section}>
      <h3>{m.operator_user_roles()}</h3>
      <Row as="ul" wrap gap={8} gapX={12} align="center" className={styles.roles}>
        {held.map((role) => (
          <li key={role}>
            <Tag tone="brand">{operatorRoleLabels[role]()}</Tag>
            {actions.includes('revokeRole') && (
              <IconButton
                size="small"
                icon={xIcon}
                label={m.operator_user_role_revoke({ role: operatorRoleLabels[role]() })}
                onClick={() => setRevoked(role)}
              />
            )}
          </li>
        ))}
        {waiting.map(({ grantId, roleCode }) => (
          <li key={grantId}>
            <Tag tone="amber" outlined>
              {`${operatorRoleLabels[roleCode]()} · ${m.operator_user_role_waiting()}`}
            </Tag>
          </li>
        ))}
        {custom.map(({ roleCode, roleName }) => (
          <li key={roleCode}>
            <Link href={paths.manageCustomRoles({ role: roleCode })} lang={langOfName(roleName)}>
              {roleName}
            </Link>
          </li>
        ))}
        {roleInfos.length + waiting.length === 0 && <li>{m.operator_user_roles_none()}</li>}
        {actions.includes('grantRole') && (
          <li>
            <Button size="small" onClick={() => setIsAsking(true)}>
              {m.operator_user_role_ask()}
            </Button>
          </li>
        )}
      </Row>
      {isAsking && (
        <RequestRole
          user={user}
          taken={[...held, ...waiting.map(({ roleCode }) => roleCode)]}
          onClose={() => setIsAsking(false)}
        />
      )}
      {revoked && (
        <ReasonDialog
          title={m.operator_user_role_revoke_title({ name, role: operatorRoleLabels[revoked]() })}
          text={m.operator_user_role_revoke_text()}
          ok={m.operator_user_role_revoke({ role: operatorRoleLabels[revoked]() })}
          danger
          busy={revoke.busy}
          onClose={() => setRevoked(undefined)}
          onGive={(reason) => void take(reason)}
        />
      )}
    </Stack>
  );
}
