import type { ArticleContent } from '@portal/contract/content/article-content';
import { browserClient } from '../../../platform/api/browser-client.ts';

/** Whose working copies are edited: the park's, or an enterprise's. */
export type Desk = 'content' | 'enterpriseStory';

export const details = {
  content: 'GET /api/infoManage/content/queryManageDetail',
  enterpriseStory: 'GET /api/infoManage/enterpriseStory/queryDetail',
} as const;

/** Where a working copy is stored; its id is empty until the first save has created it. */
export interface Place {
  desk: Desk;
  id: string;
}

/** The calls that save and read a working copy. */
export function callsOf(place: Place) {
  const { desk } = place;
  const read = ({ quiet }: { quiet: boolean }) =>
    browserClient().call(details[desk], { id: place.id }, { quiet });
  // The bar shows why saving failed.
  const send = async (version: number, data: ArticleContent) => {
    const known = place.id === '' ? {} : { id: place.id, version };
    const saved = await browserClient().call(
      `POST /api/infoManage/${desk}/save`,
      { ...known, data },
      { quiet: true },
    );
    place.id = saved.contentId;
    return saved;
  };
  return { read, send };
}
