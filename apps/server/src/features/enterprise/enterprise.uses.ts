import { regionList } from '@portal/contract/dictionary/manage';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import {
  codeIn,
  codeInJson,
  codeOfEach,
  codesIn,
  codesInJson,
  type DictionaryUses,
} from '../../feature/dictionary-uses.ts';
import { enterpriseAudits } from './admission/enterprise-audit.table.ts';
import { enterprises } from './enterprise.table.ts';

/** Applications the park has not decided on yet. */
const isOpen = sql`${enterpriseAudits.state} not in ('PASSED', 'REJECTED')`;
const { application } = enterpriseAudits;
const inApplications = (field: string) =>
  codeInJson(application, field, m.log_entity_enterprise_audit, isOpen);

export const enterpriseUses: DictionaryUses = {
  [regionList]: [codeIn(enterprises.regionId, m.log_entity_enterprise), inApplications('regionId')],
  CHAIN_STAGE: [],
  ENTERPRISE_PROPERTS: [codeIn(enterprises.property, m.log_entity_enterprise), inApplications('property')],
  INDUSTRY_TAG: [
    codesIn(enterprises.industryTagIds, m.log_entity_enterprise),
    codesInJson(application, 'industryTagIds', m.log_entity_enterprise_audit, isOpen),
  ],
  HONOUR: [codeOfEach(enterprises.honours, 'code', m.log_entity_enterprise)],
  REJECT_REASON: [],
};
