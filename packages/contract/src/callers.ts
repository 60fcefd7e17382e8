import type { Access, Endpoint } from './endpoint.ts';
import type { OperatorRole } from './operator-role.ts';

/**
 * The desks of the park's staff. An administrator can read what any of them can, but not write. The personal work of
 * workers, judges and experts is not included.
 */
export const desks: readonly OperatorRole[] = [
  'OP_AUDIT',
  'OP_CONTENT',
  'OP_POLICY',
  'OP_SERVICE',
  'OP_PROPERTY',
  'OP_FINANCE',
  'OP_COMMUNITY',
];

/** The desks that may call an endpoint. */
export const desksOf = ({ access }: Pick<Endpoint, 'access'>): readonly OperatorRole[] =>
  typeof access === 'string' ? [] : desks.filter((desk) => access.includes(desk));

/** Who may call an endpoint, including administrators with read-only access. */
export function callersOf(declaration: Pick<Endpoint, 'method' | 'access'>): Access {
  const { method, access } = declaration;
  if (typeof access === 'string' || access.includes('OP_ADMIN')) return access;
  return method === 'GET' && desksOf(declaration).length > 0 ? [...access, 'OP_ADMIN'] : access;
}
