import { organizationKindLabels } from '@portal/contract/organization/terms';
import { and, inArray } from 'drizzle-orm';
import { listIdsOf, type SearchSource } from '../../feature/search-source.ts';
import { inLanguage } from '../../platform/locale.ts';
import { isOpen } from './organization.queries.ts';
import { organizations } from './organization.table.ts';

/** Bodies of the park, found by name, purpose and the people who lead them. */
export const organizationSearch: SearchSource = {
  kind: 'ORGANIZATION',

  listIds: listIdsOf(organizations),

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
