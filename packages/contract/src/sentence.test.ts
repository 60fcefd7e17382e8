import { languages } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { setLanguageReader } from '@portal/texts/runtime';
import { describe, expect, test } from 'vitest';
import { joinClauses, meetSentence } from './sentence.ts';

const endings = ['。', '！', '？', '.', '!', '?', '．', '……', '...', '。”', '!)', '？」'];

/** Sentences in which a user's text comes at the end, before a comma, and before a question mark. */
const sentences: ((text: string) => [name: string, worded: string, values: string[]])[] = [
  (reason) => ['frozen', m.event_user_frozen_body({ reason }), [reason]],
  (reason) => ['refused', m.community_event_refused_body({ title: '一', reason }), ['一', reason]],
  (reason) => ['held', m.event_repair_held_body({ place: 'B', reason, day: '12-01' }), ['B', reason]],
];

describe('user text embedded in a sentence of the portal', () => {
  const twice = /[。．.！!？?][”’"'」』》）)\]]*[。．](?!\.)|[。．][，,；;：:、]|。\./u;

  test.each(endings)('that ends in %s is followed by no second end in any language', (ending) => {
    for (const language of languages)
      for (const wordOf of sentences) {
        const written = `资料不实${ending}`;
        setLanguageReader(() => language);
        const [name, worded, values] = wordOf(written);
        const mended = meetSentence(worded, values);
        expect(mended, `${name} in ${language}`).toContain(written);
        expect(mended.slice(mended.indexOf(written) + written.length), `${name} in ${language}`).not.toMatch(
          /^\s*[。．.！!？?]/u,
        );
        expect(mended.replaceAll('...', '…'), `${name} in ${language}`).not.toMatch(twice);
      }
  });

  test.each([
    ['原因：资料不实。。请联系园区。', '资料不实。', '原因：资料不实。请联系园区。'],
    ['原因：资料不实。 。请联系园区。', '资料不实。 ', '原因：资料不实。请联系园区。'],
    ['原因：不实。，请修改', '不实。', '原因：不实，请修改'],
    ['删除删吧。？', '删吧。', '删除删吧？'],
    ['删除真的？？', '真的？', '删除真的？'],
    ['Reason: Smith Ltd.. Ask the park.', 'Smith Ltd.', 'Reason: Smith Ltd. Ask the park.'],
    ['By Smith Ltd., today.', 'Smith Ltd.', 'By Smith Ltd., today.'],
    ['“为什么？”。', '为什么？', '“为什么？”。'],
  ])('%s', (worded, value, mended) => expect(meetSentence(worded, [value])).toBe(mended));

  test('leaves the inside of a value unchanged, and values that do not end a sentence', () => {
    expect(meetSentence('原因：等等。。再说。', ['等等。。再说'])).toBe('原因：等等。。再说。');
    expect(meetSentence('原因：a.b(c)。', ['a.b(c)'])).toBe('原因：a.b(c)。');
    expect(meetSentence('原因：$& (.+)。。', ['$& (.+)。'])).toBe('原因：$& (.+)。');
  });

  test('joins clauses without a full stop before the semicolon', () => {
    expect(joinClauses(['名称不符。', '地址不全', '执照不清。'])).toBe('名称不符；地址不全；执照不清。');
  });
});
