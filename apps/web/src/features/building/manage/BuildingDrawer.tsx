import {
  type BuildingContent,
  buildingContent,
  type ManagedBuilding,
} from '@portal/contract/building/manage';
import { buildingKindLabels } from '@portal/contract/building/terms';
import * as m from '@portal/texts/messages';
import { useFormContext } from 'react-hook-form';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { withChosenPictures } from '../../../platform/form/chosen-pictures.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { GallerySection } from '../../../platform/form/GallerySection.tsx';
import { inputOf } from '../../../platform/form/input-of.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { PictureInput } from '../../../platform/form/PictureInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { useInput } from '../../../platform/form/use-input.ts';
import { WordsInput } from '../../../platform/form/WordsInput.tsx';
import { Removal } from '../../../platform/removal/Removal.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { buildingListKeys, buildingQueryKeys } from './building-query-keys.ts';
import { PlanDrawing } from './PlanDrawing.tsx';

const DistrictInput = inputOf(Select, { parse: (regionId: string) => regionId || null });

const defaultValues = {
  name: '',
  kind: 'OFFICE',
  address: '',
  areaX100: null,
  floors: 1,
  intro: '',
  facilities: [],
  regionId: null,
  managerName: '',
  managerPhone: '',
  fileId: null,
  galleryFileIds: [],
  mapShape: null,
} as unknown as BuildingContent;

interface BuildingDrawerProps {
  /** `new` for a new building. */
  id: string;
  onClose: () => void;
}

/** Drawer with everything about a building. */
export function BuildingDrawer({ id, onClose }: BuildingDrawerProps) {
  const isNew = id === 'new';
  const answer = useQueryOf('GET /api/serviceManage/building/queryManageDetail', { id }, { enabled: !isNew });
  if (isNew) return <BuildingForm building={null} onClose={onClose} />;
  return (
    <Answered of={answer}>{(building) => <BuildingForm building={building} onClose={onClose} />}</Answered>
  );
}

function BuildingForm({ building, onClose }: { building: ManagedBuilding | null; onClose: () => void }) {
  const at = building ? { id: building.buildingId, version: building.version } : {};
  const { picture = null, gallery = [] } = building ?? {};
  const form = useContractForm<BuildingContent>(buildingContent, {
    defaultValues: building?.data ?? defaultValues,
    dataOf: withChosenPictures,
  });
  const regions = useQueryOf('GET /api/baseInfoManage/regionManage/queryList', {}, { quiet: true });
  const districts = [
    { value: '', text: m.input_optional() },
    ...(regions.data ?? []).map(({ regionId, name }) => ({ value: regionId, text: name })),
  ];
  const save = useMutationOf('POST /api/serviceManage/building/save', {
    once: true,
    done: m.act_saved(),
    invalidates: buildingQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={building ? m.building_edit() : m.building_new()}
      form={form}
      save={(data) => save.run({ ...at, data })}
      busy={save.busy}
      onClose={onClose}
      aside={
        building && (
          <Removal
            entity="building"
            id={building.buildingId}
            version={building.version}
            invalidates={buildingListKeys}
            onGone={onClose}
          />
        )
      }
    >
      <FormSection title={m.field_building()}>
        <TextInput name="name" />
        <SelectInput name="kind" placeholder="" options={optionsOf(buildingKindLabels)} />
        <TextInput name="address" />
        {/* Hundredths of a square metre, entered as amounts are. */}
        <MoneyInput name="areaX100" hint="m²" />
        <NumberInput name="floors" minValue={1} />
        <DistrictInput name="regionId" placeholder={m.input_optional()} options={districts} />
        <WordsInput name="facilities" label={m.field_facilities()} hint={m.building_words_hint()} />
        <Wide>
          <TextAreaInput name="intro" rows={4} />
        </Wide>
        <TextInput name="managerName" />
        <TextInput name="managerPhone" />
        <Wide>
          <PictureInput
            name="fileId"
            label={m.field_building_picture()}
            purpose="buildingPicture"
            present={picture && { fileId: picture.fileId, name: picture.alt }}
          />
        </Wide>
      </FormSection>
      <GallerySection purpose="buildingPicture" present={gallery} />
      <FormSection title={m.field_map_shape()}>
        <MapFields own={building?.buildingId} />
      </FormSection>
    </FormDrawer>
  );
}

/** The building's place on the park map, among the others. */
function MapFields({ own }: { own: string | undefined }) {
  const { value, onChange } = useInput<BuildingContent['mapShape']>('mapShape');
  const { setValue, watch } = useFormContext<BuildingContent>();
  const list = useQueryOf(
    'GET /api/serviceManage/building/queryManageList',
    { pageNo: 1, pageSize: 50 },
    { quiet: true, enabled: value !== null },
  );
  const others = (list.data?.rows ?? []).flatMap(({ buildingId, data }) =>
    data.mapShape && buildingId !== own ? [{ id: buildingId, name: data.name, shape: data.mapShape }] : [],
  );
  return (
    <>
      <Wide>
        <Switch
          on={value !== null}
          onChange={(isOn) => onChange(isOn ? { left: 400, top: 400, width: 200, height: 200 } : null)}
        >
          {m.building_on_map()}
        </Switch>
        <p>{m.building_on_map_hint()}</p>
      </Wide>
      {value !== null && (
        <>
          <Wide>
            <PlanDrawing
              name={watch('name')}
              others={others}
              shape={value}
              onDraw={(shape) => setValue('mapShape', shape, { shouldDirty: true, shouldValidate: true })}
            />
          </Wide>
          <NumberInput name="mapShape.left" minValue={0} />
          <NumberInput name="mapShape.top" minValue={0} />
          <NumberInput name="mapShape.width" minValue={10} />
          <NumberInput name="mapShape.height" minValue={10} />
        </>
      )}
    </>
  );
}
