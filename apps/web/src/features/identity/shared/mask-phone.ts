/** Masks a number for display: 138****8000. */
export const maskPhone = (phoneNumber: string): string => phoneNumber.replace(/^(\d{3})\d{4}/, '$1****');
