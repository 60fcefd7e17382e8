import type { ArticleColumn, ArticleLevel } from '@portal/contract/content/article';
import * as m from '@portal/texts/messages';

/** Names of the columns, in the order of their tabs. */
export const columnNames: Record<ArticleColumn, () => string> = {
  INDUSTRY: m.content_column_industry,
  NOTICE: m.content_column_notice,
  PARK: m.content_column_park,
  STYLE: m.content_column_style,
  SAFETY: m.content_column_safety,
};

/** The columns that list articles; STYLE is the wall of enterprises. */
export type ListColumn = Exclude<ArticleColumn, 'STYLE'>;

export const columnNotes: Record<ListColumn, () => string> = {
  INDUSTRY: m.content_note_industry,
  NOTICE: m.content_note_notice,
  PARK: m.content_note_park,
  SAFETY: m.content_note_safety,
};

export const levelNames: Record<ArticleLevel, () => string> = {
  NORMAL: m.content_level_normal,
  IMPORTANT: m.content_level_important,
  URGENT: m.content_level_urgent,
};
