import { paths } from '@portal/contract/paths';
import { venueKindLabels, venueKinds } from '@portal/contract/venue/terms';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { dayAfter, dayOf, dayWords, isDay } from '../../../platform/display/day-words.ts';
import { isFiltered, listHrefOf, listLoader } from '../../../platform/page/list-loader.ts';
import { oneOf } from '../../../platform/page/load.ts';
import { ListBar } from '../../../ui/list-bar/ListBar.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { PublicList } from '../../site/shared/PublicList.tsx';
import { VenueRows } from './VenueRows.tsx';

const pageSize = 20;
const seatSteps = ['30', '100', '200'] as const;
const offeredDays = 7;

/** The days offered as a filter; a past day in the address is ignored. */
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

const hrefOf = listHrefOf<Filter>(paths.venueList);

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
  hrefOf,
});

export function Component() {
  const { list, filter, place, today } = useLoaderData<typeof loader>();
  return (
    <PublicList
      title={m.site_nav_venues()}
      note={m.venue_note()}
      crumbs={<Crumbs steps={[{ text: m.site_nav_service() }, { text: m.site_nav_venues() }]} />}
      list={list}
      place={place}
      pageSize={pageSize}
      hrefOf={(page) => hrefOf(filter, page)}
      wholeHref={isFiltered(filter) ? paths.venueList() : undefined}
      nothing={{
        none: { title: m.venue_none_yet(), text: m.venue_none_yet_text() },
        noMatch: { title: m.venue_none(), text: m.venue_none_text() },
      }}
      top={
        <>
          <VenueFilters filter={filter} today={today} />
          <ListBar count={m.venue_count({ count: list.total })} />
        </>
      }
    >
      <VenueRows rows={list.rows} />
    </PublicList>
  );
}

function VenueFilters({ filter, today }: { filter: Filter; today: string }) {
  const all = { text: m.content_any() };
  return (
    <PublicFilter
      listHref={paths.venueList}
      address={filter}
      groups={[
        { name: 'kind', label: m.field_venue_kind(), choices: optionsOf(venueKindLabels) },
        {
          name: 'seats',
          label: m.venue_seats_label(),
          choices: seatSteps.map((seats) => ({ value: seats, text: m.booking_from_seats({ count: seats }) })),
          all,
        },
        {
          name: 'date',
          label: m.venue_date_label(),
          choices: daysFrom(today).map((day) => ({ value: day, text: dayWords(day) })),
          all,
        },
      ]}
    />
  );
}
