import type { Metadata } from 'sharp';

const mega = 1_000_000;

/** Maximum pixels. A picture decoded row by row needs little memory; in one piece it needs four bytes per pixel. */
const largestByRows = 64 * mega;
const largestInOnePiece = 25 * mega;

function isDecodedByRows({ format, isProgressive, orientation = 1 }: Metadata): boolean {
  return (format === 'jpeg' || format === 'png') && !isProgressive && orientation === 1;
}

/** Whether decoding the picture would take too much of the server's memory. */
export function hasTooManyPixels(picture: Metadata): boolean {
  const pixels = picture.width * picture.height;
  return pixels > (isDecodedByRows(picture) ? largestByRows : largestInOnePiece);
}
