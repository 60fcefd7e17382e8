import {
  type MeterShareContent,
  type MeterShareView,
  meterShareContent,
} from '@portal/contract/billing/charge';
import { shareMethodLabels } from '@portal/contract/billing/charge-terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { SwitchInput } from '../../../platform/form/SwitchInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { useBuildingOptions } from '../../building/shared/use-building-options.ts';
import { recentMonths } from './months.ts';
import { useOwnFeeOptions } from './use-own-fee-options.ts';

const newShare: MeterShareContent = {
  meterId: '',
  feeCode: '',
  method: 'AREA',
  units: [{ unitId: '', weight: 1 }],
  enabled: true,
};

/** How the cost of a meter is split, and how last month comes out. */
export function MeterShareDrawer({ share, onClose }: { share: MeterShareView | null; onClose: () => void }) {
  const form = useContractForm<MeterShareContent>(meterShareContent, {
    defaultValues: share?.data ?? newShare,
  });
  const fees = useOwnFeeOptions((basis) => basis === 'SHARED');
  const save = useMutationOf('POST /api/propertyManage/meterShare/save', {
    once: true,
    done: m.act_saved(),
    invalidates: [
      'GET /api/propertyManage/meterShare/queryList',
      'GET /api/propertyManage/meterShare/preview',
    ],
    setError: dataFaults(form.setError),
  });
  const at = share ? { id: share.shareId, version: share.version } : {};
  return (
    <FormDrawer
      title={share ? share.meterNo : m.charge_new_split()}
      form={form}
      save={(data) => save.run({ ...at, data })}
      busy={save.busy}
      onClose={onClose}
      aside={share && <Preview id={share.shareId} />}
    >
      <FormSection title={m.charge_split()}>
        {share === null && <MeterInput />}
        <SelectInput name="feeCode" placeholder={m.input_choose()} options={fees} />
        <SelectInput name="method" placeholder="" options={optionsOf(shareMethodLabels)} />
        <SwitchInput name="enabled">{m.field_enabled()}</SwitchInput>
        <Wide>
          <UnitRows units={share?.units ?? []} />
        </Wide>
      </FormSection>
    </FormDrawer>
  );
}

/** The units of a building, row by row; those of other buildings stay. */
function UnitRows({ units }: { units: MeterShareView['units'] }) {
  const method = useWatch<MeterShareContent, 'method'>({ name: 'method' });
  const buildings = useBuildingOptions() ?? [];
  const [buildingId, setBuildingId] = useState('');
  const { data } = useQueryOf(
    'GET /api/serviceManage/building/queryDetail',
    { id: buildingId },
    { enabled: buildingId !== '', quiet: true },
  );
  const here = (data?.units ?? []).map(({ unitId, no }) => ({ value: unitId, text: `${data?.name} ${no}` }));
  const known = units
    .filter(({ unitId }) => !here.some(({ value }) => value === unitId))
    .map(({ unitId, place }) => ({ value: unitId, text: place }));
  return (
    <>
      <Select
        label={m.field_building()}
        placeholder={m.input_choose()}
        options={buildings}
        value={buildingId}
        onChange={setBuildingId}
      />
      <RowsInput<MeterShareContent>
        name="units"
        newRow={() => ({ unitId: '', weight: 1 })}
        max={500}
        least={1}
        add={m.charge_add_line()}
        columns="minmax(0, 2fr) minmax(90px, 1fr)"
      >
        {(place) => (
          <>
            <SelectInput
              name={`${place}.unitId`}
              placeholder={m.input_choose()}
              options={[...known, ...here]}
            />
            {method !== 'AREA' && <NumberInput name={`${place}.weight`} minValue={1} />}
          </>
        )}
      </RowsInput>
    </>
  );
}

/** A meter in use that no tenant pays. */
function MeterInput() {
  const { data } = useQueryOf('GET /api/propertyManage/meterShare/queryMeters', {}, { quiet: true });
  return (
    <SelectInput
      name="meterId"
      placeholder={m.input_choose()}
      hint={m.charge_meter_hint()}
      options={(data?.rows ?? []).map(({ meterId, meterNo, place }) => ({
        value: meterId,
        text: meterNo,
        note: place,
      }))}
    />
  );
}

/** Last month as its bills will say it, or have said it. */
function Preview({ id }: { id: string }) {
  const [, period = ''] = recentMonths(2);
  const { data } = useQueryOf('GET /api/propertyManage/meterShare/preview', { id, period }, { quiet: true });
  if (!data) return null;
  const title = m.charge_preview({ period });
  return (
    <FormSection title={title} columns={1}>
      <CardTable
        caption={title}
        columns={[
          {
            key: 'unit',
            part: 'title',
            head: m.field_unit_of_building(),
            cell: ({ place }) => <Written>{place}</Written>,
            total: m.field_total(),
          },
          {
            key: 'tenant',
            part: 'fact',
            head: m.field_tenant(),
            cell: ({ enterpriseName, isBilled }) =>
              isBilled ? <Written>{enterpriseName}</Written> : m.charge_part_of_park(),
          },
          {
            key: 'weight',
            part: 'fact',
            head: m.charge_weight(),
            align: 'end',
            cell: ({ weight }) => weight / 100,
          },
          {
            key: 'amount',
            part: 'amount',
            head: m.field_amount(),
            align: 'end',
            cell: ({ amountFen }) => formatFen(amountFen),
            total: data.ofFen === null ? '' : formatFen(data.ofFen),
          },
        ]}
        rows={data.parts}
        rowKey={({ place }) => place}
        empty={m.charge_preview_none()}
      />
    </FormSection>
  );
}
