import { addDays } from '../../platform/china-time.ts';
import type { ArticleSource } from './article-source.ts';
import { addMonths, daysBetween, writeDay, writtenFor } from './demo-day.ts';
import { demoTags } from './demo-tags.ts';

const seasonTags = new Set(demoTags.filter((tag) => tag.group === '季节').map((tag) => tag.name));
const seasonalTitle = /[一二三四五六七八九十\d]月|雪|寒潮|汛|国庆|中秋|端午|清明|元旦/;

const isSeasonal = (article: ArticleSource) =>
  article.tags.some((tag) => seasonTags.has(tag)) || seasonalTitle.test(article.title);

/**
 * The publication day of an article in a demo filled on `today`. A seasonal text keeps its month and day and moves by
 * whole years; all others keep their distance from today.
 */
export function publishDay(article: ArticleSource, today: string): string {
  if (article.daysAgo < 0 || !isSeasonal(article)) return addDays(today, -article.daysAgo);
  const written = addDays(writtenFor, -article.daysAgo);
  const latest = article.daysAgo > 365 ? addMonths(today, -12) : today;
  const years = Number(latest.slice(0, 4)) - Number(written.slice(0, 4));
  const sameYear = addMonths(written, years * 12);
  return sameYear < latest ? sameYear : addMonths(written, years * 12 - 12);
}

/** The article with every date in its texts shifted to match its publication day. */
export function shiftTexts(article: ArticleSource, day: string): ArticleSource {
  const named = new Map(
    (article.dates ?? []).map((date) => [date.text, writeDay(addDays(day, date.offsetDays), date.format)]),
  );
  const longestFirst = [...named.keys()].sort((a, b) => b.length - a.length);
  const namedDays = longestFirst.length > 0 ? new RegExp(`(?<!\\d)(?:${longestFirst.join('|')})`, 'g') : null;
  const years = Math.round(daysBetween(addDays(writtenFor, -article.daysAgo), day) / 365.25);
  const shift = (text: string) =>
    withTokens(
      namedDays ? text.replace(namedDays, (found) => named.get(found) ?? found) : withYears(text, years),
      day,
    );
  const { dates: _named, issueNo, ...rest } = mapTexts(article, shift) as ArticleSource;
  return issueNo ? { ...rest, issueNo: issueNo.replace(/〔\d{4}〕/, `〔${day.slice(0, 4)}〕`) } : rest;
}

const withYears = (text: string, years: number) =>
  years === 0 ? text : text.replace(/20\d\d(?=[年〕春夏秋冬])/g, (year) => String(Number(year) + years));

/** `{+3}` is the third day after publication, `{+3w}` adds the weekday, `{+3y}` the year; `{y}` is the year. */
function withTokens(text: string, day: string): string {
  return text
    .replace(/\{([+-]?\d+)([wy]?)\}/g, (_, offset: string, form: string) =>
      writeDay(
        addDays(day, Number(offset)),
        form === 'y' ? 'YYYY年M月D日' : form === 'w' ? 'M月D日（周d）' : 'M月D日',
      ),
    )
    .replaceAll('{y}', day.slice(0, 4));
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, change)]));
}
