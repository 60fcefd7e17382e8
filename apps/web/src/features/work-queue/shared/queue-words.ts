import type { QueueKind } from '@portal/contract/kinds';
import type { QueueItem } from '@portal/contract/work-queue';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';

export const kindNames: Record<QueueKind, () => string> = {
  ENTRY: m.operator_kind_entry,
  CHANGE: m.operator_kind_change,
  CONTENT: m.operator_kind_content,
  STORY: m.operator_kind_story,
  POLICY: m.operator_kind_policy,
  ROLE_GRANT: m.operator_kind_role_grant,
  PHONE_APPEAL: m.operator_kind_phone_appeal,
};

const hrefs: Record<QueueKind, (refId: string) => string> = {
  ENTRY: paths.manageAudit,
  CHANGE: paths.manageAudit,
  CONTENT: paths.manageContent,
  STORY: paths.manageContent,
  POLICY: paths.managePolicy,
  ROLE_GRANT: () => paths.manageRoles({ tab: 'grants' }),
  PHONE_APPEAL: (refId) => paths.manageUsers({ tab: 'appeals', appeal: refId }),
};

/** Beside the address of a piece of work: the query of the queue it was opened from. */
export const queueParameter = 'queue';

/** The page on which a piece of work is decided, with the way back to the queue where it is a page of its own. */
export function hrefOfWork({ kind, refId }: Pick<QueueItem, 'kind' | 'refId'>, queue: string): string {
  const href = hrefs[kind](refId);
  return href.includes('?') ? href : `${href}?${queueParameter}=${encodeURIComponent(queue)}`;
}
