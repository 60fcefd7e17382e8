import type { SavedPolicy } from '@portal/contract/policy/content';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { versionColumns, workingCopyColumns } from '../../../platform/working-copy/working-copy-columns.ts';
import { policies } from '../policy.table.ts';

/** The working copy of a policy, at most one per policy, until it is approved or discarded. */
export const policyRevisions = pgTable('policy_revision', {
  policyId: text()
    .primaryKey()
    .references(() => policies.id, { onDelete: 'cascade' }),
  ...workingCopyColumns<SavedPolicy>(),
});

/** Approved versions of a policy; never changed afterwards. */
export const policyVersions = pgTable(
  'policy_version',
  {
    policyId: text()
      .notNull()
      .references(() => policies.id, { onDelete: 'cascade' }),
    ...versionColumns<SavedPolicy>(),
  },
  (table) => [primaryKey({ columns: [table.policyId, table.no] })],
);
