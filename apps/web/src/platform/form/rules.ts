interface Schema {
  safeParse(value: unknown): { success: true } | { success: false; error: { issues: { message: string }[] } };
}

type Fields = typeof import('@portal/contract/identity/fields');

/**
 * A rule loaded when the first field loses focus, since schemas are as heavy as the rest of a form. If it cannot be
 * loaded, the value passes: the server applies the same rule, and a connection failure shows on submission.
 */
export const byLoaded =
  (load: () => Promise<Schema | undefined>) =>
  async (value: unknown): Promise<true | string> => {
    const schema = await load().catch(() => undefined);
    return schema === undefined || byContract(schema)(value);
  };

/** A contract rule for account fields. */
export const byContractOf = (name: 'phoneNumber' | 'verifyCode' | 'loginName') =>
  byLoaded(async () => {
    const fields: Fields = await import('@portal/contract/identity/fields');
    return fields[name];
  });

/** Turns a contract rule into a form rule: true, or the error in the reader's language. */
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

/** The rule for a new password: 6 to 20 characters. */
export const newPassword =
  (missing: () => string, length: () => string) =>
  (value: string): true | string => {
    if (value === '') return missing();
    return (value.length >= passwordLength.min && value.length <= passwordLength.max) || length();
  };
