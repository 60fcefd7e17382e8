import { useEffect } from 'react';
import { island } from '../../../platform/island/island.tsx';

const readAfterMs = 3_000;

interface ViewBeaconProps {
  /** The endpoint that counts views of this kind. */
  call:
    | 'POST /api/infoManage/content/view'
    | 'POST /api/matchManage/project/view'
    | 'POST /api/communityManage/post/view';
  id: string;
}

/** Nothing depends on views, so a failure is ignored. */
async function countView({ call, id }: ViewBeaconProps): Promise<void> {
  const silently = await import('../../../platform/api/call-silently.ts').catch(() => undefined);
  await silently?.callSilently(call, { id });
}

/** Counts a view once the page has been visible for three seconds. Renders nothing. */
function ViewBeacon({ call, id }: ViewBeaconProps) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => {
        document.removeEventListener('visibilitychange', start);
        void countView({ call, id });
      }, readAfterMs);
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', start);
    };
  }, [call, id]);
  return null;
}

export default island('content/shared/ViewBeacon', ViewBeacon, 'idle');
