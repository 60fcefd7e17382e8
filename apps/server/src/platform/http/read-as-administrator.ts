import { isAbility } from '@portal/contract/abilities';
import { desksOf } from '@portal/contract/callers';
import type { Endpoint } from '@portal/contract/endpoint';
import { rightOfAbility, subjectOf } from '@portal/contract/rights/right';
import type { Right } from '@portal/contract/rights/subjects';
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

type KeepAbility = (event: string | undefined) => boolean;

function limitAbilities(schema: z.ZodType, value: unknown, keeps: KeepAbility): unknown {
  if (value === null || value === undefined) return value;
  if (isAbility(schema))
    return Array.isArray(value)
      ? value.filter((event) => typeof event === 'string' && keeps(event))
      : value === true && keeps(undefined);
  const { innerType, out, getter, shape, element, valueType, items, options, left, right } = partsOf(schema);
  const inner = innerType ?? out ?? getter?.();
  if (inner) return limitAbilities(inner, value, keeps);
  const all = options ?? (left && right ? [left, right] : []);
  if (all.length > 0) return all.reduce<unknown>((rest, each) => limitAbilities(each, rest, keeps), value);
  if (Array.isArray(value))
    return value.map((part, index) => {
      const of = element ?? items?.[index];
      return of ? limitAbilities(of, part, keeps) : part;
    });
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const of = shape?.[name] ?? valueType;
      return [name, of ? limitAbilities(of, part, keeps) : part];
    }),
  );
}

/** A value of this schema with no abilities: no events, and false. */
export const withoutAbilities = (schema: z.ZodType, value: unknown): unknown =>
  limitAbilities(schema, value, () => false);

/** An answer with the abilities that these rights on its subject give. */
export function withAbilities(declaration: Endpoint, value: unknown, rights: ReadonlySet<Right>): unknown {
  const subject = subjectOf(declaration);
  if (!subject) return value;
  return limitAbilities(declaration.output, value, (event) => rights.has(rightOfAbility(subject, event)));
}
