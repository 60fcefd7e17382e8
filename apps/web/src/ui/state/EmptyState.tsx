import { Icon } from '../icon/Icon.tsx';
import { inboxIcon } from '../icon/shapes/inbox.ts';
import { Picture } from '../picture/Picture.tsx';
import styles from './StateBox.module.css';
import { StateBox, type StateBoxProps } from './StateBox.tsx';

interface EmptyStateProps extends StateBoxProps {
  /** Address of a drawn picture, 4:3; without it an icon stands there. */
  picture?: string;
  icon?: string;
}

/** Nothing here yet: what that means and the next step. */
export function EmptyState({ picture, icon = inboxIcon, ...box }: EmptyStateProps) {
  const art = picture ? (
    <Picture src={picture} width={320} height={240} alt="" className={styles.picture} />
  ) : (
    <Icon shape={icon} className={styles.sign} />
  );
  return <StateBox {...box} art={art} />;
}
