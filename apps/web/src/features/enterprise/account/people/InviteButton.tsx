import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { userPlusIcon } from '../../../../ui/icon/shapes.ts';
import { useAskers } from './use-askers.ts';

const InviteDialog = lazy(async () => ({ default: (await import('./InviteDialog.tsx')).InviteDialog }));

/** Shown to users who can invite members. */
export function InviteButton() {
  const [isInviting, setInviting] = useState(false);
  const { data } = useAskers();
  if (!data?.actions.includes('invite')) return null;
  return (
    <>
      <Button size="small" variant="main" icon={userPlusIcon} onClick={() => setInviting(true)}>
        {m.profile_i_invite()}
      </Button>
      {isInviting && (
        <Suspense>
          <InviteDialog roles={data.givableRoles} onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </>
  );
}
