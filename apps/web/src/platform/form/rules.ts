interface Schema {
  safeParse(value: unknown): { success: true } | { success: false; error: { issues: { message: string }[] } };
}

type Fields = typeof import('@portal/contract/identity-fields');

/**
 * A rule of the contract for accounts, which comes with the first field that is left: schemas weigh as much as
 * the rest of a form.
 */
export const byContractOf =
  (name: 'phoneNumber' | 'verifyCode' | 'loginName') =>
  async (value: unknown): Promise<true | string> => {
    const fields: Fields = await import('@portal/contract/identity-fields');
    return byContract(fields[name])(value);
  };

/** A rule of the contract as one of a form: true, or what is wrong in the reader's language. */
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

const passwordLength = { least: 6, most: 20 };

/** A password to be set: 6 to 20 characters. */
export const newPassword =
  (missing: () => string, length: () => string) =>
  (value: string): true | string => {
    if (value === '') return missing();
    return (value.length >= passwordLength.least && value.length <= passwordLength.most) || length();
  };
