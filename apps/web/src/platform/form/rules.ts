interface Schema {
  safeParse(value: unknown): { success: true } | { success: false; error: { issues: { message: string }[] } };
}

type Fields = typeof import('@portal/contract/identity-fields');

/**
 * A rule loaded when the first field is left, since schemas are as heavy as the rest of a form. What cannot be loaded
 * passes: the server applies the same rule, and whether it can be reached is said when the form is sent.
 */
export const byLoaded =
  (load: () => Promise<Schema | undefined>) =>
  async (value: unknown): Promise<true | string> => {
    const schema = await load().catch(() => undefined);
    return schema === undefined || byContract(schema)(value);
  };

/** A contract rule for accounts. */
export const byContractOf = (name: 'phoneNumber' | 'verifyCode' | 'loginName') =>
  byLoaded(async () => {
    const fields: Fields = await import('@portal/contract/identity-fields');
    return fields[name];
  });

/** Makes a form rule of a contract rule: true, or the fault in the reader's language. */
const byContract =
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
