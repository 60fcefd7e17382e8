import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';

const openedKey = 'setup-opened';

/** On the workbench until the park is ready; in an empty park the checklist opens first, once in each session. */
export function SetupCard() {
  const navigate = useNavigate();
  const { data } = useQueryOf('GET /api/settingManage/setup/queryDetail', {}, { quiet: true });
  const stock = data?.lines.filter(({ group }) => group === 'STOCK') ?? [];
  const isEmpty = stock.length > 0 && stock.every(({ state }) => state !== 'DONE' && state !== 'WAITING');
  useEffect(() => {
    if (!isEmpty || sessionStorage.getItem(openedKey)) return;
    sessionStorage.setItem(openedKey, '1');
    void navigate(paths.manageSetup(), { replace: true });
  }, [isEmpty, navigate]);
  if (!data || data.isDone) return null;
  const next = data.lines.find(({ key }) => key === data.next);
  return (
    <Panel
      title={m.setup_title()}
      end={
        <Link href={paths.manageSetup()} look="quiet">
          {m.setup_open_lines({ count: data.total - data.done })}
        </Link>
      }
    >
      <Progress
        label={next ? m.setup_card_next({ title: next.title }) : m.setup_state_waiting()}
        value={data.done / data.total}
        valueText={`${data.done} / ${data.total}`}
        tone="leaf"
      />
    </Panel>
  );
}
