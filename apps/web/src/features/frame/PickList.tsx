import type { MouseEvent, ReactNode } from 'react';

const closeOnPick = (event: MouseEvent<HTMLElement>) => {
  const picked = (event.target as Element).closest('a, button');
  if (picked) event.currentTarget.closest('details')?.removeAttribute('open');
};

/** Entries of a `Dropdown` that is closed by taking one of them, since the document stays. */
export function PickList({ children }: { children: ReactNode }) {
  // biome-ignore lint/a11y/noStaticElementInteractions: clicks of its entries bubble through it, from the keyboard too
  // biome-ignore lint/a11y/useKeyWithClickEvents: see above
  return <div onClick={closeOnPick}>{children}</div>;
}
