import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { MissList } from './MissList.tsx';
import { SynonymList } from './SynonymList.tsx';

/** What the search takes for the same, and what it finds nothing for. */
export function Component() {
  const [search] = useSearchParams();
  const isMisses = search.get('view') === 'misses';
  const lead = (
    <TabLinks
      label={m.search_manage_title()}
      currentKey={isMisses ? 'misses' : 'synonyms'}
      items={[
        { key: 'synonyms', href: paths.manageSearch(), text: m.search_tab_synonyms() },
        { key: 'misses', href: paths.manageSearch({ view: 'misses' }), text: m.search_tab_misses() },
      ]}
    />
  );
  return isMisses ? <MissList lead={lead} /> : <SynonymList lead={lead} />;
}
