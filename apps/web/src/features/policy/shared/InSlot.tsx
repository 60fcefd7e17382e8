import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

/** Shown in the element of the page that carries the attribute; for islands that speak about rows of plain HTML. */
export function InSlot({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  const [slot] = useState(() => document.querySelector(`[${name}="${CSS.escape(value)}"]`));
  return slot && createPortal(children, slot);
}
