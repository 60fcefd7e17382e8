import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { DeclarationDesk } from './DeclarationDesk.tsx';

const DeclarationList = lazy(async () => ({
  default: (await import('./DeclarationList.tsx')).DeclarationList,
}));

/** The policy office: its desk, or all submitted applications as a list with filters and export. */
export function Component() {
  const [search] = useSearchParams();
  if (search.get('view') !== 'list') return <DeclarationDesk />;
  return (
    <Suspense>
      <DeclarationList
        name="declarations"
        title={m.declaration_desk()}
        note={m.declaration_desk_note()}
        empty={m.declaration_desk_empty()}
        actions={<ButtonLink href={paths.manageDeclarations()}>{m.declaration_as_desk()}</ButtonLink>}
        place="view"
        exports
      />
    </Suspense>
  );
}
