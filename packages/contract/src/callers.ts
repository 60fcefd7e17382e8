import type { Access, Endpoint } from './endpoint.ts';
import type { OperatorRole } from './operator-role.ts';

/**
 * The desks of the park's staff. An administrator reads whatever one of them reads, and writes nothing there; the
 * personal work of workers, judges and experts is not among them.
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

/** The desks that an endpoint is open to. */
export const desksOf = ({ access }: Pick<Endpoint, 'access'>): readonly OperatorRole[] =>
  typeof access === 'string' ? [] : desks.filter((desk) => access.includes(desk));

/** Whom an endpoint answers, administrators who only read included. */
export function callersOf(declaration: Pick<Endpoint, 'method' | 'access'>): Access {
  const { method, access } = declaration;
  if (typeof access === 'string' || access.includes('OP_ADMIN')) return access;
  return method === 'GET' && desksOf(declaration).length > 0 ? [...access, 'OP_ADMIN'] : access;
}
