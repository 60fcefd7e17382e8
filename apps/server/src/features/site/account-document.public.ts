import type { SiteSetting } from '@portal/contract/site/public';
import type { Language } from '@portal/texts/languages';
import type { AnonymousCall } from '../../platform/http/endpoints.ts';

const settingOf = async (call: AnonymousCall, lang: Language) =>
  (await call('GET /api/siteManage/site/queryDetail', { lang })) as SiteSetting;

/** Origin of the weather page, the only foreign page the member area frames. */
export async function frameOriginOf(call: AnonymousCall): Promise<string | null> {
  const { weatherUrl } = await settingOf(call, 'zh');
  return weatherUrl === null ? null : new URL(weatherUrl).origin;
}

/** The park's name in a language, as the account area shows it. */
export async function parkNameOf(call: AnonymousCall, lang: Language): Promise<string> {
  return (await settingOf(call, lang)).parkName;
}
