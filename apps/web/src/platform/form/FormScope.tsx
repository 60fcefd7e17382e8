import type { FieldRules } from '@portal/contract/form-field';
import { createContext, type ReactNode, useContext } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';

/** What the contract says of a field, by its name. */
export type RulesOf = (name: string) => FieldRules;

/** A form, and the part of the contract it is held to where it has one. */
export type ScopedForm<Values extends FieldValues> = UseFormReturn<Values> & { rulesOf?: RulesOf };

const FormRules = createContext<RulesOf | undefined>(undefined);

/** The contract of the form around; what reads it comes with the form, since schemas weigh as much as a public page. */
export const useRulesOf = (): RulesOf | undefined => useContext(FormRules);

interface FormScopeProps<Values extends FieldValues> {
  form: ScopedForm<Values>;
  children: ReactNode;
}

/** Within it fields need only their names: `<TextInput name="title" label="…" />`. */
export function FormScope<Values extends FieldValues>({ form, children }: FormScopeProps<Values>) {
  return (
    <FormRules value={form.rulesOf}>
      <FormProvider {...form}>{children}</FormProvider>
    </FormRules>
  );
}
