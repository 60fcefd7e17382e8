import { Icon } from '../icon/Icon.tsx';
import { inboxIcon } from '../icon/shapes.ts';
import styles from './StateBox.module.css';
import { StateBox, type StateBoxProps } from './StateBox.tsx';

interface EmptyStateProps extends StateBoxProps {
  /** Address of an illustration, 4:3; defaults to an icon. */
  picture?: string;
  icon?: string;
}

/** There is nothing here yet: what that means, and the next step. */
export function EmptyState({ picture, icon = inboxIcon, ...box }: EmptyStateProps) {
  const art = picture ? (
    <img
      src={picture}
      width={200}
      height={150}
      alt=""
      loading="lazy"
      decoding="async"
      className={styles.picture}
    />
  ) : (
    <Icon shape={icon} className={styles.sign} />
  );
  return <StateBox {...box} art={art} />;
}
