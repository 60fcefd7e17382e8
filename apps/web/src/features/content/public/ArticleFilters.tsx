import type { EndpointMap } from '@portal/contract/endpoint-map';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import type { FilterGroup } from '../../../ui/chip/ListFilter.tsx';
import { PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { type ArticleFilter, articleListHref } from '../shared/article-filter.ts';
import { type ListColumn, levelNames } from '../shared/column-texts.ts';
import type { TagChoice } from './with-chosen-tag.ts';

export type ArticleFacets = EndpointMap['GET /api/infoManage/content/queryFacets']['output'];

interface ArticleFiltersProps {
  column: ListColumn;
  filter: ArticleFilter;
  facets: Omit<ArticleFacets, 'tags'> & { tags: TagChoice[] };
}

const monthDays = 30;

/** Filters of a column: each column has its own; the period is common to all. */
export function ArticleFilters(props: ArticleFiltersProps) {
  const { column, filter, facets } = props;
  return (
    <PublicFilter
      groups={[
        ...(column === 'NOTICE' && facets.levels.length > 1 ? [levelGroup(props)] : []),
        ...(facets.categories.length > 1 ? [categoryGroup(props)] : []),
        ...(facets.tags.length > 0 ? [tagGroup(props)] : []),
        timeGroup(props),
      ]}
      action={paths.articleList(column)}
      kept={{ keyword: filter.keyword, sort: filter.sort }}
      clearHref={paths.articleList(column)}
    />
  );
}

function levelGroup({ column, filter, facets }: ArticleFiltersProps): FilterGroup {
  const hrefOf = (level: ArticleFilter['level']) => articleListHref(column, { ...filter, level });
  return {
    name: 'level',
    label: m.content_filter_level(),
    choices: [
      allOf(hrefOf(undefined), !filter.level, facets.total),
      ...facets.levels.map(({ level, count }) => ({
        value: level,
        text: levelNames[level](),
        count,
        href: hrefOf(level),
        current: filter.level === level,
      })),
    ],
  };
}

function categoryGroup({ column, filter, facets }: ArticleFiltersProps): FilterGroup {
  const hrefOf = (category: string | undefined) => articleListHref(column, { ...filter, category });
  return {
    name: 'category',
    label: m.content_filter_category(),
    choices: [
      allOf(hrefOf(undefined), !filter.category, facets.total),
      ...facets.categories.map(({ category, count }) => ({
        value: category,
        text: category,
        lang: langOfContent('zh'),
        count,
        href: hrefOf(category),
        current: filter.category === category,
      })),
    ],
  };
}

function tagGroup({ column, filter, facets }: ArticleFiltersProps): FilterGroup {
  const hrefOf = (tag: string | undefined) => articleListHref(column, { ...filter, tag });
  return {
    name: 'tag',
    label: m.content_filter_tag(),
    choices: [
      allOf(hrefOf(undefined), !filter.tag, facets.total),
      ...facets.tags.map(({ tagId, name, count }) => ({
        value: tagId,
        text: name,
        lang: langOfContent('zh'),
        count,
        href: hrefOf(tagId),
        current: filter.tag === tagId,
      })),
    ],
  };
}

function timeGroup({ column, filter, facets }: ArticleFiltersProps): FilterGroup {
  const hrefOf = (time: Pick<ArticleFilter, 'year' | 'days'>) =>
    articleListHref(column, { ...filter, year: undefined, days: undefined, ...time });
  return {
    name: 'period',
    label: m.content_filter_time(),
    choices: [
      { value: '', text: m.content_any_time(), href: hrefOf({}), current: !filter.year && !filter.days },
      {
        value: String(monthDays),
        text: m.content_last_month(),
        href: hrefOf({ days: monthDays }),
        current: filter.days === monthDays,
      },
      ...facets.years.map((year) => ({
        value: String(year),
        text: m.content_year({ year }),
        href: hrefOf({ year }),
        current: filter.year === year,
      })),
    ],
  };
}

const allOf = (href: string, current: boolean, count: number) => ({
  value: '',
  text: m.content_all(),
  count,
  href,
  current,
});
