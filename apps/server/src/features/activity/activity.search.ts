import { activityKindLabels } from '@portal/contract/activity/terms';
import { and, inArray } from 'drizzle-orm';
import { listIdsOf, type SearchSource } from '../../feature/search-source.ts';
import { inLanguage } from '../../platform/locale.ts';
import { isListed } from './activity.queries.ts';
import { activities } from './activity.table.ts';

export const activitySearch: SearchSource = {
  kind: 'ACTIVITY',

  listIds: listIdsOf(activities),

  async readDocuments(tx, ids) {
    const rows = await tx
      .select()
      .from(activities)
      .where(and(inArray(activities.id, [...ids]), isListed))
      .for('share');
    return rows.map((activity) => ({
      kind: 'ACTIVITY',
      refId: activity.id,
      lang: 'zh',
      title: activity.title,
      summary: activity.body.slice(0, 200),
      text: [activity.organizer, activity.place, activity.body].join('\n'),
      tags: [inLanguage('zh', activityKindLabels[activity.kind])],
      publishedAt: activity.publishedAt,
      weight: 1,
    }));
  },
};
