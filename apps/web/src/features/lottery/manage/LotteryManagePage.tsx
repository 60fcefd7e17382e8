import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { VoteList } from '../../vote/shared/VoteList.tsx';
import { DrawList } from './DrawList.tsx';
import { PrizeList } from './PrizeList.tsx';

const views = {
  draws: { text: m.lottery_manage_draws, List: DrawList },
  prizes: { text: m.lottery_manage_prizes, List: PrizeList },
  votes: { text: m.community_kind_vote, List: VoteList },
};
type View = keyof typeof views;

/** Draws, prizes of completed draws, and votes, for operators. */
export function Component() {
  const [search] = useSearchParams();
  const names = Object.keys(views) as View[];
  const current = names.find((name) => name === search.get('view')) ?? 'draws';
  const { List } = views[current];
  const title = m.lottery_manage_title();
  return (
    <List
      title={title}
      lead={
        <TabLinks
          label={title}
          currentKey={current}
          items={names.map((name) => ({
            key: name,
            href: paths.manageLotteries(name === 'draws' ? {} : { view: name }),
            text: views[name].text(),
          }))}
        />
      }
    />
  );
}
