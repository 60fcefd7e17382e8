import { regionList } from '@portal/contract/dictionary/manage';
import { sql } from 'drizzle-orm';
import type { DictionaryUses } from '../../feature/dictionary-uses.ts';
import { enterpriseAudits } from './admission/enterprise-audit.table.ts';
import { enterprises } from './enterprise.table.ts';

/** Codes in applications the park has not decided on yet. */
const inApplications = (path: string) =>
  sql`select jsonb_path_query(${enterpriseAudits.application}, ${path}::jsonpath) #>> '{}'
    from ${enterpriseAudits} where ${enterpriseAudits.state} not in ('PASSED', 'REJECTED')`;

export const enterpriseUses: DictionaryUses = {
  [regionList]: [sql`select ${enterprises.regionId} from ${enterprises}`, inApplications('$.regionId')],
  CHAIN_STAGE: [],
  ENTERPRISE_PROPERTS: [
    sql`select ${enterprises.property} from ${enterprises}`,
    inApplications('$.property'),
  ],
  INDUSTRY_TAG: [
    sql`select unnest(${enterprises.industryTagIds}) from ${enterprises}`,
    inApplications('$.industryTagIds[*]'),
  ],
  HONOUR: [sql`select jsonb_path_query(${enterprises.honours}, '$[*].code') #>> '{}' from ${enterprises}`],
  REJECT_REASON: [],
};
