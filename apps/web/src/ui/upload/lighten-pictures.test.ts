import { expect, it, vi } from 'vitest';
import { lightenPicture, sentSize } from './lighten-picture.ts';
import { lightenPictures } from './lighten-pictures.ts';

it.each([
  ['a photo of a phone', [4_032, 3_024], [2_560, 1_920]],
  ['the same, upright', [3_024, 4_032], [2_560, 3_413]],
  ['a long screenshot, which keeps its width', [1_170, 15_000], [1_170, 15_000]],
  ['a small picture', [800, 600], [800, 600]],
] as const)('sends %s within what the server keeps', (_what, [width, height], [sentWidth, sentHeight]) => {
  expect(sentSize(width, height)).toEqual({ width: sentWidth, height: sentHeight });
});

const file = (type: string, bytes: number) => new File([new Uint8Array(bytes)], 'a', { type });

it('passes small pictures and documents on at once, as they are', () => {
  const files = [file('image/jpeg', 1_000), file('application/pdf', 3 << 20)];
  const take = vi.fn();
  void lightenPictures(files, take);
  expect(take).toHaveBeenCalledExactlyOnceWith(files);
});

it('sends what the browser cannot read as it is', async () => {
  const broken = file('image/jpeg', 3 << 20);
  expect(await lightenPicture(broken)).toBe(broken);
  const take = vi.fn();
  await lightenPictures([broken], take);
  expect(take).toHaveBeenCalledExactlyOnceWith([broken]);
});
