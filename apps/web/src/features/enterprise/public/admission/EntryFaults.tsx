import * as m from '@portal/texts/messages';
import { type MouseEvent, useEffect, useRef } from 'react';
import { type FieldPath, type UseFormReturn, useFormState } from 'react-hook-form';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { chevronRightIcon } from '../../../../ui/icon/shapes.ts';
import type { ApplicationValues } from './application-form.ts';
import styles from './EntryGuide.module.css';
import { allFaultsOf } from './entry-faults.ts';

/** Shown on a phone, where fields are far apart: everything to correct, with a link to each field. */
export function EntryFaults({ form }: { form: UseFormReturn<ApplicationValues> }) {
  const { errors, submitCount } = useFormState({ control: form.control });
  const list = useRef<HTMLElement>(null);
  const faults = submitCount > 0 ? allFaultsOf(errors) : [];
  useEffect(() => {
    if (submitCount === 0) return undefined;
    // The form library focuses the first invalid field, also after a timeout; on a phone the list takes focus instead.
    const timer = setTimeout(() => list.current?.checkVisibility() && list.current.focus());
    return () => clearTimeout(timer);
  }, [submitCount]);
  if (faults.length === 0) return null;
  const goTo = (path: string) => (event: MouseEvent) => {
    event.preventDefault();
    form.setFocus(path as FieldPath<ApplicationValues>);
  };
  return (
    <section ref={list} role="alert" tabIndex={-1} className={styles.faults}>
      <b>{m.identity_entry_faults({ count: faults.length })}</b>
      <ul>
        {faults.map(({ path, message }) => (
          <li key={path}>
            <a href={`#${path}`} onClick={goTo(path)}>
              {message}
              <Icon shape={chevronRightIcon} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
