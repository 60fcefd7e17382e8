import type { ArticleColumn } from '@portal/contract/content/article';

const folders: Record<ArticleColumn, { list: string; detail: string }> = {
  INDUSTRY: { list: 'industrylist', detail: 'industrylist' },
  NOTICE: { list: 'noticelist', detail: 'noticelist' },
  PARK: { list: 'parknews', detail: 'parknews' },
  STYLE: { list: 'corporate-style', detail: 'corporate-style-details' },
  SAFETY: { list: 'safe-production', detail: 'safe-production-details' },
};

/** Path of a column's list. */
export const columnPath = (column: ArticleColumn): string => `/information/${folders[column].list}`;

/** Path of an article. Stories of the column STYLE are shown on their enterprise's page, under the enterprise's id. */
export const articlePath = (column: ArticleColumn, id: string): string =>
  `/information/${folders[column].detail}/${id}`;

/** Path of one story on its enterprise's page. */
export const storyPath = (enterpriseId: string, contentId: string): string =>
  `${articlePath('STYLE', enterpriseId)}?story=${contentId}`;
