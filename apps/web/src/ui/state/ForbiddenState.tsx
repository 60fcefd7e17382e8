import { Icon } from '../icon/Icon.tsx';
import { lockIcon } from '../icon/shapes.ts';
import styles from './StateBox.module.css';
import { StateBox, type StateBoxProps } from './StateBox.tsx';

/** The user has no access: why, and how to get it. */
export function ForbiddenState(box: StateBoxProps) {
  return <StateBox {...box} art={<Icon shape={lockIcon} className={styles.sign} />} />;
}
