import type { ArticleContent } from '@portal/contract/article-content';
import { browserClient } from '../../../platform/api/browser-client.ts';

/** Whose working copies are written: the park's, or an enterprise's. */
export type Desk = 'content' | 'enterpriseStory';

export const details = {
  content: 'GET /api/infoManage/content/queryManageDetail',
  enterpriseStory: 'GET /api/infoManage/enterpriseStory/queryDetail',
} as const;

/** The calls by which a working copy is saved and read. */
export const callsOf = (desk: Desk, id: string) => ({
  send: (version: number, data: ArticleContent) =>
    browserClient().call(`POST /api/infoManage/${desk}/save`, { id, version, data }, { quiet: true }),
  read: ({ quiet }: { quiet: boolean }) => browserClient().call(details[desk], { id }, { quiet }),
});
