import type { LoginHere } from './client-ports.ts';

const unsaved = new Set<symbol>();
let dialog: (() => Promise<boolean>) | undefined;

/** Marks work that loading the page again would lose, until the returned function is called. */
export function holdWork(): () => void {
  const key = Symbol('work');
  unsaved.add(key);
  return () => void unsaved.delete(key);
}

/** Names the dialog in which users log in over the page, until the returned function is called. */
export function offerLogin(ask: () => Promise<boolean>): () => void {
  dialog = ask;
  return () => {
    dialog = undefined;
  };
}

/** Only pages that offer the dialog have it. */
export const loginHere: LoginHere = {
  isNeeded: () => dialog !== undefined && unsaved.size > 0,
  ask: async () => (await dialog?.()) ?? false,
};
