import { useId, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { ellipsisIcon } from '../icon/shapes.ts';
import { Text } from '../layout/Text.tsx';
import { Link } from '../link/Link.tsx';
import type { BarAct } from './bar-act.ts';
import styles from './MoreActs.module.css';

const gap = 8;

/** The actions that don't fit in the bar, in a panel above their button. */
export function MoreActs({ label, acts }: { label: string; acts: readonly BarAct[] }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const place = () => {
    const at = button.current?.getBoundingClientRect();
    if (!at || !panel.current) return;
    const { style } = panel.current;
    style.setProperty('--panel-end', `${window.innerHeight - at.top + gap}px`);
    style.setProperty('--panel-side', `${document.documentElement.clientWidth - at.right}px`);
  };
  // Focuses the button before the action opens a dialog, so that the focus returns to it afterwards.
  const choose = (onPress: BarAct['onPress']) => {
    panel.current?.hidePopover();
    button.current?.focus();
    onPress?.();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        popoverTarget={id}
      >
        <Icon shape={ellipsisIcon} />
      </button>
      <Text
        ref={panel}
        id={id}
        popover="auto"
        as="div"
        pad={8}
        frame="thin"
        round
        ground="page"
        tone="ink"
        size={14}
        className={styles.panel}
        onBeforeToggle={place}
      >
        {acts.map(({ key, text, icon, href, opensTab, onPress, disabled, busy }) =>
          href === undefined ? (
            <button
              key={key}
              type="button"
              className={styles.act}
              disabled={disabled || busy}
              onClick={() => choose(onPress)}
            >
              {icon && <Icon shape={icon} />}
              {text}
            </button>
          ) : (
            <Link
              key={key}
              href={href}
              target={opensTab ? '_blank' : undefined}
              look="bare"
              className={styles.act}
              onClick={() => choose(undefined)}
            >
              {icon && <Icon shape={icon} />}
              {text}
            </Link>
          ),
        )}
      </Text>
    </>
  );
}
