import type { ArticleRow } from '@portal/contract/article';
import type { PolicyRow } from '@portal/contract/policy';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Html, html } from './html.ts';
import { langOf, type PhoneKind, type PhoneView } from './phone-view.ts';

const fenOf10000Yuan = 1_000_000;

/** 3.5 万元; whole yuan below ten thousand. */
function amountText(fen: number, { language }: PhoneView): string {
  if (language !== 'zh') return `¥${Math.round(fen / 100).toLocaleString('en-US')}`;
  return fen >= fenOf10000Yuan
    ? `${Number((fen / fenOf10000Yuan).toFixed(2))} 万元`
    : `${Math.round(fen / 100)} 元`;
}

function tagsOf({ pinned, level, needReceipt }: ArticleRow, { texts }: PhoneView): Html[] {
  const tags: Html[] = [];
  if (pinned) tags.push(html`<span class="tag">${texts.pinned}</span>`);
  if (level === 'URGENT') tags.push(html`<span class="tag urgent">${texts.urgent}</span>`);
  if (level === 'IMPORTANT') tags.push(html`<span class="tag important">${texts.important}</span>`);
  if (needReceipt) tags.push(html`<span class="tag receipt">${texts.receipt}</span>`);
  return tags;
}

export function articleRows(rows: readonly ArticleRow[], kind: PhoneKind, view: PhoneView): Html {
  if (rows.length === 0) return html`<p class="nothing">${view.texts.nothing}</p>`;
  return html`<ul class="rows">${rows.map(
    (row) =>
      html`<li><a href="/h5/${kind}/${row.contentId}">${tagsOf(row, view)}<span lang="${langOf(row.lang, view)}">${row.title}</span><time datetime="${chinaDayOf(row.publishAt)}">${chinaDayOf(row.publishAt)}</time></a></li>`,
  )}</ul>`;
}

export function policyRows(rows: readonly PolicyRow[], view: PhoneView): Html {
  const { texts } = view;
  if (rows.length === 0) return html`<p class="nothing">${texts.nothing}</p>`;
  return html`<ul class="rows">${rows.map(
    (row) =>
      html`<li><a href="/h5/policy/${row.policyId}"><span lang="zh-CN">${row.title}</span><small>${row.amount.maxFen > 0 && html`<b>${texts.upTo(amountText(row.amount.maxFen, view))}</b> `}${row.effectiveTo && texts.validTo(row.effectiveTo)}</small></a></li>`,
  )}</ul>`;
}
