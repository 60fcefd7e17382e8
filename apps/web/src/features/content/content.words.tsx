import type { ArticleColumn } from '@portal/contract/article';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';
import { paths } from '../../paths.ts';
import { langOfContent } from '../../platform/i18n/language.ts';
import { columnNames } from './shared/column-texts.ts';

export const contentWords = {
  queue: {
    CONTENT: { name: m.operator_kind_content, href: paths.manageContent },
    STORY: { name: m.operator_kind_story, href: paths.manageContent },
  },
  todo: {
    RECEIPT: ({ title }) => ({
      state: m.workbench_todo_confirm_wanted(),
      title: <span lang={langOfContent('zh')}>{title}</span>,
      note: m.workbench_todo_confirm_text(),
      action: m.workbench_todo_confirm(),
    }),
  },
  collect: {
    ARTICLE: { name: m.collect_type_article, category: (code) => columnNames[code as ArticleColumn]() },
  },
} satisfies FeatureWords;
