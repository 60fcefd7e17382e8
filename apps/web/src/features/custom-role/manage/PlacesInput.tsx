import * as m from '@portal/texts/messages';
import { useId, useRef } from 'react';
import { useInput } from '../../../platform/form/use-input.ts';
import { langOfName } from '../../../platform/i18n/language.ts';
import { NativeCheckbox } from '../../../ui/checkbox/NativeCheckbox.tsx';
import { useFocusHandle } from '../../../ui/field/use-focus-handle.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './CustomRole.module.css';
import { FaultText } from './FaultText.tsx';

interface PlacesInputProps {
  places: readonly { id: string; name: string; units: number }[];
}

/** The buildings or districts of a role, each with its number of units. */
export function PlacesInput({ places }: PlacesInputProps) {
  const { value, onChange, error, disabled, ref } = useInput<string[]>('data.places');
  const list = useRef<HTMLFieldSetElement>(null);
  const faultId = useId();
  const listId = useId();
  useFocusHandle(ref, list);
  return (
    <fieldset ref={list} className={styles.places} aria-describedby={error && faultId}>
      <VisuallyHidden as="legend">{m.custom_role_places()}</VisuallyHidden>
      <ul>
        {places.map(({ id, name, units }) => (
          <li key={id} data-on={value.includes(id) || undefined}>
            <label htmlFor={`${listId} ${id}`}>
              <span lang={langOfName(name)}>
                <NativeCheckbox
                  id={`${listId} ${id}`}
                  label={name}
                  checked={value.includes(id)}
                  disabled={disabled}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...value, id] : value.filter((one) => one !== id))
                  }
                />
              </span>
              <span lang={langOfName(name)}>{name}</span>
              <small>{m.custom_role_units_of({ count: units })}</small>
            </label>
          </li>
        ))}
      </ul>
      <FaultText id={faultId} text={error} />
    </fieldset>
  );
}
