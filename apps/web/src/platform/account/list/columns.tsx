import type { ReactNode } from 'react';
import { Link } from '../../../ui/link/Link.tsx';
import { Status, type StatusKind } from '../../../ui/status/Status.tsx';
import { formatEnd } from '../../display/end-text.ts';
import { formatDate, formatThousands } from '../../display/format.ts';
import { Written } from '../../display/Written.tsx';
import type { ListColumn } from './list-column.ts';

type More<Row> = Partial<Omit<ListColumn<Row>, 'key' | 'head' | 'cell'>>;
type Of<Row, Value> = (row: Row) => Value;

const nothing = '—';

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/** What a row says in a few words that stay on one line: a number, the name of a code. */
export const textColumn = <Row,>(
  key: string,
  head: string,
  of: Of<Row, ReactNode>,
  more?: More<Row>,
): ListColumn<Row> => ({
  key,
  head,
  nowrap: true,
  ...more,
  cell: (row) => {
    const text = of(row);
    return isNothing(text) ? nothing : text;
  },
});

/** What somebody has written, which is Chinese, over as many lines as it needs. */
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
  return { key, head, ...more, cell };
};

interface Name<Row> {
  name: Of<Row, ReactNode>;
  /** Where the name leads; nowhere where it is null. */
  href?: Of<Row, string | null>;
  /** The link opens something beside the list, which stays where it is. */
  beside?: boolean;
  /** What the link is called where the name alone does not say it. */
  label?: Of<Row, string>;
  /** Small, below the name. */
  note?: Of<Row, ReactNode>;
}

/** What the row is about, which names it to screen readers and is never hidden. */
export function nameColumn<Row>(
  key: string,
  head: string,
  { name, href, beside, label, note }: Name<Row>,
  more?: More<Row>,
): ListColumn<Row> {
  const cell = (row: Row) => {
    const address = href?.(row);
    const text = name(row);
    const shown = typeof text === 'string' ? <Written>{text}</Written> : text;
    return (
      <>
        {address ? (
          <Link href={address} keepScroll={beside} aria-label={label?.(row)}>
            {shown}
          </Link>
        ) : (
          shown
        )}
        {note && <small>{note(row)}</small>}
      </>
    );
  };
  return { key, head, rowHeader: true, shown: 'always', ...more, cell };
}

/** When something was: to the minute, or to the day by the pattern `YYYY-MM-DD`. */
export const dateColumn = <Row,>(
  key: string,
  head: string,
  of: Of<Row, number | null>,
  { pattern, ...more }: More<Row> & { pattern?: string } = {},
): ListColumn<Row> =>
  textColumn(
    key,
    head,
    (row) => {
      const at = of(row);
      return at === null ? null : formatDate(at, pattern);
    },
    more,
  );

/** Until when something holds: midnight is the end of the day before it. */
export const endColumn = <Row,>(
  key: string,
  head: string,
  of: Of<Row, number | null>,
  more?: More<Row>,
): ListColumn<Row> =>
  textColumn(
    key,
    head,
    (row) => {
      const at = of(row);
      return at === null ? null : formatEnd(at);
    },
    more,
  );

/** How a row stands, by the colours and the names of its states. */
export const statusColumn = <Row, State extends string>(
  key: string,
  head: string,
  of: Of<Row, State>,
  kinds: Record<State, StatusKind>,
  names: Record<State, () => string>,
): ListColumn<Row> =>
  textColumn(key, head, (row) => {
    const state = of(row);
    return <Status kind={kinds[state]}>{names[state]()}</Status>;
  });

/** A number, at the end of its column. */
export const numberColumn = <Row,>(
  key: string,
  head: string,
  of: Of<Row, number | null>,
  more?: More<Row>,
): ListColumn<Row> =>
  textColumn(
    key,
    head,
    (row) => {
      const number = of(row);
      return number === null ? null : formatThousands(number);
    },
    { align: 'end', ...more },
  );

/** What may be done with a row. */
export const actsColumn = <Row,>(
  key: string,
  head: string,
  cell: Of<Row, ReactNode>,
  more?: More<Row>,
): ListColumn<Row> => ({ key, head, nowrap: true, shown: 'always', ...more, cell });
