import type { SiteSetting } from '@portal/contract/site';
import type { AnonymousCall } from '../../platform/http/endpoints.ts';

/** Where the weather page comes from, the only page of others that the member area shows in a frame. */
export async function frameOriginOf(call: AnonymousCall): Promise<string | null> {
  const { weatherUrl } = (await call('GET /api/siteManage/site/queryDetail', { lang: 'zh' })) as SiteSetting;
  return weatherUrl === null ? null : new URL(weatherUrl).origin;
}
