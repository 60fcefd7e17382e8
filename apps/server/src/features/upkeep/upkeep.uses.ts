import { repairTypeList } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { codeIn, type DictionaryUses } from '../../feature/dictionary-uses.ts';
import { upkeepPlans } from './upkeep.table.ts';

export const upkeepUses: DictionaryUses = {
  [repairTypeList]: [codeIn(upkeepPlans.typeCode, m.upkeep_plan)],
};
