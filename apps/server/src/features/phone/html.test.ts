import fc from 'fast-check';
import { expect, it } from 'vitest';
import { html, trusted } from './html.ts';

it('escapes values, in texts and in attributes', () => {
  const evil = `"><script>alert('x')</script>&`;
  expect(html`<a title="${evil}">${evil}</a>`.markup).toBe(
    '<a title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</a>',
  );
});

it('lets no value end its place', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(html`${text}`.markup).not.toMatch(/[<>"']/);
    }),
  );
});

it('keeps markup, joins lists and leaves out what is not there', () => {
  const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
  expect(html`<ul>${items}${null}${false}${undefined}${trusted('<hr>')}${0}</ul>`.markup).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li><hr>0</ul>',
  );
});
