import { z } from 'zod';
import { importKinds } from '../import/terms.ts';

/** The version of the layout that this release writes and reads. */
export const archiveVersion = 1;

const count = z.int().min(0);
const path = z.string().min(1).max(200);

/** How many rows of a kind there are, and the sums of some of its fields. */
const kindFigures = z.object({
  kind: z.enum(importKinds),
  rows: count,
  sums: z.record(z.string().max(40), z.int()),
});

/** What has to be the same in the park that an archive is read into. */
const archiveFigures = z.object({
  kinds: z.array(kindFigures).max(importKinds.length),
  /** What the park holds for its tenants, in fen. */
  creditFen: z.int(),
});
export type ArchiveFigures = z.infer<typeof archiveFigures>;

const archiveSheet = z.object({
  path,
  /** The kind whose import reads it; null for a table that is there for reading only. */
  kind: z.enum(importKinds).nullable(),
  table: z.string().max(100).nullable(),
  rows: count,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type ArchiveSheet = z.infer<typeof archiveSheet>;

/** `manifest.json`: what an archive of a park holds. */
export const archiveManifest = z.object({
  version: z.literal(archiveVersion),
  park: z.string().max(200),
  /** When its rows were read, as an ISO instant. */
  at: z.string().max(40),
  figures: archiveFigures,
  sheets: z.array(archiveSheet).max(5_000),
  /** Stored files, below `files/`. */
  files: z.object({ count, bytes: count, missing: count }),
});
export type ArchiveManifest = z.infer<typeof archiveManifest>;
