import { randomBytes } from 'node:crypto';
import { retCodes } from '@portal/contract/ret-code';
import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mainTypes, officeParts, writeZip } from '../../platform/files/testing/sample-archives.ts';
import { writeForm } from '../../platform/files/testing/upload-form.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { importRows } from './import.table.ts';

const path = '/api/importManage/import/upload';
const heads = ['品种', '日期', '均价（元/枝）', '成交量（枝）', '来源'];
const csv = (day: string) => `${heads.join(',')}\r\n红玫瑰,${day},1.92,"8,000",花谷拍卖厅\r\n`;

let portal: TestApp;
let office: string;
beforeAll(async () => {
  portal = await openTestApp();
  office = await portal.logIn({ userType: '900', operatorRoles: ['OP_SERVICE'] });
  await portal.db
    .insert(businessData)
    .values({ type: 'FLOWER_VARIETY', code: 'ROSE', name: '红玫瑰', sort: 1 });
});
afterAll(() => portal.close());

async function send(name: string, content: Buffer) {
  const { headers, payload } = writeForm({}, [{ name, content }]);
  const answer = await portal.app.inject({
    method: 'POST',
    url: path,
    headers: { ...headers, token: office },
    payload,
  });
  return answer.json<{
    header: { retCode: string; retMsg: string };
    body: { data: { kinds?: string[]; totalRows?: number; fields?: Record<string, string> } };
  }>();
}

const locked = async () =>
  Buffer.from(
    await writeXlsx({
      sheets: [{ name: '表', rows: [heads] }],
      encryption: { password: '花', spinCount: 1 },
    }),
  );
const oldFormat = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('Workbook', 'utf16le')]);
const oldWord = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.from('WordDocument', 'utf16le'),
]);
const openDocument = (kind: string) =>
  Buffer.concat([
    Buffer.from('PK\u0003\u0004', 'latin1'),
    Buffer.alloc(26),
    Buffer.from(`mimetypeapplication/vnd.oasis.opendocument.${kind}`),
  ]);
const workbook = (sheet: Buffer) =>
  writeZip([
    ...officeParts(mainTypes.xlsx).slice(0, 2),
    { name: 'xl/workbook.xml', content: '<workbook/>' },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
  ]);
const bomb = workbook(Buffer.alloc(60 * 1024 * 1024, ' '));
// Compresses too little to look like a bomb.
const noise = Buffer.concat(
  Array.from({ length: 8_500 }, () => Buffer.concat([randomBytes(60), Buffer.alloc(4_000, ' ')])),
);

it.each<[string, string, () => Buffer | Promise<Buffer>, RegExp]>([
  ['a password', 'a.xlsx', locked, /密码/],
  ['an old format', 'a.xls', () => oldFormat, /旧格式/],
  ['an old document', 'a.doc', () => oldWord, /另存为 \.docx/],
  ['an open document', 'a.ods', () => openDocument('spreadsheet'), /\.ods/],
  ['an open text', 'a.odt', () => openDocument('text'), /\.odt/],
  ['a document that is damaged', 'a.docx', () => writeZip(officeParts(mainTypes.docx)), /不是可以读取的表格/],
  ['more than 20 MB', 'a.xlsx', () => Buffer.alloc(21 * 1024 * 1024, 'a'), /最多 20 MB/],
  ['50 MB', 'a.xlsx', () => Buffer.alloc(50 * 1024 * 1024 + 1, 'a'), /最多 20 MB/],
  ['a bomb', 'a.xlsx', () => bomb, /不是可以读取的表格/],
  ['more than 32 MB unpacked', 'a.xlsx', () => workbook(noise), /解压后最多 32 MB/],
  ['bytes of no format', 'a.csv', () => Buffer.from('a\u0000b'), /不是可以读取的表格/],
])('refuses %s, and says at the file what to do', async (_what, name, content, words) => {
  const { header, body } = await send(name, await content());
  expect(header.retCode).toBe(retCodes.FILE_REFUSED);
  expect(body.data.fields?.file).toMatch(words);
});

it('receives CSV, too', async () => {
  expect((await send('a.csv', Buffer.from(`\uFEFF${csv('2025-11-16')}`))).body.data.kinds).toEqual(['PRICE']);
});

it('receives the tables of a Word document, with what is merged and what stands above', async () => {
  const texts = (cells: readonly string[]) =>
    new TableRow({ children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })) });
  const cell = (text: string, more: object = {}) =>
    new TableCell({ children: [new Paragraph(text)], ...more });
  const { body } = await send(
    '行情.docx',
    await Packer.toBuffer(
      new Document({
        sections: [
          {
            children: [
              new Paragraph('花谷行情'),
              new Table({
                rows: [
                  texts(heads),
                  new TableRow({
                    children: [
                      cell('红玫瑰', { rowSpan: 2 }),
                      ...['2025-11-15', '1.92', '8,000', '花谷拍卖厅'].map((text) => cell(text)),
                    ],
                  }),
                  texts(['2025-11-16', '2.05', '7,500', '花谷拍卖厅']),
                ],
              }),
            ],
          },
        ],
      }),
    ),
  );
  expect(body.data).toMatchObject({ kinds: ['PRICE'], totalRows: 2 });
  const rows = await portal.db.select().from(importRows).orderBy(importRows.line);
  expect(rows.slice(-2).map(({ line, cells }) => [line, cells.slice(0, 3)])).toEqual([
    [2, ['红玫瑰', '2025-11-15', '1.92']],
    [3, ['红玫瑰', '2025-11-16', '2.05']],
  ]);
});
