import type { OwnProjectDetail } from '@portal/contract/project';
import { projectFilePurpose } from '@portal/contract/project-terms';
import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { codesOf } from '../../../platform/display/codes-of.ts';
import { monthOptions } from '../../../platform/display/month-options.ts';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { FileInput } from '../../../platform/form/FileInput.tsx';
import { inputOf } from '../../../platform/form/input-of.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { NumberField } from '../../../ui/number-field/NumberField.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { areaOptions } from '../../enterprise/shared/area-options.ts';
import { chainStageNames } from '../../enterprise/shared/chain-stage-name.ts';
import { projectKindNames } from '../shared/project-words.ts';

const anyMonth = 'any';

/** A month by its number; null where any will do. */
const MonthInput = inputOf(Select, {
  shown: (month) => (typeof month === 'number' ? String(month) : anyMonth),
  given: (value: string) => (value === anyMonth ? null : Number(value)),
});

/** A quantity to the hundredth, as every quantity is stored. */
const QuantityInput = inputOf(NumberField, {
  shown: (x100) => (typeof x100 === 'number' ? x100 / 100 : null),
  given: (quantity: number | null) => (quantity === null ? null : Math.round(quantity * 100)),
});

const kindNotes = {
  DEMAND: m.match_kind_demand_note,
  SUPPLY: m.match_kind_supply_note,
  COOPERATION: m.match_kind_cooperation_note,
  TECH: m.match_kind_tech_note,
};

/** The fields of a project, section by section. */
export function ProjectFields({ file }: { file: OwnProjectDetail['file'] }) {
  const categories = useQueryOf('GET /api/baseData/bussinessData/queryList', { type: 'INDUSTRY_TAG' });
  const regions = useQueryOf('GET /api/baseInfoManage/regionManage/queryList', {});
  const months = [{ value: anyMonth, text: m.match_any_time() }, ...monthOptions()];
  return (
    <>
      <ChoiceInput
        name="kind"
        layout="card"
        options={codesOf(projectKindNames).map((kind) => ({
          value: kind,
          text: projectKindNames[kind](),
          note: kindNotes[kind](),
        }))}
      />
      <FormSection title={m.match_section_what()}>
        <Wide>
          <TextInput name="title" hint={m.match_title_hint()} counts />
        </Wide>
        <SelectInput
          name="categoryCode"
          placeholder={m.match_choose()}
          options={(categories.data ?? []).map(({ code, name }) => ({ value: code, text: name }))}
        />
        <SelectInput
          name="chainStage"
          placeholder={m.match_choose()}
          options={codesOf(chainStageNames).map((stage) => ({
            value: stage,
            text: chainStageNames[stage](),
          }))}
        />
        <QuantityInput name="quantityX100" minValue={0.01} />
        <TextInput name="unit" />
      </FormSection>
      <FormSection title={m.match_section_clear()} columns={1}>
        <TextAreaInput name="body" rows={5} hint={m.match_body_hint()} />
        <FileInput
          name="fileId"
          label={m.field_project_file()}
          hint={m.match_file_hint()}
          accept={['application/pdf', 'image/jpeg', 'image/png']}
          purpose={projectFilePurpose}
          visibility="owner"
          stored={file}
        />
      </FormSection>
      <FormSection title={m.match_section_when()}>
        <MonthInput name="seasonFrom" placeholder={m.match_any_time()} options={months} />
        <MonthInput name="seasonTo" placeholder={m.match_any_time()} options={months} />
        <DateInput name="deadline" />
      </FormSection>
      <FormSection title={m.match_section_where()}>
        <MoneyInput name="priceFromFen" />
        <MoneyInput name="priceToFen" />
        <Wide>
          <SelectInput
            name="regionId"
            placeholder={m.match_choose()}
            options={areaOptions(regions.data ?? [])}
          />
        </Wide>
      </FormSection>
      <FormSection title={m.field_contact_name()} note={m.match_section_contact()}>
        <TextInput name="contactName" />
        <TextInput name="contactPhone" type="tel" />
      </FormSection>
    </>
  );
}
