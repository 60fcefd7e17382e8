import type { ApplicationField } from '@portal/contract/enterprise-application';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { PlainAreaInput } from '../../../../platform/form/plain/PlainAreaInput.tsx';
import { PlainChipsInput } from '../../../../platform/form/plain/PlainChipsInput.tsx';
import { PlainSelectInput } from '../../../../platform/form/plain/PlainSelectInput.tsx';
import { PlainTextInput } from '../../../../platform/form/plain/PlainTextInput.tsx';
import type { EntrySectionProps } from './entry-props.ts';

const maxTags = 10;
const longestIntro = 5000;

type Props = Pick<EntrySectionProps, 'field' | 'choices'>;
type Named = Exclude<ApplicationField, 'products' | 'licenseFileId'>;

/** The input of each field, the same in the whole form and in a correction. */
const inputs: Record<Named, (props: Props) => ReactNode> = {
  name: ({ field }) => (
    <PlainTextInput
      {...field('name')}
      label={m.identity_field_name()}
      note={m.identity_field_name_note()}
      autoComplete="organization"
      maxLength={60}
      required
    />
  ),
  creditCode: ({ field }) => (
    <PlainTextInput {...field('creditCode')} label={m.field_credit_code()} gapless required />
  ),
  property: ({ field, choices }) => (
    <PlainSelectInput
      {...field('property')}
      label={m.field_property()}
      options={choices.properties}
      placeholder={m.identity_please_choose()}
      required
    />
  ),
  legalPerson: ({ field }) => (
    <PlainTextInput {...field('legalPerson')} label={m.field_legal_person()} maxLength={30} required />
  ),
  registeredOn: ({ field }) => (
    <PlainTextInput
      {...field('registeredOn')}
      label={m.field_registered_on()}
      type="date"
      max="9999-12-31"
      required
    />
  ),
  registeredCapitalFen: ({ field }) => (
    <PlainTextInput
      {...field('registeredCapitalFen')}
      label={m.identity_field_capital()}
      end={m.identity_field_capital_unit()}
      inputMode="decimal"
      maxLength={10}
      required
    />
  ),
  scale: ({ field, choices }) => (
    <PlainSelectInput
      {...field('scale')}
      label={m.field_enterprise_scale()}
      options={choices.scales}
      placeholder={m.identity_please_choose()}
      required
    />
  ),
  regionId: ({ field, choices }) => (
    <PlainSelectInput
      {...field('regionId')}
      label={m.field_region()}
      options={choices.regions}
      placeholder={m.identity_please_choose()}
      required
    />
  ),
  shortName: ({ field }) => (
    <PlainTextInput
      {...field('shortName')}
      label={m.field_short_name()}
      note={m.identity_optional()}
      maxLength={20}
    />
  ),
  chainStages: ({ field, choices }) => (
    <PlainChipsInput
      {...field('chainStages')}
      label={m.identity_field_stages()}
      note={m.identity_field_stages_note()}
      options={choices.stages}
      required
    />
  ),
  industryTagIds: ({ field, choices }) => (
    <PlainChipsInput
      {...field('industryTagIds')}
      label={m.identity_field_tags({ count: maxTags })}
      note={m.identity_optional()}
      options={choices.tags}
      max={maxTags}
    />
  ),
  intro: ({ field }) => (
    <PlainAreaInput {...field('intro')} label={m.field_intro()} maxLength={longestIntro} required />
  ),
  contactName: ({ field }) => (
    <PlainTextInput
      {...field('contactName')}
      label={m.field_contact_name()}
      autoComplete="name"
      maxLength={30}
      required
    />
  ),
  contactPhone: ({ field }) => (
    <PlainTextInput
      {...field('contactPhone')}
      label={m.field_phone()}
      inputMode="tel"
      autoComplete="tel-national"
      gapless
      required
    />
  ),
  landline: ({ field }) => (
    <PlainTextInput
      {...field('landline')}
      label={m.identity_field_landline()}
      note={m.identity_optional()}
      placeholder={m.identity_field_landline_form()}
      maxLength={15}
    />
  ),
  email: ({ field }) => (
    <PlainTextInput
      {...field('email')}
      label={m.field_email()}
      note={m.identity_optional()}
      inputMode="email"
      autoComplete="email"
      maxLength={100}
    />
  ),
  address: ({ field }) => (
    <PlainTextInput
      {...field('address')}
      label={m.identity_field_address()}
      autoComplete="street-address"
      maxLength={120}
      required
    />
  ),
};

/** One field of the application that is entered or chosen. */
export function EntryInput({ name, field, choices }: Props & { name: Named }) {
  return inputs[name]({ field, choices });
}
