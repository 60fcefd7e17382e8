import {
  dictionaryOperate,
  dictionaryQueryEntries,
  dictionaryQueryLists,
  dictionarySave,
  dictionarySort,
} from '@portal/contract/dictionary-manage';
import type { Deps } from '../../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../../platform/http/endpoints.ts';
import { listDictionaries } from './list-dictionaries.ts';
import { listEntries } from './list-entries.ts';
import { operateEntry } from './operate-entry.ts';
import { saveEntry } from './save-entry.ts';
import { sortEntries } from './sort-entries.ts';

export function dictionaryManageRoutes(deps: Deps): BoundEndpoint[] {
  const { db } = deps.database;
  return [
    bind(dictionaryQueryLists, () => listDictionaries(db)),
    bind(dictionaryQueryEntries, ({ input }) => listEntries(db, input.list)),
    bind(dictionarySave, ({ input, ...source }) => saveEntry(deps, input, source)),
    bind(dictionaryOperate, ({ input, ...source }) => operateEntry(deps, input, source)),
    bind(dictionarySort, ({ input: { list, data }, ...source }) =>
      sortEntries(deps, { list, codes: data.codes }, source),
    ),
  ];
}
