import { desks } from '@portal/contract/callers';
import type { Actor } from '../../../platform/session/actor.ts';

/** The trees of a caller's menu: an operator's desks, then what concerns themselves. Members of an enterprise get the enterprise's. */
export function treesOf({ userType, memberRole, operatorRoles }: Actor): string[] {
  if (userType === '900') {
    const isAdministrator = operatorRoles.includes('OP_ADMIN');
    return [...new Set([...operatorRoles, ...(isAdministrator ? desks : [])]), 'operator'];
  }
  return userType === '200' || memberRole !== null ? ['enterprise'] : ['person'];
}

/** Whether a tree is of a desk whose work the caller, an administrator, may only look at. */
export const readsOnly = ({ operatorRoles }: Pick<Actor, 'operatorRoles'>, tree: string): boolean =>
  desks.some((desk) => desk === tree && !operatorRoles.includes(desk));

const startsWithOne = (resNo: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => resNo.startsWith(prefix));

const workbench = 'E0000';
const repair = 'E0206';
/** The pages an enterprise has before it is admitted. */
const beforeAdmission = [workbench, 'E01', 'E00', 'E08', 'E10', 'E11'];
const notForFinance = ['E03', 'E0401', 'E0405', 'E06'];
const forStaff = [workbench, 'E00', 'E0205', repair, 'E0403', 'E06', 'E07', 'E08', 'E10', 'E11'];

/** Whether an entry of the enterprise tree is the caller's; entries of the other trees are, as the tree is. */
export function mayUseEntry(actor: Actor, resNo: string, { hasUnits }: { hasUnits: boolean }): boolean {
  if (!resNo.startsWith('E')) return true;
  const isAdmitted = actor.auditStatus === '2';
  if (!isAdmitted && !startsWithOne(resNo, beforeAdmission) && !(hasUnits && resNo === repair)) return false;
  if (actor.memberRole === 'FINANCE') return !startsWithOne(resNo, notForFinance);
  if (actor.memberRole === 'STAFF') return startsWithOne(resNo, forStaff);
  return true;
}
