import type { CaseActor } from '@portal/contract/case-kinds';
import { type RequestEvent, requestKindLabels } from '@portal/contract/lease/terms';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { inLanguage } from '../../platform/locale.ts';
import { recordCase } from '../case/case.public.ts';
import type { Contract, LeaseRequest } from './lease.table.ts';
import { contractLink } from './move-contract.ts';

interface Recorded {
  event: 'submit' | RequestEvent;
  by: CaseActor;
  reason?: string;
}

/** Adds a request to the case of its enterprise. */
export const recordRequest = (
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  contract: Contract,
  request: LeaseRequest,
  { event, by, reason = '' }: Recorded,
): Promise<string> =>
  recordCase(tx, {
    kind: 'LEASE_REQUEST',
    bizId: request.id,
    enterpriseId: contract.enterpriseId,
    // Stored text is Chinese, like everything people write.
    subject: `${contract.no} ${inLanguage('zh', requestKindLabels[request.kind])}`,
    state: request.status,
    link: contractLink(contract.id),
    event: { event, params: reason === '' ? {} : { reason }, by },
    now,
  });
