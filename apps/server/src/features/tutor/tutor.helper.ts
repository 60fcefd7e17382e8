import { paths } from '@portal/contract/paths';
import { and, eq, inArray } from 'drizzle-orm';
import type { HelperSource } from '../../feature/helper-source.ts';
import { findAlike } from '../search/find-alike.public.ts';
import { tutors } from './tutor.table.ts';

/** Keeps the duration independent of the number of tutors. */
const maxFound = 20;

const isOpen = eq(tutors.status, 'OPEN');

/** Tutors with similar words. */
export const tutorHelper: HelperSource = {
  kind: 'TUTOR',
  async find(db, { title }) {
    const alike = await findAlike(db, { kind: 'TUTOR', title, limit: maxFound });
    if (alike.length === 0) return [];
    const rows = await db
      .select({ id: tutors.id, title: tutors.title, fields: tutors.fields, intro: tutors.intro })
      .from(tutors)
      .where(and(inArray(tutors.id, alike), isOpen));
    return rows.map(({ id, fields, intro, ...row }) => ({
      id,
      enterpriseId: null,
      text: [row.title, ...fields, intro].join(' '),
      categories: [],
      price: null,
    }));
  },
  async read(db, ids) {
    const rows = await db
      .select({ id: tutors.id, title: tutors.name, note: tutors.title })
      .from(tutors)
      .where(and(inArray(tutors.id, [...ids]), isOpen));
    return rows.map((row) => ({ ...row, path: paths.tutor(row.id) }));
  },
};
