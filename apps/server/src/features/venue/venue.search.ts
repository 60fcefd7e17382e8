import { venueKindLabels } from '@portal/contract/venue/terms';
import { inArray } from 'drizzle-orm';
import { listIdsOf, type SearchSource } from '../../feature/search-source.ts';
import { inLanguage } from '../../platform/locale.ts';
import { venues } from './venue.table.ts';

export const venueSearch: SearchSource = {
  kind: 'VENUE',

  listIds: listIdsOf(venues),

  async readDocuments(tx, ids) {
    const rows = await tx
      .select()
      .from(venues)
      .where(inArray(venues.id, [...ids]))
      .for('share');
    return rows.map((venue) => ({
      kind: 'VENUE',
      refId: venue.id,
      lang: 'zh',
      title: venue.name,
      summary: venue.intro,
      text: [venue.place, ...venue.equipment].join('\n'),
      tags: [inLanguage('zh', venueKindLabels[venue.kind])],
      weight: 1,
    }));
  },
};
