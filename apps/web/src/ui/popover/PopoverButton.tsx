import clsx from 'clsx';
import { type ReactNode, useId, useRef } from 'react';
import { DialogTrigger, Popover } from 'react-aria-components';
import { Text } from '../layout/Text.tsx';
import { TriggerButton, type TriggerButtonProps } from '../trigger-button/TriggerButton.tsx';
import styles from './Popover.module.css';

interface PopoverButtonProps extends TriggerButtonProps {
  /** The title of the panel; defaults to the name of its button. */
  title?: string;
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top' | 'right';
  /** Opens on mount, for panels that were only loaded because of a press. */
  defaultOpen?: boolean;
  /** The content of the button. */
  children: ReactNode;
  panel: ReactNode;
}

/** A button with a panel that opens next to it. */
export function PopoverButton({
  title,
  placement = 'bottom end',
  defaultOpen,
  panel,
  ...button
}: PopoverButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  // A panel opened on mount returns the focus to this button, since the one that was pressed no longer exists.
  const giveBack = (isOpen: boolean) => {
    if (defaultOpen && !isOpen) requestAnimationFrame(() => trigger.current?.focus());
  };
  return (
    <DialogTrigger defaultOpen={defaultOpen} onOpenChange={giveBack}>
      <TriggerButton {...button} ref={trigger} />
      {/* A popover without a dialog inside acts as one itself, and its hidden close buttons are inside too. */}
      <Popover
        placement={placement}
        className={clsx(styles.popover, styles.padded)}
        aria-labelledby={title ? titleId : undefined}
      >
        {title && (
          <Text id={titleId} as="h2" below={8} size={16}>
            {title}
          </Text>
        )}
        {panel}
      </Popover>
    </DialogTrigger>
  );
}
