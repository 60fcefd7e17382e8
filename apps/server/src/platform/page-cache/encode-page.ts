import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** A page sent many times is worth five times the work of one that is sent once. */
const efforts = {
  many: { br: 5, gzip: 6 },
  once: { br: 3, gzip: 2 },
};

export type Effort = keyof typeof efforts;

const compressors: Record<Encoding, (body: Buffer, effort: Effort) => Promise<Buffer>> = {
  br: (body, effort) =>
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: efforts[effort].br } }),
  gzip: (body, effort) => compressGzip(body, { level: efforts[effort].gzip }),
};

/** Gives the body in an encoding, compressed when it is first asked for and kept. */
export function createEncoder(body: Buffer, effort: Effort): (encoding: Encoding) => Promise<Buffer> {
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const known = encoded.get(encoding);
    if (known) return known;
    const compressed = compressors[encoding](body, effort);
    encoded.set(encoding, compressed);
    return compressed;
  };
}

/** The best encoding which the visitor takes. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined;
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}
