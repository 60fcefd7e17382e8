import * as m from '@portal/texts/messages';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { arrowUpIcon } from '../../../../ui/icon/shapes/arrow-up.ts';
import { trashIcon } from '../../../../ui/icon/shapes/trash.ts';
import styles from './Parts.module.css';

interface PartHeadProps {
  title: string;
  /** Counted from 0. */
  at: number;
  /** The last required part cannot be removed. */
  isNeeded?: boolean;
  onUp: () => void;
  onRemove: () => void;
}

/** The head of one of several similar parts of a form. */
export function PartHead({ title, at, isNeeded, onUp, onRemove }: PartHeadProps) {
  const no = at + 1;
  return (
    <div className={styles.head}>
      <strong>{title}</strong>
      <IconButton icon={arrowUpIcon} label={m.officer_up({ no })} disabled={at === 0} onClick={onUp} />
      <IconButton icon={trashIcon} label={m.officer_remove({ no })} disabled={isNeeded} onClick={onRemove} />
    </div>
  );
}
