import { paths } from '@portal/contract/paths';
import { eq } from 'drizzle-orm';
import { sitemapKindOf } from '../../feature/sitemap-kind.ts';
import { projects } from '../match/project.table.ts';

export const projectSitemap = [
  sitemapKindOf('project', {
    table: projects,
    id: projects.id,
    updatedAt: projects.updatedAt,
    shown: () => eq(projects.status, 'PUBLISHED'),
    pathOf: (id) => paths.match(id),
  }),
];
