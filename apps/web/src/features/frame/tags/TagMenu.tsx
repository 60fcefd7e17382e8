import * as m from '@portal/texts/messages';
import { useMemo } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import menuStyles from '../../../ui/menu/Menu.module.css';
import popoverStyles from '../../../ui/popover/Popover.module.css';
import type { TagAct } from './tag-acts.ts';

interface TagMenuProps {
  anchor: HTMLElement;
  acts: readonly TagAct[];
  onClose: () => void;
}

/** The context menu of a tag, below it. */
export default function TagMenu({ anchor, acts, onClose }: TagMenuProps) {
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      placement="bottom start"
      aria-label={m.member_more()}
      offset={2}
      onOpenChange={(open) => !open && onClose()}
      className={popoverStyles.popover}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened it, and Escape leaves it */}
      <Menu autoFocus="first" aria-label={m.member_more()} className={menuStyles.menu} onClose={onClose}>
        {acts.map(({ key, text, disabled, onAction }) => (
          <MenuItem key={key} id={key} isDisabled={disabled} onAction={onAction} className={menuStyles.item}>
            {text}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
