import { useEffect } from 'react';
import { island } from '../../../platform/island/island.tsx';

const readAfterMs = 3_000;

/** Tells the server of a reader once the page has been in sight for three seconds. Shows nothing. */
function ViewBeacon({ contentId }: { contentId: string }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => {
        document.removeEventListener('visibilitychange', start);
        // The one call that must outlive the page; it needs no identity and no answer.
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
