import type { Language } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { Bound } from '../../../platform/form/Bound.tsx';
import { TemplateField } from '../../../platform/form/TemplateField.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import { trashIcon } from '../../../ui/icon/shapes/trash.ts';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { type GuideControl, type GuideSettings, newMaterialCode } from './guide-form.ts';
import styles from './Site.module.css';

const maxMaterials = 20;

interface MaterialFieldsProps {
  control: GuideControl;
  lang: Language;
  templates: GuideSettings['templates'];
}

/** What an applicant needs, with the forms to fill in for it. */
export function MaterialFields({ control, lang, templates }: MaterialFieldsProps) {
  const name = `${lang}.materials` as const;
  const materials = useFieldArray({ control, name });
  const add = () => {
    const code = newMaterialCode(materials.fields);
    materials.append({ code, name: '', required: false, format: '', note: '', templateFileId: null });
  };
  return (
    <FormSection title={m.console_guide_materials()} columns={1}>
      {materials.fields.map(({ id }, at) => (
        <div key={id} className={styles.material}>
          <Bound control={control} name={`${name}.${at}.name`}>
            {(field) => (
              <TextField {...field} label={m.console_guide_material_name()} maxLength={60} required />
            )}
          </Bound>
          <Bound control={control} name={`${name}.${at}.format`}>
            {(field) => <TextField {...field} label={m.field_format()} maxLength={60} />}
          </Bound>
          <Bound control={control} name={`${name}.${at}.note`}>
            {(field) => <TextField {...field} label={m.field_note()} maxLength={300} />}
          </Bound>
          <div className={styles.required}>
            <Bound control={control} name={`${name}.${at}.required`}>
              {({ value, onChange }) => (
                <Checkbox checked={value} onChange={onChange}>
                  {m.console_guide_material_required()}
                </Checkbox>
              )}
            </Bound>
          </div>
          <IconButton
            icon={trashIcon}
            label={m.console_guide_material_remove({ no: at + 1 })}
            onClick={() => materials.remove(at)}
          />
          <div className={styles.template}>
            <Bound control={control} name={`${name}.${at}.templateFileId`}>
              {(field) => <TemplateField {...field} templates={templates} purpose="guideTemplate" />}
            </Bound>
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
