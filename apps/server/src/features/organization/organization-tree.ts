interface Node {
  id: string;
  parentId: string | null;
}

/** The rows in the order of their tree, each after the one it stands below, with how deep it stands. */
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

/** Whether the tree would go in a circle if `id` stood below `parentId`. */
export function isCircle(rows: readonly Node[], id: string, parentId: string | null): boolean {
  const parents = new Map(rows.map((row) => [row.id, row.parentId]));
  for (let at = parentId; at; at = parents.get(at) ?? null) if (at === id) return true;
  return false;
}

/** How deep the tree may be: deeper ones are neither drawn nor read any more. */
export const deepest = 4;

/** How many stand above `parentId` and it itself. */
export function depthBelow(rows: readonly Node[], parentId: string | null): number {
  const parents = new Map(rows.map((row) => [row.id, row.parentId]));
  let depth = 0;
  for (let at = parentId; at && depth <= rows.length; at = parents.get(at) ?? null) depth += 1;
  return depth;
}
