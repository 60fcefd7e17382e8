import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { Bound } from '../../../../platform/form/Bound.tsx';
import { TemplateField } from '../../../../platform/form/TemplateField.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Checkbox } from '../../../../ui/checkbox/Checkbox.tsx';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../../ui/icon/shapes/plus.ts';
import { TextField } from '../../../../ui/text-field/TextField.tsx';
import { PartHead } from '../form/PartHead.tsx';
import styles from '../form/Parts.module.css';
import { blankMaterial, type ItemControl, type WholeItem } from './item-values.ts';

const maxMaterials = 20;

interface MaterialFieldsProps {
  control: ItemControl;
  templates: WholeItem['templates'];
}

/** What an enterprise hands in, with the forms to fill in for it. */
export function MaterialFields({ control, templates }: MaterialFieldsProps) {
  const materials = useFieldArray({ control, name: 'materials', keyName: 'key' });
  return (
    <FormSection title={m.officer_item_materials()} columns={1}>
      {materials.fields.map(({ key }, at) => (
        <div key={key} className={styles.part}>
          <PartHead
            title={m.officer_item_material({ no: at + 1 })}
            at={at}
            onUp={() => materials.move(at, at - 1)}
            onRemove={() => materials.remove(at)}
          />
          <div className={styles.two}>
            <Bound control={control} name={`materials.${at}.name`}>
              {(field) => (
                <TextField {...field} label={m.officer_item_material_name()} maxLength={60} required />
              )}
            </Bound>
            <Bound control={control} name={`materials.${at}.code`}>
              {(field) => <TextField {...field} label={m.field_code()} maxLength={30} required />}
            </Bound>
          </div>
          <Bound control={control} name={`materials.${at}.templateFileId`}>
            {(field) => <TemplateField {...field} templates={templates} purpose="declareTemplate" />}
          </Bound>
          <div className={styles.acts}>
            <Bound control={control} name={`materials.${at}.required`}>
              {({ value, ...field }) => (
                <Checkbox {...field} checked={value}>
                  {m.officer_item_required()}
                </Checkbox>
              )}
            </Bound>
            <Bound control={control} name={`materials.${at}.reusable`}>
              {({ value, ...field }) => (
                <Checkbox {...field} checked={value}>
                  {m.officer_item_reusable()}
                </Checkbox>
              )}
            </Bound>
          </div>
        </div>
      ))}
      {materials.fields.length < maxMaterials && (
        <div>
          <Button icon={plusIcon} onClick={() => materials.append({ ...blankMaterial })}>
            {m.officer_item_material_add()}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
