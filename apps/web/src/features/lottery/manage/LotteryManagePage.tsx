import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { DrawList } from './DrawList.tsx';
import { PrizeList } from './PrizeList.tsx';

/** Draws, and the prizes of those that are drawn: what two people see to, one after the other. */
export function Component() {
  const [search] = useSearchParams();
  const current = search.get('view') === 'prizes' ? 'prizes' : 'draws';
  const lead = (
    <TabLinks
      label={m.lottery_manage_title()}
      currentKey={current}
      items={[
        { key: 'draws', href: paths.manageLotteries(), text: m.lottery_manage_draws() },
        { key: 'prizes', href: paths.manageLotteries({ view: 'prizes' }), text: m.lottery_manage_prizes() },
      ]}
    />
  );
  return current === 'prizes' ? <PrizeList lead={lead} /> : <DrawList lead={lead} />;
}
