import { organizationKindLabels } from '@portal/contract/organization-terms';
import { and, asc, gt, inArray } from 'drizzle-orm';
import type { SearchSource } from '../../feature/search-source.ts';
import { inLanguage } from '../../platform/locale.ts';
import { isOpen } from './organization.queries.ts';
import { organizations } from './organization.table.ts';

/** Bodies of the park by their name, what they are for, and who leads them. */
export const organizationSearch: SearchSource = {
  kind: 'ORGANIZATION',

  async listIds(tx, after, limit) {
    const rows = await tx
      .select({ id: organizations.id })
      .from(organizations)
      .where(gt(organizations.id, after))
      .orderBy(asc(organizations.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  },

  async readDocuments(tx, ids) {
    const rows = await tx
      .select()
      .from(organizations)
      .where(and(inArray(organizations.id, [...ids]), isOpen))
      .for('share');
    return rows.map(({ id, name, duty, leaderText, kind, aliases, tasks, createdAt }) => ({
      kind: 'ORGANIZATION',
      refId: id,
      lang: 'zh',
      title: name,
      summary: duty.slice(0, 200),
      text: [duty, leaderText, ...aliases, ...tasks].join('\n'),
      tags: [inLanguage('zh', organizationKindLabels[kind])],
      publishedAt: createdAt,
      weight: 1,
    }));
  },
};
