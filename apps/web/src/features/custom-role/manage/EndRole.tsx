import type { CustomRole } from '@portal/contract/rights/custom-role';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { ReasonDialog } from '../../../platform/account/acts/ReasonDialog.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { roleQueryKeys } from './role-query-keys.ts';

/** Ends a role for good, with a reason that its holders read. */
export function EndRole({ role: { id, version, name } }: { role: CustomRole }) {
  const [isAsking, setIsAsking] = useState(false);
  const end = useMutationOf('POST /api/userManage/customRole/end', {
    done: m.custom_role_ended(),
    invalidates: roleQueryKeys,
  });
  return (
    <>
      <Button size="small" variant="danger" onClick={() => setIsAsking(true)}>
        {m.custom_role_end()}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={m.act_ask({ act: m.custom_role_end(), title: name })}
          text={m.custom_role_end_ask()}
          ok={m.custom_role_end()}
          danger
          busy={end.busy}
          onClose={() => setIsAsking(false)}
          onGive={(reason) =>
            void end.run({ id, version, reason }).then((done) => done && setIsAsking(false))
          }
        />
      )}
    </>
  );
}
