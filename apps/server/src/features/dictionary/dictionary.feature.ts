import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { dictionaryLog } from './dictionary.log.ts';
import { dictionaryRoutes } from './dictionary.routes.ts';
import { regionSetup } from './dictionary.setup.ts';
import { ownUses } from './dictionary.uses.ts';
import { entryImporter } from './import/entry.importer.ts';
import { dictionaryManageRoutes } from './manage/dictionary-manage.routes.ts';
import { enterFixedEntries } from './manage/fixed-entries.ts';
import { enterStandardEntries } from './manage/standard-entries.ts';

export const dictionaryFeature: Feature = {
  routes: (deps, { dictionaries, search }) => [
    ...dictionaryRoutes(deps),
    ...dictionaryManageRoutes(deps, { uses: dictionaries, search }),
  ],
  prepare: async (db) => {
    await enterFixedEntries(db);
    await enterStandardEntries(db);
  },
  menuPages: [paths.manageDictionary()],
  dictionaries: ownUses,
  importers: [entryImporter],
  setup: [regionSetup],
  log: dictionaryLog,
};
