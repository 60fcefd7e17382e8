import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useUser } from '../../../platform/account/use-user.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { buildingIcon } from '../../../ui/icon/shapes.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { BoundEnterprises } from '../shared/BoundEnterprises.tsx';
import { Admission } from './profile/Admission.tsx';

/**
 * Shown while there is no enterprise to maintain, with ways to get one: an enterprise account applies for admission.
 */
export function NoEnterprise() {
  const mayApply = useUser().userType === '200';
  return (
    <Stack gap={20}>
      <EmptyState
        icon={buildingIcon}
        title={mayApply ? m.profile_none_apply_title() : m.profile_none_title()}
        action={<ButtonLink href={paths.aboutUs()}>{m.profile_none_contact()}</ButtonLink>}
      >
        {mayApply ? m.profile_none_apply_text() : m.profile_none_text()}
      </EmptyState>
      {mayApply && <Admission />}
      <BoundEnterprises />
    </Stack>
  );
}
