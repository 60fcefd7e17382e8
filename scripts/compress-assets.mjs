import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|svg|json|woff|ttf|txt|xml)$/;
const worthwhile = 1_024;

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Writes `.br` and `.gz` versions of every compressible file in the folder; the server sends these as they are. */
export async function compressAssets(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => compressible.test(file));
  await Promise.all(files.map((file) => compressFile(join(folder, file))));
}

async function compressFile(file) {
  const content = readFileSync(file);
  if (content.length < worthwhile) return;
  const quality = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  const [br, gz] = await Promise.all([brotli(content, quality), gzipAsync(content, { level: 9 })]);
  // The server may be serving the folder already: it must not find half a file.
  for (const { copy, bytes } of [
    { copy: `${file}.br`, bytes: br },
    { copy: `${file}.gz`, bytes: gz },
  ]) {
    writeFileSync(`${copy}.new`, bytes);
    renameSync(`${copy}.new`, copy);
  }
}
