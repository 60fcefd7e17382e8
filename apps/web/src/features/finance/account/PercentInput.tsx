import type { ComponentProps } from 'react';
import { inputOf } from '../../../platform/form/input-of.tsx';
import { NumberField } from '../../../ui/number-field/NumberField.tsx';

const Percent = inputOf(NumberField, {
  format: (ppm) => (typeof ppm === 'number' ? ppm / 10_000 : null),
  parse: (percent: number | null) => (percent === null ? null : Math.round(percent * 10_000)),
});

/** A rate entered in percent and stored in parts per million. */
export const PercentInput = (props: ComponentProps<typeof Percent>) => (
  <Percent {...props} unit="%" minValue={0} step={0.01} formatOptions={{ maximumFractionDigits: 2 }} />
);
