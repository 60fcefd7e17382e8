import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ArchiveManifest, ArchiveSheet } from '@portal/contract/park-archive/manifest';
import { ZipFile } from 'yazl';

/** A zip with these entries. */
export async function zipOf(entries: Readonly<Record<string, Buffer | string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return buffer(zip.outputStream);
}

/** A sheet of a kind, as a manifest says it. */
export const saidSheet = (
  path: string,
  kind: ArchiveSheet['kind'],
  rows: number,
  content: Buffer,
): ArchiveSheet => ({
  path,
  kind,
  table: null,
  rows,
  sha256: createHash('sha256').update(content).digest('hex'),
});

/** A manifest of these sheets. */
export const manifestOf = (
  sheets: readonly ArchiveSheet[],
  given: Partial<Record<keyof ArchiveManifest, unknown>> = {},
): string =>
  JSON.stringify({
    version: 1,
    park: '云岫',
    at: '2026-11-21T04:00:00.000Z',
    figures: { kinds: [], creditFen: 0 },
    sheets,
    files: { count: 0, bytes: 0, missing: 0 },
    ...given,
  });
