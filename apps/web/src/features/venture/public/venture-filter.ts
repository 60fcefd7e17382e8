import { paths } from '@portal/contract/paths';
import { needBandCodes, ventureFields } from '@portal/contract/venture/terms';
import { listHrefOf } from '../../../platform/page/list-loader.ts';
import { oneOf } from '../../../platform/page/load.ts';
import { stagesInOrder } from '../shared/venture-words.ts';

export const ventureSorts = ['latest', 'need', 'talks'] as const;

/** The list filters from the address. */
export const ventureFilterOf = (search: URLSearchParams) => ({
  stage: oneOf(search.get('stage'), stagesInOrder),
  field: oneOf(search.get('field'), ventureFields),
  need: oneOf(search.get('need'), needBandCodes),
  sort: oneOf(search.get('sort'), ventureSorts),
});
export type VentureFilter = ReturnType<typeof ventureFilterOf>;

export const addressOf = ({ sort, ...filter }: VentureFilter) => ({
  ...filter,
  sort: sort === 'latest' ? undefined : sort,
});

export const ventureListHref = listHrefOf(paths.ventureList, addressOf);
