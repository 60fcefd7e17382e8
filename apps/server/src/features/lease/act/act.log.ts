import { leaseActContent } from '@portal/contract/lease/act';
import { leaseActLifecycle } from '@portal/contract/lease/act-lifecycle';
import { leaseActKindLabels } from '@portal/contract/lease/act-terms';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../../feature/log-words.ts';
import { leaseActs } from './lease-act.table.ts';

/** Words of the log for acts on contracts. */
export const actLog = {
  entities: { leaseAct: m.lease_act_change },
  verbs: leaseActLifecycle.verbs,
  names: { leaseAct: namesIn(leaseActs, leaseActs.id, leaseActs.no) },
  forms: [leaseActContent],
  fields: { 'leaseAct.amountFen': m.field_amount, 'leaseAct.place': m.field_units },
  codes: { 'leaseAct.kind': leaseActKindLabels, 'leaseAct.status': leaseActLifecycle.labels },
} satisfies LogWords;
