import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

export const MatchTabs = ({ current }: { current: 'projects' | 'recommends' }) => (
  <TabLinks
    label={m.match_manage_title()}
    currentKey={current}
    items={[
      { key: 'projects', href: paths.manageMatches(), text: m.match_tab_projects() },
      {
        key: 'recommends',
        href: paths.manageMatches({ view: 'recommends' }),
        text: m.candidate_tab_recommends(),
      },
    ]}
  />
);
