import { enterpriseScales, policyKinds, policyLevels } from '@portal/contract/policy-terms';
import * as m from '@portal/texts/messages';
import { Bound } from '../../../../platform/form/Bound.tsx';
import { CheckboxGroup } from '../../../../ui/checkbox/CheckboxGroup.tsx';
import { DateField } from '../../../../ui/date-field/DateField.tsx';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { MultiSelect } from '../../../../ui/select/MultiSelect.tsx';
import { Select } from '../../../../ui/select/Select.tsx';
import { TextField } from '../../../../ui/text-field/TextField.tsx';
import { kindLabels, levelLabels, scaleLabels } from '../../shared/policy-labels.ts';
import { useEntries } from '../form/use-entries.ts';
import type { PolicyControl } from './policy-values.ts';

const choose = () => ({ placeholder: m.officer_choose(), empty: m.officer_none() });

/** What the policy is called, who issued it, when it is in force, and for whom. */
export function BasicFields({ control }: { control: PolicyControl }) {
  const departments = useEntries('POLICY_DEPT');
  const industries = useEntries('INDUSTRY_TAG');
  return (
    <FormSection title={m.officer_basic()} columns={3}>
      <Wide>
        <Bound control={control} name="title">
          {(field) => <TextField {...field} label={m.field_title()} maxLength={120} required />}
        </Bound>
      </Wide>
      <Bound control={control} name="docNo">
        {(field) => <TextField {...field} label={m.field_issue_no()} maxLength={40} />}
      </Bound>
      <Bound control={control} name="level">
        {({ onChange, ...field }) => (
          <Select
            {...field}
            {...choose()}
            onChange={(level) => onChange(level as typeof field.value)}
            label={m.field_level()}
            options={policyLevels.map((level) => ({ value: level, text: levelLabels[level]() }))}
            required
          />
        )}
      </Bound>
      <Bound control={control} name="kind">
        {({ onChange, ...field }) => (
          <Select
            {...field}
            {...choose()}
            onChange={(kind) => onChange(kind as typeof field.value)}
            label={m.field_policy_kind()}
            options={policyKinds.map((kind) => ({ value: kind, text: kindLabels[kind]() }))}
            required
          />
        )}
      </Bound>
      <Bound control={control} name="deptCodes">
        {(field) => (
          <MultiSelect {...field} {...choose()} label={m.officer_depts()} options={departments} required />
        )}
      </Bound>
      <Bound control={control} name="contactOffice">
        {(field) => <TextField {...field} label={m.field_office()} maxLength={40} required />}
      </Bound>
      <Bound control={control} name="contactPhone">
        {(field) => <TextField {...field} label={m.field_contact_phone()} maxLength={20} required />}
      </Bound>
      <Bound control={control} name="issuedAt">
        {(field) => <DateField {...field} label={m.officer_issued_at()} required />}
      </Bound>
      <Bound control={control} name="effectiveFrom">
        {(field) => <DateField {...field} label={m.officer_effective_from()} required />}
      </Bound>
      <Bound control={control} name="effectiveTo">
        {({ onChange, ...field }) => (
          <DateField {...field} onChange={(day) => onChange(day || null)} label={m.officer_effective_to()} />
        )}
      </Bound>
      <Bound control={control} name="industryTags">
        {(field) => (
          <MultiSelect {...field} {...choose()} label={m.officer_industries()} options={industries} />
        )}
      </Bound>
      <Wide>
        <Bound control={control} name="scales">
          {({ onChange, ...field }) => (
            <CheckboxGroup
              {...field}
              onChange={(scales) => onChange(scales as typeof field.value)}
              label={m.officer_scales()}
              layout="row"
              options={enterpriseScales.map((scale) => ({ value: scale, text: scaleLabels[scale]() }))}
            />
          )}
        </Bound>
      </Wide>
    </FormSection>
  );
}
