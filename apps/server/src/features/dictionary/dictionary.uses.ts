import { regionList } from '@portal/contract/dictionary/manage';
import * as m from '@portal/texts/messages';
import { codeIn, type DictionaryUses } from '../../feature/dictionary-uses.ts';
import { regions } from './dictionary.table.ts';

export const ownUses: DictionaryUses = {
  [regionList]: [codeIn(regions.parentId, m.log_entity_region)],
};
