import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { buildingIcon } from '../../ui/icon/shapes.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import type { StateBoxProps } from '../../ui/state/StateBox.tsx';

/** The error code for pages only members of an enterprise may see; no message is shown for it. */
export const noEnterpriseCode = 'no project permission';

/** Replaces content that belongs to an enterprise, for users who act for none: the two ways to join one. */
export function NoEnterpriseState({ frame }: Pick<StateBoxProps, 'frame'>) {
  return (
    <EmptyState
      icon={buildingIcon}
      frame={frame}
      title={m.member_no_enterprise()}
      action={
        <>
          <ButtonLink variant="main" href={paths.enterprisePreserve()}>
            {m.member_no_enterprise_bind()}
          </ButtonLink>{' '}
          <ButtonLink href={paths.aboutUs('contact')}>{m.member_no_enterprise_contact()}</ButtonLink>
        </>
      }
    >
      {m.member_no_enterprise_text()}
    </EmptyState>
  );
}
