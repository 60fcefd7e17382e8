/** Masks a phone number: 154****0001. */
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** Masks a credit code: 919900**********17. */
export const maskCreditCode = (code: string): string =>
  code === '' ? '' : `${code.slice(0, 6)}**********${code.slice(-2)}`;
