import type { Lack } from '@portal/contract/declaration/form';
import type { DeclarationContent, OwnDeclarationDetail } from '@portal/contract/declaration/public';
import { amountField } from '@portal/contract/declaration/terms';
import * as m from '@portal/texts/messages';
import { useFormContext } from 'react-hook-form';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from '../shared/Declaration.module.css';
import { LivePaper } from './LivePaper.tsx';

interface FormAsideProps {
  declaration: OwnDeclarationDetail;
  values: DeclarationContent;
  lacks: readonly Lack[];
  commits: boolean;
}

/** Next to the form: the resulting document, what is still missing, and the steps after submission. */
export function FormAside({ declaration, values, lacks, commits }: FormAsideProps) {
  const { steps, publicityDays } = declaration;
  const { setFocus } = useFormContext();
  const amount = values.form[amountField] ?? '';
  const open = lacks.length + (commits ? 0 : 1);
  return (
    <Stack as="aside" gap={16} className={styles.aside}>
      <LivePaper declaration={declaration} values={values} />
      <Text as="section" pad={16} frame="thin" round aria-labelledby="lacks">
        <Text as="h2" below={8} size={15} id="lacks">
          {open === 0 ? m.declaration_ready() : m.declaration_lacks({ count: open })}
        </Text>
        <Text as="ul" lineAbove="thin">
          {lacks.map(({ target, label, text }) => (
            <li key={target} className={styles.row}>
              <span>
                <Written>{label}</Written>
                <Text as="small" block className={styles.note}>
                  {text}
                </Text>
              </span>
              {target.startsWith('form.') && (
                <Button size="small" onClick={() => setFocus(target)}>
                  {m.declaration_go_to()}
                </Button>
              )}
            </li>
          ))}
          {!commits && <li className={styles.row}>{m.declaration_fault_commitment()}</li>}
        </Text>
        {amount && (
          <Text block className={styles.note}>
            {m.declaration_amount_typed({ amount })}
          </Text>
        )}
      </Text>
      <Text as="section" pad={16} frame="thin" round aria-labelledby="afterwards">
        <Text as="h2" below={8} size={15} id="afterwards">
          {m.declaration_afterwards()}
        </Text>
        <Text as="ol" lineAbove="thin">
          {steps.map(({ no, name, days }) => (
            <li key={no} className={styles.row}>
              <Written>{name}</Written>
              <span>{m.declaration_days({ days })}</span>
            </li>
          ))}
          <li className={styles.row}>
            <span>{m.declaration_publicity()}</span>
            <span>{m.declaration_days({ days: publicityDays })}</span>
          </li>
        </Text>
      </Text>
    </Stack>
  );
}
