import { type ReactNode, useEffect, useRef } from 'react';

function closeOnPick({ target, currentTarget }: Event): void {
  if (!(target as Element).closest('a, button')) return;
  const dropdown = (currentTarget as Element).closest('details');
  dropdown?.removeAttribute('open');
  dropdown?.querySelector('summary')?.focus();
}

/** The entries of a `Dropdown`; picking one closes it, since the page is not reloaded. */
export function PickList({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = list.current;
    host?.addEventListener('click', closeOnPick);
    return () => host?.removeEventListener('click', closeOnPick);
  }, []);
  return <div ref={list}>{children}</div>;
}
