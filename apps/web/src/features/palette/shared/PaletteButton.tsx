import * as m from '@portal/texts/messages';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LoadingLine } from '../../../platform/account/LoadingLine.tsx';
import { useUser } from '../../../platform/account/use-user.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { searchIcon } from '../../../ui/icon/shapes.ts';
import styles from './PaletteButton.module.css';

// Loaded when it is first opened.
const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));
const PageKeys = lazy(async () => ({ default: (await import('./PageKeys.tsx')).PageKeys }));

type Shown = 'palette' | 'keys' | null;

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (/^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable);

/** What a key opens anywhere on a page; a question that is being asked comes first. */
function shownBy({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): Shown {
  if (altKey || document.querySelector('[role=alertdialog]') !== null) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'palette' : null;
  return key === '?' && !isField(target) ? 'keys' : null;
}

/** The keyboard’s modifier as its users know it. */
const modifier = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl');

/** Opens the palette; so does Ctrl-K or ⌘K on every page, and `?` shows the page’s keys. */
export function PaletteButton({ asIcon = false }: { asIcon?: boolean }) {
  const [shown, setShown] = useState<Shown>(null);
  const isOperator = useUser().userType === '900';
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const next = shownBy(event);
      if (next === null) return;
      event.preventDefault();
      setShown(next);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const close = () => setShown(null);
  const open = () => setShown('palette');
  return (
    <>
      {asIcon ? (
        <IconButton icon={searchIcon} label={m.palette_open()} aria-haspopup="dialog" onClick={open} />
      ) : (
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={open}
        >
          <Icon shape={searchIcon} />
          <span>{isOperator ? m.palette_short() : m.palette_short_member()}</span>
          <kbd>{modifier()} K</kbd>
        </button>
      )}
      {shown === 'palette' && (
        <Suspense fallback={<LoadingLine />}>
          <Palette onClose={close} onKeys={() => setShown('keys')} />
        </Suspense>
      )}
      {shown === 'keys' && (
        <Suspense fallback={<LoadingLine />}>
          <PageKeys modifier={modifier()} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
