interface Node {
  id: string;
  parentId: string | null;
}

/** The rows in tree order, each after its parent, with its depth. */
export function inTreeOrder<Row extends Node>(rows: readonly Row[]): { row: Row; depth: number }[] {
  const known = new Set(rows.map(({ id }) => id));
  const below = new Map<string, Row[]>();
  for (const row of rows) {
    const parent = row.parentId !== null && known.has(row.parentId) ? row.parentId : '';
    below.set(parent, [...(below.get(parent) ?? []), row]);
  }
  const ordered: { row: Row; depth: number }[] = [];
  const walk = (parent: string, depth: number) => {
    for (const row of below.get(parent) ?? []) {
      ordered.push({ row, depth });
      walk(row.id, depth + 1);
    }
  };
  walk('', 0);
  return ordered;
}

/** Whether placing `id` below `parentId` would form a cycle. */
export function isCircle(rows: readonly Node[], id: string, parentId: string | null): boolean {
  const parents = new Map(rows.map((row) => [row.id, row.parentId]));
  for (let at = parentId; at; at = parents.get(at) ?? null) if (at === id) return true;
  return false;
}

/** Maximum depth of the tree; deeper levels could not be drawn or read. */
export const deepest = 4;

/** Depth of a body below `parentId`, which is the number of its ancestors. */
export function depthBelow(rows: readonly Node[], parentId: string | null): number {
  const parents = new Map(rows.map((row) => [row.id, row.parentId]));
  let depth = 0;
  for (let at = parentId; at && depth <= rows.length; at = parents.get(at) ?? null) depth += 1;
  return depth;
}
