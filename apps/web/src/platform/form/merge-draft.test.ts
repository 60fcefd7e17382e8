import { describe, expect, it } from 'vitest';
import { isSame, mergeDraft } from './merge-draft.ts';

const from = { title: '旧', phone: '1', texts: { zh: '甲', en: 'a' }, tags: ['x'] };

describe('a draft merged into changes saved by someone else', () => {
  it('keeps the fields that were typed, and takes the current values of all others', () => {
    const now = { ...from, phone: '2', texts: { zh: '甲', en: 'b' } };
    const typed = { ...from, title: '新', texts: { zh: '乙', en: 'a' } };
    expect(mergeDraft(now, typed, from)).toEqual({
      values: { title: '新', phone: '2', texts: { zh: '乙', en: 'b' }, tags: ['x'] },
      collisions: 0,
    });
  });

  it('counts the fields changed on both sides, where the draft wins', () => {
    const now = { ...from, title: '他', tags: ['x', 'y'], phone: '3' };
    const typed = { ...from, title: '我', tags: ['z'], phone: '3' };
    expect(mergeDraft(now, typed, from)).toEqual({
      values: { ...from, title: '我', tags: ['z'], phone: '3' },
      collisions: 2,
    });
  });
});

it('compares values regardless of field order, and treats undefined as missing', () => {
  expect(isSame({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2, d: undefined }], a: 1 })).toBe(true);
  expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isSame({ a: null }, { a: {} })).toBe(false);
});
