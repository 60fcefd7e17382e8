import type { ApplicationField } from '@portal/contract/enterprise-fields';
import type { InputHTMLAttributes } from 'react';

type Typing = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode'>;

/** What helps to type into a field: the keyboard, and what the browser knows. */
export const typing: Partial<Record<ApplicationField, Typing>> = {
  registeredCapitalFen: { inputMode: 'decimal' },
  contactName: { autoComplete: 'name' },
  contactPhone: { inputMode: 'tel', autoComplete: 'tel-national' },
  landline: { inputMode: 'tel', autoComplete: 'tel' },
  email: { inputMode: 'email', autoComplete: 'email' },
};
