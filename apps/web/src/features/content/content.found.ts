import type { ArticleColumn } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';
import { columnNames } from './shared/column-texts.ts';

export const found = {
  ARTICLE: {
    name: m.search_kind_article,
    place: (section) => columnNames[section as ArticleColumn](),
    href: ({ refId, section }) => paths.article((section ?? 'INDUSTRY') as ArticleColumn, refId),
  },
} satisfies FoundKinds;
