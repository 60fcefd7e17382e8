import { enterpriseScales, policyKinds, policyLevels } from '@portal/contract/policy/terms';
import * as m from '@portal/texts/messages';
import { ChecksInput } from '../../../../platform/form/ChecksInput.tsx';
import { DateInput } from '../../../../platform/form/DateInput.tsx';
import { MultiSelectInput } from '../../../../platform/form/MultiSelectInput.tsx';
import { SelectInput } from '../../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { kindLabels, levelLabels, scaleLabels } from '../../shared/policy-labels.ts';
import { useEntries } from '../form/use-entries.ts';

const choose = () => ({ placeholder: m.input_choose(), empty: m.officer_none() });

/** Title, issuer, validity and audience of the policy. */
export function BasicFields() {
  const departments = useEntries('POLICY_DEPT');
  const industries = useEntries('INDUSTRY_TAG');
  return (
    <FormSection title={m.officer_basic()} columns={3}>
      <Wide>
        <TextInput name="title" />
      </Wide>
      <TextInput name="docNo" />
      <SelectInput
        name="level"
        {...choose()}
        options={policyLevels.map((level) => ({ value: level, text: levelLabels[level]() }))}
      />
      <SelectInput
        name="kind"
        {...choose()}
        options={policyKinds.map((kind) => ({ value: kind, text: kindLabels[kind]() }))}
      />
      <MultiSelectInput name="deptCodes" {...choose()} label={m.officer_depts()} options={departments} />
      <TextInput name="contactOffice" />
      <TextInput name="contactPhone" label={m.field_contact_phone()} maxLength={20} />
      <DateInput name="issuedAt" label={m.officer_issued_at()} />
      <DateInput name="effectiveFrom" label={m.officer_effective_from()} />
      <DateInput name="effectiveTo" label={m.officer_effective_to()} orNull />
      <MultiSelectInput
        name="industryTags"
        {...choose()}
        label={m.officer_industries()}
        options={industries}
      />
      <Wide>
        <ChecksInput
          name="scales"
          label={m.officer_scales()}
          layout="row"
          options={enterpriseScales.map((scale) => ({ value: scale, text: scaleLabels[scale]() }))}
        />
      </Wide>
    </FormSection>
  );
}
