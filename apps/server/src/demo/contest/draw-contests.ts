import { insertDrawings } from '../../platform/files/insert-files.ts';
import { demoId } from '../content/demo-id.ts';
import { motifNamed } from '../content/demo-motifs.ts';
import type { DemoContext } from '../demo-context.ts';

export const contestMotifs = [
  'chrysanthemum',
  'rose',
  'lily',
  'orchid',
  'tulip',
  'hydrangea',
  'eustoma',
  'bouquet',
];

/** Draws pictures of contests, entries and judges. */
export const drawContests = (
  tx: DemoContext['tx'],
  kind: string,
  rows: { key: string; motif: string; alt: string }[],
  square: boolean,
) =>
  insertDrawings(
    tx,
    rows.map(({ key, motif, alt }) => ({
      id: demoId(kind, key),
      recipe: { motif: motifNamed(motif), seed: `${kind}-${key}` },
      width: 960,
      height: square ? 960 : 640,
      alt,
    })),
  );
