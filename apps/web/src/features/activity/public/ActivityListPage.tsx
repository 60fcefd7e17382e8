import type { ActivityRow } from '@portal/contract/activity';
import { activityKinds } from '@portal/contract/activity-terms';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { listLoader, pageLinks } from '../../../platform/page/list-loader.ts';
import { oneOf } from '../../../platform/page/load.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { ListPages } from '../../site/shared/ListPages.tsx';
import { NothingListed } from '../../site/shared/NothingListed.tsx';
import { PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { kindNames } from '../shared/activity-words.ts';
import { ActivityCalendar } from './ActivityCalendar.tsx';
import styles from './ActivityListPage.module.css';
import { ActivityRows, FeedLine } from './ActivityRows.tsx';

const pageSize = 12;
const shownWeeks = 5;
const seatChoices = ['FREE', 'WAIT'] as const;
const feeChoices = ['FREE', 'PAID'] as const;
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

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

const pageHref = (filter: Filter, page: number) =>
  paths.activityList({ ...filter, page: page > 1 ? page : undefined });

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
  hrefOf: pageHref,
});

const isFiltered = ({ kind, seats, fee }: Filter) => Boolean(kind ?? seats ?? fee);

/** The calendar holds what the list would, before and after today. */
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
  const hrefOf = (page: number) => pageHref(filter, page);
  return (
    <>
      <DocumentHead
        title={[m.activity_title()]}
        description={m.activity_note()}
        canonical={isFiltered(filter) || filter.from ? paths.activityList() : hrefOf(place.pageNo)}
        {...pageLinks(place, hrefOf)}
      />
      <Crumbs steps={[{ text: m.site_nav_activities() }, { text: m.activity_title() }]} />
      <Wrap className={styles.page}>
        <PageHead title={m.activity_title()} note={m.activity_note()} />
        <Filters filter={filter} counts={list.counts} />
        <ActivityCalendar
          {...calendar}
          weeks={shownWeeks}
          rows={calendar.rows.filter((row) => isShown(row, filter))}
          hrefOf={(from) => paths.activityList({ ...filter, from })}
        />
        <section className={styles.list}>
          <BlockHead title={m.activity_by_seats()} />
          {list.rows.length > 0 ? (
            <ActivityRows rows={list.rows} as="h3" />
          ) : (
            <NothingListed
              clearHref={isFiltered(filter) ? paths.activityList() : null}
              none={{ title: m.activity_none_yet(), text: m.activity_none_yet_text() }}
              noMatch={{ title: m.activity_none(), text: m.activity_none_text(), clear: m.activity_clear() }}
            />
          )}
          <ListPages page={place.pageNo} pageSize={pageSize} total={list.total} hrefOf={hrefOf} />
          <FeedLine />
        </section>
        <HoldOne />
      </Wrap>
    </>
  );
}

/** Leads to asking for a salon of one's own. */
export const HoldOne = () => (
  <section className={styles.hold}>
    <h2>{m.activity_hold()}</h2>
    <p>{m.activity_hold_text()}</p>
    <ButtonLink href={paths.signUp('0')}>{m.activity_hold_ask()}</ButtonLink>
  </section>
);

type Counts = Awaited<ReturnType<typeof loader>>['list']['counts'];

function Filters({ filter, counts }: { filter: Filter; counts: Counts }) {
  const group = (
    name: 'kind' | 'seats' | 'fee',
    label: string,
    options: { value: string; text: string; count: number }[],
  ) => ({
    name,
    label,
    choices: [{ value: '', text: m.activity_any(), count: counts.all }, ...options].map((choice) => ({
      ...choice,
      href: paths.activityList({ ...filter, [name]: choice.value || undefined }),
      current: (filter[name] ?? '') === choice.value,
    })),
  });
  const { kinds, seats, fees } = counts;
  return (
    <PublicFilter
      groups={[
        group(
          'kind',
          m.field_activity_kind(),
          activityKinds.map((kind) => ({ value: kind, text: kindNames[kind](), count: kinds[kind] })),
        ),
        group('seats', m.field_quota(), [
          { value: 'FREE', text: m.activity_has_seats(), count: seats.FREE },
          { value: 'WAIT', text: m.activity_can_wait(), count: seats.WAIT },
        ]),
        group('fee', m.activity_fee(), [
          { value: 'FREE', text: m.activity_free(), count: fees.FREE },
          { value: 'PAID', text: m.activity_paid(), count: fees.PAID },
        ]),
      ]}
      action={paths.activityList()}
      kept={{ from: filter.from }}
      clearHref={paths.activityList()}
    />
  );
}
