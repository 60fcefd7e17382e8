import clsx from 'clsx';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { cloudOffIcon, rotateCwIcon } from '../icon/shapes.ts';
import styles from './StateBox.module.css';
import { StateBox, type StateBoxProps } from './StateBox.tsx';

interface ErrorStateProps extends StateBoxProps {
  icon?: string;
  retry?: { label: string; onRetry: () => void; busy?: boolean };
}

/** Something failed to load: what happened, and a retry. */
export function ErrorState({ icon = cloudOffIcon, retry, action, ...box }: ErrorStateProps) {
  const again = retry && (
    <Button icon={rotateCwIcon} busy={retry.busy} onClick={retry.onRetry}>
      {retry.label}
    </Button>
  );
  return (
    <StateBox
      {...box}
      role="alert"
      art={<Icon shape={icon} className={clsx(styles.sign, styles.bad)} />}
      action={again ?? action}
    />
  );
}
