import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

/** Renders into the element of the page that has the attribute; for islands that add to rows of plain HTML. */
export function InSlot({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  const [slot] = useState(() => document.querySelector(`[${name}="${CSS.escape(value)}"]`));
  return slot && createPortal(children, slot);
}
