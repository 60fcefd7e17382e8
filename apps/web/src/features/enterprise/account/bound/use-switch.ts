import { paths } from '../../../../paths.ts';
import { leaveTo } from '../../../../platform/account/leave-to.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';

/** Acts for another enterprise, or for none. Menus and pages are another's then: the workbench is loaded anew. */
export function useSwitch() {
  const act = useMutationOf('POST /api/baseInfo/enterpriseMember/switch');
  return {
    busy: act.busy,
    switchTo: async (memberId?: string) => {
      if (await act.run(memberId === undefined ? {} : { memberId })) await leaveTo(paths.dashboard());
    },
  };
}
