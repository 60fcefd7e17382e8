import { buildingKindLabels } from '@portal/contract/building/terms';
import { inArray } from 'drizzle-orm';
import { listIdsOf, type SearchSource } from '../../feature/search-source.ts';
import { inLanguage } from '../../platform/locale.ts';
import { buildings } from './building.table.ts';

export const buildingSearch: SearchSource = {
  kind: 'BUILDING',

  listIds: listIdsOf(buildings),

  async readDocuments(tx, ids) {
    const rows = await tx
      .select()
      .from(buildings)
      .where(inArray(buildings.id, [...ids]))
      .for('share');
    return rows.map((building) => ({
      kind: 'BUILDING',
      refId: building.id,
      lang: 'zh',
      title: building.name,
      summary: building.intro,
      text: [building.address, ...building.facilities].join('\n'),
      tags: [inLanguage('zh', buildingKindLabels[building.kind])],
      weight: 1,
    }));
  },
};
