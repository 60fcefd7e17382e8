import { expect, it } from 'vitest';
import { loadSharp } from '../files/load-sharp.ts';
import { openPdf } from './open-pdf.ts';
import { drawMark } from './pdf-art.ts';

const place = { x: 40, y: 40, size: 32 };

async function countPictures(icon: string | null): Promise<number> {
  const { pdf, finished } = await openPdf('t', 0, new Date('2026-11-21T04:00:00Z'));
  drawMark(pdf, place, icon);
  drawMark(pdf.addPage(), place, icon);
  pdf.end();
  return (await finished).toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;
}

it('draws the park’s own mark, of which the document holds one copy, or the product’s', async () => {
  const sharp = await loadSharp();
  const png = await sharp({ create: { width: 192, height: 192, channels: 3, background: '#c8324f' } })
    .png()
    .toBuffer();
  expect(await countPictures(`data:image/png;base64,${png.toString('base64')}`)).toBe(1);
  expect(await countPictures(null)).toBe(0);
});
