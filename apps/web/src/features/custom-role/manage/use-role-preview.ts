import { customRolePreview, type RoleContent } from '@portal/contract/rights/custom-role';
import * as m from '@portal/texts/messages';
import { useDraftPreview } from '../../../platform/account/use-draft-preview.ts';
import { browserClient } from '../../../platform/api/browser-client.ts';

const key = 'POST /api/userManage/customRole/preview';

/** What a holder would see of these rights; names and notes make no difference. */
export function useRolePreview({ rights, scope, places, masked }: RoleContent) {
  const seen = { name: m.custom_role_one(), nameEn: '', note: '', rights, scope, places, masked };
  return useDraftPreview(key, customRolePreview.input.shape.data, seen, (data, signal) =>
    browserClient().call(key, { data }, { signal, quiet: true }),
  ).data;
}
