import type { GuideContent } from '@portal/contract/site/manage';
import type { Language } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { TemplateInput } from '../../../platform/form/TemplateInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { type GuideSettings, newMaterialCode } from './guide-form.ts';

interface MaterialFieldsProps {
  lang: Language;
  templates: GuideSettings['templates'];
}

/** The materials applicants need, with their templates. */
export const MaterialFields = ({ lang, templates }: MaterialFieldsProps) => (
  <FormSection title={m.console_guide_materials()} columns={1}>
    <RowsInput<GuideContent>
      name={`${lang}.materials`}
      newRow={(materials: NonNullable<GuideContent[Language]>['materials']) => ({
        code: newMaterialCode(materials),
        name: '',
        required: false,
        format: '',
        note: '',
        templateFileId: null,
      })}
      max={20}
      add={m.act_add_material()}
      columns="1fr 1fr 2fr"
    >
      {(place) => (
        <>
          <TextInput name={`${place}.name`} label={m.console_guide_material_name()} />
          <TextInput name={`${place}.format`} />
          <TextInput name={`${place}.note`} />
          <Wide>
            <CheckboxInput name={`${place}.required`}>{m.field_material_required()}</CheckboxInput>
          </Wide>
          <Wide>
            <TemplateInput name={`${place}.templateFileId`} templates={templates} purpose="guideTemplate" />
          </Wide>
        </>
      )}
    </RowsInput>
  </FormSection>
);
