import { pinyin } from 'pinyin-pro';
import { describe, expect, it } from 'vitest';
import { keyQuery, nameKeys } from './name-keys.ts';

const spell = (text: string) => pinyin(text, { toneType: 'none', type: 'array', v: true });
const keysOf = (...names: string[]) => nameKeys('ENTERPRISE', names, spell);

/** Whether what was typed is the beginning of a key, as the index finds it. */
const finds = (typed: string, ...names: string[]) => {
  const query = keyQuery('ENTERPRISE', typed);
  return query !== null && keysOf(...names).some((key) => key.startsWith(query.slice(1, -3)));
};

describe('a name is found', () => {
  it.each([
    ['绛云', '绛云鲜切花种植有限公司'],
    ['鲜切花', '绛云鲜切花种植有限公司'],
    ['jyqh', '绛云切花'],
    ['jiangyun', '绛云切花'],
    ['yunqiehua', '绛云切花'],
    ['QH', '绛云切花'],
    ['3号 温室', '3号温室'],
    ['3hws', '3号温室'],
    ['GREEN', 'Green Valley'],
    ['valley', 'Green Valley'],
    ['ｇｒｅｅｎ', 'Green Valley'],
  ])('%s: %s', (typed, name) => {
    expect(finds(typed, name)).toBe(true);
  });

  it.each([
    ['qhjy', '绛云切花'],
    ['云绛', '绛云切花'],
    ['!', '绛云切花'],
    ['', '绛云切花'],
  ])('not by %j: %s', (typed, name) => {
    expect(finds(typed, name)).toBe(false);
  });
});

it('what is typed stays one word of the query', () => {
  expect(keyQuery('PERSON', "沈' | 'x")).toBe("'person:沈x':*");
});
