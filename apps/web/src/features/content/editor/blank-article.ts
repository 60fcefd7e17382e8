import type { ArticleColumn } from '@portal/contract/content/article';
import { articleContent } from '@portal/contract/content/article-content';
import type { ManagedArticle } from '@portal/contract/content/article-manage';

/** The content before anything is typed; an author name that is too long is left out. */
function newContent(column: ArticleColumn, author: string) {
  const signed = articleContent.safeParse({ column, author });
  return signed.success ? signed.data : articleContent.parse({ column });
}

/** A working copy before its first save. */
export function newArticle(column: ArticleColumn, author: string, now: number): ManagedArticle {
  return {
    contentId: '',
    status: 'DRAFT',
    statusLabel: '',
    revision: 'NONE',
    content: newContent(column, author),
    cover: null,
    files: [],
    enterprises: [],
    authorName: author,
    fromEnterprise: '',
    submittedAt: null,
    submittedBy: '',
    returnReason: '',
    withdrawReason: '',
    publishedAt: null,
    views: 0,
    versionNo: 0,
    trashedAt: null,
    updatedAt: now,
    version: 0,
    actions: ['save'],
  };
}
