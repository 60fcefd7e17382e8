import { expect, test } from 'vitest';
import { fileNameOf } from './content-disposition.ts';
import { imageSrcSet, imageUrl, oaImageUrl } from './image-url.ts';

test('builds picture addresses from file id and index, which defaults to 0', () => {
  expect(imageUrl('f1')).toBe('/api/fms/show/f1_0');
  expect(imageUrl('f1', 2, 640)).toBe('/api/fms/show/f1_2?w=640');
  expect(oaImageUrl('f1')).toBe('/oa/api/fms/show/f1_0');
  expect(oaImageUrl('f1', 3)).toBe('/oa/api/fms/show/f1_3');
  expect(imageUrl('a/../b')).toBe('/api/fms/show/a%2F..%2Fb_0');
  expect(imageSrcSet('f1', [320, 640])).toBe('/api/fms/show/f1_0?w=320 320w, /api/fms/show/f1_0?w=640 640w');
});

test.each([
  ['attachment; filename="a b.xlsx"', 'a b.xlsx'],
  ['attachment; filename=a.xlsx', 'a.xlsx'],
  ['attachment; filename="say \\"hi\\".txt"', 'say "hi".txt'],
  ["attachment; filename=x.pdf; filename*=UTF-8''%E8%8A%B1.pdf", '花.pdf'],
  ["attachment; filename=x.pdf; filename*=UTF-8''%E8%.pdf", 'x.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ["attachment; filename*=UTF-8''..%5C..%5Ca%00.exe", 'a.exe'],
  ['inline', 'download'],
  [null, 'download'],
])('%s is saved as %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
