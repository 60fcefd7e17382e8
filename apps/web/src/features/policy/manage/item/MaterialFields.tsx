import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { CheckboxInput } from '../../../../platform/form/CheckboxInput.tsx';
import { TemplateInput } from '../../../../platform/form/TemplateInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../../ui/icon/shapes/plus.ts';
import { PartHead } from '../form/PartHead.tsx';
import styles from '../form/Parts.module.css';
import { blankMaterial, type ItemValues, type WholeItem } from './item-values.ts';

const maxMaterials = 20;

interface MaterialFieldsProps {
  templates: WholeItem['templates'];
}

/** The materials an enterprise submits, with their templates. */
export function MaterialFields({ templates }: MaterialFieldsProps) {
  const materials = useFieldArray<ItemValues, 'materials', 'key'>({ name: 'materials', keyName: 'key' });
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
            <TextInput name={`materials.${at}.name`} label={m.officer_item_material_name()} />
            <TextInput name={`materials.${at}.code`} maxLength={30} />
          </div>
          <TemplateInput
            name={`materials.${at}.templateFileId`}
            templates={templates}
            purpose="declareTemplate"
          />
          <div className={styles.acts}>
            <CheckboxInput name={`materials.${at}.required`}>{m.officer_item_required()}</CheckboxInput>
            <CheckboxInput name={`materials.${at}.reusable`}>{m.officer_item_reusable()}</CheckboxInput>
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
