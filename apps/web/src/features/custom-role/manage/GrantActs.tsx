import type { CustomGrant } from '@portal/contract/rights/custom-role';
import { customGrantLifecycle } from '@portal/contract/rights/custom-role-lifecycle';
import * as m from '@portal/texts/messages';
import { actionConfigs, actVariant } from '../../../platform/account/acts/action-configs.ts';
import { useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { roleQueryKeys } from './role-query-keys.ts';

const configs = actionConfigs(customGrantLifecycle, customGrantLifecycle.events);

/** What the reader may do with a role that is, or is to be, somebody's. */
export function GrantActs({ grant }: { grant: CustomGrant }) {
  const { id, version, userName, actions } = grant;
  const operate = useMutationOf('POST /api/userManage/customRole/operateGrant', {
    done: m.act_saved(),
    invalidates: roleQueryKeys,
  });
  const { acts, dialog } = useEventActs({
    configs,
    possible: actions,
    title: userName,
    busy: operate.busy,
    fire: async (event, opinion) => (await operate.run({ id, version, event, opinion })) !== undefined,
  });
  return (
    <Row as="span" inline wrap gap={8}>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button
          key={key}
          size="small"
          variant={actVariant(customGrantLifecycle, key)}
          busy={busy}
          onClick={onPress}
        >
          {text}
        </Button>
      ))}
      {dialog}
    </Row>
  );
}
