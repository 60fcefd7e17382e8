import type { EndpointMap } from '@portal/contract/endpoint-map';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { type ChoiceGroup, PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { type ArticleFilter, articleAddressOf } from '../shared/article-filter.ts';
import { type ListColumn, levelNames } from '../shared/column-texts.ts';
import type { TagChoice } from './with-chosen-tag.ts';

export type ArticleFacets = EndpointMap['GET /api/infoManage/content/queryFacets']['output'];

interface ArticleFiltersProps {
  column: ListColumn;
  filter: ArticleFilter;
  facets: Omit<ArticleFacets, 'tags'> & { tags: TagChoice[] };
}

const monthDays = '30';

/** Filters of a column: each column has its own; the period is common to all. */
export function ArticleFilters({ column, filter, facets }: ArticleFiltersProps) {
  const lang = langOfContent('zh');
  const all = { count: facets.total };
  return (
    <PublicFilter
      listHref={(address) => paths.articleList(column, address)}
      address={articleAddressOf(filter)}
      groups={[
        {
          name: 'level',
          label: m.content_filter_level(),
          choices:
            column === 'NOTICE' && facets.levels.length > 1
              ? facets.levels.map(({ level, count }) => ({ value: level, text: levelNames[level](), count }))
              : [],
          all,
        },
        {
          name: 'category',
          label: m.content_filter_category(),
          choices:
            facets.categories.length > 1
              ? facets.categories.map(({ category, count }) => ({
                  value: category,
                  text: category,
                  lang,
                  count,
                }))
              : [],
          all,
        },
        {
          name: 'tag',
          label: m.content_filter_tag(),
          choices: facets.tags.map(({ tagId, name, count }) => ({ value: tagId, text: name, lang, count })),
          all,
        },
        periodGroup(facets.years),
      ]}
    />
  );
}

/** The form has one parameter for years and numbers of days. */
const periodGroup = (years: number[]): ChoiceGroup => ({
  name: 'period',
  label: m.content_filter_time(),
  choices: [
    { value: monthDays, text: m.content_last_month(), set: { days: monthDays, year: undefined } },
    ...years.map((year) => ({
      value: String(year),
      text: m.field_year_value({ year }),
      set: { days: undefined, year: String(year) },
    })),
  ],
  all: { text: m.input_any_time() },
});
