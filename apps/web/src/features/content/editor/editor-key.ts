import { useReplaced } from '../../../platform/account/replaced-address.ts';

/** The address of a working copy that does not exist yet. */
export const newId = 'new';

/** A stable key for the editor: it stays the same when the first save gives the working copy its address. */
export function useEditorKey(id: string): string {
  return useReplaced() === undefined ? id : newId;
}
