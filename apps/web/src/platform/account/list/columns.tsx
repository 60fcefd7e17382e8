import type { ReactNode } from 'react';
import { Link } from '../../../ui/link/Link.tsx';
import { Status, type StatusKind } from '../../../ui/status/Status.tsx';
import { DueTime } from '../../display/DueTime.tsx';
import { formatEnd } from '../../display/end-text.ts';
import { formatDate, formatThousands } from '../../display/format.ts';
import { Written } from '../../display/Written.tsx';
import { langOfName } from '../../i18n/language.ts';
import type { ListColumn } from './list-column.ts';

type More<Row> = Partial<Omit<ListColumn<Row>, 'key' | 'head' | 'cell'>>;
type Of<Row, Value> = (row: Row) => Value;

const nothing = '—';

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/** A short text that stays on one line: a number, the name of a code. */
export const textColumn = <Row,>(
  key: string,
  head: string,
  of: Of<Row, ReactNode>,
  more?: More<Row>,
): ListColumn<Row> => ({
  key,
  head,
  nowrap: true,
  part: 'fact',
  ...more,
  cell: (row) => {
    const text = of(row);
    return isNothing(text) ? nothing : text;
  },
});

/** Text that people wrote, which is Chinese, wrapping over as many lines as it needs. */
export const writtenColumn = <Row,>(
  key: string,
  head: string,
  of: Of<Row, string | null>,
  more?: More<Row>,
): ListColumn<Row> => {
  const cell = (row: Row) => {
    const text = of(row);
    return isNothing(text) ? nothing : <Written>{text}</Written>;
  };
  return { key, head, part: 'fact', ...more, cell };
};

interface Name<Row> {
  name: Of<Row, ReactNode>;
  /** The address of the name's link; null for no link. */
  href?: Of<Row, string | null>;
  /** The link opens a pane next to the list, without leaving it. */
  opensPane?: boolean;
  /** The accessible name of the link, if the row's name alone doesn't say what it does. */
  label?: Of<Row, string>;
  /** In small print below the name. */
  note?: Of<Row, ReactNode>;
}

/** Names of places and enterprises are Chinese, whatever the language of the page. */
const Note = ({ children }: { children: ReactNode }) => (
  <small lang={typeof children === 'string' ? langOfName(children) : undefined}>{children}</small>
);

/** The name of the row, which labels it for screen readers and cannot be hidden. */
export function nameColumn<Row>(
  key: string,
  head: string,
  { name, href, opensPane, label, note }: Name<Row>,
  more?: More<Row>,
): ListColumn<Row> {
  const cell = (row: Row) => {
    const address = href?.(row);
    const text = name(row);
    const shown = typeof text === 'string' ? <Written>{text}</Written> : text;
    return (
      <>
        {address ? (
          <Link href={address} keepScroll={opensPane} aria-label={label?.(row)}>
            {shown}
          </Link>
        ) : (
          shown
        )}
        {note && <Note>{note(row)}</Note>}
      </>
    );
  };
  return { key, head, part: 'title', rowHeader: true, shown: 'always', ...more, cell };
}

/** A value in the format of its kind; a dash if there is none. */
const formattedColumn = <Row,>(
  key: string,
  head: string,
  of: Of<Row, number | null>,
  format: (value: number) => string,
  more?: More<Row>,
): ListColumn<Row> =>
  textColumn(
    key,
    head,
    (row) => {
      const value = of(row);
      return value === null ? null : format(value);
    },
    more,
  );

/** A time: to the minute, or to the day with the pattern `YYYY-MM-DD`. */
export const dateColumn = <Row,>(
  key: string,
  head: string,
  of: Of<Row, number | null>,
  { pattern, ...more }: More<Row> & { pattern?: string } = {},
): ListColumn<Row> => formattedColumn(key, head, of, (at) => formatDate(at, pattern), more);

/** The end of a period: midnight is shown as the end of the previous day. */
export const endColumn = <Row,>(
  key: string,
  head: string,
  of: Of<Row, number | null>,
  more?: More<Row>,
): ListColumn<Row> => formattedColumn(key, head, of, formatEnd, more);

interface Due {
  at: number;
  /** Working time left, if only working time counts. */
  left?: number | null;
  hoursADay?: number | null;
}

/** A due time: the time left, or the date if it is far off. */
export const dueColumn = <Row,>(
  key: string,
  head: string,
  of: Of<Row, Due | null>,
  more?: More<Row>,
): ListColumn<Row> =>
  textColumn(
    key,
    head,
    (row) => {
      const due = of(row);
      return due && <DueTime dueAt={due.at} leftMs={due.left ?? null} hoursADay={due.hoursADay ?? null} />;
    },
    more,
  );

/** The status of a row, with the colours and names of its states. */
export const statusColumn = <Row, State extends string>(
  key: string,
  head: string,
  of: Of<Row, State>,
  kinds: Record<State, StatusKind>,
  names: Record<State, () => string>,
): ListColumn<Row> =>
  stateColumn(key, head, (row) => {
    const state = of(row);
    return <Status kind={kinds[state]}>{names[state]()}</Status>;
  });

/** The status of a row, for lists that render it themselves. */
export const stateColumn = <Row,>(
  key: string,
  head: string,
  of: Of<Row, ReactNode>,
  more?: More<Row>,
): ListColumn<Row> => textColumn(key, head, of, { part: 'state', ...more });

/** A number, aligned to the end of its column. */
export const numberColumn = <Row,>(
  key: string,
  head: string,
  of: Of<Row, number | null>,
  more?: More<Row>,
): ListColumn<Row> => formattedColumn(key, head, of, formatThousands, { align: 'end', ...more });

/** An amount of money, shown next to the title of a card; passed as text, since a number would be shown in fen. */
export const amountColumn = <Row,>(
  key: string,
  head: string,
  of: Of<Row, string | null>,
  more?: More<Row>,
): ListColumn<Row> => textColumn(key, head, of, { part: 'amount', align: 'end', ...more });

export const actsColumn = <Row,>(
  key: string,
  head: string,
  cell: Of<Row, ReactNode>,
  more?: More<Row>,
): ListColumn<Row> => ({ key, head, nowrap: true, part: 'action', shown: 'always', ...more, cell });
