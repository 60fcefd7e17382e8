import type { ArticleColumn } from '@portal/contract/content/article';

/** Column names for texts that are always in Chinese: feeds and spreadsheets. */
export const columnNames: Record<ArticleColumn, string> = {
  INDUSTRY: '行业资讯',
  NOTICE: '通知公告',
  PARK: '园区动态',
  STYLE: '企业风采',
  SAFETY: '安全生产',
};
