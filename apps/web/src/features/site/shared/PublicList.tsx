import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type ListPlace, pageLinks } from '../../../platform/page/list-loader.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { ListPages } from './ListPages.tsx';
import { NothingListed, type NothingListedProps } from './NothingListed.tsx';
import styles from './PublicList.module.css';

interface PublicListProps {
  title: string;
  /** The description for search engines, also shown below the title unless `lead` replaces it. */
  note: string;
  lead?: string;
  /** Shown next to the title. */
  actions?: ReactNode;
  /** The breadcrumb. */
  crumbs?: ReactNode;
  list: { rows: readonly unknown[]; total: number };
  place: ListPlace;
  pageSize: number;
  /** The address of a page of the filtered list. */
  hrefOf: (page: number) => string;
  /** The address of the unfiltered list, if filters are set. */
  wholeHref?: string | undefined;
  /** The canonical address for search engines, if it differs from the page's own. */
  canonical?: string | undefined;
  nothing: Omit<NothingListedProps, 'clearHref'>;
  /** The filters, and the bar with the number of entries. */
  top?: ReactNode;
  /** The rows; not rendered if there are none. */
  children: ReactNode;
  /** Shown below the pagination. */
  below?: ReactNode;
  className?: string | undefined;
}

/** A public list: its header, its filters, its rows or an empty state, and its pagination. */
export function PublicList(props: PublicListProps) {
  const { title, note, list, place, hrefOf, wholeHref, nothing, children } = props;
  return (
    <>
      <DocumentHead
        title={[title]}
        description={note}
        canonical={props.canonical ?? wholeHref ?? hrefOf(place.pageNo)}
        noIndex={list.total === 0}
        {...pageLinks(place, hrefOf)}
      />
      {props.crumbs}
      <Wrap className={clsx(styles.page, props.className)}>
        <PageHead title={title} note={props.lead ?? note} actions={props.actions} />
        {props.top}
        {list.rows.length > 0 ? children : <NothingListed clearHref={wholeHref ?? null} {...nothing} />}
        <ListPages page={place.pageNo} pageSize={props.pageSize} total={list.total} hrefOf={hrefOf} />
        {props.below}
      </Wrap>
    </>
  );
}
