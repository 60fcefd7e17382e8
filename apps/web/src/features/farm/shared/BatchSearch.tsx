import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ListSearch } from '../../site/shared/ListSearch.tsx';

interface BatchSearchProps {
  kept?: object;
  keyword?: string | undefined;
}

/** Searches for a batch by the number on its box. */
export const BatchSearch = ({ kept = {}, keyword }: BatchSearchProps) => (
  <ListSearch action={paths.farmingList()} kept={kept} keyword={keyword} placeholder={m.farm_search()} />
);
