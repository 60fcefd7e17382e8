import type { EndpointKey, EndpointMap } from '@portal/contract/endpoint-map';
import type { Language } from '@portal/contract/fields';
import type { SiteSetting } from '@portal/contract/site';
import type { PhoneTexts } from './phone-texts.ts';

/** Calls a public endpoint in this process. */
export type Call = <K extends EndpointKey>(
  key: K,
  input: EndpointMap[K]['input'],
) => Promise<EndpointMap[K]['output']>;

/** What every phone page is made from. */
export interface PhoneView {
  language: Language;
  texts: PhoneTexts;
  setting: SiteSetting;
  call: Call;
  /** Path and query of the page. */
  address: string;
}

/** The kinds of reading the phone pages have, by the word in their address. */
export const phoneKinds = ['notice', 'news', 'policy'] as const;
export type PhoneKind = (typeof phoneKinds)[number];

/** `lang` of a text in another language than the page's. */
export const langOf = (lang: string, view: Pick<PhoneView, 'language'>): string =>
  lang === 'zh' ? 'zh-CN' : lang === '' ? view.language : lang;
