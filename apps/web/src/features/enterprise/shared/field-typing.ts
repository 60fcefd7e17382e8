import type { ApplicationField } from '@portal/contract/enterprise/fields';
import type { InputHTMLAttributes } from 'react';

type Typing = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode'>;

/** Typing hints for a field: input mode and autocomplete. */
export const typing: Partial<Record<ApplicationField, Typing>> = {
  registeredCapitalFen: { inputMode: 'decimal' },
  contactName: { autoComplete: 'name' },
  contactPhone: { inputMode: 'tel', autoComplete: 'tel-national' },
  landline: { inputMode: 'tel', autoComplete: 'tel' },
  email: { inputMode: 'email', autoComplete: 'email' },
};
