import { tutorAreaLabels } from '@portal/contract/tutor/terms';
import { inArray } from 'drizzle-orm';
import { listIdsOf, type SearchSource } from '../../feature/search-source.ts';
import { inLanguage } from '../../platform/locale.ts';
import { tutors } from './tutor.table.ts';

export const tutorSearch: SearchSource = {
  kind: 'TUTOR',

  listIds: listIdsOf(tutors),

  async readDocuments(tx, ids) {
    const rows = await tx
      .select()
      .from(tutors)
      .where(inArray(tutors.id, [...ids]))
      .for('share');
    return rows.map((tutor) => ({
      kind: 'TUTOR',
      refId: tutor.id,
      lang: 'zh',
      title: `${tutor.name} ${tutor.title}`,
      summary: tutor.intro,
      text: [tutor.motto, ...tutor.fields].join('\n'),
      tags: [inLanguage('zh', tutorAreaLabels[tutor.area])],
      weight: 1,
    }));
  },
};
