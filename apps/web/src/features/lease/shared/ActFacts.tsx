import type { LeaseActFacts } from '@portal/contract/lease/act';
import { leaseActLifecycle } from '@portal/contract/lease/act-lifecycle';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { ActPreview } from './ActPreview.tsx';
import { ContractFile } from './ContractFile.tsx';
import { RentShift } from './RentShift.tsx';

const termsText = ({ rentFenPerMonth, to, payCycle, depositFen }: LeaseActFacts['before']) =>
  [
    `${m.lease_rent_now()} ${formatFen(rentFenPerMonth)}`,
    m.lease_paid_every({ months: payCycle }),
    `${m.field_deposit()} ${formatFen(depositFen)}`,
    m.lease_until({ day: to }),
  ].join(' · ');

/** Who entered it, and who decided; the tenant is not told. */
function byText({ askedByName: asked, decidedByName: decided }: LeaseActFacts): string {
  if (asked === '') return '';
  return decided === '' ? m.lease_act_by({ asked }) : m.lease_act_by_two({ asked, decided });
}

/** An act: its terms before and after, its reason and paper, and every amount. */
export function ActFacts({ act }: { act: LeaseActFacts }) {
  const { state, stateLabel, kindLabel, from, basisLabel, reason, before, after, preview, file } = act;
  return (
    <Stack gap={24}>
      <Facts
        facts={[
          {
            name: m.field_state(),
            value: <Status kind={leaseActLifecycle.variants[state]}>{stateLabel}</Status>,
          },
          { name: m.field_kind(), value: kindLabel, note: byText(act) },
          { name: m.lease_act_from(), value: from },
          { name: m.lease_act_basis(), value: basisLabel },
          {
            name: m.lease_act_terms_before(),
            value: termsText(before),
            note: <Written>{before.place}</Written>,
          },
          {
            name: m.lease_act_terms_after(),
            value: termsText(after),
            note: <Written>{after.place}</Written>,
          },
          { name: m.field_reason(), value: <Written>{reason}</Written> },
          { name: m.lease_made(), value: formatDate(act.createdAt) },
        ]}
      />
      {preview.settlementFen === null && <RentShift preview={preview} from={from} />}
      <ActPreview preview={preview} />
      {file && <ContractFile file={file} />}
    </Stack>
  );
}
