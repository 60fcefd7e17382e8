import { useEffect } from 'react';
import { callSilently } from '../../../../platform/api/call-silently.ts';
import { island } from '../../../../platform/island/island.tsx';

/** Counts the view; renders nothing, and nothing depends on it. */
function CarouselHit({ id }: { id: string }) {
  useEffect(() => {
    void callSilently('POST /api/siteManage/carousel/view', { id });
  }, [id]);
  return null;
}

export default island('site/public/carousel/CarouselHit', CarouselHit, 'idle');
