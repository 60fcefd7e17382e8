import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { useInput } from '../../../../platform/form/use-input.ts';
import { MultiSelect } from '../../../../ui/select/MultiSelect.tsx';
import { Select } from '../../../../ui/select/Select.tsx';
import { areaText } from '../../../building/shared/unit-words.ts';
import { useBuildingOptions } from '../../../building/shared/use-building-options.ts';

interface Choice {
  value: string;
  text: string;
  note: string;
}

/** Units of any building to take in; the server says which are free on the day. */
export function TakenUnitsInput({ buildingId: first }: { buildingId: string }) {
  const { value, onChange, ...field } = useInput<string[]>('takeUnitIds');
  const [buildingId, setBuildingId] = useState(first);
  const [met, setMet] = useState<Choice[]>([]);
  const buildings = useBuildingOptions() ?? [];
  const { data } = useQueryOf(
    'GET /api/serviceManage/building/queryDetail',
    { id: buildingId },
    { enabled: buildingId !== '', quiet: true },
  );
  const here = (data?.units ?? []).map(({ unitId, no, areaX100, stateLabel }) => ({
    value: unitId,
    text: `${data?.name} ${no}`,
    note: `${areaText(areaX100)} · ${stateLabel}`,
  }));
  const elsewhere = met.filter(
    (one) => value.includes(one.value) && !here.some((unit) => unit.value === one.value),
  );
  const choices = [...elsewhere, ...here];
  return (
    <>
      <Select
        label={m.lease_building()}
        placeholder={m.lease_choose()}
        options={buildings}
        value={buildingId}
        onChange={setBuildingId}
      />
      <MultiSelect
        {...field}
        label={field.label ?? ''}
        placeholder={m.lease_choose()}
        options={choices}
        value={value}
        onChange={(ids) => {
          setMet(choices.filter((one) => ids.includes(one.value)));
          onChange(ids);
        }}
      />
    </>
  );
}

interface Own {
  unitId: string;
  buildingName: string;
  no: string;
  areaX100: number;
}

/** Units of the contract to give back. */
export function GivenUnitsInput({ units }: { units: readonly Own[] }) {
  const { value, onChange, ...field } = useInput<string[]>('giveUnitIds');
  return (
    <MultiSelect
      {...field}
      label={field.label ?? ''}
      placeholder={m.lease_choose()}
      options={units.map(({ unitId, buildingName, no, areaX100 }) => ({
        value: unitId,
        text: `${buildingName} ${no}`,
        note: areaText(areaX100),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
