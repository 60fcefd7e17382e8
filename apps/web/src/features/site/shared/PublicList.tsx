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
  /** For search engines, and below the title where `lead` does not say more. */
  note: string;
  lead?: string;
  /** Beside the title. */
  actions?: ReactNode;
  /** The breadcrumb. */
  crumbs?: ReactNode;
  list: { rows: readonly unknown[]; total: number };
  place: ListPlace;
  pageSize: number;
  /** The address of a page of the list as it is filtered. */
  hrefOf: (page: number) => string;
  /** The address of the whole list, where the one that is shown is filtered. */
  wholeHref?: string | undefined;
  /** The address that search engines are to know, where it is not the one of the page. */
  canonical?: string | undefined;
  nothing: Omit<NothingListedProps, 'clearHref'>;
  /** Filters, and the bar with the number of entries. */
  top?: ReactNode;
  /** The rows; left out where there are none. */
  children: ReactNode;
  /** Below the pages. */
  below?: ReactNode;
  className?: string | undefined;
}

/** A public list: its head, its filters, its rows or why there are none, and its pages. */
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
