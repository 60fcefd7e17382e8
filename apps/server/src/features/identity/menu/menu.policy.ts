import { desks } from '@portal/contract/callers';
import { commonPages, rightOfPage } from '@portal/contract/rights/pages';
import { partsOfRight, type RightAct, rightNamed } from '@portal/contract/rights/subjects';
import type { Actor } from '../../../platform/session/actor.ts';

/** Whose menu it is. */
export type MenuReader = Pick<
  Actor,
  'userType' | 'memberRole' | 'operatorRoles' | 'customRoles' | 'enterpriseId' | 'auditStatus'
>;

/**
 * Trees of the caller's menu: an operator's desks, then their own pages. Members of an enterprise get the enterprise's
 * tree.
 */
export function treesOf({ userType, memberRole, operatorRoles, customRoles = [] }: MenuReader): string[] {
  if (userType === '900') {
    const isAdministrator = operatorRoles.includes('OP_ADMIN');
    const own = customRoles.length > 0 ? desks : [];
    return [...new Set([...operatorRoles, ...(isAdministrator ? desks : own)]), 'operator'];
  }
  return userType === '200' || memberRole !== null ? ['enterprise'] : ['person'];
}

const isOthersDesk = ({ operatorRoles }: MenuReader, tree: string): boolean =>
  desks.some((desk) => desk === tree && !operatorRoles.includes(desk));

const actsOfWriting: readonly RightAct[] = ['ENTER', 'HANDLE', 'DECIDE'];

/**
 * Whether the reader may only view a page: administrators at the desks of others, and roles of the park's own without
 * any right to change its subject.
 */
export function readsOnly(reader: MenuReader, tree: string, page: string): boolean {
  if (!isOthersDesk(reader, tree)) return false;
  if (reader.operatorRoles.includes('OP_ADMIN')) return true;
  const right = rightOfPage[page];
  if (right === undefined) return false;
  const { subject } = partsOfRight(right);
  return !(reader.customRoles ?? []).some(({ rights }) =>
    actsOfWriting.some((act) => rights.includes(rightNamed(subject, act))),
  );
}

/** Whether a tree is the reader's by a ready-made role; of all others, custom roles open single pages. */
const isWholeTree = (reader: MenuReader, tree: string): boolean =>
  reader.operatorRoles.includes('OP_ADMIN') || !isOthersDesk(reader, tree);

/** Whether a page of a tree is in the reader's menu. */
export function mayOpenPage(reader: MenuReader, tree: string, page: string): boolean {
  if (isWholeTree(reader, tree)) return true;
  const right = rightOfPage[page];
  if (right === undefined) return commonPages.includes(page);
  return (reader.customRoles ?? []).some(({ rights }) => rights.includes(right));
}

const startsWithOne = (resNo: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => resNo.startsWith(prefix));

const workbench = 'E0000';
const repair = 'E0206';
/** Pages available to an enterprise before it is admitted. */
const beforeAdmission = [workbench, 'E01', 'E00', 'E08', 'E10', 'E11'];
const notForFinance = ['E03', 'E0401', 'E0405', 'E06'];
const forStaff = [workbench, 'E00', 'E0205', repair, 'E0403', 'E06', 'E07', 'E08', 'E10', 'E11'];

/** Whether the caller may use an entry of the enterprise tree; entries of other trees are always allowed. */
export function mayUseEntry(actor: MenuReader, resNo: string, { hasUnits }: { hasUnits: boolean }): boolean {
  if (!resNo.startsWith('E')) return true;
  const isAdmitted = actor.auditStatus === '2';
  if (!isAdmitted && !startsWithOne(resNo, beforeAdmission) && !(hasUnits && resNo === repair)) return false;
  if (actor.memberRole === 'FINANCE') return !startsWithOne(resNo, notForFinance);
  if (actor.memberRole === 'STAFF') return startsWithOne(resNo, forStaff);
  return true;
}
