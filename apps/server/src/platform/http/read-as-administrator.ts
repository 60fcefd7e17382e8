import { isAbility } from '@portal/contract/abilities';
import { desksOf } from '@portal/contract/callers';
import type { Endpoint } from '@portal/contract/endpoint';
import { partsOf } from '@portal/contract/schema-parts';
import type { z } from 'zod';
import type { Actor } from '../session/actor.ts';

/** Whether an administrator calls an endpoint for roles that they do not have. */
export function isAtOthersDesk({ access }: Pick<Endpoint, 'access'>, { operatorRoles }: Actor): boolean {
  if (typeof access === 'string' || !operatorRoles.includes('OP_ADMIN')) return false;
  return desksOf({ access }).length > 0 && !operatorRoles.some((role) => access.includes(role));
}

/** The administrator, extended by the roles that may read here. */
export const readerOf = (declaration: Pick<Endpoint, 'access'>, actor: Actor): Actor => ({
  ...actor,
  operatorRoles: [...actor.operatorRoles, ...desksOf(declaration)],
});

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A value of this schema with no abilities: no events, and false. */
export function withoutAbilities(schema: z.ZodType, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (isAbility(schema)) return Array.isArray(value) ? [] : false;
  const { innerType, out, getter, shape, element, valueType, items, options, left, right } = partsOf(schema);
  const inner = innerType ?? out ?? getter?.();
  if (inner) return withoutAbilities(inner, value);
  const all = options ?? (left && right ? [left, right] : []);
  if (all.length > 0) return all.reduce<unknown>((rest, each) => withoutAbilities(each, rest), value);
  if (Array.isArray(value))
    return value.map((part, index) => {
      const of = element ?? items?.[index];
      return of ? withoutAbilities(of, part) : part;
    });
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const of = shape?.[name] ?? valueType;
      return [name, of ? withoutAbilities(of, part) : part];
    }),
  );
}
