import { createContext, type ReactNode, useContext } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

/** A form, and the part of the contract it is held to where it has one. */
export type ScopedForm<Values extends FieldValues> = UseFormReturn<Values> & { schema?: z.ZodType };

const FormSchema = createContext<z.ZodType | undefined>(undefined);

export const useFormSchema = (): z.ZodType | undefined => useContext(FormSchema);

interface FormScopeProps<Values extends FieldValues> {
  form: ScopedForm<Values>;
  children: ReactNode;
}

/** Within it fields need only their names: `<TextInput name="title" label="…" />`. */
export function FormScope<Values extends FieldValues>({ form, children }: FormScopeProps<Values>) {
  return (
    <FormSchema value={form.schema}>
      <FormProvider {...form}>{children}</FormProvider>
    </FormSchema>
  );
}
