import type { CustomRole } from '@portal/contract/rights/custom-role';
import { roleChangeLifecycle } from '@portal/contract/rights/custom-role-lifecycle';
import * as m from '@portal/texts/messages';
import { actionConfigs } from '../../../platform/account/acts/action-configs.ts';
import { useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { roleQueryKeys } from './role-query-keys.ts';

const configs = actionConfigs(roleChangeLifecycle, roleChangeLifecycle.events);

/** What the reader may do with the change that waits: decide it, or withdraw their own. */
export function useChangeActs(role: CustomRole | null) {
  const change = role?.change;
  const operate = useMutationOf('POST /api/userManage/customRole/operate', {
    done: m.act_saved(),
    invalidates: roleQueryKeys,
  });
  return useEventActs({
    configs,
    possible: change?.actions ?? [],
    title: change?.data.name ?? '',
    busy: operate.busy,
    fire: async (event, opinion) =>
      change !== undefined &&
      change !== null &&
      (await operate.run({ id: change.id, version: change.version, event, opinion })) !== undefined,
  });
}
