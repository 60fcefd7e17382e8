import {
  identity_field_capital,
  identity_field_capital_unit,
  identity_field_credit_code,
  identity_field_intro,
  identity_field_legal_person,
  identity_field_name,
  identity_field_name_note,
  identity_field_property,
  identity_field_region,
  identity_field_registered_on,
  identity_field_scale,
  identity_field_short_name,
  identity_field_stages,
  identity_field_stages_note,
  identity_field_tags,
  identity_optional,
  identity_please_choose,
  identity_section_subject,
} from '../../../../platform/i18n/paraglide/messages.js';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { FormText } from '../../shared/form/FormText.tsx';
import { EntryArea, EntryChips, EntrySelect } from './EntryFields.tsx';
import type { EntrySectionProps } from './entry-props.ts';

const mostTags = 10;
const longestIntro = 5000;

/** What stands on the licence, and what the enterprise does. */
export function SubjectSection({ field, choices }: EntrySectionProps) {
  const choose = identity_please_choose();
  return (
    <FormSection title={identity_section_subject()}>
      <Wide>
        <FormText
          {...field('name')}
          label={identity_field_name()}
          note={identity_field_name_note()}
          autoComplete="organization"
          maxLength={60}
          required
        />
      </Wide>
      <FormText {...field('creditCode')} label={identity_field_credit_code()} gapless required />
      <EntrySelect
        {...field('property')}
        label={identity_field_property()}
        options={choices.properties}
        placeholder={choose}
        required
      />
      <FormText {...field('legalPerson')} label={identity_field_legal_person()} maxLength={30} required />
      <FormText
        {...field('registeredOn')}
        label={identity_field_registered_on()}
        type="date"
        max="9999-12-31"
        required
      />
      <FormText
        {...field('registeredCapitalFen')}
        label={identity_field_capital()}
        end={identity_field_capital_unit()}
        inputMode="decimal"
        maxLength={10}
        required
      />
      <EntrySelect
        {...field('scale')}
        label={identity_field_scale()}
        options={choices.scales}
        placeholder={choose}
        required
      />
      <EntrySelect
        {...field('regionId')}
        label={identity_field_region()}
        options={choices.regions}
        placeholder={choose}
        required
      />
      <FormText
        {...field('shortName')}
        label={identity_field_short_name()}
        note={identity_optional()}
        maxLength={20}
      />
      <Wide>
        <EntryChips
          {...field('chainStages')}
          label={identity_field_stages()}
          note={identity_field_stages_note()}
          options={choices.stages}
          required
        />
      </Wide>
      {choices.tags.length > 0 && (
        <Wide>
          <EntryChips
            {...field('industryTagIds')}
            label={identity_field_tags({ count: mostTags })}
            note={identity_optional()}
            options={choices.tags}
            most={mostTags}
          />
        </Wide>
      )}
      <Wide>
        <EntryArea {...field('intro')} label={identity_field_intro()} maxLength={longestIntro} required />
      </Wide>
    </FormSection>
  );
}
