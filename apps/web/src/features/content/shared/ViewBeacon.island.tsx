import { useEffect } from 'react';
import { island } from '../../../platform/island/island.tsx';

const readAfterMs = 3_000;

/** Nothing depends on it: a view that cannot be counted is not. */
async function countView(id: string): Promise<void> {
  try {
    const { browserClient } = await import('../../../platform/api/browser-client.ts');
    await browserClient().call(
      'POST /api/infoManage/content/view',
      { id },
      { silent: true, outlivesPage: true },
    );
  } catch {
    // The page has been read all the same.
  }
}

/** Counts a view once the page has been visible for three seconds. Renders nothing. */
function ViewBeacon({ contentId }: { contentId: string }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => {
        document.removeEventListener('visibilitychange', start);
        void countView(contentId);
      }, readAfterMs);
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', start);
    };
  }, [contentId]);
  return null;
}

export default island('content/shared/ViewBeacon', ViewBeacon, 'idle');
