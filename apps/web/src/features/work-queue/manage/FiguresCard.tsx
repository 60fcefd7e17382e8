import * as m from '@portal/texts/messages';
import { Card } from '../../../platform/account/card/Card.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useMenus } from '../../../platform/account/use-user.ts';
import { isInMenu } from '../../../platform/guard/menu-match.ts';
import { Figures } from '../../../ui/figures/Figures.tsx';
import { figureWords } from '../../words.ts';

/** Today's figures of the reader's own work, compared with the same hours yesterday. */
export function FiguresCard() {
  const menus = useMenus();
  const answer = useQueryOf('GET /api/workManage/home/queryFigures', {}, { quiet: true });
  return (
    <Card title={m.operator_home_today()} answer={answer}>
      {({ figures, day }) => (
        <Figures
          figures={figures.map(({ figure, today, yesterday }) => {
            const { name, href } = figureWords[figure];
            const list = href(day);
            const [page = ''] = list.split('?');
            return {
              name: name(),
              value: today,
              note: m.operator_home_yesterday({ count: yesterday }),
              href: isInMenu(menus, page) ? list : undefined,
            };
          })}
        />
      )}
    </Card>
  );
}
