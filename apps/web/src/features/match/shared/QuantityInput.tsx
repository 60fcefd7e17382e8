import { inputOf } from '../../../platform/form/input-of.tsx';
import { NumberField } from '../../../ui/number-field/NumberField.tsx';

/** A quantity with two decimals, since quantities are stored in hundredths. */
export const QuantityInput = inputOf(NumberField, {
  format: (x100) => (typeof x100 === 'number' ? x100 / 100 : null),
  parse: (quantity: number | null) => (quantity === null ? null : Math.round(quantity * 100)),
});
