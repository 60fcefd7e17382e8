import type { OwnDeclarationDetail } from '@portal/contract/declaration/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { factAnchor } from '../../policy/shared/fact-anchor.ts';
import { resultTexts } from '../../policy/shared/match-texts.ts';
import { RuleMark } from '../../policy/shared/RuleMark.tsx';
import styles from './Declaration.module.css';

type Judged = Pick<OwnDeclarationDetail, 'rules' | 'nearRuleId'>;

interface JudgedConditionsProps {
  judged: Judged;
  title: string;
}

/** Each condition with its result, where to enter missing data, and the near miss if exactly one condition fails. */
export function JudgedConditions({ judged: { rules, nearRuleId }, title }: JudgedConditionsProps) {
  if (rules.length === 0) return null;
  const near = rules.find(({ ruleId }) => ruleId === nearRuleId);
  const results = resultTexts();
  return (
    <Text as="section" above={24} below={24}>
      <Text as="h3" below={10} size={16} className={styles.heading}>
        {title}
      </Text>
      {near && (
        <Alert kind="warning" title={m.declaration_near()}>
          <Written>{near.text}</Written>
        </Alert>
      )}
      <ul>
        {rules.map(({ ruleId, text, result, required, missing, mayFill }) => (
          <Row key={ruleId} as="li" align="baseline" gap={8} padBlock={6}>
            {result !== 'MANUAL' && <RuleMark result={result} />}
            <span>
              <Written>{text}</Written>{' '}
              <Text as="small" block className={styles.note}>
                {[
                  result === 'MANUAL' ? m.declaration_by_office() : results[result],
                  ...(required ? [] : [m.declaration_preferred()]),
                ].join(' · ')}{' '}
                {missing && mayFill && (
                  <Link href={`${paths.enterprisePreserve()}${factAnchor(missing)}`}>
                    {m.declaration_fill_in()}
                  </Link>
                )}
              </Text>
            </span>
          </Row>
        ))}
      </ul>
    </Text>
  );
}
