import type { CustomRole } from '@portal/contract/rights/custom-role';
import * as m from '@portal/texts/messages';
import { langOfName } from '../../../platform/i18n/language.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { EndRole } from './EndRole.tsx';

interface RoleHeadProps {
  role: CustomRole | null;
  /** How much would change if the change that waits were approved. */
  changes: number;
}

/** Name and note of a role, and whether a change of it waits. */
export function RoleHead({ role, changes }: RoleHeadProps) {
  const name = role?.name ?? m.custom_role_new();
  return (
    <Row wrap align="start" justify="between" gap={8} gapX={20}>
      <div>
        <Text as="h2" size={20} lang={langOfName(name)}>
          {name}
        </Text>
        {role?.note && (
          <Text tone="quiet" lang={langOfName(role.note)}>
            {role.note}
          </Text>
        )}
      </div>
      <Row wrap align="center" gap={12}>
        {role?.isEnded && <Status kind="closed">{m.custom_role_ended()}</Status>}
        {changes > 0 && <Status kind="waiting">{m.custom_role_waiting({ count: changes })}</Status>}
        {role?.canEnd && <EndRole role={role} />}
      </Row>
    </Row>
  );
}
