import { describe, expect, it } from 'vitest';
import { cleanAuthoredHtml, picturesOf } from './authored-html.ts';

const picture = '/api/fms/show/01J0000000000000000000FILE_0?w=960';

describe('text pasted from a word processor', () => {
  it.each([
    [
      '<p class=MsoNormal style="margin-left:21pt"><b><span lang=EN-US style="color:red">通知<o:p></o:p></span></b></p>',
      '<p><strong>通知</strong></p>',
    ],
    ['<p><![if !supportLists]><span>·&nbsp;</span><![endif]>第一项</p>', '<p>第一项</p>'],
    ['<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p>正文</p>', '<p>正文</p>'],
    ['<style>p{color:red}</style><meta charset="utf-8"><p>正文</p>', '<p>正文</p>'],
    ['<h1>大标题</h1><h5>小标题</h5>', '<h2>大标题</h2><h3>小标题</h3>'],
    [
      '<p><a href="www.example.org/a">甲</a><a href="/www.example.org">乙</a></p>',
      '<p><a href="https://www.example.org/a">甲</a><a href="/www.example.org">乙</a></p>',
    ],
    [
      '<ol><li>甲</li></ol><p>正文</p><ol start="2"><li>乙</li></ol>',
      '<ol><li>甲</li></ol><p>正文</p><ol start="2"><li>乙</li></ol>',
    ],
    ['<p>甲</p><p>&nbsp;</p><p><br></p><div>乙</div>', '<p>甲</p><p>乙</p>'],
  ])('%s', (html, clean) => {
    expect(cleanAuthoredHtml(html)).toBe(clean);
  });
});

it('stores tables and lists in their plain form', () => {
  expect(
    cleanAuthoredHtml(
      '<table style="min-width:50px"><colgroup><col></colgroup><tbody><tr><th colspan="1" rowspan="1"><p>区</p></th><td colspan="2" rowspan="1"><p>甲</p><p>乙</p></td></tr></tbody></table>',
    ),
  ).toBe('<table><tbody><tr><th>区</th><td colspan="2"><p>甲</p><p>乙</p></td></tr></tbody></table>');
  expect(cleanAuthoredHtml('<ul><li><p>一</p><ul><li><p>二</p></li></ul></li></ul>')).toBe(
    '<ul><li>一<ul><li>二</li></ul></li></ul>',
  );
});

it.each([
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<scr<script>ipt>x()</scr</script>ipt>', 'ipt&gt;x()ipt&gt;'],
  ['<div><script>x()</script><img src=x onerror=x()></div>', ''],
  ['<a href="java&#10;script:x()">a</a>', '<a>a</a>'],
  ['<a href="&nbsp;javascript:x()">a</a>', '<a>a</a>'],
  ['<svg><p><style><img src=x onerror=x()></style></p></svg>', ''],
])('lets nothing run: %s', (html, clean) => {
  const cleaned = cleanAuthoredHtml(html);
  expect(cleaned).not.toMatch(/<script|onerror|onclick|javascript:/i);
  if (!html.startsWith('<scr<')) expect(cleaned).toBe(clean);
});

it('lists the files whose pictures a text shows, once each', () => {
  expect(picturesOf(`<img src="${picture}"><img src="${picture}">`)).toEqual(['01J0000000000000000000FILE']);
});
