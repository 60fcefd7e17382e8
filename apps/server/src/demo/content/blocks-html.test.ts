import { describe, expect, it } from 'vitest';
import { blocksToHtml } from './blocks-html.ts';

const figure = () => ({ src: '/f/1?w=2&h=1', width: 1200, height: 675 });

describe('blocksToHtml', () => {
  it('writes headings, lists, quotes, tables and figures', () => {
    const html = blocksToHtml(
      [
        { type: 'h2', text: '步骤' },
        { type: 'ol', items: ['一', '二'] },
        { type: 'quote', text: '先问水' },
        { type: 'table', head: ['甲', '乙'], rows: [['1', '2']] },
        { type: 'figure', motif: 'rose', caption: '一枝月季' },
      ],
      figure,
    );
    expect(html).toBe(
      [
        '<h2>步骤</h2>',
        '<ol><li>一</li><li>二</li></ol>',
        '<blockquote><p>先问水</p></blockquote>',
        '<table><thead><tr><th scope="col">甲</th><th scope="col">乙</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
        '<figure><img src="/f/1?w=2&amp;h=1" width="1200" height="675" alt="一枝月季" loading="lazy"><figcaption>一枝月季</figcaption></figure>',
      ].join('\n'),
    );
  });

  it('escapes text', () => {
    expect(blocksToHtml([{ type: 'p', text: '<script>alert("1 & 2")</script>' }], figure)).toBe(
      '<p>&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;</p>',
    );
  });

  it('marks a short first paragraph as the intro of a longer text', () => {
    const rest = ['a', 'b', 'c'].map((text) => ({ type: 'p' as const, text }));
    expect(blocksToHtml([{ type: 'p', text: '导语' }, ...rest], figure)).toMatch(
      /^<p class="intro">导语<\/p>/,
    );
    expect(blocksToHtml([{ type: 'p', text: '长'.repeat(121) }, ...rest], figure)).toMatch(/^<p>长/);
    expect(blocksToHtml([{ type: 'p', text: '各入驻企业：' }, ...rest], figure)).toMatch(/^<p>各/);
  });
});
