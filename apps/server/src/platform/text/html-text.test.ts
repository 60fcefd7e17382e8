import { expect, it } from 'vitest';
import { textOfHtml } from './html-text.ts';

it.each([
  ['<h2>预冷</h2><p>两小时<strong>内</strong>入库。</p>', '预冷\n两小时内入库。'],
  ['<table><tr><td>A</td><td>B</td></tr></table>', 'A\nB'],
  ['<p>1 &lt; 2 &amp;&nbsp;3</p>', '1 < 2 & 3'],
  ['<script>steal()</script><p>正文</p>', '正文'],
  ['', ''],
])('reads %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
