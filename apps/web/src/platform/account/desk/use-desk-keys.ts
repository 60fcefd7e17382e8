import { useEffect } from 'react';

/** Whether a key is meant for a field or a dialog, not for the page. */
const isMeantElsewhere = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) ||
  document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** Binds the keys of a desk to actions, by letter. */
export function useDeskKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = isMeantElsewhere(event) ? undefined : keys[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
