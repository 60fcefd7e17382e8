import {
  searchQueryMisses,
  synonymDelete,
  synonymQueryDetail,
  synonymQueryList,
  synonymSave,
} from '@portal/contract/search/manage';
import {
  searchQueryList,
  searchQueryPopular,
  searchQuerySuggestions,
  searchRecord,
} from '@portal/contract/search/public';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { queryMisses, queryPopular, recordSearch } from './search-counts.ts';
import { searchSite } from './search-site.ts';
import { suggest } from './suggest.ts';
import { deleteSynonym, querySynonym, querySynonyms, saveSynonym } from './synonyms.ts';

export function searchRoutes(deps: Deps): BoundEndpoint[] {
  const { clock } = deps;
  const { db } = deps.database;
  return [
    bind(searchQueryList, (_ctx, input) => searchSite(db, input, clock.now())),
    bind(searchQuerySuggestions, (_ctx, input) => suggest(db, input, clock.now())),
    bind(searchQueryPopular, queryPopular),
    bind(searchRecord, recordSearch),
    bind(searchQueryMisses, queryMisses),
    bind(synonymQueryList, querySynonyms),
    bind(synonymQueryDetail, querySynonym),
    bind(synonymSave, saveSynonym),
    bind(synonymDelete, deleteSynonym),
  ];
}
