import { type Location, useLocation } from 'react-router';

/** The state of an address that takes the place of another one: of a blank form whose first save has made the thing. */
interface Replacing {
  replaces: string;
}

/** How to go from a blank form to the thing that has been made. */
export const inPlaceOfForm = () => {
  const state: Replacing = { replaces: location.pathname };
  return { replace: true, state };
};

/** The path whose place the present address has taken. */
export function useReplaced(): string | undefined {
  const { state } = useLocation() as Location<Partial<Replacing> | null>;
  return state?.replaces;
}
