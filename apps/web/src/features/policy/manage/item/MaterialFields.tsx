import * as m from '@portal/texts/messages';
import { CheckboxInput } from '../../../../platform/form/CheckboxInput.tsx';
import { MoveUp } from '../../../../platform/form/MoveUp.tsx';
import { RowsInput } from '../../../../platform/form/RowsInput.tsx';
import { TemplateInput } from '../../../../platform/form/TemplateInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { type ItemValues, newMaterial, type WholeItem } from './item-values.ts';

interface MaterialFieldsProps {
  templates: WholeItem['templates'];
}

/** The materials an enterprise submits, with their templates. */
export const MaterialFields = ({ templates }: MaterialFieldsProps) => (
  <FormSection title={m.officer_item_materials()} columns={1}>
    <RowsInput<ItemValues>
      name="materials"
      newRow={() => newMaterial}
      max={20}
      add={m.act_add_material()}
      title={(no) => m.officer_item_material({ no })}
      act={MoveUp}
    >
      {(place) => (
        <>
          <TextInput name={`${place}.name`} label={m.officer_item_material_name()} />
          <TextInput name={`${place}.code`} maxLength={30} />
          <Wide>
            <TemplateInput name={`${place}.templateFileId`} templates={templates} purpose="declareTemplate" />
          </Wide>
          <Row wrap gap={8}>
            <CheckboxInput name={`${place}.required`}>{m.officer_item_required()}</CheckboxInput>
            <CheckboxInput name={`${place}.reusable`}>{m.officer_item_reusable()}</CheckboxInput>
          </Row>
        </>
      )}
    </RowsInput>
  </FormSection>
);
