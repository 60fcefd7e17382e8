import { expect, it } from 'vitest';
import { parseRecent, type Recent, withOpened } from './recent.ts';

const opened = (href: string, at = 1): Recent => ({ title: href, note: '', href, icon: 'x', at });

it('keeps the last eight, the latest first and each once', () => {
  const ten = Array.from({ length: 10 }, (_, at) => opened(`/${at}`, at));
  const recent = [...ten, opened('/5', 20)].reduce<Recent[]>(withOpened, []);
  expect(recent.map(({ href }) => href)).toEqual(['/5', '/9', '/8', '/7', '/6', '/4', '/3', '/2']);
  expect(parseRecent(JSON.stringify(recent))).toEqual(recent);
});

it.each([null, '{', '7', '[1, null, {"title": "x"}]'])('reads nothing from %s', (text) => {
  expect(parseRecent(text)).toEqual([]);
});
