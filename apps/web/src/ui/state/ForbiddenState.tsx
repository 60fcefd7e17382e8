import { Icon } from '../icon/Icon.tsx';
import { lockIcon } from '../icon/shapes/lock.ts';
import styles from './StateBox.module.css';
import { StateBox, type StateBoxProps } from './StateBox.tsx';

/** Not for this visitor: why, and what would open it. */
export function ForbiddenState(box: StateBoxProps) {
  return <StateBox {...box} art={<Icon shape={lockIcon} className={styles.sign} />} />;
}
