import type { ContractContent } from '@portal/contract/lease-manage';
import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';

const maxRises = 20;

/** When the rent rises, and by how much. */
export function RiseFields() {
  const rises = useFieldArray<ContractContent, 'escalations', 'key'>({ name: 'escalations', keyName: 'key' });
  return (
    <FormSection title={m.field_escalations()}>
      {rises.fields.map(({ key }, at) => (
        <Wide key={key}>
          <FormSection title={m.lease_rise({ no: at + 1 })}>
            <DateInput name={`escalations.${at}.from`} />
            <NumberInput name={`escalations.${at}.pctX100`} minValue={1} hint={m.lease_rise_hint()} />
            <div>
              <Button size="small" onClick={() => rises.remove(at)}>
                {m.lease_remove()}
              </Button>
            </div>
          </FormSection>
        </Wide>
      ))}
      {rises.fields.length < maxRises && (
        <div>
          <Button icon={plusIcon} onClick={() => rises.append({ from: '', pctX100: 300 })}>
            {m.lease_add_rise()}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
