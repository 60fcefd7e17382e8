import type { Place } from '@portal/contract/working-copy';
import * as m from '@portal/texts/messages';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { isUnread } from './is-unread.ts';

/** Marks a public text that has a working copy. */
export function RevisionTag({ status, revision }: Place<string>) {
  if (revision === 'NONE' || isUnread(status)) return null;
  return (
    <Tag tone={revision === 'PENDING' ? 'amber' : 'neutral'} mark="dot">
      {revision === 'PENDING' ? m.editing_revision_pending() : m.editing_revision_draft()}
    </Tag>
  );
}
