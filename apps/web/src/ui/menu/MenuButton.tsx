import type { ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { Icon } from '../icon/Icon.tsx';
import popover from '../popover/Popover.module.css';
import { TriggerButton, type TriggerButtonProps } from '../trigger-button/TriggerButton.tsx';
import styles from './Menu.module.css';

export interface MenuEntry {
  key: string;
  text: string;
  icon?: string;
  /** Makes the entry a link; without it `onAction` is called. */
  href?: string;
  onAction?: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** Adds a separator line above. */
  divided?: boolean;
}

interface MenuButtonProps extends TriggerButtonProps {
  entries: MenuEntry[];
  placement?: 'bottom start' | 'bottom end';
  children?: ReactNode;
}

export function MenuButton({ entries, placement = 'bottom end', ...button }: MenuButtonProps) {
  return (
    <MenuTrigger>
      <TriggerButton {...button} />
      <Popover placement={placement} offset={4} className={popover.popover}>
        <Menu className={styles.menu}>{entries.flatMap(entryNodes)}</Menu>
      </Popover>
    </MenuTrigger>
  );
}

function entryNodes({ key, text, icon, href, onAction, danger, disabled, divided }: MenuEntry) {
  const item = (
    <MenuItem
      key={key}
      id={key}
      textValue={text}
      href={href}
      onAction={onAction}
      isDisabled={disabled}
      className={styles.item}
      data-danger={danger || undefined}
    >
      {icon && <Icon shape={icon} />}
      {text}
    </MenuItem>
  );
  return divided ? [<Separator key={`line before ${key}`} className={styles.line} />, item] : [item];
}
