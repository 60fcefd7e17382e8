import { type Html, html } from './html.ts';
import { icon } from './icons.ts';
import { articleRows, policyRows } from './phone-rows.ts';
import type { PhoneKind, PhoneView } from './phone-view.ts';

const noticesShown = 5;
const othersShown = 4;

/** Notices, news, policies and whom to call; what does not come leaves the rest. */
export async function phoneHome(view: PhoneView): Promise<Html> {
  const { call, language } = view;
  const articles = (column: 'NOTICE' | 'INDUSTRY', pageSize: number) =>
    call('GET /api/infoManage/content/queryList', { column, lang: language, pageSize }).catch(() => null);
  const [notices, news, policies] = await Promise.all([
    articles('NOTICE', noticesShown),
    articles('INDUSTRY', othersShown),
    call('GET /api/policyManage/policy/queryList', { state: 'VALID', pageSize: othersShown }).catch(
      () => null,
    ),
  ]);
  const { texts } = view;
  return html`<img class="art" src="/h5/terraces.webp" width="780" height="400" alt="">
${lead(view)}
${shortcuts(view)}
${notices && block('notice', texts.notices, articleRows(notices.rows, 'notice', view), view)}
${news && block('news', texts.news, articleRows(news.rows, 'news', view), view)}
${policies && block('policy', texts.policies, policyRows(policies.rows, view), view)}
${contact(view)}`;
}

function lead({ language, texts, setting: { dutyPhone } }: PhoneView): Html {
  // A full stop of Chinese and Japanese has its gap within.
  const gap = language === 'zh' || language === 'ja' ? '' : ' ';
  return html`<section class="lead"><h1>${texts.heading}</h1><p>${texts.explain}${dutyPhone && gap + texts.emergency}</p>
${dutyPhone && html`<a class="button main" href="tel:${dutyPhone}">${icon('phone')}${texts.call(dutyPhone)}</a>`}
<a class="button" href="/h5/desktop" rel="nofollow">${icon('desktop')}${texts.desktop}</a></section>`;
}

const hasContact = ({ setting: { hotline, dutyPhone, address } }: PhoneView) =>
  [hotline, dutyPhone, address].some((known) => known !== '');

function shortcuts(view: PhoneView): Html {
  const { texts } = view;
  const items = [
    ['notices', '/h5/notice', texts.notices],
    ['news', '/h5/news', texts.news],
    ['policies', '/h5/policy', texts.policies],
    ...(hasContact(view) ? ([['contact', '#contact', texts.contact]] as const) : []),
  ] as const;
  return html`<nav class="shortcuts" aria-label="${texts.shortcuts}">${items.map(
    ([shape, href, text]) => html`<a href="${href}">${icon(shape)}${text}</a>`,
  )}</nav>`;
}

function block(kind: PhoneKind, title: string, rows: Html, { texts }: PhoneView): Html {
  return html`<section class="block"><h2>${title}<a class="all" href="/h5/${kind}">${texts.all}<span class="hidden"> ${title}</span></a></h2>${rows}</section>`;
}

function contact(view: PhoneView): Html | false {
  if (!hasContact(view)) return false;
  const { texts, setting } = view;
  const { hotline, serviceHours, dutyPhone, address } = setting;
  const line = (name: string, note: string, phone: string) =>
    phone !== '' &&
    html`<li><a href="tel:${phone}"><span>${name}${note && html`<small>${note}</small>`}</span>${phone}${icon('phone')}</a></li>`;
  return html`<section class="block" id="contact"><h2 class="last-head">${texts.contact}</h2><ul class="phones">${line(texts.hotline, serviceHours && texts.hours(serviceHours), hotline)}${line(texts.duty, texts.dutyNote, dutyPhone)}${
    address && html`<li><p><span>${texts.reception}<small>${address}</small></span></p></li>`
  }</ul></section>`;
}
