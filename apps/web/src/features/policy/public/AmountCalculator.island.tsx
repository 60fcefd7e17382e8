import { useState } from 'react';
import { island } from '../../../platform/island/island.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { useOwnMatch } from '../shared/use-own-match.ts';
import { CalculatorForm, type CalculatorProps } from './CalculatorForm.tsx';
import { shownFigures } from './shown-figures.ts';

interface AmountCalculatorProps extends CalculatorProps {
  /** Where prefilled figures come from; contains `{year}`. */
  source: string;
}

/** The calculator of a policy, filled in with the figures of the reader's own enterprise until they enter others. */
function AmountCalculator({ source, ...calculator }: AmountCalculatorProps) {
  const match = useOwnMatch({ policyIds: calculator.policyId });
  const [isTouched, setTouched] = useState(Object.keys(calculator.figures).length > 0);
  const [own, setOwn] = useState<typeof match>();
  // What the reader has entered in the meantime stays.
  if (match && !own && !isTouched) setOwn(match);
  if (!own?.figures) return <CalculatorForm {...calculator} onEnter={() => setTouched(true)} />;
  const result = own.rows[0]?.estimate ?? null;
  return (
    <>
      <CalculatorForm
        key="own"
        {...calculator}
        figures={shownFigures(own.figures)}
        answer={{ result, faults: [], failed: false }}
      />
      <Text above={8} tone="quiet" size={14}>
        {source.replace('{year}', String(own.figures.year))}
      </Text>
    </>
  );
}

export default island('policy/public/AmountCalculator', AmountCalculator, 'visible');
