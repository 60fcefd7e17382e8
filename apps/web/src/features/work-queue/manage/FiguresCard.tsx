import type { WorkFigure } from '@portal/contract/kinds';
import * as m from '@portal/texts/messages';
import { Card } from '../../../platform/account/card/Card.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Figures } from '../../../ui/figures/Figures.tsx';

const shown: readonly [WorkFigure, () => string][] = [
  ['registrations', m.operator_home_registrations],
  ['logins', m.operator_home_logins],
  ['applications', m.operator_home_applications],
  ['decisions', m.operator_home_decisions],
  ['published', m.operator_home_published],
];

/** Today's activity on the portal, compared with the same hours of yesterday. */
export function FiguresCard() {
  const answer = useQueryOf('GET /api/workManage/home/queryFigures', {}, { quiet: true });
  return (
    <Card title={m.operator_home_today()} answer={answer}>
      {({ figures }) => (
        <Figures
          figures={shown.map(([figure, name]) => ({
            name: name(),
            value: figures[figure].today,
            note: m.operator_home_yesterday({ count: figures[figure].yesterday }),
          }))}
        />
      )}
    </Card>
  );
}
