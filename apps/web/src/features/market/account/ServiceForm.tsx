import { type OwnServiceDetail, type ServiceContent, serviceContent } from '@portal/contract/market/shop';
import { hasAmount, maxCases, priceKindLabels, priceKinds } from '@portal/contract/market/shop-terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { withChosenPictures } from '../../../platform/form/chosen-pictures.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { GallerySection } from '../../../platform/form/GallerySection.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { MultiSelectInput } from '../../../platform/form/MultiSelectInput.tsx';
import { PictureInput } from '../../../platform/form/PictureInput.tsx';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { WordsInput } from '../../../platform/form/WordsInput.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { areaOptions } from '../../enterprise/shared/area-options.ts';
import { marketQueryKeys } from './market-query-keys.ts';

const defaultValues: ServiceContent = {
  title: '',
  categoryCode: '',
  priceKind: 'FIXED',
  priceFen: null,
  unit: '',
  capacityNote: '',
  tags: [],
  body: '',
  processSteps: [],
  materials: [],
  cases: [],
  fileId: null,
  galleryFileIds: [],
  regionIds: [],
};

interface ServiceFormProps {
  service: OwnServiceDetail | null;
  categories: { code: string; name: string }[];
  onClose: () => void;
}

/** Form of a service: description, price, process, and what the buyer has to prepare. */
export function ServiceForm({ service, categories, onClose }: ServiceFormProps) {
  const at = service ? { id: service.serviceId, version: service.version } : {};
  const form = useContractForm<ServiceContent>(serviceContent, {
    defaultValues: service?.data ?? defaultValues,
    dataOf: withChosenPictures,
  });
  const regions = useQueryOf('GET /api/baseInfoManage/regionManage/queryList', {}, { quiet: true });
  const save = useMutationOf('POST /api/serviceManage/service/save', {
    once: true,
    done: m.act_saved(),
    invalidates: [...marketQueryKeys],
    setError: dataFaults(form.setError),
  });
  const priceKind = form.watch('priceKind');
  const isPriced = hasAmount(priceKind);
  return (
    <FormDrawer
      title={service ? m.market_edit_service() : m.market_new_service()}
      form={form}
      save={(data) =>
        save.run({ ...at, data: hasAmount(data.priceKind) ? data : { ...data, priceFen: null } })
      }
      busy={save.busy}
      onClose={onClose}
    >
      <FormSection title={m.log_entity_service()}>
        <Wide>
          <TextInput name="title" />
        </Wide>
        <SelectInput
          name="categoryCode"
          placeholder={m.market_choose_category()}
          options={categories.map(({ code, name }) => ({ value: code, text: name }))}
        />
        <TextInput name="capacityNote" />
        <SelectInput
          name="priceKind"
          placeholder=""
          options={priceKinds.map((kind) => ({ value: kind, text: priceKindLabels[kind]() }))}
        />
        {isPriced && <MoneyInput name="priceFen" required hint={m.market_yuan()} />}
        {isPriced && <TextInput name="unit" required={priceKind === 'UNIT'} hint={m.market_unit_hint()} />}
        <WordsInput name="tags" hint={m.market_words_hint()} />
        <MultiSelectInput
          name="regionIds"
          hint={m.market_regions_hint()}
          placeholder={m.market_everywhere()}
          options={regions.data && areaOptions(regions.data)}
        />
        <Wide>
          <TextAreaInput name="body" rows={8} />
        </Wide>
        <Wide>
          <WordsInput name="processSteps" hint={m.market_words_hint()} />
        </Wide>
        <Wide>
          <WordsInput name="materials" hint={m.market_words_hint()} />
        </Wide>
        <Wide>
          <PictureInput
            name="fileId"
            label={m.field_service_picture()}
            purpose="servicePicture"
            present={service?.picture ? { fileId: service.picture.fileId, name: service.picture.alt } : null}
          />
        </Wide>
      </FormSection>
      <GallerySection purpose="servicePicture" present={service?.gallery ?? []} />
      <CaseFields />
    </FormDrawer>
  );
}

const CaseFields = () => (
  <FormSection title={m.field_service_cases()} note={m.market_cases_hint()} columns={1}>
    <RowsInput<ServiceContent>
      name="cases"
      newRow={() => ({ title: '', text: '' })}
      max={maxCases}
      add={m.market_case_add()}
      columns="1fr"
      title={(no) => m.market_case_no({ no })}
    >
      {(place) => (
        <>
          <TextInput name={`${place}.title`} />
          <TextAreaInput name={`${place}.text`} rows={3} />
        </>
      )}
    </RowsInput>
  </FormSection>
);
