import type { ImportSheetField } from '@portal/contract/import/import';

/** The options of a field for a select, after what stands in the cell now if that is none of them. */
export const optionsOf = (
  { options }: Pick<ImportSheetField, 'options'>,
  present: { text: string; name: string },
): { value: string; text: string }[] =>
  [...(options.some(({ text }) => text === present.text) ? [] : [present]), ...options].map(
    ({ text, name }) => ({ value: text, text: name }),
  );
