import type { ArticleColumn, ArticleLevel } from '@portal/contract/article';
import {
  content_column_industry,
  content_column_notice,
  content_column_park,
  content_column_safety,
  content_column_style,
  content_level_important,
  content_level_normal,
  content_level_urgent,
  content_note_industry,
  content_note_notice,
  content_note_park,
  content_note_safety,
} from '../../../platform/i18n/paraglide/messages.js';

/** Names of the columns, in the order of their tabs. */
export const columnNames: Record<ArticleColumn, () => string> = {
  INDUSTRY: content_column_industry,
  NOTICE: content_column_notice,
  PARK: content_column_park,
  STYLE: content_column_style,
  SAFETY: content_column_safety,
};

/** The columns that are lists of articles; STYLE is the wall of enterprises. */
export type ListColumn = Exclude<ArticleColumn, 'STYLE'>;

export const columnNotes: Record<ListColumn, () => string> = {
  INDUSTRY: content_note_industry,
  NOTICE: content_note_notice,
  PARK: content_note_park,
  SAFETY: content_note_safety,
};

export const levelNames: Record<ArticleLevel, () => string> = {
  NORMAL: content_level_normal,
  IMPORTANT: content_level_important,
  URGENT: content_level_urgent,
};
