import { projectKindLabels } from '@portal/contract/project-terms';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { ListHolders, SearchSource } from '../../feature/search-source.ts';
import { inLanguage } from '../../platform/locale.ts';
import { readNames } from '../dictionary/dictionary-names.public.ts';
import { projects } from './project.table.ts';

const projectsOfCategory: ListHolders = async (db, code, after, limit) => {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.categoryCode, code), gt(projects.id, after)))
    .orderBy(asc(projects.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Open projects, without whose they are. */
export const projectSearch: SearchSource = {
  kind: 'PROJECT',
  holders: { INDUSTRY_TAG: [projectsOfCategory] },

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
    const categories = await readNames(
      tx,
      'INDUSTRY_TAG',
      rows.map(({ categoryCode }) => categoryCode),
    );
    return rows.map(({ id, kind, title, body, categoryCode, publishedAt }) => ({
      kind: 'PROJECT',
      refId: id,
      lang: 'zh',
      title,
      summary: body,
      text: '',
      tags: [inLanguage('zh', projectKindLabels[kind]), categories.get(categoryCode) ?? ''],
      publishedAt,
      weight: 1,
    }));
  },
};
