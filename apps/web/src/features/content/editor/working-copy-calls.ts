import type { ArticleContent } from '@portal/contract/article-content';
import { sessionRefusals } from '@portal/contract/endpoint';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserClient } from '../../../platform/api/browser-client.ts';

/** Whose working copies are written: the park's, or an enterprise's. */
export type Desk = 'content' | 'enterpriseStory';

export const details = {
  content: 'GET /api/infoManage/content/queryManageDetail',
  enterpriseStory: 'GET /api/infoManage/enterpriseStory/queryDetail',
} as const;

/** The calls by which a working copy is saved and read. */
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
      // The bar says what kept it from being saved; that the session is over, the client says, as everywhere.
      if (error instanceof ApiError && (sessionRefusals as readonly string[]).includes(error.retCode))
        await read({ quiet: false }).catch(() => undefined);
      throw error;
    }
  };
  return { read, send };
}
