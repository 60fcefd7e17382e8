import { type ReactNode, useRef } from 'react';
import { Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import { TriggerButton, type TriggerButtonProps } from '../trigger-button/TriggerButton.tsx';
import styles from './Popover.module.css';

interface PopoverButtonProps extends TriggerButtonProps {
  title?: string;
  /** Names the panel when it shows no title. */
  panelLabel?: string;
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top' | 'right';
  /** Opens as soon as it is there, as when it was loaded because of a press. */
  defaultOpen?: boolean;
  /** What the button says. */
  children: ReactNode;
  /** The panel; a function receives the way to close it. */
  panel: ReactNode | ((close: () => void) => ReactNode);
}

/** A button with a panel that opens beside it. */
export function PopoverButton({
  title,
  panelLabel,
  placement = 'bottom end',
  defaultOpen,
  panel,
  ...button
}: PopoverButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  // A panel that opened with the button gives the focus back to what was pressed for it, which is there no more.
  const giveBack = (isOpen: boolean) => {
    if (defaultOpen && !isOpen) requestAnimationFrame(() => trigger.current?.focus());
  };
  return (
    <DialogTrigger defaultOpen={defaultOpen} onOpenChange={giveBack}>
      <TriggerButton {...button} ref={trigger} />
      <Popover placement={placement} className={styles.popover}>
        <Dialog className={styles.padded} aria-label={title ? undefined : panelLabel}>
          {({ close }) => (
            <>
              {title && (
                <Heading slot="title" className={styles.title}>
                  {title}
                </Heading>
              )}
              {typeof panel === 'function' ? panel(close) : panel}
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
