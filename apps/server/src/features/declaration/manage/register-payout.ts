import type { declarationPay } from '@portal/contract/declaration/manage';
import { declarationTransitions } from '@portal/contract/declaration/terms';
import * as m from '@portal/texts/messages';
import { chinaDayOf, startOfChinaDay } from '../../../platform/china-time.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { getManaged, scopeOf } from '../declaration.queries.ts';
import { declarations } from '../declaration.table.ts';
import { moveDeclaration } from '../move-declaration.ts';
import { viewManagedDetail } from './managed.view.ts';

/**
 * Records the payout of an approved application.
 * @throws {AppError} 500404, 500409, 500012, 100002 for a date in the future
 */
export const registerPayout: Verb<typeof declarationPay> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const scope = scopeOf(ctx.actor);
    const row = await getManaged(tx, scope, id);
    const declaration = await lockVersion(tx, declarations, { id, version });
    nextState(declarationTransitions, declaration.status, 'pay');
    if (data.paidOn > chinaDayOf(ctx.now))
      throw fieldsRefused({ 'data.paidOn': m.declaration_fault_paid_ahead() });
    await moveDeclaration(tx, ctx, declaration, row.item, {
      event: 'pay',
      set: { payoutAt: startOfChinaDay(data.paidOn), payoutRef: data.payoutRef },
    });
    return viewManagedDetail(tx, ctx, await getManaged(tx, scope, id));
  });
