import type { Actor } from '../session/actor.ts';
import type { FileVisibility } from './file.table.ts';

interface OwnedFile {
  visibility: FileVisibility;
  ownerUserId: string | null;
  ownerEnterpriseId: string | null;
}

/** The park's own staff, who review what enterprises submit; judges and repair workers do not belong to it. */
const isStaff = (actor: Actor) => actor.operatorRoles.some((role) => role.startsWith('OP_'));

export function canReadFile(actor: Actor | null, file: OwnedFile): boolean {
  if (file.visibility === 'public') return true;
  if (actor === null) return false;
  if (isStaff(actor) || file.ownerUserId === actor.userId) return true;
  switch (file.visibility) {
    case 'member':
      return true;
    case 'owner':
      return actor.enterpriseId !== null && actor.enterpriseId === file.ownerEnterpriseId;
    case 'operator':
      return false;
  }
}

/** Only the park's staff may upload private files. */
export function mayChooseVisibility(actor: Actor, visibility: FileVisibility): boolean {
  return visibility !== 'operator' || isStaff(actor);
}
