import { paths } from '@portal/contract/paths';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CollectSource } from '../../feature/collect-source.ts';
import { projects } from '../match/project.table.ts';

/** Collectors are notified of a changed text, price or deadline. */
export const projectCollect: CollectSource = {
  type: 'PROJECT',
  async read(db, ids) {
    const rows = await db
      .select({
        id: projects.id,
        title: projects.title,
        category: projects.kind,
        keyDay: projects.deadline,
        text: sql<string>`md5(${projects.body})`,
        money: sql<string>`concat_ws('-', ${projects.priceFromFen}, ${projects.priceToFen})`,
      })
      .from(projects)
      .where(and(inArray(projects.id, [...ids]), eq(projects.status, 'PUBLISHED')));
    return rows.map(({ text, money, ...row }) => ({
      ...row,
      cover: null,
      path: paths.match(row.id),
      facts: { text, money },
    }));
  },
};
