import { hasModestMarkup, maxElements, maxOpenElements, measureMarkup } from '@portal/contract/markup';
import fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { expect, it } from 'vitest';
import { cleanAuthoredHtml } from './authored-html.ts';

/** Counts the elements and their depth as the cleaning parser sees them. */
function parsed(html: string) {
  let [open, depth, elements] = [0, 0, 0];
  sanitizeHtml(html, {
    onOpenTag(name) {
      elements += 1;
      // Void elements.
      if (name !== 'br' && name !== 'img') open += 1;
      depth = Math.max(depth, open);
    },
    onCloseTag(name) {
      if (name !== 'br' && name !== 'img') open -= 1;
    },
  });
  return { elements, depth };
}

const pieces = [
  ...'<b> </b> <p> </p> <ul><li> <li> </ul> <table><tr><td> <td> <tr> </table> <br> <img> <h2> <div> </div> <a> </a>'.split(
    ' ',
  ),
  '<b title="></b>">',
  '<b a=b="</b>">',
  "<b a='>'>",
  '<b ="</b>">',
  '<b/a="',
  '"',
  "'",
  '=',
  '>',
  '<',
  '</',
  '文',
  '<!--',
  '-->',
  '<!-->',
  '--!>',
  '<![if x]>',
  '<?x',
  '<script>',
  '</script>',
  '<style>',
  '</style>',
  '<title>',
  '<svg>',
  '</svg>',
  '<math>',
  '<![CDATA[',
  ']]>',
  '<textarea>',
  '</textarea>',
  '<SCRIPT ',
  '</sCript >',
];

it('never counts fewer elements than the parser', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (some) => {
      const html = some.join('');
      // A closing paragraph tag without an opening one also creates an element.
      expect(measureMarkup(html).elements).toBeGreaterThanOrEqual(
        Math.min(parsed(html).elements, maxElements),
      );
    }),
    { numRuns: 3_000 },
  );
});

it('never counts less nesting than the parser in HTML without SVG', () => {
  const plain = pieces.filter((piece) => !/svg|math|CDATA|<\?|if x|^<$|^<\/$/.test(piece));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...plain), { maxLength: 40 }), (some) => {
      const html = some.join('');
      expect(measureMarkup(html).depth).toBeGreaterThanOrEqual(Math.min(parsed(html).depth, maxOpenElements));
    }),
    { numRuns: 3_000 },
  );
});

it.each([
  '<b>'.repeat(26_000),
  '<ul><li>'.repeat(9_000),
  '<table><tr><td>'.repeat(5_000),
  '<li><p>'.repeat(11_000),
  '</p>'.repeat(20_000),
  '<'.repeat(79_000),
  '<p>花</p>'.repeat(maxElements + 1),
])('refuses %.20s… before anything parses it', (html) => {
  expect(hasModestMarkup(html)).toBe(false);
  expect(() => cleanAuthoredHtml(html)).toThrow(RangeError);
});

it.each([
  `<table>${`<tr>${'<td><p>花</p></td>'.repeat(5)}</tr>`.repeat(400)}</table>`,
  '<p>不闭合的段落'.repeat(4_000),
  `<ul>${'<li>项'.repeat(4_000)}</ul>`,
  `${'<ul><li>'.repeat(15)}深${'</li></ul>'.repeat(15)}`,
  `<!--[if gte mso 9]><xml>${'<w:LsdException/>'.repeat(400)}</xml><![endif]--><p>正文</p>`,
])('takes what people write: %.30s…', (html) => {
  expect(hasModestMarkup(html)).toBe(true);
  expect(cleanAuthoredHtml(html)).not.toBe('');
});

it('ends a paragraph or heading where a block begins, whatever its original tag', () => {
  expect(cleanAuthoredHtml('<div><p>甲</p><ul><li>乙</li></ul>丙</div>')).toBe(
    '<p>甲</p><ul><li>乙</li></ul>丙',
  );
  expect(cleanAuthoredHtml('<div><div><h1>甲</h1></div><table><tr><td>乙</td></tr></table></div>')).toBe(
    '<h2>甲</h2><table><tr><td>乙</td></tr></table>',
  );
  expect(cleanAuthoredHtml('<h1>甲<div><h1>乙</h1></div>丙</h1>')).toBe('<h2>甲</h2><h2>乙</h2>丙');
});
