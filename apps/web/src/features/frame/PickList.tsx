import { type ReactNode, useEffect, useRef } from 'react';

function closeOnPick({ target, currentTarget }: Event): void {
  if (!(target as Element).closest('a, button')) return;
  const dropdown = (currentTarget as Element).closest('details');
  dropdown?.removeAttribute('open');
  dropdown?.querySelector('summary')?.focus();
}

/** Entries of a `Dropdown` that is closed by taking one of them, since the document stays. */
export function PickList({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = list.current;
    host?.addEventListener('click', closeOnPick);
    return () => host?.removeEventListener('click', closeOnPick);
  }, []);
  return <div ref={list}>{children}</div>;
}
