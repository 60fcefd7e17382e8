import type { contractSetDue } from '@portal/contract/lease/manage';
import { retCodes } from '@portal/contract/ret-code';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { payingRoles } from '../../../platform/session/pays-for.ts';
import { sendMessage } from '../../message/message.public.ts';
import { placeOf } from '../lease.place.ts';
import { unitsOf } from '../lease.queries.ts';
import { contracts } from '../lease.table.ts';
import { contractLink } from '../move-contract.ts';
import { dueBar } from './contract.bulk.ts';

/**
 * Changes when the future bills of a contract are due, and notifies those who pay them.
 * @throws {AppError} 500404, 500409, 500012 for a contract that is not in force or has this due date
 */
export const setDue: Verb<typeof contractSetDue> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { dueDay, dueDays, ...contract } = await lockVersion(tx, contracts, { id, version });
    if (dueBar({ ...contract, dueDay, dueDays }, data) !== null)
      throw new AppError(retCodes.TRANSITION_REFUSED);
    const saved = await updateVersion(tx, ctx, contracts, id, data);
    await writeLog(tx, ctx, {
      event: 'contract.setDue',
      entity: 'contract',
      entityId: id,
      before: { dueDay, dueDays },
      after: data,
    });
    await sendMessage(tx, {
      eventCode: 'CONTRACT_DUE',
      params: { no: contract.no, place: placeOf((await unitsOf(tx, [id])).get(id) ?? []), ...data },
      enterpriseId: contract.enterpriseId,
      memberRoles: payingRoles,
      link: contractLink(id),
      now: ctx.now,
    });
    return { version: saved.version };
  });
