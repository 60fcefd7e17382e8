import * as m from '@portal/texts/messages';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { financingQueryKeys } from './finance-query-keys.ts';

interface Revoked {
  id: string;
  version: number;
  productName: string;
}

/** Revokes the consent of an application, after confirmation. */
export function useRevoke() {
  const revoking = useMutationOf('POST /api/financeManage/application/revoke', {
    done: m.finance_revoked(),
    invalidates: [...financingQueryKeys],
  });
  const revoke = async ({ id, version, productName }: Revoked) => {
    const isSure = await confirm({
      title: m.act_ask({ act: m.finance_revoke(), title: productName }),
      text: m.finance_revoke_text(),
      ok: m.finance_revoke(),
      danger: true,
    });
    if (isSure) await revoking.run({ id, version });
  };
  return { revoke, isBusy: revoking.busy };
}
