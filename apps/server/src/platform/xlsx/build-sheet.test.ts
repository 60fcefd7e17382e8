import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import { buildSheet } from './build-sheet.ts';

async function cellsOf(values: readonly string[]): Promise<unknown[]> {
  async function* batches() {
    yield values;
  }
  const content = await buildSheet('名单', [{ head: '名称', value: (name: string) => name }], batches());
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(content as unknown as ArrayBuffer);
  return values.map((_value, at) => book.worksheets[0]?.getCell(at + 2, 1).value);
}

test('omits characters that XML forbids, so that they hide no formula', async () => {
  expect(await cellsOf(['花\uFFFE卉\uFFFF园\u0001', 'a\uD800b', '\uFFFE=1+1', '🌼 𠮷'])).toEqual([
    '花卉园',
    'ab',
    "'=1+1",
    '🌼 𠮷',
  ]);
});
