import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Card } from '../../../platform/account/card/Card.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { shortYuan } from '../../../platform/display/short-yuan.ts';
import { Figures } from '../../../ui/figures/Figures.tsx';

/** Amounts billed, collected and still owed. */
export function CollectionCard() {
  const answer = useQueryOf('GET /api/propertyManage/bill/queryCollection', {}, { quiet: true });
  const at = answer.data && formatDate(answer.data.at);
  return (
    <Card
      title={at ? m.billing_collection_at({ time: at }) : m.billing_collection()}
      answer={answer}
      lines={4}
    >
      {({ firstPeriod, billedFen, dueFen, collectedFen, open, overdue }) => (
        <Figures
          figures={[
            {
              name: m.billing_collection_billed({ period: firstPeriod }),
              value: shortYuan(billedFen),
              unit: m.field_yuan(),
              note: formatFen(billedFen),
              href: paths.manageBills(),
            },
            {
              name: m.billing_collection_collected(),
              value: shortYuan(collectedFen),
              unit: m.field_yuan(),
              note: formatFen(collectedFen),
              href: paths.manageBills({ state: 'PAID' }),
            },
            {
              name: m.billing_dues_rate(),
              value: dueFen === 0 ? '—' : ((100 * collectedFen) / dueFen).toFixed(2),
              unit: '%',
              note: m.billing_collection_rate_note(),
            },
            {
              name: m.billing_collection_open(),
              value: shortYuan(open.sumFen),
              unit: m.field_yuan(),
              note:
                open.nextDue === null
                  ? m.billing_collection_count({ count: open.bills })
                  : m.billing_collection_next({ count: open.bills, day: open.nextDue }),
              href: paths.manageBills({ state: 'UNPAID' }),
            },
            {
              name: m.billing_collection_overdue(),
              value: shortYuan(overdue.sumFen),
              unit: m.field_yuan(),
              note: m.billing_collection_owing({ count: overdue.bills, enterprises: overdue.enterprises }),
              href: paths.manageBills({ state: 'OVERDUE' }),
            },
          ]}
        />
      )}
    </Card>
  );
}
