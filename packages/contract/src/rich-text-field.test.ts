import { setLanguageReader } from '@portal/texts/runtime';
import { afterEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { carouselContent } from './carousel/manage.ts';
import { postContent } from './community/post.ts';
import { articleContent, storyContent } from './content/article-content.ts';
import { fieldAt, fieldRules } from './form-field.ts';
import { policyContent } from './policy/content.ts';
import { findOverfull } from './rich-text-field.ts';
import { guideContent, siteContent, statementContent } from './site/manage.ts';

afterEach(() => setLanguageReader(() => 'zh'));

/** Every rich-text field. */
const fields: [z.ZodType, string, number][] = [
  [postContent, 'body', 80_000],
  [articleContent, 'body', 60_000],
  [articleContent, 'translations.0.body', 60_000],
  [storyContent, 'body', 60_000],
  [storyContent, 'translations.0.body', 60_000],
  [policyContent, 'interpretation', 30_000],
  [policyContent, 'originalBody', 60_000],
  [carouselContent, 'body', 100_000],
  [siteContent, 'about.zh.sections.0.html', 20_000],
  [statementContent, 'privacy.en.sections.0.html', 20_000],
  [guideContent, 'ja.sections.0.html', 20_000],
];

const faultsOf = (field: z.ZodType, text: string) =>
  field.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

describe.each(fields)('%#: %s %s', (form, path, max) => {
  const field = fieldAt(form, path) as z.ZodType;
  const filled = (shape: string) => shape.repeat(Math.floor(max / shape.length));

  it('accepts formatted text and keeps its maximum length', () => {
    expect(faultsOf(field, '<table><tr><td><p>花</p></td></tr></table>')).toEqual([]);
    expect(fieldRules(field).maxLength).toBe(max);
  });

  it.each(['<b>', '<ul><li>', '<table><tr><td>', '<b><i>花'])(
    'refuses as many %s as fit into it',
    (shape) => {
      expect(faultsOf(field, filled(shape))).toHaveLength(1);
    },
  );

  it('reports a single fault for a text that is too long', () => {
    expect(faultsOf(field, `${filled('<b>')}<b><b>${'<b>'.repeat(max)}`)).toHaveLength(1);
  });
});

it.each([
  ['zh', '正文的格式嵌套太深', '正文的格式太多'],
  ['en', 'more than 32 levels', 'more than 2,500'],
  ['es', 'más de 32 niveles', 'más de 2,500'],
  ['ja', '32段まで', '2,500個まで'],
] as const)('says in %s what is too much', (language, deep, many) => {
  setLanguageReader(() => language);
  const body = fieldAt(postContent, 'body') as z.ZodType;
  expect(faultsOf(body, '<b>'.repeat(40))[0]).toContain(deep);
  expect(faultsOf(body, '<p>花</p>'.repeat(2_501))[0]).toContain(many);
});

it('counts the sections of a page together and names the first one over the limit', () => {
  const html = '<p>花</p>'.repeat(1_900);
  expect(findOverfull([html, html])).toBeUndefined();
  expect(findOverfull([html, html, html, html])).toBe(2);
  const section = (id: string) => ({ id, heading: '标题', html });
  const page = { title: '关于我们', summary: '', sections: ['a', 'b', 'c'].map(section) };
  const { error } = statementContent.safeParse({
    accessibility: { zh: { ...page, sections: [] }, en: null, es: null, ja: null },
    privacy: { zh: page, en: null, es: null, ja: null },
  });
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain('privacy.zh.sections.2.html');
});
