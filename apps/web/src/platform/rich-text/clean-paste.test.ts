import { DOMParser } from 'linkedom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

/** Reads a page as a browser does, which wraps a fragment into a body. */
class BrowserParser {
  parseFromString(html: string) {
    return new DOMParser().parseFromString(`<!doctype html><html><body>${html}</body></html>`, 'text/html');
  }
}

beforeAll(() => vi.stubGlobal('DOMParser', BrowserParser));
afterAll(() => vi.unstubAllGlobals());

const item = (sign: string, text: string) =>
  `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${sign}</span>${text}</p>`;

it('lets a list go on with its number after a paragraph', () => {
  const { html } = cleanPaste(`${item('一、', '甲')}<p>正文</p>${item('二、', '乙')}${item('三、', '丙')}`);
  expect(html).toBe('<ol><li>甲</li></ol><p>正文</p><ol start="2"><li>乙</li><li>丙</li></ol>');
});

it.each([
  ['3.', 'start="3"'],
  ['（12）', 'start="12"'],
  ['十、', 'start="10"'],
  ['二十一、', 'start="21"'],
  ['b)', '<ol>'],
])('begins at %s', (sign, begin) => {
  expect(cleanPaste(item(sign, '甲')).html).toContain(begin);
});

it('keeps the number of a list of another page', () => {
  expect(cleanPaste('<ol start="4"><li>甲</li></ol>').html).toBe('<ol start="4"><li>甲</li></ol>');
});

it('counts what it leaves out: foreign pictures, and things that no text can hold', () => {
  const own = '<img src="/api/fms/show/01J0000000000000000000FILE_0">';
  const { html, leftOut } = cleanPaste(
    `<p>a${own}<img src="file:///C:/a.png"><img src="https://elsewhere.example/b.png"></p><video><source></video><form><input></form>`,
  );
  expect(leftOut).toEqual({ pictures: 2, others: 2 });
  expect(html).toContain(own.slice(0, -1));
  expect(html).not.toMatch(/elsewhere|video|form/);
  expect(cleanPaste('<p>a</p>').leftOut).toEqual({ pictures: 0, others: 0 });
});

it('completes addresses without a scheme', () => {
  expect(cleanPaste('<p><a href="www.example.org">a</a></p>').html).toContain(
    'href="https://www.example.org"',
  );
});
