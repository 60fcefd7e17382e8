import { projectKindLabels } from '@portal/contract/match/project-terms';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { SearchSource } from '../../feature/search-source.ts';
import { inLanguage } from '../../platform/locale.ts';
import { projects } from './project.table.ts';

/** Open projects, found only by their own text: the category of a few enterprises would reveal whose they are. */
export const projectSearch: SearchSource = {
  kind: 'PROJECT',

  async listIds(tx, after, limit) {
    const rows = await tx
      .select({ id: projects.id })
      .from(projects)
      .where(gt(projects.id, after))
      .orderBy(asc(projects.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  },

  async readDocuments(tx, ids) {
    const rows = await tx
      .select()
      .from(projects)
      .where(and(inArray(projects.id, [...ids]), eq(projects.status, 'PUBLISHED')))
      .for('share');
    return rows.map(({ id, kind, title, body, publishedAt }) => ({
      kind: 'PROJECT',
      refId: id,
      lang: 'zh',
      title,
      summary: body,
      text: '',
      tags: [inLanguage('zh', projectKindLabels[kind])],
      publishedAt,
      weight: 1,
    }));
  },
};
