import { desks } from '@portal/contract/callers';
import type { OperatorRole } from '@portal/contract/operator-role';
import type { Actor } from '../session/actor.ts';
import type { FileVisibility } from './file.table.ts';

/** The roles that review the files of a purpose, and so may read private ones. */
export type FileReviewers = ReadonlyMap<string, readonly OperatorRole[]>;

interface OwnedFile {
  purpose: string;
  visibility: FileVisibility;
  ownerUserId: string | null;
  ownerEnterpriseId: string | null;
}

/** Whether the user is the park's own staff; judges and repair workers are not. */
const isStaff = (actor: Actor) => actor.operatorRoles.some((role) => role.startsWith('OP_'));

/** Whether the user has a role; administrators may read everything that the role may. */
const mayReadAs = ({ operatorRoles }: Actor, role: OperatorRole) =>
  operatorRoles.includes(role) || (operatorRoles.includes('OP_ADMIN') && desks.includes(role));

export function canReadFile(actor: Actor | null, file: OwnedFile, reviewers: FileReviewers): boolean {
  if (file.visibility === 'public') return true;
  if (actor === null) return false;
  if (file.ownerUserId === actor.userId) return true;
  switch (file.visibility) {
    case 'member':
      return true;
    case 'owner':
      return (
        (actor.enterpriseId !== null && actor.enterpriseId === file.ownerEnterpriseId) ||
        (reviewers.get(file.purpose) ?? []).some((role) => mayReadAs(actor, role))
      );
    case 'operator':
      return isStaff(actor);
  }
}

/** Only the park's staff may upload private files. */
export function mayChooseVisibility(actor: Actor, visibility: FileVisibility): boolean {
  return visibility !== 'operator' || isStaff(actor);
}
