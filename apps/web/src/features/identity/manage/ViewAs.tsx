import type { ManagedUser } from '@portal/contract/identity/user-manage';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { ReasonDialog } from '../../../platform/account/acts/ReasonDialog.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { beginViewing } from '../../../platform/account/viewing.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { eyeIcon } from '../../../ui/icon/shapes.ts';

/** Views the member area as a user sees it; the user can see the reason. */
export function ViewAs({ user: { userId, name } }: { user: ManagedUser }) {
  const [isAsking, setIsAsking] = useState(false);
  const begin = useMutationOf('POST /api/userManage/viewAs/begin');
  const give = (reason: string) => beginViewing(userId, () => begin.run({ userId, reason }));
  return (
    <>
      <Button icon={eyeIcon} onClick={() => setIsAsking(true)}>
        {m.operator_view_as()}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={m.operator_view_as_title({ name })}
          text={m.operator_view_as_text()}
          ok={m.operator_view_as_ok()}
          busy={begin.busy}
          onClose={() => setIsAsking(false)}
          onGive={(reason) => void give(reason)}
        />
      )}
    </>
  );
}
