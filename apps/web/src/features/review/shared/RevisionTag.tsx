import type { Place } from '@portal/contract/working-copy';
import {
  editing_revision_draft,
  editing_revision_pending,
} from '../../../platform/i18n/paraglide/messages.js';
import { Tag } from '../../../ui/tag/Tag.tsx';

/** What nobody outside has read, or does not any longer, is nothing but its working copy. */
const unread = ['DRAFT', 'PENDING', 'TRASH'];

/** Says that a public text has a working copy. */
export function RevisionTag({ status, revision }: Place<string>) {
  if (revision === 'NONE' || unread.includes(status)) return null;
  return (
    <Tag tone={revision === 'PENDING' ? 'amber' : 'neutral'} mark="dot">
      {revision === 'PENDING' ? editing_revision_pending() : editing_revision_draft()}
    </Tag>
  );
}
