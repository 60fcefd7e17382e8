import { Written } from '../../../platform/display/Written.tsx';
import { typeNameOf } from './type-names.ts';

/** The name of a repair type: translated, or as operators entered it. */
export function TypeName({ name }: { name: string }) {
  const known = typeNameOf(name);
  return known === name ? <Written>{name}</Written> : known;
}
