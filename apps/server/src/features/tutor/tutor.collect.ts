import { paths } from '@portal/contract/paths';
import { inArray, sql } from 'drizzle-orm';
import type { CollectSource } from '../../feature/collect-source.ts';
import { tutors } from './tutor.table.ts';

/** Users who collected a tutor are notified when the fee or another detail changes. */
export const tutorCollect: CollectSource = {
  type: 'TUTOR',
  async read(db, ids) {
    const rows = await db
      .select({
        id: tutors.id,
        title: tutors.name,
        cover: tutors.picture,
        category: tutors.area,
        text: sql<string>`md5(${tutors.intro} || ${tutors.status} || ${tutors.title})`,
        money: sql<string>`${tutors.feeFenPerHour}::text`,
      })
      .from(tutors)
      .where(inArray(tutors.id, [...ids]));
    return rows.map(({ text, money, ...row }) => ({
      ...row,
      keyDay: null,
      path: paths.tutor(row.id),
      facts: { text, money },
    }));
  },
};
