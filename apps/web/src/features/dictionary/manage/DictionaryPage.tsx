import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { DictionaryEntries } from './DictionaryEntries.tsx';
import { DictionaryNav } from './DictionaryNav.tsx';
import type { DictionaryList } from './dictionary-list.ts';

/** All dictionaries on the left, the entries of the chosen one on the right. */
export function Component() {
  const lists = useQueryOf('GET /api/baseInfoManage/dictionary/queryLists', {}, { quiet: true });
  return (
    <>
      <PageTitle title={m.console_dict()} note={m.console_dict_note()} />
      <Answered of={lists} lines={16}>
        {(all) => <Desk lists={all} />}
      </Answered>
    </>
  );
}

function Desk({ lists }: { lists: DictionaryList[] }) {
  const [search] = useSearchParams();
  const chosen = lists.find(({ list }) => list === search.get('list')) ?? lists[0];
  if (!chosen) return null;
  return (
    <Columns of="220px minmax(0, 1fr)" align="start" gap={16}>
      <DictionaryNav
        label={m.console_dict_lists()}
        lists={lists}
        current={chosen.list}
        hrefOf={(code) => paths.manageDictionary({ list: code })}
      />
      <DictionaryEntries key={chosen.list} list={chosen} />
    </Columns>
  );
}
