import type { ActivityRow } from '@portal/contract/activity/public';
import type { ActivityKind } from '@portal/contract/activity/terms';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import type { ListPlace } from '../../../platform/page/list-loader.ts';
import { type Load, oneOf } from '../../../platform/page/load.ts';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { PublicList } from '../../site/shared/PublicList.tsx';
import styles from './ActivityListPage.module.css';
import { ActivityRows, noActivities } from './ActivityRows.tsx';

const pageSize = 12;

export const filterOf = ({ search }: Pick<Load, 'search'>) => ({
  period: oneOf(search.get('period'), ['OVER'] as const),
});
export type KindFilter = ReturnType<typeof filterOf>;

/** The list of one kind, upcoming or past. */
export const kindListOf = (kind: ActivityKind) => ({
  pageSize,
  load: async ({ call, filter, pageNo }: Load & { filter: KindFilter; pageNo: number }) => ({
    list: await call('GET /api/activityManage/activity/queryList', { kind, ...filter, pageNo, pageSize }),
  }),
});

interface KindPageProps {
  title: string;
  note: string;
  list: { rows: ActivityRow[]; total: number };
  filter: KindFilter;
  place: ListPlace;
  hrefOf: (filter: KindFilter, page?: number) => string;
  aside: ReactNode;
}

/** Salons or trainings: upcoming or past ones. */
export function KindPage({ title, note, list, filter, place, hrefOf, aside }: KindPageProps) {
  const coming = { period: undefined };
  const { none, noMatch } = noActivities();
  return (
    <PublicList
      title={title}
      note={note}
      crumbs={<Crumbs steps={[{ text: m.site_nav_activities() }, { text: title }]} />}
      list={list}
      place={place}
      pageSize={pageSize}
      hrefOf={(page) => hrefOf(filter, page)}
      wholeHref={filter.period && hrefOf(coming)}
      canonical={hrefOf(filter, place.pageNo)}
      nothing={{ none, noMatch: { ...noMatch, clear: m.activity_coming() } }}
      top={
        <TabLinks
          label={title}
          currentKey={filter.period ?? 'COMING'}
          items={[
            { key: 'COMING', href: hrefOf(coming), text: m.activity_coming() },
            { key: 'OVER', href: hrefOf({ period: 'OVER' }), text: m.activity_over() },
          ]}
        />
      }
      below={aside}
      className={styles.page}
    >
      <ActivityRows rows={list.rows} as="h2" />
    </PublicList>
  );
}
