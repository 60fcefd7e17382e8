import * as m from '@portal/texts/messages';
import { Alert } from '../../ui/alert/Alert.tsx';
import type { Draft } from './use-draft.ts';

/** Shows that a draft was restored, and whether someone else has saved since. */
export function DraftNotice({ draft: { restored, collisions } }: { draft: Draft }) {
  if (!restored) return null;
  if (collisions === undefined) return <Alert kind="info">{m.member_draft_back()}</Alert>;
  return (
    <Alert kind="warning" announce>
      {m.member_draft_over()} {collisions > 0 && m.member_draft_collisions({ count: collisions })}
    </Alert>
  );
}
