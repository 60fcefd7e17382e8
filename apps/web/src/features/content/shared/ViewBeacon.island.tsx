import { useEffect } from 'react';
import { island } from '../../../platform/island/island.tsx';

const readAfterMs = 3_000;

/** Counts a view once the page has been visible for three seconds. Renders nothing. */
function ViewBeacon({ contentId }: { contentId: string }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => {
        document.removeEventListener('visibilitychange', start);
        // The only call that must outlive the page; it needs no session and no answer.
        navigator.sendBeacon('/api/infoManage/content/view', new URLSearchParams({ id: contentId }));
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
