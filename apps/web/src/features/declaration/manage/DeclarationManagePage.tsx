import * as m from '@portal/texts/messages';
import { DeclarationList } from './DeclarationList.tsx';

/** The desk of the policy office: all that was handed in, what is due first. */
export function Component() {
  return (
    <DeclarationList
      name="declarations"
      title={m.declaration_desk()}
      note={m.declaration_desk_note()}
      empty={m.declaration_desk_empty()}
      exports
    />
  );
}
