import type { ArticleColumn } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';
import { columnNames } from './shared/column-texts.ts';

export const words = {
  queue: {
    CONTENT: { name: m.operator_kind_content, href: paths.manageContent },
    STORY: { name: m.operator_kind_story, href: paths.manageContent },
  },
  collect: {
    ARTICLE: { name: m.collect_type_article, category: (code) => columnNames[code as ArticleColumn]() },
  },
  figures: {
    published: { name: m.operator_home_published, href: () => paths.manageContents() },
    submissions: { name: m.figure_submissions, href: () => paths.manageContents() },
    confirmations: { name: m.figure_confirmations, href: () => paths.manageReceipt() },
  },
} satisfies FeatureWords;
