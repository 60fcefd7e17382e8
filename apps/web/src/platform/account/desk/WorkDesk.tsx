import { Fragment, type ReactNode } from 'react';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './WorkDesk.module.css';

/** The keyboard shortcuts of a desk, with what they do. */
export function DeskKeys({ keys }: { keys: readonly { letters: readonly string[]; text: string }[] }) {
  return (
    <p className={styles.keys}>
      {keys.map(({ letters, text }) => (
        <Fragment key={text}>
          {letters.map((letter) => (
            <kbd key={letter}>{letter}</kbd>
          ))}{' '}
          {text}{' '}
        </Fragment>
      ))}
    </p>
  );
}

interface WorkDeskProps<Row> {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The key of the row being worked on. */
  current: string | undefined;
  onChoose: (row: Row) => void;
  renderRow: (row: Row) => ReactNode;
  /** The `DeskPane` of that row. */
  children: ReactNode;
}

/** A queue on the left, the most urgent first, and next to it the row being worked on. */
export function WorkDesk<Row>({
  label,
  rows,
  keyOf,
  current,
  onChoose,
  renderRow,
  children,
}: WorkDeskProps<Row>) {
  return (
    <Columns of="240px minmax(0, 1fr)" above={16} frame="thin" round stack="phone" className={styles.desk}>
      <Text as="ol" self="start" ground="quiet" className={styles.queue} aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)}>
            <button
              type="button"
              aria-current={keyOf(row) === current || undefined}
              onClick={() => onChoose(row)}
            >
              {renderRow(row)}
            </button>
          </li>
        ))}
      </Text>
      <div className={styles.holder}>{children}</div>
    </Columns>
  );
}

/** The case to decide, and next to it the decision; stacked if there is no room. */
export function DeskPane({ details, decision }: { details: ReactNode; decision: ReactNode }) {
  return (
    <Columns of="minmax(0, 1fr) 280px" className={styles.pane}>
      <Stack gap={14} atTop pad={20} shrink className={styles.matter}>
        {details}
      </Stack>
      <Stack as="aside" gap={14} atTop pad={20} className={styles.decision}>
        {decision}
      </Stack>
    </Columns>
  );
}
