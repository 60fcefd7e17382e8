import type { LicenceCheck } from '@portal/contract/enterprise/admission';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { checkIcon } from '../../../ui/icon/shapes.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { stateNames } from '../shared/admission-words.ts';

const words: Record<LicenceCheck['field'], Partial<Record<LicenceCheck['finding'], () => string>>> = {
  name: {
    FREE: m.operator_audit_name_free,
    SAME: m.operator_audit_name_same,
    LIKE: m.operator_audit_name_like,
  },
  creditCode: {
    VALID: m.operator_audit_code_valid,
    WRONG: m.operator_audit_code_wrong,
    FREE: m.operator_audit_code_free,
    SAME: m.operator_audit_code_same,
  },
};

/** What the portal found out about one field by itself. */
export function LicenceChecks({ checks }: { checks: readonly LicenceCheck[] }) {
  return (
    <Stack as="ul" gap={4}>
      {checks.map(({ field, finding, others }) => {
        const isGood = finding === 'VALID' || finding === 'FREE';
        return (
          <Text key={finding} as="li" tone={isGood ? 'leaf' : 'amber'} size={13}>
            {isGood && <Icon shape={checkIcon} />} {words[field][finding]?.()}
            {others.map(({ enterpriseId, name, state }) => (
              <span key={enterpriseId}>
                {' · '}
                <Written>{name}</Written> ({stateNames[state]()})
              </span>
            ))}
          </Text>
        );
      })}
    </Stack>
  );
}
