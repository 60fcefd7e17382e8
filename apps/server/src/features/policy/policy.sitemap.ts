import { paths } from '@portal/contract/paths';
import { and, inArray, sql } from 'drizzle-orm';
import { sitemapKindOf } from '../../feature/sitemap-kind.ts';
import { declareItems } from './declare-item.table.ts';
import { policies } from './policy.table.ts';

// An item is public as long as its policy is.
const isPolicyShown = inArray(policies.status, ['PUBLISHED', 'REPEALED']);
const isItemShown = and(
  inArray(declareItems.status, ['COMING', 'OPEN', 'CLOSED', 'REVIEWING', 'PUBLICITY', 'DONE']),
  sql`exists (select from ${policies} where ${policies.id} = ${declareItems.policyId} and ${isPolicyShown})`,
);

export const policySitemap = [
  sitemapKindOf('policy', {
    table: policies,
    id: policies.id,
    updatedAt: policies.updatedAt,
    shown: () => isPolicyShown,
    pathOf: (id) => paths.policy(id),
  }),
  sitemapKindOf('declaration', {
    table: declareItems,
    id: declareItems.id,
    updatedAt: declareItems.updatedAt,
    shown: () => isItemShown,
    pathOf: (id) => paths.declareItem(id),
  }),
];
