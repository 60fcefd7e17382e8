import { useEffect } from 'react';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { island } from '../../../../platform/island/island.tsx';

/** Counts the view; renders nothing, and nothing depends on it. */
function CarouselHit({ id }: { id: string }) {
  useEffect(() => {
    browserClient()
      .call('POST /api/siteManage/carousel/view', { id }, { silent: true })
      .catch(() => undefined);
  }, [id]);
  return null;
}

export default island('site/public/carousel/CarouselHit', CarouselHit, 'idle');
