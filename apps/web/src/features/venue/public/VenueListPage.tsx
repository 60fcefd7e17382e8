import { venueKinds } from '@portal/contract/venue-terms';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { dayAfter, dayOf, dayWords } from '../../../platform/display/day-words.ts';
import { listLoader, pageLinks } from '../../../platform/page/list-loader.ts';
import { oneOf } from '../../../platform/page/load.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { ListPages } from '../../site/shared/ListPages.tsx';
import { NothingListed } from '../../site/shared/NothingListed.tsx';
import { PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { kindNames } from '../shared/venue-words.ts';
import styles from './VenueListPage.module.css';
import { VenueRows } from './VenueRows.tsx';

const pageSize = 20;
const seatSteps = ['30', '100', '200'] as const;
const offeredDays = 7;

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

/** The days to choose from; one that has passed counts as not given. */
const daysFrom = (today: string) => Array.from({ length: offeredDays }, (_, at) => dayAfter(today, at));

function filterOf(search: URLSearchParams) {
  const date = search.get('date');
  return {
    kind: oneOf(search.get('kind'), venueKinds),
    seats: oneOf(search.get('seats'), seatSteps),
    date: isDay(date) && daysFrom(dayOf(Date.now())).includes(date) ? date : undefined,
  };
}
type Filter = ReturnType<typeof filterOf>;

const pageHref = (filter: Filter, page: number) =>
  paths.venueList({ ...filter, page: page > 1 ? page : undefined });

export const loader = listLoader({
  filterOf: ({ search }) => filterOf(search),
  pageSize,
  load: async ({ call, filter: { seats, ...filter }, pageNo }) => ({
    list: await call('GET /api/serviceManage/venue/queryList', {
      ...filter,
      ...(seats ? { seats: Number(seats) } : {}),
      pageNo,
      pageSize,
    }),
    today: dayOf(Date.now()),
  }),
  hrefOf: pageHref,
});

const isFiltered = (filter: Filter) => Object.values(filter).some((value) => value !== undefined);

export function Component() {
  const { list, filter, place, today } = useLoaderData<typeof loader>();
  const hrefOf = (page: number) => pageHref(filter, page);
  return (
    <>
      <DocumentHead
        title={[m.venue_title()]}
        description={m.venue_note()}
        canonical={isFiltered(filter) ? paths.venueList() : hrefOf(place.pageNo)}
        noIndex={list.total === 0}
        {...pageLinks(place, hrefOf)}
      />
      <Crumbs steps={[{ text: m.site_nav_service() }, { text: m.venue_title() }]} />
      <Wrap className={styles.page}>
        <PageHead title={m.venue_title()} note={m.venue_note()} />
        <VenueFilters filter={filter} today={today} />
        <p className={styles.count}>{m.venue_count({ count: list.total })}</p>
        {list.rows.length > 0 ? (
          <VenueRows rows={list.rows} />
        ) : (
          <NothingListed
            clearHref={isFiltered(filter) ? paths.venueList() : null}
            none={{ title: m.venue_none_yet(), text: m.venue_none_yet_text() }}
            noMatch={{ title: m.venue_none(), text: m.venue_none_text(), clear: m.venue_clear() }}
          />
        )}
        <ListPages page={place.pageNo} pageSize={pageSize} total={list.total} hrefOf={hrefOf} />
      </Wrap>
    </>
  );
}

function VenueFilters({ filter, today }: { filter: Filter; today: string }) {
  const group = (name: keyof Filter, label: string, options: { value: string; text: string }[]) => ({
    name,
    label,
    choices: [{ value: '', text: m.venue_any() }, ...options].map(({ value, text }) => ({
      value,
      text,
      href: paths.venueList({ ...filter, [name]: value || undefined }),
      current: (filter[name] ?? '') === value,
    })),
  });
  return (
    <PublicFilter
      groups={[
        group(
          'kind',
          m.field_venue_kind(),
          venueKinds.map((kind) => ({ value: kind, text: kindNames[kind]() })),
        ),
        group(
          'seats',
          m.venue_seats_label(),
          seatSteps.map((seats) => ({ value: seats, text: m.venue_from_seats({ count: seats }) })),
        ),
        group(
          'date',
          m.venue_date_label(),
          daysFrom(today).map((day) => ({ value: day, text: dayWords(day) })),
        ),
      ]}
      action={paths.venueList()}
      kept={{}}
      clearHref={paths.venueList()}
    />
  );
}
