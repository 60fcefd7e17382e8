import { repairTypeList } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { codeIn, type DictionaryUses } from '../../feature/dictionary-uses.ts';
import { repairAssets, repairTickets } from './repair.table.ts';

export const repairUses: DictionaryUses = {
  [repairTypeList]: [
    codeIn(repairTickets.typeCode, m.log_entity_repair_ticket),
    codeIn(repairAssets.typeCode, m.field_asset_name),
  ],
};
