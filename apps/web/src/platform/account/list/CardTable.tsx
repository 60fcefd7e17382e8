import { Table, type TableProps } from '../../../ui/table/Table.tsx';
import styles from './ListTable.module.css';

/** A table within a page whose rows become cards on a phone, as in lists. */
export function CardTable<Row>(props: Omit<TableProps<Row>, 'asCards' | 'className'>) {
  return (
    <div className={styles.place}>
      <Table {...props} asCards className={styles.cards} />
    </div>
  );
}
