import { paths } from '@portal/contract/paths';
import { leaveTo } from '../../../../platform/account/leave-to.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';

/** Switches to another enterprise, or to none. Menus and pages differ then, so the workbench is reloaded. */
export function useSwitch() {
  const act = useMutationOf('POST /api/baseInfo/enterpriseMember/switch');
  return {
    busy: act.busy,
    switchTo: async (memberId?: string) => {
      if (await act.run(memberId === undefined ? {} : { memberId })) await leaveTo(paths.dashboard());
    },
  };
}
