import { formatFen } from '@portal/contract/money';
import type { PolicyKind, PolicyLevel } from '@portal/contract/policy/terms';
import type { PolicyAmountChange, PolicyValueChange } from '@portal/contract/policy/version';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { imageUrl } from '../../../../platform/api/image-url.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import type { Option } from '../../../../ui/list-box/option.ts';
import { kindLabels, levelLabels } from '../../shared/policy-labels.ts';
import { scaleName } from '../../shared/scale-name.ts';
import { useEntries } from '../form/use-entries.ts';
import styles from './Difference.module.css';
import { FromTo } from './FromTo.tsx';
import { fieldName } from './field-names.ts';

const nameIn = (options: readonly Option[], code: string) =>
  options.find(({ value }) => value === code)?.text ?? code;

interface ValueChangesProps {
  amounts: readonly PolicyAmountChange[];
  values: readonly PolicyValueChange[];
}

/** Old and new values: amounts with their difference, codes by name, pictures as images. */
export function ValueChanges({ amounts, values }: ValueChangesProps) {
  const departments = useEntries('POLICY_DEPT');
  const industries = useEntries('INDUSTRY_TAG');
  const one = (field: PolicyValueChange['field'], value: string): ReactNode => {
    if (field === 'deptCodes') return nameIn(departments, value);
    if (field === 'industryTags') return nameIn(industries, value);
    if (field === 'scales') return scaleName(value);
    if (field === 'level') return levelLabels[value as PolicyLevel]();
    if (field === 'kind') return kindLabels[value as PolicyKind]();
    if (field === 'coverFileId' || field === 'pictureFileId')
      return <img className={styles.picture} src={imageUrl(value, 0, 320)} alt={fieldName(field)} />;
    return value;
  };
  const all = (field: PolicyValueChange['field'], list: readonly string[]) =>
    list.length === 0 ? undefined : (
      <Row as="span" inline wrap gap={0} gapX={8}>
        {list.map((value) => (
          <span key={value}>{one(field, value)}</span>
        ))}
      </Row>
    );
  return (
    <Stack as="dl" gap={8}>
      {amounts.map((change) => (
        <Columns
          key={change.field}
          of="minmax(8em, 14em) minmax(0, 1fr)"
          gap={4}
          gapX={12}
          padBottom={8}
          lineBelow="thin"
        >
          <Text as="dt" tone="quiet">
            {fieldName(change.field)}
          </Text>
          <Text as="dd">
            <FromTo from={yuan(change.from)} to={yuan(change.to)} />
            <Text as="small" block tone="quiet" figures>
              {stepOf(change)}
            </Text>
          </Text>
        </Columns>
      ))}
      {values.map(({ field, from, to }) => (
        <Columns
          key={field}
          of="minmax(8em, 14em) minmax(0, 1fr)"
          gap={4}
          gapX={12}
          padBottom={8}
          lineBelow="thin"
        >
          <Text as="dt" tone="quiet">
            {fieldName(field)}
          </Text>
          <Text as="dd">
            <FromTo from={all(field, from)} to={all(field, to)} />
          </Text>
        </Columns>
      ))}
    </Stack>
  );
}

const yuan = (fen: number | null) =>
  fen === null ? undefined : m.field_amount_yuan({ amount: formatFen(fen) });

/** The difference between two amounts, with its sign. */
function stepOf({ from, to }: PolicyAmountChange): string {
  const amount = formatFen(Math.abs(to - (from ?? 0)));
  return to > (from ?? 0) ? m.officer_change_more({ amount }) : m.officer_change_less({ amount });
}
