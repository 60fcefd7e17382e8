import * as m from '@portal/texts/messages';
import { FormText } from '../../../../platform/form/FormText.tsx';
import { fenOfText, wanText } from '../form/amount-text.ts';
import { FormChips, FormDay, FormSelect, FormTags } from '../form/fields.tsx';
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
  const { form, draft, send, cancel } = useSectionForm({ section: 'BASIC', profile, values, dataOf, onDone });
  const { control, formState } = form;
  const choose = m.profile_choose();
  return (
    <SectionForm draft={draft} busy={formState.isSubmitting} onSend={send} onCancel={cancel}>
      <div className={styles.fields}>
        <FormText control={control} name="shortName" label={m.field_short_name()} maxLength={20} required />
        <FormSelect
          control={control}
          name="property"
          label={m.profile_f_property()}
          options={choices.properties}
          placeholder={choose}
          required
        />
        <FormSelect
          control={control}
          name="scale"
          label={m.field_enterprise_scale()}
          options={choices.scales}
          placeholder={choose}
          required
        />
        <FormSelect
          control={control}
          name="regionId"
          label={m.field_region()}
          options={choices.regions}
          placeholder={choose}
          required
        />
        <FormDay control={control} name="registeredOn" label={m.profile_f_registered_on()} required />
        <FormText
          control={control}
          name="registeredCapitalFen"
          label={m.profile_f_capital()}
          end={m.profile_f_wan()}
          inputMode="decimal"
          maxLength={12}
          required
        />
        <div className={styles.wide}>
          <FormText control={control} name="address" label={m.profile_f_address()} maxLength={120} required />
        </div>
        <div className={styles.wide}>
          <FormChips
            control={control}
            name="chainStages"
            label={m.field_chain_stages()}
            note={m.profile_f_stages_note()}
            options={choices.stages}
            required
          />
        </div>
        <div className={styles.wide}>
          <FormTags
            control={control}
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
