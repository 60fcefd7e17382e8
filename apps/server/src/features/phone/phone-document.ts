import type { SiteSetting } from '@portal/contract/site';
import { defaultThemeColor } from '@portal/contract/theme-color';
import { type Html, html } from './html.ts';
import { mark } from './icons.ts';
import { languageNames } from './phone-texts.ts';
import type { PhoneView } from './phone-view.ts';

export const phoneStyle = '/h5/phone.css';

const languageAddress = (to: string, back: string) =>
  `/language?${new URLSearchParams({ to, back }).toString()}`;

/** The site's own colours, where they are not the house's. */
const themeStyle = ({ brand, brandDeep }: SiteSetting['theme']) =>
  brand !== defaultThemeColor && html` style="--theme-brand:${brand};--theme-brand-deep:${brandDeep}"`;

export interface PhonePage {
  /** Empty on the first page. */
  title: string;
  /** What the page is about, for those who search; absent where it is a list. */
  description?: string;
  content: Html;
}

/** The whole document around a phone page; no script at all. */
export function phoneDocument(view: PhoneView, { title, description, content }: PhonePage): string {
  const { texts, setting, language, address } = view;
  const name = setting.parkName || texts.park;
  const languages = Object.entries(languageNames).map(
    ([code, text]) =>
      html`<li><a href="${languageAddress(code, address)}" lang="${code}"${code === language && html` aria-current="true"`}>${text}</a></li>`,
  );
  return html`<!DOCTYPE html>
<html lang="${texts.lang}"${themeStyle(setting.theme)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#ffffff">
<meta name="format-detection" content="telephone=no">
<title>${title === '' ? '' : `${title}_`}${name}</title>
<meta name="description" content="${description || texts.explain}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${phoneStyle}">
</head>
<body>
<a class="skip" href="#main">${texts.skip}</a>
<header class="bar"><a class="mark" href="/h5/">${mark}<span><b>${name}</b><small>${texts.platform}</small></span></a>
<details class="languages"><summary><span class="hidden">${texts.language}: </span>${languageNames[language]}</summary><ul>${languages}</ul></details></header>
<main id="main" tabindex="-1">${content}</main>
${footer(view)}
</body>
</html>
`.markup;
}

function footer({ setting }: PhoneView): Html {
  const filings = setting.filings.map(({ text, url }) => html`<a href="${url}" rel="noopener">${text}</a>`);
  return html`<footer class="foot">${setting.company && html`<p>${setting.company}</p>`}${filings.length > 0 && html`<p>${filings}</p>`}${setting.notice && html`<p>${setting.notice}</p>`}</footer>`;
}
