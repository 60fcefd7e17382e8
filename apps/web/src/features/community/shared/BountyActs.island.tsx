import { Suspense, useState } from 'react';
import { notices } from '../../../platform/api/page-notices.ts';
import { island } from '../../../platform/island/island.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import type { InviteTexts } from './invite-texts.ts';
import { InviteForm } from './lazy-forms.ts';
import { loadClient, useStanding } from './use-standing.ts';

interface Question {
  title: string;
  text: string;
  ok: string;
  cancel: string;
}

interface BountyActsProps {
  postId: string;
  /** Points added per raise. */
  step: number;
  texts: { undo: string; raise: string; undoing: Question; raising: Question; invite: InviteTexts };
}

/** An asker's actions on a question: undo an acceptance, raise the bounty, or invite somebody to answer. */
function BountyActs({ postId, step, texts }: BountyActsProps) {
  const { standing, again } = useStanding(postId);
  const [busy, setBusy] = useState(false);
  const [isInviting, setInviting] = useState(false);
  if (!standing) return null;
  const act = async (event: 'undo' | 'raise') => {
    if (!(await notices.confirm(event === 'undo' ? texts.undoing : texts.raising))) return;
    setBusy(true);
    try {
      const client = await loadClient();
      const { version } = standing;
      const data = event === 'raise' ? { points: step } : {};
      await client.call('POST /api/communityManage/answer/operate', { id: postId, version, event, data });
      location.reload();
    } catch {
      again();
      setBusy(false);
    }
  };
  return (
    <>
      {standing.bountyActions.includes('undo') && (
        <Button busy={busy} onClick={() => void act('undo')}>
          {texts.undo}
        </Button>
      )}
      {standing.bountyActions.includes('raise') && standing.points >= step && (
        <Button busy={busy} onClick={() => void act('raise')}>
          {texts.raise}
        </Button>
      )}
      {standing.isOwn && standing.bountyActions.includes('accept') && (
        <Button aria-expanded={isInviting} onClick={() => setInviting(!isInviting)}>
          {texts.invite.open}
        </Button>
      )}
      {isInviting && (
        <Suspense>
          <InviteForm postId={postId} texts={texts.invite} />
        </Suspense>
      )}
    </>
  );
}

export default island('community/shared/BountyActs', BountyActs);
