export interface TreeNode {
  key: string;
  text: string;
  note?: string;
  children?: TreeNode[];
}

/** Keys of the leaves below a node, or its own key if it is a leaf. */
export function leavesOf(node: TreeNode): string[] {
  return node.children?.length ? node.children.flatMap(leavesOf) : [node.key];
}

export function checkState(node: TreeNode, checked: ReadonlySet<string>): 'none' | 'some' | 'all' {
  const leaves = leavesOf(node);
  const count = leaves.filter((key) => checked.has(key)).length;
  if (count === 0) return 'none';
  return count === leaves.length ? 'all' : 'some';
}

/** Checks all leaves of a node, or unchecks them if all are checked. */
export function toggleNode(node: TreeNode, checked: ReadonlySet<string>): Set<string> {
  const next = new Set(checked);
  const clear = checkState(node, checked) === 'all';
  for (const key of leavesOf(node)) {
    if (clear) next.delete(key);
    else next.add(key);
  }
  return next;
}

/** All keys on the path to a node, so that a tree can be opened there. */
export function pathTo(nodes: readonly TreeNode[], key: string): string[] {
  for (const node of nodes) {
    if (node.key === key) return [key];
    const rest = pathTo(node.children ?? [], key);
    if (rest.length > 0) return [node.key, ...rest];
  }
  return [];
}
