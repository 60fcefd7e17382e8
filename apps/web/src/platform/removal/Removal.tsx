import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import type { RemovalProps } from './removal-props.ts';

const RemovalDialog = lazy(async () => ({ default: (await import('./RemovalDialog.tsx')).RemovalDialog }));

/** Removes or merges a thing that was entered wrongly, from its drawer. */
export function Removal(props: RemovalProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {m.removal_open()}
      </Button>
      {isOpen && (
        <Suspense>
          <RemovalDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
