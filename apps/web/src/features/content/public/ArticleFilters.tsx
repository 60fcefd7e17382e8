import type { EndpointMap } from '@portal/contract/endpoint-map';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { ChipLink } from '../../../ui/chip/ChipLink.tsx';
import { ChipFilter, ChipRow } from '../../../ui/chip/ChipRow.tsx';
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

/** Filters of a column as links: each column has its own; the period is common to all. */
export function ArticleFilters(props: ArticleFiltersProps) {
  const { column, facets } = props;
  return (
    <ChipFilter label={m.content_filter()}>
      {column === 'NOTICE' && facets.levels.length > 1 && <LevelRow {...props} />}
      {facets.categories.length > 1 && <CategoryRow {...props} />}
      {facets.tags.length > 0 && <TagRow {...props} />}
      <TimeRow {...props} />
    </ChipFilter>
  );
}

function LevelRow({ column, filter, facets }: ArticleFiltersProps) {
  const hrefOf = (level: ArticleFilter['level']) => articleListHref(column, { ...filter, level });
  return (
    <ChipRow label={m.content_filter_level()}>
      <ChipLink href={hrefOf(undefined)} current={!filter.level} count={facets.total}>
        {m.content_all()}
      </ChipLink>
      {facets.levels.map(({ level, count }) => (
        <ChipLink key={level} href={hrefOf(level)} current={filter.level === level} count={count}>
          {levelNames[level]()}
        </ChipLink>
      ))}
    </ChipRow>
  );
}

function CategoryRow({ column, filter, facets }: ArticleFiltersProps) {
  const hrefOf = (category: string | undefined) => articleListHref(column, { ...filter, category });
  return (
    <ChipRow label={m.content_filter_category()}>
      <ChipLink href={hrefOf(undefined)} current={!filter.category} count={facets.total}>
        {m.content_all()}
      </ChipLink>
      {facets.categories.map(({ category, count }) => (
        <ChipLink key={category} href={hrefOf(category)} current={filter.category === category} count={count}>
          <span lang={langOfContent('zh')}>{category}</span>
        </ChipLink>
      ))}
    </ChipRow>
  );
}

function TagRow({ column, filter, facets }: ArticleFiltersProps) {
  const hrefOf = (tag: string | undefined) => articleListHref(column, { ...filter, tag });
  return (
    <ChipRow label={m.content_filter_tag()}>
      <ChipLink href={hrefOf(undefined)} current={!filter.tag} count={facets.total}>
        {m.content_all()}
      </ChipLink>
      {facets.tags.map(({ tagId, name, count }) => (
        <ChipLink key={tagId} href={hrefOf(tagId)} current={filter.tag === tagId} count={count}>
          <span lang={langOfContent('zh')}>{name}</span>
        </ChipLink>
      ))}
    </ChipRow>
  );
}

function TimeRow({ column, filter, facets }: ArticleFiltersProps) {
  const hrefOf = (time: Pick<ArticleFilter, 'year' | 'days'>) =>
    articleListHref(column, { ...filter, year: undefined, days: undefined, ...time });
  return (
    <ChipRow label={m.content_filter_time()}>
      <ChipLink href={hrefOf({})} current={!filter.year && !filter.days}>
        {m.content_any_time()}
      </ChipLink>
      <ChipLink href={hrefOf({ days: monthDays })} current={filter.days === monthDays}>
        {m.content_last_month()}
      </ChipLink>
      {facets.years.map((year) => (
        <ChipLink key={year} href={hrefOf({ year })} current={filter.year === year}>
          {m.content_year({ year })}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
