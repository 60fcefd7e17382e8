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
    bind(dictionaryQueryEntries, (_ctx, input) => listEntries(db, input.list)),
    bind(dictionarySave, saveEntry),
    bind(dictionaryOperate, operateEntry),
    bind(dictionarySort, (ctx, { list, data }) => sortEntries(ctx, { list, codes: data.codes })),
  ];
}
