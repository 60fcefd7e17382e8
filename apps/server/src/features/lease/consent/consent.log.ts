import { settlementConsentLifecycle } from '@portal/contract/lease/consent-lifecycle';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import { type LogWords, namesIn } from '../../../feature/log-words.ts';
import { contracts } from '../lease.table.ts';
import { settlementConsents } from './consent.table.ts';

const noOf = sql`(select ${contracts.no} from ${contracts} where ${contracts.id} = ${settlementConsents.contractId})`;

/** Words of the log for the tenant's answers to settlements. */
export const consentLog = {
  entities: { settlementConsent: m.move_out_consent_step },
  verbs: settlementConsentLifecycle.verbs,
  names: { settlementConsent: namesIn(settlementConsents, settlementConsents.id, noOf) },
  fields: {
    'settlementConsent.answeredAt': m.field_answer_to_request,
    'settlementConsent.objection': m.move_out_consent_objection,
    'settlementConsent.reply': m.move_out_consent_reply,
  },
  codes: { 'settlementConsent.status': settlementConsentLifecycle.labels },
} satisfies LogWords;
