import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { Bound } from '../../../platform/form/Bound.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import { trashIcon } from '../../../ui/icon/shapes/trash.ts';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import styles from './Site.module.css';
import type { SiteControl } from './site-form.ts';

const maxPersons = 12;

/** Who answers for which part of the park; they stand beside what is written about safety. */
export function SafetyPersonFields({ control }: { control: SiteControl }) {
  const persons = useFieldArray({ control, name: 'common.safetyPersons' });
  return (
    <FormSection title={m.field_safety_officers()} columns={1}>
      {persons.fields.map(({ id }, at) => (
        <div key={id} className={styles.person}>
          <Bound control={control} name={`common.safetyPersons.${at}.area`}>
            {(field) => <TextField {...field} label={m.field_safety_area()} maxLength={40} required />}
          </Bound>
          <Bound control={control} name={`common.safetyPersons.${at}.name`}>
            {(field) => <TextField {...field} label={m.field_person_name()} maxLength={20} required />}
          </Bound>
          <Bound control={control} name={`common.safetyPersons.${at}.phone`}>
            {(field) => (
              <TextField {...field} label={m.console_site_safety_phone()} maxLength={20} required />
            )}
          </Bound>
          <IconButton
            icon={trashIcon}
            label={m.console_site_safety_remove({ no: at + 1 })}
            onClick={() => persons.remove(at)}
          />
        </div>
      ))}
      {persons.fields.length < maxPersons && (
        <div>
          <Button
            icon={plusIcon}
            size="small"
            onClick={() => persons.append({ area: '', name: '', phone: '' })}
          >
            {m.console_site_safety_add()}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
