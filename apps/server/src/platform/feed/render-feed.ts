import { escapeHtml } from '../text/escape-html.ts';
import { dropForbidden } from '../text/forbidden-characters.ts';

const platformName = '花卉产业供应链服务平台';

export interface FeedItem {
  id: string;
  path: string;
  title: string;
  summary: string;
  /** Publisher of the entry. */
  source: string;
  publishAt: Date;
  categories: readonly string[];
}

export interface FeedChannel {
  name: string;
  /** Path of the page that shows the same content. */
  path: string;
  /** Address of the feed itself. */
  self: string;
}

/** Renders RSS 2.0, newest entry first. */
export function renderFeed(channel: FeedChannel, items: readonly FeedItem[], origin: string): string {
  const newest = items[0]?.publishAt;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${channel.name} - ${platformName}`),
    element('link', origin + channel.path),
    element('description', `${platformName}${channel.name}`),
    element('language', 'zh-CN'),
    `<atom:link href="${escapeHtml(origin + channel.self)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', newest.toUTCString())] : []),
    ...items.map((item) => renderItem(item, origin)),
    '</channel>',
    '</rss>',
  ].join('\n');
}

function renderItem(item: FeedItem, origin: string): string {
  return [
    '<item>',
    element('title', item.title),
    element('link', origin + item.path),
    `<guid isPermaLink="false">${item.id}</guid>`,
    element('pubDate', item.publishAt.toUTCString()),
    element('dc:creator', item.source),
    element('description', item.summary),
    ...item.categories.map((name) => element('category', name)),
    '</item>',
  ].join('\n');
}

const element = (name: string, text: string) => `<${name}>${escapeHtml(dropForbidden(text))}</${name}>`;
