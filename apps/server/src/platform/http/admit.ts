import { desksOf } from '@portal/contract/callers';
import type { Endpoint } from '@portal/contract/endpoint';
import { retCodes } from '@portal/contract/ret-code';
import { isCommon, keepsToPlaces, rightFor, rightsOf } from '@portal/contract/rights/right';
import type { Right } from '@portal/contract/rights/subjects';
import * as m from '@portal/texts/messages';
import type { Actor, HeldRole, Scope } from '../session/actor.ts';
import { AppError } from './app-error.ts';
import { checkAccess } from './check-access.ts';
import { maskNumbers } from './mask-numbers.ts';
import { isAtOthersDesk, readerOf, withAbilities, withoutAbilities } from './read-as-administrator.ts';

/** A caller who may call, and what they are shown of the answer. */
export interface Admission {
  /**
   * The caller as the call sees them, once its input is read.
   * @throws {AppError} 300002 for an event that is not among the caller's rights
   */
  actorFor(input: unknown): Actor | null;
  /** The roles of the park's own by which the caller may do anything here; none for all other callers. */
  roles: readonly HeldRole[];
  /** Leaves out of an answer what the caller may not do or see; `rights` are those of all `roles` unless given. */
  cut(answer: unknown, rights?: ReadonlySet<Right>): unknown;
}

const asItIs = (answer: unknown): unknown => answer;
const as = (actor: Actor | null): Admission => ({
  actorFor: () => actor,
  roles: [],
  cut: asItIs,
});

const outside = () => new AppError(retCodes.RIGHT_MISSING, { retMsg: m.custom_role_outside() });
const parkOnly = () => new AppError(retCodes.RIGHT_MISSING, { retMsg: m.custom_role_park_only() });

const isOpenTo = ({ rights }: HeldRole, needed: readonly Right[]) =>
  needed.some((right) => rights.includes(right));

/** The places of several roles together; undefined if one of them holds in the whole park. */
export function scopeOfAll(roles: readonly HeldRole[]): Scope | undefined {
  const scopes = roles.map(({ scope }) => scope);
  if (scopes.some((scope) => scope === null)) return undefined;
  const limited = scopes.filter((scope) => scope !== null);
  return {
    buildingIds: [...new Set(limited.flatMap(({ buildingIds }) => buildingIds))],
    regionIds: [...new Set(limited.flatMap(({ regionIds }) => regionIds))],
    isOwn: limited.some(({ isOwn }) => isOwn),
  };
}

const eventOf = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'event' in input ? input.event : undefined;

function admitByRole(declaration: Endpoint, actor: Actor, held: readonly HeldRole[]): Admission {
  const needed = rightsOf(declaration);
  const opening = held.filter((role) => isOpenTo(role, needed));
  if (opening.length === 0) throw outside();
  if (scopeOfAll(opening) && !keepsToPlaces(declaration)) throw parkOnly();
  const all = new Set(held.flatMap((role) => role.rights));
  const isMasked = opening.every(({ masked }) => masked);
  return {
    actorFor(input) {
      const right = rightFor(declaration, eventOf(input));
      // Several roles may open a call in different places; an event belongs to the places of those that may fire it.
      const exact = right ? opening.filter((role) => role.rights.includes(right)) : [];
      if (exact.length === 0) throw outside();
      const scope = scopeOfAll(exact);
      if (scope && !keepsToPlaces(declaration)) throw parkOnly();
      return {
        ...actor,
        operatorRoles: [...new Set([...actor.operatorRoles, ...desksOf(declaration)])],
        actingAs: exact.map(({ name }) => name).join(' · '),
        ...(scope ? { scope } : {}),
      };
    },
    roles: held,
    cut(answer, rights = all) {
      const able = withAbilities(declaration, answer, rights);
      return isMasked ? maskNumbers(able) : able;
    },
  };
}

/**
 * Lets a caller in by the roles of the declaration, as an administrator who reads, or by a role of the park's own.
 * @throws {AppError} the refusals of the declared access; 300002 for what lies outside the caller's own roles
 */
export function admit(declaration: Endpoint, actor: Actor | null): Admission {
  const { access } = declaration;
  if (actor && isAtOthersDesk(declaration, actor)) {
    if (declaration.method !== 'GET')
      throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_administrator_reads() });
    const cut = (answer: unknown) => withoutAbilities(declaration.output, answer);
    return { actorFor: () => readerOf(declaration, actor), roles: [], cut };
  }
  const held = actor?.customRoles ?? [];
  const isOpenByAccess =
    typeof access === 'string' || !actor || access.some((role) => actor.operatorRoles.includes(role));
  if (!isOpenByAccess && held.length > 0) {
    if (isCommon(declaration)) return as(actor);
    if (rightsOf(declaration).length > 0) return admitByRole(declaration, actor, held);
  }
  checkAccess(access, actor);
  return as(actor);
}

/** Whether a caller may call at all: the exact event and the record are checked by the call. */
export function mayCall(declaration: Endpoint, actor: Actor): boolean {
  try {
    admit(declaration, actor);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
