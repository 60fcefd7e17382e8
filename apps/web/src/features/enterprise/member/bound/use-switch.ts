import { paths } from '../../../../paths.ts';
import { leaveTo } from '../../../../platform/member/leave-to.ts';
import { useAct } from '../../../../platform/member/use-act.ts';

/** Acts for another enterprise, or for none. Menus and pages are another's then: the workbench is loaded anew. */
export function useSwitch() {
  const act = useAct('POST /api/baseInfo/enterpriseMember/switch');
  return {
    busy: act.busy,
    switchTo: async (memberId?: string) => {
      if (await act.run(memberId === undefined ? {} : { memberId })) await leaveTo(paths.dashboard());
    },
  };
}
