import { desksOf } from '@portal/contract/callers';
import type { Endpoint } from '@portal/contract/endpoint';
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

const isPlain = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype;

const isText = (value: unknown) => typeof value === 'string';

/** Permissions that only concern reading, and so are kept. */
const permissionsToLook = ['mayDownload'];

function withoutAct(name: string, value: unknown): unknown {
  // A tutor's advice is called `actions` too, but contains more than names.
  if (/^actions$|Actions$/.test(name) && Array.isArray(value) && value.every(isText)) return [];
  if (value === true && /^(can|may)[A-Z]/.test(name) && !permissionsToLook.includes(name)) return false;
  return withoutActs(value);
}

/** The answer without anything to do: no `actions`, and no `can…` or `may…` flags. */
export function withoutActs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutActs);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutAct(name, part)]));
}
