import { type ManagedUnit, type UnitContent, unitContent } from '@portal/contract/building/manage';
import { unitStateLabels } from '@portal/contract/building/terms';
import * as m from '@portal/texts/messages';
import { useFormContext } from 'react-hook-form';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { useInput } from '../../../platform/form/use-input.ts';
import { Removal } from '../../../platform/removal/Removal.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { useBuildingOptions } from '../shared/use-building-options.ts';
import { buildingListKeys, buildingQueryKeys } from './building-query-keys.ts';
import { PlanDrawing } from './PlanDrawing.tsx';

const defaultValues = {
  buildingId: '',
  floor: 1,
  no: '',
  areaX100: null,
  use: '',
  rentFenPerM2Month: null,
  propertyFeeFenPerM2Month: null,
  state: 'VACANT',
  planShape: null,
} as unknown as UnitContent;

interface UnitDrawerProps {
  /** `new` for a new unit. */
  id: string;
  onClose: () => void;
}

/** Drawer with everything about a unit. */
export function UnitDrawer({ id, onClose }: UnitDrawerProps) {
  const isNew = id === 'new';
  const answer = useQueryOf('GET /api/serviceManage/unit/queryManageDetail', { id }, { enabled: !isNew });
  if (isNew) return <UnitForm unit={null} onClose={onClose} />;
  return <Answered of={answer}>{(unit) => <UnitForm unit={unit} onClose={onClose} />}</Answered>;
}

function UnitForm({ unit, onClose }: { unit: ManagedUnit | null; onClose: () => void }) {
  const at = unit ? { id: unit.unitId, version: unit.version } : {};
  const form = useContractForm<UnitContent>(unitContent, { defaultValues: unit?.data ?? defaultValues });
  const save = useMutationOf('POST /api/serviceManage/unit/save', {
    once: true,
    done: m.act_saved(),
    invalidates: buildingQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={unit ? m.building_edit_unit() : m.building_new_unit()}
      form={form}
      save={(data) => save.run({ ...at, data })}
      busy={save.busy}
      onClose={onClose}
      aside={
        unit && (
          <Removal
            entity="unit"
            id={unit.unitId}
            version={unit.version}
            invalidates={buildingListKeys}
            onGone={onClose}
          />
        )
      }
    >
      <UnitFields isNew={unit === null} />
    </FormDrawer>
  );
}

function UnitFields({ isNew }: { isNew: boolean }) {
  const buildings = useBuildingOptions() ?? [];
  const states = optionsOf(unitStateLabels);
  return (
    <>
      <FormSection title={m.field_unit_of_building()}>
        <SelectInput
          name="buildingId"
          options={buildings}
          placeholder={m.field_building()}
          disabled={!isNew}
        />
        <NumberInput name="floor" minValue={1} />
        <TextInput name="no" />
        <TextInput name="use" />
        {/* Areas are hundredths of a square metre, as amounts are hundredths of a yuan. */}
        <MoneyInput name="areaX100" hint="m²" />
        <MoneyInput name="rentFenPerM2Month" />
        <MoneyInput name="propertyFeeFenPerM2Month" />
        <SelectInput name="state" options={states} placeholder="" hint={m.building_state_hint()} />
      </FormSection>
      <FormSection title={m.field_plan_shape()}>
        <PlanFields />
      </FormSection>
    </>
  );
}

function PlanFields() {
  const { value, onChange } = useInput<UnitContent['planShape']>('planShape');
  const { setValue, watch } = useFormContext<UnitContent>();
  const [buildingId, floor, no] = watch(['buildingId', 'floor', 'no']);
  const building = useQueryOf(
    'GET /api/serviceManage/building/queryDetail',
    { id: buildingId },
    { quiet: true, enabled: buildingId !== '' },
  );
  const others = (building.data?.units ?? []).filter((unit) => unit.floor === floor && unit.no !== no);
  return (
    <>
      <Wide>
        <Switch
          on={value !== null}
          onChange={(isOn) => onChange(isOn ? { left: 0, top: 0, width: 200, height: 450 } : null)}
        >
          {m.building_own_place()}
        </Switch>
        <p>{m.building_own_place_hint()}</p>
      </Wide>
      {value !== null && (
        <>
          <Wide>
            <PlanDrawing
              name={no}
              others={others.map((unit) => ({ id: unit.unitId, name: unit.no, shape: unit.planShape }))}
              shape={value}
              onDraw={(shape) => setValue('planShape', shape, { shouldDirty: true, shouldValidate: true })}
            />
          </Wide>
          <NumberInput name="planShape.left" minValue={0} />
          <NumberInput name="planShape.top" minValue={0} />
          <NumberInput name="planShape.width" minValue={10} />
          <NumberInput name="planShape.height" minValue={10} />
        </>
      )}
    </>
  );
}
