import type { articles } from '../article.table.ts';
import type { articleRevisions } from './article-revision.table.ts';

export type Article = typeof articles.$inferSelect;
export type Revision = typeof articleRevisions.$inferSelect;

export interface EditedArticle {
  article: Article;
  revision: Revision | null;
}
