import type { institutionSave } from '@portal/contract/finance/public';
import { institutionTransitions } from '@portal/contract/finance/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { type InstitutionRecord, institutions } from '../finance.table.ts';
import { viewOwnInstitution } from '../finance.view.ts';
import { isOwnInstitution } from './own-institution.ts';

type Content = InputOf<typeof institutionSave>['data'];

/** Personal contact details stay out of the log. */
const loggedOf = ({ contactName: _name, contactPhone: _phone, ...logged }: Content) => logged;

/** @throws {AppError} 500012 if the enterprise already has the role */
async function begin(tx: Db, ctx: Context, data: Content): Promise<InstitutionRecord> {
  const id = ulid(ctx.now.getTime());
  const [made] = await tx
    .insert(institutions)
    .values({
      ...data,
      id,
      enterpriseId: ctx.actor.enterpriseId ?? '',
      status: 'DRAFT',
      createdAt: ctx.now,
      createdBy: ctx.actor.userId,
      updatedAt: ctx.now,
    })
    .onConflictDoNothing({ target: institutions.enterpriseId })
    .returning();
  if (!made) throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_has_institution() });
  await writeLog(tx, ctx, {
    event: 'institution.create',
    entity: 'institution',
    entityId: id,
    before: null,
    after: loggedOf(data),
  });
  return made;
}

/**
 * Requests the role of an institution, or changes one that is not open.
 * @throws {AppError} 500404, 500409, 500012
 */
export const saveInstitution: Verb<typeof institutionSave> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    if (id === undefined) return viewOwnInstitution(await begin(tx, ctx, data));
    const institution = await lockVersion(tx, institutions, { id, version }, isOwnInstitution(ctx.actor));
    const status = nextState(institutionTransitions, institution.status, 'edit');
    const fields = Object.keys(loggedOf(data));
    const saved = await moveState(tx, ctx, institutions, institution, {
      entity: 'institution',
      event: 'edit',
      set: { ...data, status },
      logged: (row) => Object.fromEntries(Object.entries(row).filter(([name]) => fields.includes(name))),
    });
    return viewOwnInstitution(saved);
  });
