import { expect, test } from 'vitest';
import { sortFiles, withHeic } from './sort-files.ts';

const file = (name: string, type: string, size = 10) => ({ name, type, size });
const reasons = (result: ReturnType<typeof sortFiles>) => result.refused.map(({ reason }) => reason);

test('without rules, accepts everything except empty files', () => {
  const result = sortFiles([file('a.xyz', ''), file('b.txt', 'text/plain', 0)], {});
  expect(result.accepted.map(({ name }) => name)).toEqual(['a.xyz']);
  expect(reasons(result)).toEqual(['empty']);
});

test('matches types by extension, family and name, ignoring case', () => {
  const accept = ['.pdf', 'image/*', 'text/csv'];
  const good = [file('A.PDF', ''), file('b.heic', 'image/heic'), file('c', 'TEXT/CSV')];
  const bad = [
    file('a.pdf.exe', 'application/x-msdownload'),
    file('image.txt', 'text/plain'),
    file('x', 'imagex/png'),
  ];
  const result = sortFiles([...good, ...bad], { accept });
  expect(result.accepted).toEqual(good);
  expect(reasons(result)).toEqual(['type', 'type', 'type']);
});

test('limits size and number, and does not count rejected files', () => {
  const files = [file('big', '', 11), file('a', '', 10), file('b', ''), file('c', '')];
  const result = sortFiles(files, { maxSize: 10, room: 2 });
  expect(result.accepted.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(reasons(result)).toEqual(['size', 'count']);
});

test('takes HEIC where JPEG is taken, whatever the browser calls it', () => {
  const photos = [file('a.HEIC', ''), file('b.heif', 'image/heif'), file('c.heic', 'image/heic')];
  expect(sortFiles(photos, { accept: ['image/jpeg', 'image/png'] }).accepted).toHaveLength(3);
  expect(reasons(sortFiles(photos, { accept: ['application/pdf'] }))).toEqual(['type', 'type', 'type']);
  expect(withHeic(['image/jpeg', '.pdf'])).toEqual(['image/jpeg', '.pdf', '.heic', '.heif']);
  expect(withHeic(['.pdf'])).toEqual(['.pdf']);
});
