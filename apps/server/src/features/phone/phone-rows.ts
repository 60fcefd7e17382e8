import type { ArticleRow } from '@portal/contract/article';
import type { PolicyRow } from '@portal/contract/policy';
import { chinaDayOf } from '../../platform/china-time.ts';
import { type Html, html } from './html.ts';
import { amountText } from './phone-amount.ts';
import { langOf, type PhoneKind, type PhoneView } from './phone-view.ts';

/** What marks a text before its title. */
export function tagsOf({ pinned, level, needReceipt }: ArticleRow, { texts }: PhoneView): Html[] {
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

/** Whether a policy is in force, and until when; nothing where it has no end. */
export function validityOf(
  { state, effectiveFrom, effectiveTo }: PolicyRow,
  { texts }: PhoneView,
): Html | false {
  if (state === 'REPEALED') return html`<span class="tag urgent">${texts.repealed}</span>`;
  if (state === 'COMING') return html`${texts.startsOn(effectiveFrom)}`;
  if (effectiveTo === null) return false;
  return html`${state === 'EXPIRED' ? texts.endedOn(effectiveTo) : texts.validTo(effectiveTo)}`;
}

/** The most a policy gives; nothing where it pays nothing. */
export const mostOf = ({ amount: { maxFen } }: PolicyRow, { texts, language }: PhoneView): Html | false =>
  maxFen > 0 && html`<b>${texts.upTo(amountText(maxFen, language))}</b> `;

export function policyRows(rows: readonly PolicyRow[], view: PhoneView): Html {
  const { texts } = view;
  if (rows.length === 0) return html`<p class="nothing">${texts.nothing}</p>`;
  return html`<ul class="rows">${rows.map(
    (row) =>
      html`<li><a href="/h5/policy/${row.policyId}"><span lang="zh-CN">${row.title}</span><small>${mostOf(row, view)}${validityOf(row, view)}</small></a></li>`,
  )}</ul>`;
}
