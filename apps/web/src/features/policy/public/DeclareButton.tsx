import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { filePenLineIcon } from '../../../ui/icon/shapes.ts';

interface DeclareButtonProps {
  item: { itemId: string; state: string };
}

/** Leads to the application form of a call that is open today; visitors log in on the way. */
export function DeclareButton({ item: { itemId, state } }: DeclareButtonProps) {
  if (state !== 'OPEN') return null;
  return (
    <ButtonLink href={paths.declare(itemId)} variant="main" size="large" icon={filePenLineIcon} wide>
      {m.declaration_declare()}
    </ButtonLink>
  );
}
