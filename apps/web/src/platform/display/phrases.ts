import { LRUCache } from 'lru-cache';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const closing = /^[\p{Pe}\p{Pf}\p{Po}]+$/u;
const opening = /[\p{Ps}\p{Pi}]$/u;
const clause = /[^，：、；。！？]+[，：、；。！？]*[”’」』》）]*|[，：、；。！？]+/gu;
// Fits on one line in the narrowest place that shows titles.
const maxWhole = 12;
const numeral = /[\d一二三四五六七八九十百千万亿两第]$/u;
const single = /^\p{Script=Han}$/u;
// Characters that describe what follows: 新建成, 小农户.
const leading = /^[新小大老再最更全每各]$/u;
// The limit for joining single characters: longer than most words, short enough for any line.
const maxJoined = 5;

/**
 * Splits a Chinese title where a line may break: between words, never before closing punctuation, after an opening
 * bracket or between a number and its unit. A single character (的, 里, 区) stays with the word before, or with the word
 * after if it describes it (新, 小); a part between two punctuation marks stays whole up to `longest` characters. Runs on
 * the server, so that browsers need not load it.
 */
export function phrasesOf(title: string, max = maxWhole): string[] {
  const key = `${max} ${title}`;
  const known = cutTitles.get(key);
  if (known) return known;
  const phrases = cut(title, max);
  cutTitles.set(key, phrases);
  return phrases;
}

const cutTitles = new LRUCache<string, string[]>({ max: 5_000 });

function cut(title: string, max: number): string[] {
  const parts = title.match(clause) ?? [];
  if (parts.length < 2) return cutWords(title);
  return parts.flatMap((part) => (part.length <= max ? part : cutWords(part)));
}

function cutWords(text: string): string[] {
  const phrases: string[] = [];
  let phrase = '';
  for (const { segment } of segmenter.segment(text)) {
    if (phrase === '' || staysWith(phrase, segment)) phrase += segment;
    else {
      phrases.push(phrase);
      phrase = segment;
    }
  }
  if (phrase !== '') phrases.push(phrase);
  return phrases;
}

function staysWith(before: string, segment: string): boolean {
  if (closing.test(segment) || opening.test(before) || numeral.test(before) || leading.test(before))
    return true;
  return before.length < maxJoined && single.test(segment) && !leading.test(segment);
}
