import { motifs } from '@portal/illustration';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../platform/china-time.ts';
import type { DemoArticle } from './article-source.ts';
import { blocksToText } from './block.ts';
import { composeArticles } from './compose-articles.ts';
import { chinaInstant } from './demo-day.ts';
import { demoTags } from './demo-tags.ts';
import { likeness, shinglesOf } from './likeness.ts';

const days = ['2026-11-21', '2026-12-31', '2027-03-01', '2027-08-15', '2028-02-29'];
const articles = composeArticles('2026-11-21');
const countOf = (column: DemoArticle['column']) =>
  articles.filter((article) => article.column === column).length;
const repeated = (values: string[]) => values.filter((value, place) => values.indexOf(value) !== place);

describe('articles of the demo park', () => {
  it('fill the columns as planned', () => {
    const counts = (['INDUSTRY', 'NOTICE', 'PARK', 'STYLE', 'SAFETY'] as const).map(countOf);
    expect(counts).toEqual([90, 45, 60, 40, 25]);
  });

  it('have unique keys, ids, titles and summaries', () => {
    for (const field of ['key', 'id', 'title', 'summary'] as const) {
      expect(repeated(articles.map((article) => article[field]))).toEqual([]);
    }
  });

  // Two different texts on one subject stay below 0.05; a text with only its figures changed is above 0.5.
  it('are not too similar', () => {
    const bodies = articles.map((article) => ({
      key: article.key,
      runs: shinglesOf(blocksToText(article.body)),
    }));
    const alike = bodies.flatMap((one, place) =>
      bodies
        .slice(place + 1)
        .filter((other) => likeness(one.runs, other.runs) > 0.05)
        .map((other) => [one.key, other.key]),
    );
    expect(alike).toEqual([]);
  });

  it('leave two notices to confirm and an urgent one on any day of the year', () => {
    for (let later = 0; later < 366; later += 5) {
      const today = addDays('2026-11-21', later);
      const inForce = composeArticles(today).filter(
        ({ column, status, expireAt }) =>
          column === 'NOTICE' &&
          status === 'PUBLISHED' &&
          (expireAt === null || expireAt > chinaInstant(today)),
      );
      expect(inForce.filter(({ needReceipt }) => needReceipt).length, today).toBeGreaterThanOrEqual(2);
      expect(inForce.filter(({ level }) => level === 'URGENT').length, today).toBeGreaterThanOrEqual(1);
    }
  });

  it('respect the lengths of titles, summaries and bodies', () => {
    for (const { key, column, title, summary, body } of articles) {
      expect(title.length, key).toBeGreaterThanOrEqual(2);
      expect(title.length, key).toBeLessThanOrEqual(80);
      expect(summary.length, key).toBeGreaterThanOrEqual(40);
      expect(summary.length, key).toBeLessThanOrEqual(200);
      expect(blocksToText(body).length, key).toBeGreaterThanOrEqual(column === 'NOTICE' ? 240 : 270);
      expect(blocksToText(body).length, key).toBeLessThanOrEqual(1700);
    }
  });

  it('use known tags and pictures, and tables with equal rows', () => {
    const tags = new Set(demoTags.map((tag) => tag.name));
    for (const { key, tags: named, motif, body } of articles) {
      expect(
        named.filter((tag) => !tags.has(tag)),
        key,
      ).toEqual([]);
      expect(motifs, key).toContain(motif);
      for (const block of body) {
        if (block.type === 'figure') expect(motifs, key).toContain(block.motif);
        if (block.type === 'table') {
          expect(new Set(block.rows.map((row) => row.length)), key).toEqual(new Set([block.head.length]));
        }
      }
    }
  });

  it('portray a different enterprise in every story', () => {
    const stories = articles.filter((article) => article.column === 'STYLE');
    expect(new Set(stories.map((story) => story.enterpriseKey)).size).toBe(40);
    expect(stories.every((story) => /^E\d\d$/.test(story.enterpriseKey ?? ''))).toBe(true);
  });

  it('exist in four languages where they are translated', () => {
    const translated = articles.filter((article) => article.translations.length > 0);
    expect(translated).toHaveLength(12);
    for (const { key, body, translations } of translated) {
      expect(
        translations.map(({ lang }) => lang),
        key,
      ).toEqual(['en', 'es', 'ja']);
      for (const translation of translations) {
        expect(translation.title.length, key).toBeLessThanOrEqual(120);
        expect(
          translation.body.map((block) => block.type),
          `${key} ${translation.lang}`,
        ).toEqual(body.map((block) => block.type));
      }
    }
  });
});

describe.each(days)('articles as filled on %s', (today) => {
  const filled = composeArticles(today);
  const now = chinaInstant(today, 1);

  it.each(['INDUSTRY', 'NOTICE', 'PARK', 'STYLE', 'SAFETY'])(
    'have different neighbouring pictures in %s',
    (column) => {
      const shown = filled
        .filter((article) => article.column === column && article.status === 'PUBLISHED')
        .sort((a, b) => Number(b.pinned) - Number(a.pinned) || b.publishAt - a.publishAt);
      expect(shown.length).toBeGreaterThan(20);
      const alike = shown.filter(({ motif }, place) => motif === shown[place + 1]?.motif);
      expect(alike.map(({ key }) => key)).toEqual([]);
    },
  );

  it('span two years, with three scheduled for later', () => {
    const later = filled.filter((article) => article.status === 'SCHEDULED');
    expect(later).toHaveLength(3);
    expect(later.every((article) => article.publishAt > chinaInstant(addDays(today, 1)))).toBe(true);
    const oldest = chinaInstant(addDays(today, -731));
    const out = filled.filter((article) => article.status !== 'SCHEDULED');
    expect(
      out.filter(({ publishAt }) => publishAt > now || publishAt < oldest).map(({ key }) => key),
    ).toEqual([]);
  });

  it('include exactly two expired notices besides those to confirm', () => {
    const over = filled.filter((article) => article.expireAt !== null && article.expireAt <= now);
    expect(over.filter(({ needReceipt }) => !needReceipt)).toHaveLength(2);
    expect(filled.filter((article) => article.status === 'EXPIRED')).toEqual(over);
  });

  it('leave no date placeholder unfilled', () => {
    expect(
      filled
        .filter((article) => /\{[+-]?\w/.test(JSON.stringify(article.body) + article.title))
        .map(({ key }) => key),
    ).toEqual([]);
  });

  it('are the same on every fill', () => {
    expect(composeArticles(today)).toEqual(filled);
  });

  it('have more views the longer they are published', () => {
    const of = (from: number, to: number) => {
      const some = filled.filter(
        ({ publishAt }) => publishAt < now - from * 864e5 && publishAt >= now - to * 864e5,
      );
      return some.reduce((sum, { views }) => sum + views, 0) / some.length;
    };
    expect(of(365, 731)).toBeGreaterThan(of(30, 365));
    expect(filled.filter(({ status, views }) => status === 'SCHEDULED' && views > 0)).toEqual([]);
  });
});
