import { type Location, useLocation } from 'react-router';

/** The navigation state when the address of a saved object replaces that of its blank form. */
interface Replacing {
  replaces: string;
}

/** Navigation options for going from a blank form to the object it created. */
export const inPlaceOfForm = () => {
  const state: Replacing = { replaces: location.pathname };
  return { replace: true, state };
};

/** The path that the current address has replaced. */
export function useReplaced(): string | undefined {
  const { state } = useLocation() as Location<Partial<Replacing> | null>;
  return state?.replaces;
}
