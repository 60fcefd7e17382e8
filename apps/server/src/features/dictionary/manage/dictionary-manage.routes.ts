import {
  dictionaryMerge,
  dictionaryOperate,
  dictionaryQueryEntries,
  dictionaryQueryLists,
  dictionaryQueryUses,
  dictionarySave,
  dictionarySort,
} from '@portal/contract/dictionary/manage';
import type { Deps } from '../../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../../platform/http/endpoints.ts';
import type { DictionaryReaders } from './change-entries.ts';
import { listDictionaries } from './list-dictionaries.ts';
import { listEntries } from './list-entries.ts';
import { mergeEntries, queryUses } from './merge-entries.ts';
import { operateEntry } from './operate-entry.ts';
import { saveEntry } from './save-entry.ts';
import { sortEntries } from './sort-entries.ts';

export function dictionaryManageRoutes(deps: Deps, readers: DictionaryReaders): BoundEndpoint[] {
  const { uses } = readers;
  const { db } = deps.database;
  return [
    bind(dictionaryQueryLists, () => listDictionaries(db, uses)),
    bind(dictionaryQueryEntries, (_ctx, input) => listEntries(db, uses, input.list)),
    bind(dictionarySave, (ctx, input) => saveEntry({ ...ctx, ...readers }, input)),
    bind(dictionaryOperate, (ctx, input) => operateEntry({ ...ctx, ...readers }, input)),
    bind(dictionarySort, sortEntries),
    bind(dictionaryQueryUses, (ctx, input) => queryUses(ctx, readers, input)),
    bind(dictionaryMerge, (ctx, input) => mergeEntries({ ...ctx, ...readers }, input)),
  ];
}
