import { Icon } from '../icon/Icon.tsx';
import { eyeIcon, eyeOffIcon } from '../icon/shapes.ts';
import styles from './FieldButton.module.css';

interface RevealButtonProps {
  shown: boolean;
  labels: { show: string; hide: string };
  onToggle: () => void;
}

/** Shows or hides a password. */
export function RevealButton({ shown, labels, onToggle }: RevealButtonProps) {
  return (
    <button
      type="button"
      className={styles.reveal}
      aria-label={shown ? labels.hide : labels.show}
      onClick={onToggle}
    >
      <Icon shape={shown ? eyeOffIcon : eyeIcon} />
    </button>
  );
}
