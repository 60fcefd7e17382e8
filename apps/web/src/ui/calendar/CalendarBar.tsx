import { Button, CalendarHeading } from 'react-aria-components';
import { Icon } from '../icon/Icon.tsx';
import { chevronLeftIcon } from '../icon/shapes/chevron-left.ts';
import { chevronRightIcon } from '../icon/shapes/chevron-right.ts';
import styles from './Calendar.module.css';

/** Month and the way to the months beside it. */
export function CalendarBar() {
  return (
    <header className={styles.bar}>
      <Button slot="previous" className={styles.turn}>
        <Icon shape={chevronLeftIcon} />
      </Button>
      <CalendarHeading className={styles.month} />
      <Button slot="next" className={styles.turn}>
        <Icon shape={chevronRightIcon} />
      </Button>
    </header>
  );
}
