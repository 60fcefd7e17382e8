import { lazy, Suspense } from 'react';
import { island } from '../../../platform/island/island.tsx';
import { useIsAlive } from '../../site/shared/use-in-browser.ts';
import type { Asked } from './guest-query.ts';

const GuestForm = lazy(async () => ({ default: (await import('./GuestForm.tsx')).GuestForm }));

/**
 * Looks up a bill or a meter by its numbers. Called from the browser, so that attempts count against the visitor's own
 * address.
 */
function GuestDesk({ asked }: { asked: Asked }) {
  if (!useIsAlive()) return null;
  return (
    <Suspense>
      <GuestForm asked={asked} />
    </Suspense>
  );
}

export default island('billing/public/GuestDesk', GuestDesk, 'idle');
