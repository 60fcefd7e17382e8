import { shownStages } from '@portal/contract/farm/terms';
import { type ListFilter, paths } from '@portal/contract/paths';
import { listHrefOf } from '../../../platform/page/list-loader.ts';
import { cutWords, oneOf, wordsOf } from '../../../platform/page/load.ts';

const isId = (text: string | null): text is string => /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(text ?? '');

/** Reads the filter from the address; unknown values are ignored. */
export const batchFilterOf = (search: URLSearchParams) => {
  const grower = search.get('grower');
  return {
    stage: oneOf(search.get('stage'), shownStages),
    growerId: isId(grower) ? grower : undefined,
    keyword: cutWords(wordsOf(search.get('keyword')), 100) || undefined,
  };
};
export type BatchFilter = ReturnType<typeof batchFilterOf>;

export const addressOf = ({ growerId, ...rest }: BatchFilter): ListFilter => ({ ...rest, grower: growerId });

export const batchListHref = listHrefOf(paths.farmingList, addressOf);
