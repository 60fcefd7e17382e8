import { expect, it } from 'vitest';
import { cleanRichText } from './rich-text.ts';

it.each([
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<script>x()</script>', ''],
  ['<style>p{}</style>', ''],
  ['<svg onload="x()"><p>a</p></svg>', '<p>a</p>'],
  ['<a href="javascript:x()">a</a>', '<a>a</a>'],
  ['<a href="//elsewhere.example">a</a>', '<a>a</a>'],
  ['<a href="/repair">a</a>', '<a href="/repair">a</a>'],
  ['<p class="intro evil">a</p>', '<p class="intro">a</p>'],
  ['<p style="position:fixed">a</p>', '<p>a</p>'],
  ['<img src="https://elsewhere.example/a.png">', ''],
  ['<img src=x><p>a<img src=x alt="b">c</p>', '<p>ac</p>'],
  ['<p>&lt;img /&gt;</p>', '<p>&lt;img /&gt;</p>'],
  ['<img src="data:image/svg+xml,<svg onload=x()>">', ''],
  ['<iframe src="/"></iframe>', ''],
])('cleans %s', (html, clean) => {
  expect(cleanRichText(html).body).toBe(clean);
});

it('keeps pictures of the file store, with their size', () => {
  const picture =
    '<img src="/api/fms/show/01J0000000000000000000FILE_0?w=960" width="1200" height="675" alt="图" loading="lazy" />';
  expect(cleanRichText(picture).body).toBe(picture);
});

it('numbers second-level headings and returns their text', () => {
  const { body, headings } = cleanRichText('<h2 id="x">甲 &amp; <em>乙</em></h2><h3>丙</h3><h2>丁</h2>');
  expect(body).toBe('<h2 id="s1">甲 &amp; <em>乙</em></h2><h3>丙</h3><h2 id="s2">丁</h2>');
  expect(headings).toEqual([
    { id: 's1', text: '甲 & 乙' },
    { id: 's2', text: '丁' },
  ]);
});

it('calculates the reading time from the characters, at least a minute', () => {
  expect(cleanRichText('').readingMinutes).toBe(1);
  expect(cleanRichText(`<p>${'花'.repeat(1350)}</p>`).readingMinutes).toBe(3);
});
