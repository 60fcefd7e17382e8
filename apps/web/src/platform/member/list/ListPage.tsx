import type { ReactNode } from 'react';
import { ColumnSettings } from '../../../ui/select-table/ColumnSettings.tsx';
import { member_list_columns, member_list_shown_columns } from '../../i18n/paraglide/messages.js';
import { PageTitle } from '../PageTitle.tsx';
import type { GetKey } from '../use-endpoint.ts';
import { ExportButton } from './ExportButton.tsx';
import { type ListKey, ListSection, type ListSectionProps } from './ListSection.tsx';
import { useShownColumns } from './use-shown-columns.ts';

interface ListPageProps<Key extends ListKey> extends Omit<ListSectionProps<Key>, 'caption'> {
  /** Under this name the shown columns are kept. */
  name: string;
  title: string;
  note?: ReactNode;
  /** Buttons right of the title, after column settings and export; the main one last. */
  actions?: ReactNode;
  /** Endpoint that answers with the spreadsheet of the same filters. */
  exportFrom?: GetKey;
  /** Between title and filters. */
  lead?: ReactNode;
  /** Drawers and dialogs of the page. */
  children?: ReactNode;
}

/** A page that is a list: filters in the address, column settings, export, pages, and all its states. */
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
  return (
    <>
      <PageTitle
        title={title}
        note={note}
        actions={
          <>
            {optional.length > 1 && (
              <ColumnSettings
                columns={optional.map(({ key, head }) => ({ key, text: head }))}
                shown={shown.map(({ key }) => key)}
                onChange={show}
                labels={{ button: member_list_columns(), group: member_list_shown_columns() }}
              />
            )}
            {exportFrom && (
              <ExportButton endpoint={exportFrom} input={{ ...list.query.input, ...list.fixed }} />
            )}
            {actions}
          </>
        }
      />
      {lead}
      <ListSection {...list} caption={title} columns={shown} />
      {children}
    </>
  );
}
