import { regionList } from '@portal/contract/dictionary/manage';
import * as m from '@portal/texts/messages';
import { codeIn, type DictionaryUses } from '../../feature/dictionary-uses.ts';
import { projects } from './project.table.ts';

export const projectUses: DictionaryUses = {
  [regionList]: [codeIn(projects.regionId, m.log_entity_project)],
  INDUSTRY_TAG: [codeIn(projects.categoryCode, m.log_entity_project)],
};
