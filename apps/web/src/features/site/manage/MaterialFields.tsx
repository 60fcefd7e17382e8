import type { Language } from '@portal/contract/fields';
import type { GuideContent } from '@portal/contract/site-manage';
import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { TemplateInput } from '../../../platform/form/TemplateInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import { trashIcon } from '../../../ui/icon/shapes/trash.ts';
import { type GuideSettings, newMaterialCode } from './guide-form.ts';
import styles from './Site.module.css';

const maxMaterials = 20;

interface MaterialFieldsProps {
  lang: Language;
  templates: GuideSettings['templates'];
}

/** The materials applicants need, with their templates. */
export function MaterialFields({ lang, templates }: MaterialFieldsProps) {
  const name = `${lang}.materials` as const;
  const materials = useFieldArray<GuideContent, typeof name>({ name });
  const add = () => {
    const code = newMaterialCode(materials.fields);
    materials.append({ code, name: '', required: false, format: '', note: '', templateFileId: null });
  };
  return (
    <FormSection title={m.console_guide_materials()} columns={1}>
      {materials.fields.map(({ id }, at) => (
        <div key={id} className={styles.material}>
          <TextInput name={`${name}.${at}.name`} label={m.console_guide_material_name()} />
          <TextInput name={`${name}.${at}.format`} />
          <TextInput name={`${name}.${at}.note`} />
          <div className={styles.required}>
            <CheckboxInput name={`${name}.${at}.required`}>
              {m.console_guide_material_required()}
            </CheckboxInput>
          </div>
          <IconButton
            icon={trashIcon}
            label={m.console_guide_material_remove({ no: at + 1 })}
            onClick={() => materials.remove(at)}
          />
          <div className={styles.template}>
            <TemplateInput
              name={`${name}.${at}.templateFileId`}
              templates={templates}
              purpose="guideTemplate"
            />
          </div>
        </div>
      ))}
      {materials.fields.length < maxMaterials && (
        <div>
          <Button icon={plusIcon} size="small" onClick={add}>
            {m.console_guide_material_add()}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
