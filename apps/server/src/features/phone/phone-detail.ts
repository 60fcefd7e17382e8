import type { ArticleDetail } from '@portal/contract/article';
import type { PolicyDetail } from '@portal/contract/policy';
import { chinaDayOf } from '../../platform/china-time.ts';
import { lastDayOf } from '../../platform/working-days.ts';
import { type Html, html, trusted } from './html.ts';
import { icon } from './icons.ts';
import { titleOfKind } from './phone-list.ts';
import { mostOf, tagsOf, validityOf } from './phone-rows.ts';
import { langOf, type PhoneKind, type PhoneView } from './phone-view.ts';

export interface PhoneDetail {
  title: string;
  description: string;
  content: Html;
}

/** Cleaned HTML; its tables scroll sideways, so the keyboard must reach them. */
function prose(body: string): Html {
  return trusted(body.replaceAll('<table>', '<table tabindex="0">'));
}

/** One text in full. Rejects with the API's refusal when there is none. */
export async function phoneDetail(view: PhoneView, kind: PhoneKind, id: string): Promise<PhoneDetail> {
  if (kind === 'policy') {
    const policy = await view.call('GET /api/policyManage/policy/queryDetail', { id });
    return { title: policy.title, description: policy.plainSummary, content: policyContent(policy, view) };
  }
  const article = await view.call('GET /api/infoManage/content/queryDetail', { id, lang: view.language });
  return { title: article.title, description: article.summary, content: articleContent(article, kind, view) };
}

// What a line of a narrow phone holds; a longer phrase would be torn where the line ends.
const longestPhrase = 13;

/** Its lines break after punctuation alone where the parts between are short enough. */
export function heading(title: string): Html {
  const phrases = title.split(/(?<=[，。：；！？、])/);
  if (phrases.some(({ length }) => length > longestPhrase)) return html`<h1>${title}</h1>`;
  return html`<h1 class="phrases">${phrases.map((phrase) => html`${phrase}<wbr>`)}</h1>`;
}

const back = (kind: PhoneKind, view: PhoneView) =>
  html`<a class="back" href="/h5/${kind}">${icon('back')}${titleOfKind(kind, view)}</a>`;

function articleContent(article: ArticleDetail, kind: PhoneKind, view: PhoneView): Html {
  const { title, lang, source, issueNo, publishAt } = article;
  const day = chinaDayOf(publishAt);
  return html`<article class="text">${back(kind, view)}${marks(article, view)}<div lang="${langOf(lang, view)}">${heading(title)}<p class="meta"><span>${source}</span>${issueNo && html` <span>${issueNo}</span>`} <time datetime="${day}">${day}</time></p><div class="prose">${prose(article.body)}</div></div>${attachments(article.attachments, view)}</article>`;
}

/** What a text is marked with, and until when it counts, or that it does no more. */
function marks(article: ArticleDetail, view: PhoneView): Html | false {
  const { expired, expireAt } = article;
  const { texts } = view;
  const tags = tagsOf(article, view);
  const until = expireAt !== null && !expired && texts.validTo(lastDayOf(new Date(expireAt)));
  if (tags.length === 0 && !expired && !until) return false;
  return html`<p class="marks">${tags}${expired && html`<span class="tag urgent">${texts.expired}</span>`}${until && html`<span>${until}</span>`}</p>`;
}

function attachments(files: ArticleDetail['attachments'], { texts }: PhoneView): Html | false {
  if (files.length === 0) return false;
  return html`<section class="files"><h2>${texts.attachments}</h2><ul>${files.map(
    ({ fileId, index, name, bytes }) =>
      html`<li><a href="/api/fms/show/${fileId}_${index}">${icon('download')}<span>${name}<small>${sizeText(bytes)}</small></span></a></li>`,
  )}</ul></section>`;
}

const kib = 1024;
const sizeText = (bytes: number) =>
  bytes >= kib * kib ? `${(bytes / kib / kib).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / kib))} KB`;

function policyContent(policy: PolicyDetail, view: PhoneView): Html {
  const { texts } = view;
  const departments = policy.departments.map(({ name }) => name).join('、');
  const facts = [mostOf(policy, view), validityOf(policy, view)].filter((fact) => fact !== false);
  return html`<article class="text">${back('policy', view)}${facts.length > 0 && html`<p class="marks">${facts}</p>`}<div lang="zh-CN">${heading(policy.title)}<p class="meta">${policy.docNo && html`<span>${policy.docNo}</span> `}<span>${departments}</span></p><p class="plain">${policy.plainSummary}</p><div class="prose">${prose(policy.interpretation)}</div></div>${
    policy.contactPhone &&
    html`<section class="files"><h2>${texts.asks}</h2><p lang="zh-CN">${policy.contactOffice}</p><a class="button main" href="tel:${policy.contactPhone}">${icon('phone')}${texts.call(policy.contactPhone)}</a></section>`
  }</article>`;
}
