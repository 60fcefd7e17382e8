import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { LogWords } from '../../feature/log-words.ts';
import { namesInLists } from '../../feature/names-in-lists.ts';
import { businessData, regions, tagInfos } from './dictionary.table.ts';

export const dictionaryLog: LogWords = {
  entities: {
    businessData: m.log_entity_business_data,
    region: m.log_entity_region,
    tag: m.log_entity_tag,
  },
  verbs: {
    shield: m.log_verb_shield,
    unshield: m.log_verb_unshield,
    'businessData.merge': m.removal_merge,
    'region.merge': m.removal_merge,
    'tag.merge': m.removal_merge,
  },
  names: {
    businessData: namesInLists(businessData, businessData.type, businessData.code, businessData.name),
    region: namesInLists(regions, sql`'REGION'`, regions.regionId, regions.name),
    tag: namesInLists(tagInfos, sql`'TAG'`, tagInfos.tagId, tagInfos.name),
  },
  ids: { 'region.parentCode': ['region', 'REGION'] },
  fields: {
    parentCode: m.field_parent,
    shield: m.log_field_shield,
  },
};
