import type { OwnFigures } from '@portal/contract/policy/match';
import { currentLocale } from '../../../platform/i18n/language.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { amountText } from '../shared/amount-text.ts';
import type { MatchedPolicy } from '../shared/use-own-match.ts';
import { CalculatorForm } from './CalculatorForm.tsx';
import type { CalculatorField } from './calculator-texts.ts';
import type { OwnTexts } from './own-texts.ts';
import { shownFigures } from './shown-figures.ts';

interface OwnAmountProps {
  policy: MatchedPolicy;
  figures: OwnFigures;
  fields: CalculatorField[];
  texts: OwnTexts;
}

/** What the enterprise would receive, how that was calculated, and the calculator with its figures. */
export function OwnAmount({ policy, figures, fields, texts }: OwnAmountProps) {
  const { estimate, calcFields, policyId } = policy;
  const asked = fields.filter(({ name }) => calcFields.includes(name));
  if (asked.length === 0) return null;
  return (
    <>
      {estimate && (
        <Row as="p" wrap align="baseline" gap={0} gapX={8} above={8} size={14} tone="quiet">
          {texts.amount}
          <Text as="b" tone="ink" size={18} figures>
            {amountText(estimate.amountFen, currentLocale())}
          </Text>
          <Text as="span" figures>
            {estimate.calculation}
          </Text>
        </Row>
      )}
      <Disclosure summary={texts.change}>
        <CalculatorForm
          policyId={policyId}
          action=""
          fields={asked}
          figures={shownFigures(figures)}
          answer={{ result: estimate, faults: [], failed: false }}
          texts={texts.calculator}
        />
        <Text above={8} size={14}>
          {texts.source.replace('{year}', String(figures.year))}
        </Text>
      </Disclosure>
    </>
  );
}
