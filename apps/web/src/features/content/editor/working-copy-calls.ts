import type { ArticleContent } from '@portal/contract/article-content';
import { sessionRefusals } from '@portal/contract/endpoint';
import { ApiError } from '../../../platform/api/api-error.ts';
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
  const send = async (version: number, data: ArticleContent) => {
    try {
      return await browserClient().call(
        `POST /api/infoManage/${desk}/save`,
        { id, version, data },
        { quiet: true },
      );
    } catch (error) {
      // The bar shows why saving failed; the client reports an ended session itself, as everywhere.
      if (error instanceof ApiError && (sessionRefusals as readonly string[]).includes(error.retCode))
        await read({ quiet: false }).catch(() => undefined);
      throw error;
    }
  };
  return { read, send };
}
