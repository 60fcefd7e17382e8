import { paths } from '@portal/contract/paths';
import type { MatrixLine } from '@portal/contract/rights/custom-role';
import type { Right } from '@portal/contract/rights/subjects';
import * as m from '@portal/texts/messages';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { RightsMatrix } from './RightsMatrix.tsx';

interface PresetRoleProps {
  preset: { role: string; name: string; rights: Right[] };
  lines: readonly MatrixLine[];
}

/** The rights of a ready-made role, which nobody changes; a role of one's own can begin with them. */
export const PresetRole = ({ preset: { role, name, rights }, lines }: PresetRoleProps) => (
  <Stack gap={20} fluid>
    <Row wrap align="center" justify="between" gap={12}>
      <Text as="h2" size={20}>
        {name}
      </Text>
      <ButtonLink size="small" href={paths.manageCustomRoles({ role: 'new', from: role })}>
        {m.custom_role_copy()}
      </ButtonLink>
    </Row>
    <RightsMatrix lines={lines} rights={rights} inForce={rights} />
  </Stack>
);
