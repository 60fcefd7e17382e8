import clsx from 'clsx';
import { type ReactNode, useId, useRef } from 'react';
import { DialogTrigger, Popover } from 'react-aria-components';
import { TriggerButton, type TriggerButtonProps } from '../trigger-button/TriggerButton.tsx';
import styles from './Popover.module.css';

interface PopoverButtonProps extends TriggerButtonProps {
  /** Names the panel, which else is called like its button. */
  title?: string;
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top' | 'right';
  /** Opens as soon as it is there, as when it was loaded because of a press. */
  defaultOpen?: boolean;
  /** What the button says. */
  children: ReactNode;
  panel: ReactNode;
}

/** A button with a panel that opens beside it. */
export function PopoverButton({
  title,
  placement = 'bottom end',
  defaultOpen,
  panel,
  ...button
}: PopoverButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  // A panel that opened with the button gives the focus back to what was pressed for it, which is there no more.
  const giveBack = (isOpen: boolean) => {
    if (defaultOpen && !isOpen) requestAnimationFrame(() => trigger.current?.focus());
  };
  return (
    <DialogTrigger defaultOpen={defaultOpen} onOpenChange={giveBack}>
      <TriggerButton {...button} ref={trigger} />
      {/* Without a dialog in it the popover is one itself, and its hidden buttons stand inside as well. */}
      <Popover
        placement={placement}
        className={clsx(styles.popover, styles.padded)}
        aria-labelledby={title ? titleId : undefined}
      >
        {title && (
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        )}
        {panel}
      </Popover>
    </DialogTrigger>
  );
}
