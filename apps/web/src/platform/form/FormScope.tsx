import type { FieldRules } from '@portal/contract/form-field';
import { createContext, type ReactNode, useContext } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';

/** The contract's rules for a field, by its name. */
export type RulesOf = (name: string) => FieldRules;

/** A form, and the contract's rules for its fields if it has any. */
export type ScopedForm<Values extends FieldValues> = UseFormReturn<Values> & { rulesOf?: RulesOf };

const FormRules = createContext<RulesOf | undefined>(undefined);

/**
 * The contract's rules for the surrounding form. The form provides them, since schemas are as heavy as a public page.
 */
export const useRulesOf = (): RulesOf | undefined => useContext(FormRules);

const FormDisabled = createContext(false);

/** Whether the surrounding form is read-only. */
export const useFormDisabled = (): boolean => useContext(FormDisabled);

interface FormScopeProps<Values extends FieldValues> {
  form: ScopedForm<Values>;
  disabled?: boolean;
  children: ReactNode;
}

/** Inside it fields need only their names: `<TextInput name="title" label="…" />`. */
export function FormScope<Values extends FieldValues>({
  form,
  disabled = false,
  children,
}: FormScopeProps<Values>) {
  return (
    <FormRules value={form.rulesOf}>
      <FormDisabled value={disabled}>
        <FormProvider {...form}>{children}</FormProvider>
      </FormDisabled>
    </FormRules>
  );
}
