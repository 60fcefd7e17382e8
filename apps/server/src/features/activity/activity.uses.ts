import * as m from '@portal/texts/messages';
import { codesIn, type DictionaryUses } from '../../feature/dictionary-uses.ts';
import { activities } from './activity.table.ts';

export const activityUses: DictionaryUses = {
  INDUSTRY_TAG: [codesIn(activities.tagCodes, m.field_activity)],
};
