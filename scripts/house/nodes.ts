import { parseSync } from 'rolldown/utils';

/** The parts of a syntax node that the checks read. */
export interface Node {
  type: string;
  start: number;
  name?: unknown;
  value?: unknown;
  object?: unknown;
  property?: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every node of a value and what it contains, parents first. */
function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) if (typeof child === 'object') yield* nodesIn(child);
  }
}

/** Every node of a file's syntax tree, parents first. */
export const nodesOf = (path: string, text: string): Generator<Node> =>
  nodesIn(parseSync(path, text).program);
