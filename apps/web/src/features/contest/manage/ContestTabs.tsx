import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

type View = 'contests' | 'entries' | 'judges' | 'ballots' | 'objections';

export function ContestTabs({ current }: { current: View }) {
  const tab = (key: View, text: string) => ({ key, href: paths.manageContests({ view: key }), text });
  return (
    <TabLinks
      label={m.contest_manage_title()}
      currentKey={current}
      items={[
        { ...tab('contests', m.contest_entity()), href: paths.manageContests() },
        tab('entries', m.contest_entries()),
        tab('judges', m.contest_judges()),
        tab('ballots', m.contest_ballot()),
        tab('objections', m.contest_objection()),
      ]}
    />
  );
}
