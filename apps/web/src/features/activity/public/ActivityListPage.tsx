import type { ActivityRow } from '@portal/contract/activity/public';
import { activityKindLabels, activityKinds } from '@portal/contract/activity/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { isDay } from '../../../platform/display/day-words.ts';
import { isFiltered, listHrefOf, listLoader } from '../../../platform/page/list-loader.ts';
import { oneOf } from '../../../platform/page/load.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { PublicList } from '../../site/shared/PublicList.tsx';
import { ActivityCalendar } from './ActivityCalendar.tsx';
import styles from './ActivityListPage.module.css';
import { ActivityRows, FeedLine, noActivities } from './ActivityRows.tsx';

const pageSize = 12;
const shownWeeks = 5;
const seatChoices = ['FREE', 'WAIT'] as const;
const feeChoices = ['FREE', 'PAID'] as const;
function filterOf(search: URLSearchParams) {
  const from = search.get('from');
  return {
    kind: oneOf(search.get('kind'), activityKinds),
    seats: oneOf(search.get('seats'), seatChoices),
    fee: oneOf(search.get('fee'), feeChoices),
    from: isDay(from) && !Number.isNaN(Date.parse(from)) ? from : undefined,
  };
}
type Filter = ReturnType<typeof filterOf>;

const hrefOf = listHrefOf<Filter>(paths.activityList);

export const loader = listLoader({
  filterOf: ({ search }) => filterOf(search),
  pageSize,
  load: async ({ call, filter: { from, ...filter }, pageNo }) => {
    const [list, calendar] = await Promise.all([
      call('GET /api/activityManage/activity/queryList', { ...filter, pageNo, pageSize }),
      call('GET /api/activityManage/activity/queryCalendar', from ? { date: from } : {}),
    ]);
    return { list, calendar };
  },
  hrefOf,
});

/** The calendar shows what the list would, before and after today. */
function isShown(row: ActivityRow, { kind, seats, fee }: Filter): boolean {
  const { capacity, taken, waiting, waitlistMax, feeFen } = row;
  const isFull = capacity > 0 && taken >= capacity;
  return (
    (kind === undefined || row.kind === kind) &&
    (seats === undefined || (seats === 'FREE' ? !isFull : isFull && waitlistMax > waiting)) &&
    (fee === undefined || (fee === 'FREE') === (feeFen === 0))
  );
}

export function Component() {
  const { list, calendar, filter, place } = useLoaderData<typeof loader>();
  const { from, ...chosen } = filter;
  return (
    <PublicList
      title={m.activity_title()}
      note={m.activity_note()}
      crumbs={<Crumbs steps={[{ text: m.site_nav_activities() }, { text: m.activity_title() }]} />}
      list={list}
      place={place}
      pageSize={pageSize}
      hrefOf={(page) => hrefOf(filter, page)}
      wholeHref={isFiltered(chosen) ? paths.activityList() : undefined}
      canonical={from && paths.activityList()}
      nothing={noActivities()}
      top={
        <>
          <Filters filter={filter} counts={list.counts} />
          <ActivityCalendar
            {...calendar}
            weeks={shownWeeks}
            rows={calendar.rows.filter((row) => isShown(row, filter))}
            hrefOf={(day) => paths.activityList({ ...filter, from: day })}
          />
          <BlockHead title={m.activity_by_seats()} />
        </>
      }
      below={
        <>
          <FeedLine />
          <HoldOne />
        </>
      }
      className={styles.page}
    >
      <ActivityRows rows={list.rows} as="h3" />
    </PublicList>
  );
}

/** Links to the request to hold a salon. */
export const HoldOne = () => (
  <Stack as="section" gap={12} items="start" round pad={24} ground="quiet">
    <Text as="h2" size={20}>
      {m.activity_hold()}
    </Text>
    <p>{m.activity_hold_text()}</p>
    <ButtonLink href={paths.signUp('0')}>{m.activity_hold_ask()}</ButtonLink>
  </Stack>
);

type Counts = Awaited<ReturnType<typeof loader>>['list']['counts'];

function Filters({ filter, counts }: { filter: Filter; counts: Counts }) {
  const { kinds, seats, fees } = counts;
  const all = { count: counts.all };
  return (
    <PublicFilter
      listHref={paths.activityList}
      address={filter}
      groups={[
        {
          name: 'kind',
          label: m.field_activity_kind(),
          choices: activityKinds.map((kind) => ({
            value: kind,
            text: activityKindLabels[kind](),
            count: kinds[kind],
          })),
          all,
        },
        {
          name: 'seats',
          label: m.field_quota(),
          choices: [
            { value: 'FREE', text: m.activity_has_seats(), count: seats.FREE },
            { value: 'WAIT', text: m.activity_can_wait(), count: seats.WAIT },
          ],
          all,
        },
        {
          name: 'fee',
          label: m.activity_fee(),
          choices: [
            { value: 'FREE', text: m.field_free(), count: fees.FREE },
            { value: 'PAID', text: m.field_charged(), count: fees.PAID },
          ],
          all,
        },
      ]}
    />
  );
}
