import { randomBytes } from 'node:crypto';
import { retCodes } from '@portal/contract/ret-code';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mainTypes, officeParts, writeZip } from '../../platform/files/testing/sample-archives.ts';
import { writeForm } from '../../platform/files/testing/upload-form.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { businessData } from '../dictionary/dictionary.table.ts';

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
    body: { data: { kinds?: string[]; fields?: Record<string, string> } };
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
const openDocument = Buffer.concat([
  Buffer.from('PK\u0003\u0004', 'latin1'),
  Buffer.alloc(26),
  Buffer.from('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
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
  ['an open document', 'a.ods', () => openDocument, /\.ods/],
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
