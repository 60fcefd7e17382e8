import type { ApplicationField } from '@portal/contract/enterprise/fields';
import type { UseFormReturn } from 'react-hook-form';
import type { Option } from '../../../../ui/list-box/option.ts';
import type { ApplicationValues } from './application-form.ts';

export interface EntryHrefs {
  register: string;
  login: string;
  audit: string;
  done: string;
}

export interface EntryHelp {
  hotline: string;
  hours: string;
}

/** The choices of the form, in the language of the page. */
export interface EntryChoices {
  properties: Option[];
  tags: Option[];
  regions: Option[];
  stages: Option[];
  scales: Option[];
}

/** The props of each part of the form. */
export interface EntrySectionProps {
  form: UseFormReturn<ApplicationValues>;
  /** The name of a field, its rule, and whether its label is shown elsewhere. */
  field: <Field extends ApplicationField>(
    name: Field,
  ) => {
    name: Field;
    rule: (value: unknown) => Promise<true | string>;
    hiddenLabel: boolean;
  };
  choices: EntryChoices;
}
