import { regionList } from '@portal/contract/dictionary/manage';
import * as m from '@portal/texts/messages';
import { codeIn, type DictionaryUses } from '../../feature/dictionary-uses.ts';
import { buildings } from './building.table.ts';

export const buildingUses: DictionaryUses = {
  [regionList]: [codeIn(buildings.regionId, m.field_building)],
};
