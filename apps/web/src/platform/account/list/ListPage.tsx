import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { PageTitle } from '../PageTitle.tsx';
import type { GetKey } from '../use-query-of.ts';
import { ChooseColumns } from './ChooseColumns.tsx';
import { ExportButton } from './ExportButton.tsx';
import styles from './List.module.css';
import { ListSection, type ListSectionProps } from './ListSection.tsx';
import { ListViews } from './ListViews.tsx';
import type { ListKey } from './list-key.ts';
import { useNarrow } from './use-narrow.ts';
import { useShownColumns } from './use-shown-columns.ts';

interface ListPageProps<Key extends ListKey> extends Omit<ListSectionProps<Key>, 'caption' | 'views'> {
  /** The name under which shown columns and views are saved. */
  name: string;
  title: string;
  note?: ReactNode;
  /** Buttons to the right of the title, after column settings and export; the main one last. */
  actions?: ReactNode;
  /** The endpoint that exports the same filters as a spreadsheet. */
  exportFrom?: GetKey;
  /** Next to the title: tabs of the page, or what all rows have in common. */
  lead?: ReactNode;
  /** Drawers and dialogs of the page. */
  children?: ReactNode;
}

/** A page that is a list: filters in the address, column settings, export, pagination, and all its states. */
export function ListPage<Key extends ListKey>({
  name,
  title,
  note,
  actions,
  exportFrom,
  lead,
  children,
  columns,
  ...list
}: ListPageProps<Key>) {
  const { shown, optional, show } = useShownColumns(name, columns);
  const views = (
    <ListViews list={name} query={list.query} columns={shown.map(({ key }) => key)} onColumns={show} />
  );
  const isNarrow = useNarrow();
  return (
    <div className={styles.page}>
      <PageTitle
        title={title}
        note={note}
        aside={lead}
        inLine
        actions={
          <>
            {!isNarrow && optional.length > 1 && (
              <ChooseColumns optional={optional} shown={shown} onChange={show} />
            )}
            {!isNarrow && exportFrom && (
              <ExportButton endpoint={exportFrom} input={{ ...list.query.input, ...list.fixed }} />
            )}
            {actions}
          </>
        }
      />
      <ListSection {...list} caption={title} columns={shown} views={views} />
      {isNarrow && <p className={styles.desk}>{m.member_list_at_desk()}</p>}
      {children}
    </div>
  );
}
