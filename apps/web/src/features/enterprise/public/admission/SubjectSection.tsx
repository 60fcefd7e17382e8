import * as m from '@portal/texts/messages';
import { PlainAreaInput } from '../../../../platform/form/plain/PlainAreaInput.tsx';
import { PlainChipsInput } from '../../../../platform/form/plain/PlainChipsInput.tsx';
import { PlainSelectInput } from '../../../../platform/form/plain/PlainSelectInput.tsx';
import { PlainTextInput } from '../../../../platform/form/plain/PlainTextInput.tsx';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import type { EntrySectionProps } from './entry-props.ts';

const maxTags = 10;
const longestIntro = 5000;

/** The data on the licence, and the enterprise's business. */
export function SubjectSection({ field, choices }: EntrySectionProps) {
  const choose = m.identity_please_choose();
  return (
    <FormSection title={m.identity_section_subject()}>
      <Wide>
        <PlainTextInput
          {...field('name')}
          label={m.identity_field_name()}
          note={m.identity_field_name_note()}
          autoComplete="organization"
          maxLength={60}
          required
        />
      </Wide>
      <PlainTextInput {...field('creditCode')} label={m.field_credit_code()} gapless required />
      <PlainSelectInput
        {...field('property')}
        label={m.field_property()}
        options={choices.properties}
        placeholder={choose}
        required
      />
      <PlainTextInput {...field('legalPerson')} label={m.field_legal_person()} maxLength={30} required />
      <PlainTextInput
        {...field('registeredOn')}
        label={m.field_registered_on()}
        type="date"
        max="9999-12-31"
        required
      />
      <PlainTextInput
        {...field('registeredCapitalFen')}
        label={m.identity_field_capital()}
        end={m.identity_field_capital_unit()}
        inputMode="decimal"
        maxLength={10}
        required
      />
      <PlainSelectInput
        {...field('scale')}
        label={m.field_enterprise_scale()}
        options={choices.scales}
        placeholder={choose}
        required
      />
      <PlainSelectInput
        {...field('regionId')}
        label={m.field_region()}
        options={choices.regions}
        placeholder={choose}
        required
      />
      <PlainTextInput
        {...field('shortName')}
        label={m.field_short_name()}
        note={m.identity_optional()}
        maxLength={20}
      />
      <Wide>
        <PlainChipsInput
          {...field('chainStages')}
          label={m.identity_field_stages()}
          note={m.identity_field_stages_note()}
          options={choices.stages}
          required
        />
      </Wide>
      {choices.tags.length > 0 && (
        <Wide>
          <PlainChipsInput
            {...field('industryTagIds')}
            label={m.identity_field_tags({ count: maxTags })}
            note={m.identity_optional()}
            options={choices.tags}
            max={maxTags}
          />
        </Wide>
      )}
      <Wide>
        <PlainAreaInput {...field('intro')} label={m.field_intro()} maxLength={longestIntro} required />
      </Wide>
    </FormSection>
  );
}
