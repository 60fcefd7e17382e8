import type { ArticleColumn } from '@portal/contract/article';
import type { SearchKind } from '@portal/contract/kinds';
import type { SearchRow } from '@portal/contract/search';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { columnNames } from '../../content/shared/column-texts.ts';

export const kindNames: Record<SearchKind, () => string> = {
  ARTICLE: m.search_kind_article,
  POLICY: m.search_kind_policy,
  DECLARE_ITEM: m.search_kind_declare_item,
  ENTERPRISE: m.search_kind_enterprise,
  PAGE: m.search_kind_page,
};

/** Where a hit belongs: its column if it has one, else its kind. */
export function placeName({ kind, section }: SearchRow): string {
  return kind === 'ARTICLE' && section ? columnNames[section as ArticleColumn]() : kindNames[kind]();
}

const hrefs: Record<SearchKind, (row: SearchRow) => string> = {
  ARTICLE: ({ refId, section }) => paths.article((section ?? 'INDUSTRY') as ArticleColumn, refId),
  POLICY: ({ refId }) => paths.policy(refId),
  DECLARE_ITEM: ({ refId }) => paths.declareItem(refId),
  ENTERPRISE: ({ refId }) => paths.article('STYLE', refId),
  PAGE: ({ refId }) => {
    if (refId === 'registration-guide') return paths.registrationGuide();
    return refId === 'about-us' ? paths.aboutUs() : paths.aboutUs(refId);
  },
};

/** The page of a hit. */
export const foundHref = (row: SearchRow): string => hrefs[row.kind](row);
