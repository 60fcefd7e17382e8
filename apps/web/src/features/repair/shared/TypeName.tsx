import { Written } from '../../../platform/display/Written.tsx';
import { typeNameOf } from './type-names.ts';

/** What is broken: a word of the interface, or a name that operators have given it. */
export function TypeName({ name }: { name: string }) {
  const known = typeNameOf(name);
  return known === name ? <Written>{name}</Written> : known;
}
