import { addDays } from '../../platform/china-time.ts';
import type { ArticleColumn, ArticleSource, DemoArticle } from './article-source.ts';
import { readTranslations } from './article-translations.ts';
import { articleViews } from './article-views.ts';
import { chinaInstant, daysBetween } from './demo-day.ts';
import { demoId } from './demo-id.ts';
import { demoInteger } from './demo-random.ts';
import type { EnterpriseSource } from './enterprise-source.ts';
import { noticeCategory } from './notice-category.ts';
import { parseArticles } from './parse-articles.ts';
import { pinnedArticles } from './pinned-articles.ts';
import { readDemoJson, readDemoTexts } from './read-demo-data.ts';
import { publishDay, shiftTexts } from './shift-article.ts';
import { withProfile } from './style-profile.ts';
import { unlikeNeighbours } from './unlike-neighbours.ts';

const columns: { column: ArticleColumn; json?: string; texts: string }[] = [
  { column: 'INDUSTRY', json: 'content/industry.json', texts: 'articles/industry' },
  { column: 'NOTICE', json: 'content/notices.json', texts: 'articles/notices' },
  { column: 'PARK', json: 'content/park.json', texts: 'articles/park' },
  { column: 'STYLE', texts: 'articles/style' },
  { column: 'SAFETY', json: 'content/safety.json', texts: 'articles/safety' },
];

const enterprises = new Map(
  readDemoJson<EnterpriseSource[]>('enterprises.json').map((enterprise) => [enterprise.key, enterprise]),
);

/** Number of expired notices; earlier ones have no end date. */
const expiredNotices = 2;

/** Kept in force whatever the day: notices to confirm, an urgent one, and for how many days. */
const noticesToConfirm = 2;
const prolongedDays = 7;

/**
 * The published texts of the demo park as seen on `today` (YYYY-MM-DD, Asia/Shanghai), newest first. The same day
 * always gives the same articles.
 */
export function composeArticles(today: string): DemoArticle[] {
  const translations = readTranslations();
  const articles = columns.flatMap(({ column, json, texts }) =>
    [
      ...(json ? readDemoJson<ArticleSource[]>(json) : []),
      ...readDemoTexts(texts).flatMap(parseArticles).map(withOwnProfile),
    ].map((source) => ({
      ...composeArticle(column, source, today),
      translations: translations.get(source.key) ?? [],
    })),
  );
  return unlikeNeighbours(settleValidity(articles, today)).sort((a, b) => b.publishAt - a.publishAt);
}

function withOwnProfile(story: ArticleSource): ArticleSource {
  const enterprise = enterprises.get(story.enterpriseKey ?? '');
  return enterprise ? withProfile(story, enterprise) : story;
}

function composeArticle(column: ArticleColumn, written: ArticleSource, today: string): DemoArticle {
  const day = publishDay(written, today);
  const article = shiftTexts(written, day);
  const opening = column === 'NOTICE' ? 9 * 60 : 8 * 60;
  return {
    id: demoId('article', written.key),
    key: written.key,
    column,
    title: article.title,
    subtitle: article.subtitle ?? null,
    summary: article.summary,
    body: article.body,
    source: article.source,
    author: article.author,
    tags: article.tags,
    motif: article.motif,
    palette: article.palette,
    status: day > today ? 'SCHEDULED' : 'PUBLISHED',
    publishAt: chinaInstant(day, demoInteger(`minute/${written.key}`, opening, 17 * 60 + 30)),
    expireAt: written.validDays ? chinaInstant(addDays(day, written.validDays + 1)) : null,
    level: article.level ?? 'NORMAL',
    pinned: pinnedArticles.has(written.key),
    needReceipt: article.needReceipt ?? false,
    issueNo: article.issueNo ?? null,
    category: article.category ?? (column === 'NOTICE' ? noticeCategory(article) : null),
    action: article.action ?? null,
    enterpriseKey: article.enterpriseKey ?? null,
    attachments: article.attachments ?? [],
    translations: [],
    views: articleViews(column, written.key, daysBetween(day, today)),
  };
}

/** Lapsed notices to keep in force, so that there are enough to confirm and an urgent one. */
function chooseProlonged(notices: DemoArticle[], now: number): Set<DemoArticle> {
  const latest = notices.toSorted((a, b) => b.publishAt - a.publishAt);
  const inForce = new Set(latest.filter(({ expireAt }) => expireAt === null || expireAt > now));
  const urgent = latest.find(({ level }) => level === 'URGENT');
  const chosen = new Set(urgent && !inForce.has(urgent) ? [urgent] : []);
  const open = latest.filter((notice) => inForce.has(notice) || chosen.has(notice));
  const toConfirm = ({ needReceipt }: DemoArticle) => needReceipt;
  const missing = Math.max(noticesToConfirm - open.filter(toConfirm).length, 0);
  for (const notice of latest.filter((each) => toConfirm(each) && !open.includes(each)).slice(0, missing))
    chosen.add(notice);
  return chosen;
}

/**
 * Marks the two latest lapsed notices and those with receipts as expired; other lapsed ones become archived and lose
 * their end date. Some stay in force longer than written.
 */
function settleValidity(articles: DemoArticle[], today: string): DemoArticle[] {
  const now = chinaInstant(today);
  const published = articles.filter(({ column, status }) => column === 'NOTICE' && status === 'PUBLISHED');
  const prolonged = chooseProlonged(published, now);
  const lapsed = articles
    .filter((article) => article.expireAt !== null && article.expireAt <= now && !prolonged.has(article))
    .sort((a, b) => (b.expireAt ?? 0) - (a.expireAt ?? 0));
  const isExpired = ({ needReceipt }: DemoArticle, nth: number) => needReceipt || nth < expiredNotices;
  const expired = new Set(lapsed.filter(isExpired).map((article) => article.key));
  const archived = new Set(lapsed.map((article) => article.key).filter((key) => !expired.has(key)));
  return articles.map((article) => {
    if (prolonged.has(article))
      return { ...article, expireAt: chinaInstant(addDays(today, prolongedDays + 1)) };
    if (expired.has(article.key)) return { ...article, status: 'EXPIRED' as const, pinned: false };
    return archived.has(article.key) ? { ...article, expireAt: null } : article;
  });
}
