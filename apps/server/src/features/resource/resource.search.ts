import { resourceCodeLabels } from '@portal/contract/resource/terms';
import { inArray } from 'drizzle-orm';
import { listIdsOf, type SearchSource } from '../../feature/search-source.ts';
import { inLanguage } from '../../platform/locale.ts';
import { resources } from './resource.table.ts';

export const resourceSearch: SearchSource = {
  kind: 'RESOURCE',

  listIds: listIdsOf(resources),

  async readDocuments(tx, ids) {
    const rows = await tx
      .select()
      .from(resources)
      .where(inArray(resources.id, [...ids]))
      .for('share');
    return rows.map((resource) => ({
      kind: 'RESOURCE',
      refId: resource.id,
      lang: 'zh',
      title: resource.name,
      summary: resource.intro,
      text: [resource.ownerName, resource.place, resource.latin, resource.genus].join('\n'),
      tags: [inLanguage('zh', resourceCodeLabels[resource.code])],
      section: resource.code,
      weight: 1,
    }));
  },
};
