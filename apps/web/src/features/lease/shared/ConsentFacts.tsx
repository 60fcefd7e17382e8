import type { SettlementConsentFacts } from '@portal/contract/lease/consent';
import { settlementConsentLifecycle } from '@portal/contract/lease/consent-lifecycle';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { ContractFile } from './ContractFile.tsx';

/** What the tenant has answered to a settlement, and the park to that. */
export function ConsentFacts({ consent }: { consent: SettlementConsentFacts }) {
  const { state, stateLabel, answeredAt, objection, reply, file } = consent;
  return (
    <Stack gap={12}>
      <Facts
        columns={1}
        facts={[
          {
            name: m.field_state(),
            value: <Status kind={settlementConsentLifecycle.variants[state]}>{stateLabel}</Status>,
            note: answeredAt !== null && formatDate(answeredAt),
          },
          ...(objection === ''
            ? []
            : [{ name: m.move_out_consent_objection(), value: <Written>{objection}</Written> }]),
          ...(reply === '' ? [] : [{ name: m.move_out_consent_reply(), value: <Written>{reply}</Written> }]),
        ]}
      />
      {file && <ContractFile file={file} />}
    </Stack>
  );
}
