import type { ContractFacts } from '@portal/contract/lease/public';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './ContractTerms.module.css';

/** The refund to an enterprise that leaves, each line with its calculation. */
export function Settlement({ lines }: { lines: ContractFacts['settlement'] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <Text as="h3" padBottom={12} size={16} className={styles.head}>
        {m.lease_settlement()}
      </Text>
      <CardTable
        caption={m.lease_settlement()}
        columns={[
          {
            key: 'what',
            part: 'title',
            head: m.field_refund(),
            cell: ({ label }) => label,
            total: m.field_total(),
          },
          { key: 'formula', part: 'fact', head: m.field_formula(), cell: ({ formulaText }) => formulaText },
          {
            key: 'amount',
            part: 'amount',
            head: m.field_amount(),
            align: 'end',
            cell: ({ amountFen }) => formatFen(amountFen),
            total: formatFen(lines.reduce((sum, { amountFen }) => sum + amountFen, 0)),
          },
        ]}
        rows={lines}
        rowKey={({ label }) => label}
      />
    </div>
  );
}
