import type { WorkFigure } from '@portal/contract/kinds';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { Card } from '../../../platform/account/card/Card.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useMenus } from '../../../platform/account/use-user.ts';
import { isInMenu } from '../../../platform/guard/menu-match.ts';
import { Figures } from '../../../ui/figures/Figures.tsx';

interface Shown {
  figure: WorkFigure;
  name: () => string;
  /** The list it counts, on that day. */
  list: (day: string) => string;
}

const logged = (query: { event: string } | { entity: string }) => (day: string) =>
  paths.manageLog({ ...query, from: day, to: day });

const shown: readonly Shown[] = [
  {
    figure: 'registrations',
    name: m.operator_home_registrations,
    list: logged({ event: 'user.register' }),
  },
  { figure: 'logins', name: m.operator_home_logins, list: logged({ event: 'user.login' }) },
  {
    figure: 'applications',
    name: m.operator_home_applications,
    list: () => paths.manageAudits({ kind: 'ENTRY' }),
  },
  { figure: 'decisions', name: m.operator_home_decisions, list: logged({ entity: 'enterpriseAudit' }) },
  {
    figure: 'signUps',
    name: m.learn_figure_sign_ups,
    list: () => paths.manageActivities({ view: 'sign-ups' }),
  },
  {
    figure: 'declarations',
    name: m.declaration_one,
    list: () => paths.manageDeclarations({ view: 'list' }),
  },
  { figure: 'entries', name: m.contest_entry, list: () => paths.manageContests({ view: 'entries' }) },
  { figure: 'ballots', name: m.vote_figure, list: logged({ entity: 'communityVote' }) },
  { figure: 'jobApplications', name: m.recruit_figure, list: logged({ event: 'recruitApplication.submit' }) },
  { figure: 'published', name: m.operator_home_published, list: () => paths.manageContents() },
];

/** Today's activity on the portal, compared with the same hours of yesterday. */
export function FiguresCard() {
  const menus = useMenus();
  const answer = useQueryOf('GET /api/workManage/home/queryFigures', {}, { quiet: true });
  return (
    <Card title={m.operator_home_today()} answer={answer}>
      {({ figures, day }) => (
        <Figures
          figures={shown.map(({ figure, name, list }) => {
            const href = list(day);
            const [page = ''] = href.split('?');
            return {
              name: name(),
              value: figures[figure].today,
              note: m.operator_home_yesterday({ count: figures[figure].yesterday }),
              href: isInMenu(menus, page) ? href : undefined,
            };
          })}
        />
      )}
    </Card>
  );
}
