import { declarationStateLabels } from '@portal/contract/declaration/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import { type QueueSource, titleOf } from '../../feature/queue-source.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { declareItems } from '../policy/declare-item.table.ts';
import { declarationOpinions, declarations } from './declaration.table.ts';

const named = titleOf(declareItems.title, enterprises.shortName);
const joined = sql`${declarations}
  join ${declareItems} on ${declareItems.id} = ${declarations.itemId}
  join ${enterprises} on ${enterprises.id} = ${declarations.enterpriseId}`;

/** Applications for the policy office to process; the person who proposed an amount can't publish it. */
export const declarationQueue: QueueSource = {
  kind: 'DECLARATION',
  label: m.declaration_one,
  role: 'OP_POLICY',
  stateLabels: declarationStateLabels,
  waiting: sql`
    select ${declarations.id} as ref_id, ${named} as title, ${declarations.status} as state,
      ${declarations.submittedAt} as entered_at, ${declarations.dueAt} as due_at,
      case when ${declarations.status} = 'PASSED' then ${declarations.passedBy} end as barred_user_id
    from ${joined} where ${declarations.status} in ('SUBMITTED', 'ACCEPTED', 'REVIEWING', 'PASSED')`,
};

/** Opinions an expert was asked for and hasn't given or recused themselves from; only that expert sees them. */
export const opinionQueue: QueueSource = {
  kind: 'OPINION',
  label: m.declaration_opinion,
  role: 'EXPERT',
  stateLabels: declarationStateLabels,
  isFor: (userId) => sql`waiting.expert_id = ${userId}`,
  waiting: sql`
    select ${declarations.id} as ref_id, ${named} as title, ${declarations.status} as state,
      ${declarationOpinions.createdAt} as entered_at, ${declarations.dueAt} as due_at,
      null::text as barred_user_id, ${declarationOpinions.expertId} as expert_id
    from ${joined}
    join ${declarationOpinions} on ${declarationOpinions.declarationId} = ${declarations.id}
      and ${declarationOpinions.givenAt} is null and ${declarationOpinions.recusedFor} = ''
    where ${declarations.status} = 'REVIEWING'`,
};

/** Grants for the finance office to pay. */
export const payoutQueue: QueueSource = {
  kind: 'PAYOUT',
  label: m.declaration_payout,
  role: 'OP_FINANCE',
  stateLabels: declarationStateLabels,
  waiting: sql`
    select ${declarations.id} as ref_id, ${named} as title, ${declarations.status} as state,
      ${declarations.publicityUntil} as entered_at, ${declarations.dueAt} as due_at, null::text as barred_user_id
    from ${joined} where ${declarations.status} = 'APPROVED'`,
};
