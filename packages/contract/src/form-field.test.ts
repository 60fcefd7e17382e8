import * as m from '@portal/texts/messages';
import { overwriteGetLocale } from '@portal/texts/runtime';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { carouselContent } from './carousel-manage.ts';
import { declareItemContent } from './declare-item-manage.ts';
import {
  choice,
  fieldAt,
  fieldRules,
  labelled,
  note,
  requiredText,
  text,
  textBetween,
} from './form-field.ts';

const speak = (language: 'zh' | 'en') => overwriteGetLocale(() => language);
afterEach(() => speak('zh'));

const rulesAt = (form: z.ZodType, path: string) => {
  const field = fieldAt(form, path);
  return field && fieldRules(field);
};

describe('what a form reads from a field', () => {
  it.each([
    ['a text', text(m.field_title, 40), { label: 'Title', required: false, maxLength: 40 }],
    ['a needed one', requiredText(m.field_title, 40), { label: 'Title', required: true, maxLength: 40 }],
    ['with a rule more', text(m.field_title, 40).regex(/a/), { required: true, maxLength: 40 }],
    ['that may be left out', requiredText(m.field_title, 40).optional(), { required: false, maxLength: 40 }],
    [
      'or null',
      textBetween(m.field_title, 2, 9).nullable(),
      { label: 'Title', required: false, maxLength: 9 },
    ],
    ['a note', note(m.field_reason, 200), { label: 'Reason', required: false, maxLength: 200 }],
    ['a choice', choice(m.field_kind, ['A', 'B']), { label: 'Kind', required: true, maxLength: undefined }],
    ['a list', labelled(m.field_tags, z.array(z.string()).min(1)), { label: 'Tags', required: true }],
    ['one without a label', z.string().max(3), { label: undefined, required: false, maxLength: 3 }],
  ])('%s', (_name, field, rules) => {
    speak('en');
    expect(fieldRules(field)).toMatchObject(rules);
  });

  it('is found by the path of its faults', () => {
    speak('en');
    expect(rulesAt(carouselContent, 'title')).toEqual({ label: 'Title', required: true, maxLength: 40 });
    expect(rulesAt(carouselContent, 'alt')).toMatchObject({ required: false, maxLength: 100 });
    expect(rulesAt(declareItemContent, 'steps.0.name')).toMatchObject({ required: true, maxLength: 20 });
    expect(rulesAt(declareItemContent, 'nothing.here')).toBeUndefined();
  });
});

it('faults are worded when they are found, in the language of the moment', () => {
  const field = textBetween(m.field_title, 2, 40);
  const faultOf = (value: unknown) => field.safeParse(value).error?.issues[0]?.message;
  expect(faultOf('a')).toBe('标题为2到40个字');
  speak('en');
  expect(faultOf('a')).toBe('Title: 2 to 40 characters');
});
