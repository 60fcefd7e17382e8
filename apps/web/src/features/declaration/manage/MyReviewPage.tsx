import * as m from '@portal/texts/messages';
import { DeclarationList } from './DeclarationList.tsx';

/** The applications on which an expert was consulted. */
export function Component() {
  return (
    <DeclarationList
      name="declaration-reviews"
      title={m.declaration_reviews()}
      note={m.declaration_reviews_note()}
      empty={m.declaration_reviews_empty()}
      states={['REVIEWING', 'PASSED', 'REJECTED']}
      exports={false}
    />
  );
}
