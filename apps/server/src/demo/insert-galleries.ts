import type { Picture } from '@portal/contract/fields';
import type { Db } from '../platform/database/database.ts';
import { insertDrawings } from '../platform/files/insert-files.ts';
import { demoId } from './content/demo-id.ts';
import { motifNamed } from './content/demo-motifs.ts';

interface Drawn {
  key: string;
  /** What the pictures show. */
  name: string;
  motif: string;
}

const shape = { width: 1200, height: 800 };

/** Draws `each` more pictures per item from the motif of its first one; returns them by key. */
export async function insertGalleries(
  tx: Db,
  kind: string,
  things: readonly Drawn[],
  each: number,
): Promise<(key: string) => Picture[]> {
  const sides = Array.from({ length: each }, (_, at) => at + 1);
  const drawn = await insertDrawings(
    tx,
    things.flatMap(({ key, name, motif }) =>
      sides.map((side) => ({
        id: demoId(`${kind}-picture`, `${key} ${side}`),
        recipe: { motif: motifNamed(motif), seed: `${kind}-${key}-${side}` },
        ...shape,
        alt: name,
      })),
    ),
  );
  const galleries = new Map(things.map(({ key }, at) => [key, drawn.slice(at * each, (at + 1) * each)]));
  return (key) => galleries.get(key) ?? [];
}
