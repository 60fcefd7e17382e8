import type { Endpoint } from '@portal/contract/endpoint';
import type { Actor } from '../session/actor.ts';
import { AppError } from './app-error.ts';
import { checkAccess } from './check-access.ts';
import { isAtOthersDesk, readerOf } from './read-as-administrator.ts';

/** Whether the guard would let this caller through, administrators at other desks for reading only. */
export function mayCall(declaration: Endpoint, actor: Actor): boolean {
  const isReader = isAtOthersDesk(declaration, actor);
  if (isReader && declaration.method !== 'GET') return false;
  try {
    checkAccess(declaration.access, isReader ? readerOf(declaration, actor) : actor);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
