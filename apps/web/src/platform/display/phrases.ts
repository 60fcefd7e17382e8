import { LRUCache } from 'lru-cache';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const closing = /^[\p{Pe}\p{Pf}\p{Po}]+$/u;
const opening = /[\p{Ps}\p{Pi}]$/u;
const clause = /[^，：、；。！？]+[，：、；。！？]*[”’」』》）]*|[，：、；。！？]+/gu;
// Fits a line of the narrowest place in which titles stand.
const longestWhole = 12;
const numeral = /[\d一二三四五六七八九十百千万亿两第]$/u;

/**
 * Cuts a Chinese title where a line may break: between words, never before closing punctuation, after an opening
 * bracket or between a number and what it counts; a part between two signs stays whole up to `longest` characters. For
 * the server: browsers need not carry it.
 */
export function phrasesOf(title: string, longest = longestWhole): string[] {
  const key = `${longest} ${title}`;
  const known = cutTitles.get(key);
  if (known) return known;
  const phrases = cut(title, longest);
  cutTitles.set(key, phrases);
  return phrases;
}

const cutTitles = new LRUCache<string, string[]>({ max: 5_000 });

function cut(title: string, longest: number): string[] {
  const parts = title.match(clause) ?? [];
  if (parts.length < 2) return cutWords(title);
  return parts.flatMap((part) => (part.length <= longest ? part : cutWords(part)));
}

function cutWords(text: string): string[] {
  const phrases: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = phrases.length - 1;
    const before = phrases[last] ?? '';
    if (last >= 0 && (closing.test(segment) || opening.test(before) || numeral.test(before))) {
      phrases[last] += segment;
    } else phrases.push(segment);
  }
  return phrases;
}
