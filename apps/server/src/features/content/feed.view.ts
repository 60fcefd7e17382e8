import type { ArticleColumn } from '@portal/contract/article';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import { articlePath, columnPath, storyPath } from './article-path.public.ts';
import { columnNames } from './column-names.ts';

const platformName = '花卉产业供应链服务平台';

export interface FeedItem {
  contentId: string;
  enterpriseId: string | null;
  title: string;
  summary: string;
  source: string;
  publishAt: Date;
  tagNames: string[];
}

/** RSS 2.0 of a column's latest articles, the newest first. */
export function renderFeed(column: ArticleColumn, items: readonly FeedItem[], origin: string): string {
  const newest = items[0]?.publishAt;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${columnNames[column]} - ${platformName}`),
    element('link', origin + columnPath(column)),
    element('description', `${platformName}${columnNames[column]}`),
    element('language', 'zh-CN'),
    `<atom:link href="${escapeHtml(`${origin}/rss/${column.toLowerCase()}.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', newest.toUTCString())] : []),
    ...items.map((item) => renderItem(column, item, origin)),
    '</channel>',
    '</rss>',
  ].join('\n');
}

/** A story is one of those on its enterprise's page. */
function pathOf(column: ArticleColumn, { contentId, enterpriseId }: FeedItem): string {
  if (column !== 'STYLE' || enterpriseId === null) return articlePath(column, contentId);
  return storyPath(enterpriseId, contentId);
}

function renderItem(column: ArticleColumn, item: FeedItem, origin: string): string {
  return [
    '<item>',
    element('title', item.title),
    element('link', origin + pathOf(column, item)),
    `<guid isPermaLink="false">${item.contentId}</guid>`,
    element('pubDate', item.publishAt.toUTCString()),
    element('dc:creator', item.source),
    element('description', item.summary),
    ...item.tagNames.map((name) => element('category', name)),
    '</item>',
  ].join('\n');
}

// XML 1.0 has no place for most control characters, escaped or not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are meant
const outsideXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const element = (name: string, text: string) =>
  `<${name}>${escapeHtml(text.replace(outsideXml, ''))}</${name}>`;
