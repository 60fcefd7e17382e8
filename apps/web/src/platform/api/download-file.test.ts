import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './download-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('saves a file under its name, and later revokes its address', () => {
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const link = { href: '', download: '', click: vi.fn(), remove: vi.fn() };
  const document = { createElement: () => link, body: { append: vi.fn() } } as unknown as Document;
  link.click.mockImplementation(() => expect([link.href, link.download]).toEqual(['blob:1', '账单.xlsx']));
  saveFile(new File(['x'], '账单.xlsx'), document);
  expect(link.click).toHaveBeenCalledTimes(1);
  expect(link.remove).toHaveBeenCalledTimes(1);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:1');
});
