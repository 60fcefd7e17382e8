import * as m from '@portal/texts/messages';
import { ChipsInput } from '../../../../platform/form/ChipsInput.tsx';
import { DateInput } from '../../../../platform/form/DateInput.tsx';
import { MultiSelectInput } from '../../../../platform/form/MultiSelectInput.tsx';
import { SelectInput } from '../../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { fenOfText, wanText } from '../form/amount-text.ts';
import type { OwnProfile } from '../profile/own-profile.ts';
import styles from './Section.module.css';
import { SectionForm } from './SectionForm.tsx';
import type { EditorProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

const valuesOf = (profile: OwnProfile) => {
  const { shortName, property, chainStages, industryTagIds, regionId, scale, registeredOn, address } =
    profile;
  const capital = wanText(profile.registeredCapitalFen);
  return {
    shortName,
    property,
    chainStages,
    industryTagIds,
    regionId,
    scale,
    registeredOn,
    address,
    registeredCapitalFen: capital,
  };
};

const dataOf = ({ registeredCapitalFen, ...kept }: ReturnType<typeof valuesOf>) => ({
  ...kept,
  registeredCapitalFen: fenOfText(registeredCapitalFen),
});

export function BasicEditor({ profile, choices, onDone }: EditorProps) {
  const values = valuesOf(profile);
  const editing = useSectionForm({ section: 'BASIC', profile, values, dataOf, onDone });
  const choose = m.profile_choose();
  return (
    <SectionForm editing={editing}>
      <div className={styles.fields}>
        <TextInput name="shortName" />
        <SelectInput
          name="property"
          label={m.profile_f_property()}
          options={choices.properties}
          placeholder={choose}
        />
        <SelectInput name="scale" options={choices.scales} placeholder={choose} />
        <SelectInput name="regionId" options={choices.regions} placeholder={choose} />
        <DateInput name="registeredOn" label={m.profile_f_registered_on()} />
        <TextInput
          name="registeredCapitalFen"
          label={m.profile_f_capital()}
          end={m.profile_f_wan()}
          inputMode="decimal"
          maxLength={12}
        />
        <div className={styles.wide}>
          <TextInput name="address" label={m.profile_f_address()} />
        </div>
        <div className={styles.wide}>
          <ChipsInput
            name="chainStages"
            label={m.field_chain_stages()}
            note={m.profile_f_stages_note()}
            options={choices.stages}
          />
        </div>
        <div className={styles.wide}>
          <MultiSelectInput
            name="industryTagIds"
            label={m.field_industry_tags()}
            note={m.profile_optional()}
            options={choices.tags}
            placeholder={choose}
          />
        </div>
      </div>
    </SectionForm>
  );
}
