import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { Answered } from '../Answered.tsx';
import { ForDesk } from '../ForDesk.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { CardTable } from './CardTable.tsx';
import { DetailPane } from './DetailPane.tsx';
import type { ListColumn } from './list-column.ts';
import { useListKeys } from './use-list-keys.ts';

interface WholeListProps<Row> {
  title: string;
  /** The tabs of the page, aside its title. */
  tabs: ReactNode;
  /** The label of the button that creates a row. */
  add: string;
  /** The query parameter that names the opened row, or `new`. */
  name: string;
  /** The address with a row opened, or with none. */
  hrefOf: (id?: string) => string;
  answer: UseQueryResult<{ rows: Row[] }>;
  /** Above the table. */
  filter?: ReactNode;
  caption: string;
  columns: ListColumn<Row>[];
  idOf: (row: Row) => string;
  empty: string;
  /** The form of the opened row; null for a new one. */
  children: (row: Row | null, close: () => void) => ReactNode;
}

/** A list so short that one answer has all of it: rooms, teachers. The form of a row opens aside it. */
export function WholeList<Row>({
  title,
  tabs,
  add,
  name,
  hrefOf,
  answer,
  filter,
  caption,
  columns,
  idOf,
  empty,
  children,
}: WholeListProps<Row>) {
  const place = useRef<HTMLDivElement>(null);
  useListKeys(place);
  return (
    <>
      <PageTitle
        title={title}
        aside={tabs}
        inLine
        actions={
          <ForDesk>
            <ButtonLink href={hrefOf('new')} variant="main" icon={plusIcon} keepScroll>
              {add}
            </ButtonLink>
          </ForDesk>
        }
      />
      <Answered of={answer}>
        {({ rows }) => (
          <>
            <div ref={place} data-list>
              {filter}
              <CardTable caption={caption} columns={columns} rows={rows} rowKey={idOf} empty={empty} />
            </div>
            <DetailPane query={{ hrefWith: (changed) => hrefOf(changed[name]) }} name={name}>
              {(id, close) => children(rows.find((row) => idOf(row) === id) ?? null, close)}
            </DetailPane>
          </>
        )}
      </Answered>
    </>
  );
}
