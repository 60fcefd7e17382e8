import { baseWeights, type MatchPart, matchPartLabels } from '@portal/contract/fit/terms';
import type { OwnProjectDetail } from '@portal/contract/match/project';
import { projectFilePurpose, projectKindLabels } from '@portal/contract/match/project-terms';
import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { codesOf, optionsOf } from '../../../platform/display/codes-of.ts';
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
import { Row } from '../../../ui/layout/Row.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { areaOptions } from '../../enterprise/shared/area-options.ts';
import { chainStageNames } from '../../enterprise/shared/chain-stage-name.ts';
import { QuantityInput } from '../shared/QuantityInput.tsx';

const anyMonth = 'any';

/** A month by its number; null for any month. */
const MonthInput = inputOf(Select, {
  format: (month) => (typeof month === 'number' ? String(month) : anyMonth),
  parse: (value: string) => (value === anyMonth ? null : Number(value)),
});

const kindNotes = {
  DEMAND: m.match_kind_demand_note,
  SUPPLY: m.match_kind_supply_note,
  COOPERATION: m.match_kind_cooperation_note,
  TECH: m.match_kind_tech_note,
};

/** The parts of the score that a section contributes to, with their points. */
const Feeds = ({ parts }: { parts: MatchPart[] }) => (
  <Row as="span" inline gap={8}>
    {parts.map((part) => (
      <Tag key={part} tone="leaf">
        {m.match_feeds({ part: matchPartLabels[part](), points: baseWeights[part] })}
      </Tag>
    ))}
  </Row>
);

/** The fields of a project, section by section. */
export function ProjectFields({ file }: { file: OwnProjectDetail['file'] }) {
  const categories = useQueryOf('GET /api/baseData/bussinessData/queryList', { type: 'INDUSTRY_TAG' });
  const regions = useQueryOf('GET /api/baseInfoManage/regionManage/queryList', {});
  const months = [{ value: anyMonth, text: m.input_any_time() }, ...monthOptions()];
  return (
    <>
      <ChoiceInput
        name="kind"
        layout="card"
        options={codesOf(projectKindLabels).map((kind) => ({
          value: kind,
          text: projectKindLabels[kind](),
          note: kindNotes[kind](),
        }))}
      />
      <FormSection title={m.match_section_what()} note={<Feeds parts={['CATEGORY']} />}>
        <Wide>
          <TextInput name="title" hint={m.match_title_hint()} counts />
        </Wide>
        <SelectInput
          name="categoryCode"
          placeholder={m.input_choose()}
          options={categories.data?.map(({ code, name }) => ({ value: code, text: name }))}
        />
        <SelectInput name="chainStage" placeholder={m.input_choose()} options={optionsOf(chainStageNames)} />
        <QuantityInput name="quantityX100" minValue={0.01} />
        <TextInput name="unit" />
      </FormSection>
      <FormSection title={m.match_section_clear()} note={<Feeds parts={['TEXT']} />} columns={1}>
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
      <FormSection title={m.match_section_when()} note={<Feeds parts={['SEASON']} />}>
        <MonthInput name="seasonFrom" placeholder={m.input_any_time()} options={months} />
        <MonthInput name="seasonTo" placeholder={m.input_any_time()} options={months} />
        <DateInput name="deadline" />
      </FormSection>
      <FormSection title={m.match_section_where()} note={<Feeds parts={['PRICE', 'REGION']} />}>
        <MoneyInput name="priceFromFen" />
        <MoneyInput name="priceToFen" />
        <Wide>
          <SelectInput
            name="regionId"
            placeholder={m.input_choose()}
            options={regions.data && areaOptions(regions.data)}
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
