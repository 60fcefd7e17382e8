import type { SiteContent } from '@portal/contract/site-manage';
import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import { trashIcon } from '../../../ui/icon/shapes/trash.ts';
import styles from './Site.module.css';

const maxPersons = 12;

/** The person responsible for each part of the park; listed beside safety texts. */
export function SafetyPersonFields() {
  const persons = useFieldArray<SiteContent, 'common.safetyPersons'>({
    name: 'common.safetyPersons',
  });
  return (
    <FormSection title={m.field_safety_officers()} columns={1}>
      {persons.fields.map(({ id }, at) => (
        <div key={id} className={styles.person}>
          <TextInput name={`common.safetyPersons.${at}.area`} />
          <TextInput name={`common.safetyPersons.${at}.name`} label={m.field_person_name()} />
          <TextInput name={`common.safetyPersons.${at}.phone`} label={m.console_site_safety_phone()} />
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
