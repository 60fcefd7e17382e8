import {
  type ManagedResource,
  type ResourceContent,
  resourceContent,
} from '@portal/contract/resource/manage';
import type { ResourceCode } from '@portal/contract/resource/terms';
import { openModeLabels, resourceCodeLabels } from '@portal/contract/resource/terms';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { withChosenPictures } from '../../../platform/form/chosen-pictures.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { GallerySection } from '../../../platform/form/GallerySection.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { PictureInput } from '../../../platform/form/PictureInput.tsx';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Removal } from '../../../platform/removal/Removal.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import {
  ApprovalInput,
  ClosedDaysInput,
  HoursInputs,
  StateInputs,
} from '../../booking/shared/BookableFields.tsx';

const defaultValues: ResourceContent = {
  code: 'instrument',
  name: '',
  ownerName: '',
  intro: '',
  openMode: 'BOOK',
  feeText: '',
  place: '',
  contactName: '',
  contactPhone: '',
  facts: [],
  status: 'OPEN',
  statusNote: '',
  latin: '',
  genus: '',
  bloomFrom: null,
  bloomTo: null,
  maturity: null,
  openFrom: '08:00',
  openTo: '20:00',
  maxSlots: 8,
  needApproval: false,
  unitFen: 0,
  unitName: '样',
  closedDates: [],
  fileId: null,
  galleryFileIds: [],
};

/** Everything about a resource; fields that its code doesn't have are left out. */
export function ResourceDrawer({
  resource,
  onClose,
}: {
  resource: ManagedResource | null;
  onClose: () => void;
}) {
  const form = useContractForm<ResourceContent>(resourceContent, {
    values: resource?.data ?? defaultValues,
    dataOf: withChosenPictures,
  });
  const save = useMutationOf('POST /api/serviceManage/resource/save', {
    once: true,
    done: m.resource_saved(),
    invalidates: ['GET /api/serviceManage/resource/queryManageList'],
    setError: dataFaults(form.setError),
  });
  const code = useWatch({ control: form.control, name: 'code' });
  const at = resource ? { id: resource.resourceId, version: resource.version } : {};
  const { picture = null, gallery = [] } = resource ?? {};
  return (
    <FormDrawer
      title={resource ? m.resource_edit() : m.resource_new()}
      form={form}
      save={(data) => save.run({ ...at, data })}
      busy={save.busy}
      onClose={onClose}
      aside={
        resource && (
          <Removal
            entity="resource"
            id={resource.resourceId}
            version={resource.version}
            invalidates={['GET /api/serviceManage/resource/queryManageList']}
            onGone={onClose}
          />
        )
      }
    >
      <FormSection title={m.resource_name()}>
        <SelectInput name="code" placeholder="" options={optionsOf(resourceCodeLabels)} />
        <TextInput name="name" />
        <TextInput name="ownerName" hint={m.resource_owner_hint()} />
        <TextInput name="place" />
        <SelectInput name="openMode" placeholder="" options={optionsOf(openModeLabels)} />
        <TextInput name="feeText" />
        <TextInput name="contactName" />
        <TextInput name="contactPhone" />
        <Wide>
          <TextAreaInput name="intro" rows={4} />
        </Wide>
        <StateInputs />
        <Wide>
          <PictureInput
            name="fileId"
            label={m.resource_picture()}
            purpose="resourcePicture"
            present={picture && { fileId: picture.fileId, name: picture.alt }}
          />
        </Wide>
      </FormSection>
      <GallerySection purpose="resourcePicture" present={gallery} />
      <FieldsOfCode code={code} />
      <FactRows />
    </FormDrawer>
  );
}

function FieldsOfCode({ code }: { code: ResourceCode }) {
  if (code === 'variety')
    return (
      <FormSection title={resourceCodeLabels[code]()}>
        <TextInput name="latin" />
        <TextInput name="genus" />
        <NumberInput name="bloomFrom" label={m.resource_bloom_from()} minValue={1} maxValue={12} />
        <NumberInput name="bloomTo" label={m.resource_bloom_to()} minValue={1} maxValue={12} />
      </FormSection>
    );
  if (code === 'achievement')
    return (
      <FormSection title={resourceCodeLabels[code]()}>
        <NumberInput name="maturity" minValue={1} maxValue={9} />
      </FormSection>
    );
  if (code !== 'instrument') return null;
  return (
    <FormSection title={m.booking_rules()}>
      <HoursInputs />
      <NumberInput name="maxSlots" minValue={1} />
      <MoneyInput name="unitFen" unit={m.field_yuan()} orZero />
      <TextInput name="unitName" />
      <ApprovalInput />
      <ClosedDaysInput />
    </FormSection>
  );
}

const FactRows = () => (
  <FormSection title={m.resource_facts()} columns={1}>
    <RowsInput<ResourceContent>
      name="facts"
      newRow={() => ({ name: '', value: '' })}
      max={6}
      add={m.resource_add_fact()}
      columns="1fr 2fr"
    >
      {(place) => (
        <>
          <TextInput name={`${place}.name`} />
          <TextInput name={`${place}.value`} />
        </>
      )}
    </RowsInput>
  </FormSection>
);
