import type { UserEvent } from '@portal/contract/identity/user';
import type { ManagedUser } from '@portal/contract/identity/user-manage';
import * as m from '@portal/texts/messages';
import { toast } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';

/** Queries to invalidate when an account changes. */
export const userQueryKeys = [
  'GET /api/userManage/user/queryDetail',
  'GET /api/userManage/user/queryList',
] as const;

const done: Record<UserEvent, () => string> = {
  freeze: m.operator_user_frozen,
  unfreeze: m.operator_user_unfrozen,
  unlock: m.operator_user_unlocked,
  endSessions: m.operator_user_sessions_ended,
};

/** Performs an action on an account and confirms it; false if the server refused. */
export function useOperateUser({ userId: id, version }: Pick<ManagedUser, 'userId' | 'version'>) {
  const act = useMutationOf('POST /api/userManage/user/operate', { invalidates: userQueryKeys });
  const operate = async (event: UserEvent, reason?: string): Promise<boolean> => {
    const answer = await act.run({ id, event, version, ...(reason === undefined ? {} : { reason }) });
    if (answer) toast('success', done[event]());
    return answer !== undefined;
  };
  return { operate, busy: act.busy };
}
