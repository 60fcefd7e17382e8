import { expect, test } from 'vitest';
import { boxWideTables } from './wide-tables.ts';

const table = (columns: number) =>
  `<table><thead><tr><th colspan="9">全年</th></tr></thead><tbody>\n<tr>${'<td>1</td>'.repeat(columns)}</tr></tbody></table>`;

test('puts a table of many columns into a scrolling box, and leaves others unchanged', () => {
  const [narrow, wide] = [table(5), table(6)];
  expect(boxWideTables(`<p>月度</p>${wide}<p>年度</p>${narrow}${wide}`, 'box')).toBe(
    `<p>月度</p><div class="box" tabindex="0">${wide}</div><p>年度</p>${narrow}<div class="box" tabindex="0">${wide}</div>`,
  );
});

test('leaves text without tables unchanged', () => {
  expect(boxWideTables('<p>一段 &lt;table&gt;</p>', 'box')).toBe('<p>一段 &lt;table&gt;</p>');
});
