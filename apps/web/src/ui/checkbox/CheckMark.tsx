import { Icon } from '../icon/Icon.tsx';
import { checkIcon, minusIcon } from '../icon/shapes.ts';
import styles from './Checkbox.module.css';

/** The drawn box of a check box; its state comes from the element around it. */
export function CheckMark({ indeterminate }: { indeterminate?: boolean }) {
  return (
    <span className={styles.box} aria-hidden>
      <Icon shape={indeterminate ? minusIcon : checkIcon} className={styles.mark} />
    </span>
  );
}
