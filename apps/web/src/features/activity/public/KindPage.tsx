import type { ActivityRow } from '@portal/contract/activity';
import type { ActivityKind } from '@portal/contract/activity-terms';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { type ListPlace, pageLinks } from '../../../platform/page/list-loader.ts';
import { type Load, oneOf } from '../../../platform/page/load.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { ListPages } from '../../site/shared/ListPages.tsx';
import { NothingListed } from '../../site/shared/NothingListed.tsx';
import styles from './ActivityListPage.module.css';
import { ActivityRows } from './ActivityRows.tsx';

const pageSize = 12;

export const filterOf = ({ search }: Pick<Load, 'search'>) => ({
  period: oneOf(search.get('period'), ['OVER'] as const),
});
export type KindFilter = ReturnType<typeof filterOf>;

/** The list of one kind, to come or over. */
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
  hrefOf: (filter: KindFilter, page: number) => string;
  beside: ReactNode;
}

/** Salons or trainings: those to come, or those that are over. */
export function KindPage({ title, note, list, filter, place, hrefOf, beside }: KindPageProps) {
  const pageHref = (page: number) => hrefOf(filter, page);
  return (
    <>
      <DocumentHead
        title={[title]}
        description={note}
        canonical={pageHref(place.pageNo)}
        noIndex={list.total === 0}
        {...pageLinks(place, pageHref)}
      />
      <Crumbs steps={[{ text: m.site_nav_activities() }, { text: title }]} />
      <Wrap className={styles.page}>
        <PageHead title={title} note={note} />
        <TabLinks
          label={title}
          currentKey={filter.period ?? 'COMING'}
          items={[
            { key: 'COMING', href: hrefOf({ period: undefined }, 1), text: m.activity_coming() },
            { key: 'OVER', href: hrefOf({ period: 'OVER' }, 1), text: m.activity_over() },
          ]}
        />
        {list.rows.length > 0 ? (
          <ActivityRows rows={list.rows} as="h2" />
        ) : (
          <NothingListed
            clearHref={filter.period ? hrefOf({ period: undefined }, 1) : null}
            none={{ title: m.activity_none_yet(), text: m.activity_none_yet_text() }}
            noMatch={{ title: m.activity_none(), text: m.activity_none_text(), clear: m.activity_coming() }}
          />
        )}
        <ListPages page={place.pageNo} pageSize={pageSize} total={list.total} hrefOf={pageHref} />
        {beside}
      </Wrap>
    </>
  );
}
