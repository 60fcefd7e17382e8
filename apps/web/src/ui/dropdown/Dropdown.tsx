import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { chevronDownIcon } from '../icon/shapes.ts';
import { Text } from '../layout/Text.tsx';
import styles from './Dropdown.module.css';

interface DropdownProps {
  /** The content of the trigger; pass `label` too if it is only an icon. */
  trigger: ReactNode;
  label?: string;
  align?: 'start' | 'end';
  /** Called each time it opens. */
  onOpen?: () => void;
  /** Usually `DropdownLink`s in a list. */
  children: ReactNode;
}

/** A small panel below its trigger, for pages without React Aria: language, accessibility, account. */
export function Dropdown({ trigger, label, align = 'start', onOpen, children }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (!details.current?.contains(event.target as Node)) details.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  const closeOnLeaving = (event: FocusEvent<HTMLDetailsElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
      event.currentTarget.open = false;
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble from its links
    <details
      ref={details}
      className={styles.dropdown}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
    >
      <summary className={styles.trigger} aria-label={label}>
        {trigger}
        <Icon shape={chevronDownIcon} className={styles.arrow} />
      </summary>
      <Text
        as="div"
        pad={8}
        frame="thin"
        round
        ground="page"
        tone="ink"
        size={14}
        leading="mid"
        className={styles.panel}
        data-align={align}
      >
        {children}
      </Text>
    </details>
  );
}
