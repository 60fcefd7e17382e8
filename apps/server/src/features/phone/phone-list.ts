import { type Html, html } from './html.ts';
import { icon } from './icons.ts';
import { articleRows, policyRows } from './phone-rows.ts';
import type { PhoneKind, PhoneView } from './phone-view.ts';

const pageSize = 20;

export const titleOfKind = (kind: PhoneKind, { texts }: PhoneView) =>
  ({ notice: texts.notices, news: texts.news, policy: texts.policies })[kind];

interface Page {
  rows: Html;
  total: number;
}

async function findPage(view: PhoneView, kind: PhoneKind, pageNo: number): Promise<Page> {
  if (kind === 'policy') {
    const list = await view.call('GET /api/policyManage/policy/queryList', { pageNo, pageSize });
    return { rows: policyRows(list.rows, view), total: list.total };
  }
  const column = kind === 'notice' ? 'NOTICE' : 'INDUSTRY';
  const lang = view.language;
  const list = await view.call('GET /api/infoManage/content/queryList', { column, lang, pageNo, pageSize });
  return { rows: articleRows(list.rows, kind, view), total: list.total };
}

/** All of a kind, by pages. */
export async function phoneList(view: PhoneView, kind: PhoneKind, pageNo: number): Promise<Html> {
  const { rows, total } = await findPage(view, kind, pageNo);
  const title = titleOfKind(kind, view);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return html`<section class="block"><a class="back" href="/h5/">${icon('back')}${view.texts.back}</a><h1>${title}</h1>${rows}${pageLinks(view, kind, pageNo, pages)}</section>`;
}

function pageLinks({ texts }: PhoneView, kind: PhoneKind, pageNo: number, pages: number): Html | false {
  if (pages === 1) return false;
  const link = (page: number, text: string) =>
    page >= 1 && page <= pages
      ? html`<a class="button" href="/h5/${kind}?page=${page}">${text}</a>`
      : html`<span></span>`;
  return html`<nav class="pages">${link(pageNo - 1, texts.previous)}<span>${texts.page(pageNo, pages)}</span>${link(pageNo + 1, texts.next)}</nav>`;
}
