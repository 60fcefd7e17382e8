import type { LoginHere } from './client-ports.ts';

const unsaved = new Set<symbol>();
let dialog: (() => Promise<boolean>) | undefined;

/** Marks work that a reload would lose, until the returned function is called. */
export function holdWork(): () => void {
  const key = Symbol('work');
  unsaved.add(key);
  return () => void unsaved.delete(key);
}

/** Registers the dialog for logging in within the page, until the returned function is called. */
export function offerLogin(ask: () => Promise<boolean>): () => void {
  dialog = ask;
  return () => {
    dialog = undefined;
  };
}

/** The dialog is available only on pages that offer it. */
export const loginHere: LoginHere = {
  isNeeded: () => dialog !== undefined && unsaved.size > 0,
  ask: async () => (await dialog?.()) ?? false,
};
