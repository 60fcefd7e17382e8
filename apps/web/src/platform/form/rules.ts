interface Schema {
  safeParse(value: unknown): { success: true } | { success: false; error: { issues: { message: string }[] } };
}

type Fields = typeof import('@portal/contract/identity-fields');

/** A contract rule for accounts, loaded when the first field is left: schemas are as heavy as the rest of a form. */
export const byContractOf =
  (name: 'phoneNumber' | 'verifyCode' | 'loginName') =>
  async (value: unknown): Promise<true | string> => {
    const fields: Fields = await import('@portal/contract/identity-fields');
    return byContract(fields[name])(value);
  };

/** Makes a form rule of a contract rule: true, or the fault in the reader's language. */
export const byContract =
  (schema: Schema) =>
  (value: unknown): true | string => {
    const parsed = schema.safeParse(value === '' ? undefined : value);
    return parsed.success || (parsed.error.issues[0]?.message ?? '');
  };

export const needed =
  (message: () => string) =>
  (value: unknown): true | string =>
    (value !== '' && value !== null && value !== undefined && value !== false) || message();

const passwordLength = { min: 6, max: 20 };

/** A new password: 6 to 20 characters. */
export const newPassword =
  (missing: () => string, length: () => string) =>
  (value: string): true | string => {
    if (value === '') return missing();
    return (value.length >= passwordLength.min && value.length <= passwordLength.max) || length();
  };
