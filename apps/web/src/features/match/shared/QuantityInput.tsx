import { inputOf } from '../../../platform/form/input-of.tsx';
import { NumberField } from '../../../ui/number-field/NumberField.tsx';

/** A quantity to the hundredth, as every quantity is stored. */
export const QuantityInput = inputOf(NumberField, {
  shown: (x100) => (typeof x100 === 'number' ? x100 / 100 : null),
  given: (quantity: number | null) => (quantity === null ? null : Math.round(quantity * 100)),
});
