import type { ArticleContent } from '@portal/contract/article-content';
import { browserClient } from '../../../platform/api/browser-client.ts';

/** Whose working copies are edited: the park's, or an enterprise's. */
export type Desk = 'content' | 'enterpriseStory';

export const details = {
  content: 'GET /api/infoManage/content/queryManageDetail',
  enterpriseStory: 'GET /api/infoManage/enterpriseStory/queryDetail',
} as const;

/** The calls that save and read a working copy. */
export function callsOf(desk: Desk, id: string) {
  const read = ({ quiet }: { quiet: boolean }) => browserClient().call(details[desk], { id }, { quiet });
  // The bar shows why saving failed.
  const send = (version: number, data: ArticleContent) =>
    browserClient().call(`POST /api/infoManage/${desk}/save`, { id, version, data }, { quiet: true });
  return { read, send };
}
