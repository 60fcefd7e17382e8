import { retCodes } from '@portal/contract/ret-code';
import type { ventureOperate, ventureSave } from '@portal/contract/venture/public';
import { ventureTransitions } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { and, notInArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { chinaDayOf } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { lockVersion, updateVersion } from '../../platform/database/versioned.ts';
import { findPicture } from '../../platform/files/find-picture.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { followVenture, moveVenture } from './move-venture.ts';
import { getFinalEntry } from './of-entry.ts';
import { needsReview, newestFirst, ownerFor } from './venture.policy.ts';
import { getOwnVenture, isOwnVenture } from './venture.queries.ts';
import { type VentureRecord, ventures } from './venture.table.ts';
import { viewOwnVentureDetail } from './venture.view.ts';

type Content = InputOf<typeof ventureSave>['data'];

/** Maximum open ventures per owner. */
const maxOpen = 20;

/** Maps the form to columns. @throws {AppError} 100002 for a future day or an invalid picture */
async function valuesOf(tx: Db, { now }: Context, { fileId, ...data }: Content) {
  const today = chinaDayOf(now);
  const ahead = data.progress.findIndex(({ day }) => day > today);
  if (ahead >= 0) throw fieldsRefused({ [`data.progress.${ahead}.day`]: m.fault_progress_ahead() });
  return {
    ...data,
    fields: [...new Set(data.fields)],
    progress: newestFirst(data.progress),
    picture: await findPicture(tx, fileId, data.name),
  };
}
type Values = Awaited<ReturnType<typeof valuesOf>>;

/** Contacts stay out of the log. */
const loggedOf = ({ contactName: _name, contactPhone: _phone, picture: _picture, ...logged }: Values) =>
  logged;

/** @throws {AppError} 500024 with too many open ventures, 300001, 300002 */
async function begin(tx: Db, ctx: Context, values: Values, entryId: string | null): Promise<string> {
  const owner = ownerFor(ctx.actor);
  await takeTurn(tx, `ventures ${ctx.actor.enterpriseId ?? ctx.actor.userId}`);
  const isOpen = notInArray(ventures.status, ['CLOSED', 'WITHDRAWN']);
  if ((await tx.$count(ventures, and(isOwnVenture(ctx.actor), isOpen))) >= maxOpen)
    throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.refusal_ventures_open({ max: maxOpen }) });
  const { actor, now } = ctx;
  const id = ulid(now.getTime());
  const by = { createdAt: now, createdBy: actor.userId, updatedAt: now };
  if (entryId !== null) await getFinalEntry(tx, ctx, entryId);
  await tx.insert(ventures).values({ ...values, ...owner, ...by, id, entryId, status: 'DRAFT' });
  await writeLog(tx, ctx, {
    event: 'venture.create',
    entity: 'venture',
    entityId: id,
    before: null,
    after: loggedOf(values),
  });
  return id;
}

/** A public venture whose change needs no review is updated at once. @throws {AppError} 500012 */
async function change(tx: Db, ctx: Context, before: VentureRecord, values: Values): Promise<void> {
  if (ventureTransitions[before.status].revise === undefined) {
    await moveVenture(tx, ctx, before, { event: 'edit', set: values });
    return;
  }
  if (needsReview(before, values)) {
    await moveVenture(tx, ctx, before, { event: 'revise', set: values });
    return;
  }
  const { progress, wanted, teamSize, contactName, contactPhone } = values;
  await updateVersion(tx, ctx, ventures, before.id, {
    progress,
    wanted,
    teamSize,
    contactName,
    contactPhone,
  });
  await writeLog(tx, ctx, {
    event: 'venture.report',
    entity: 'venture',
    entityId: before.id,
    before: { progress: before.progress, wanted: before.wanted, teamSize: before.teamSize },
    after: { progress, wanted, teamSize },
  });
  await followVenture(tx, ctx, before.id);
}

/**
 * Creates a draft venture of the caller, or changes one.
 * @throws {AppError} 500404, 500409, 500012, 500024, 100002, 300001, 300002
 */
export const saveVenture: Verb<typeof ventureSave> = (ctx, { id: given, version, entryId = null, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before =
      given === undefined
        ? null
        : await lockVersion(tx, ventures, { id: given, version }, isOwnVenture(ctx.actor));
    const values = await valuesOf(tx, ctx, data);
    const id = before ? before.id : await begin(tx, ctx, values, entryId);
    if (before) await change(tx, ctx, before, values);
    return viewOwnVentureDetail(await getOwnVenture(tx, ctx.actor, id));
  });

/**
 * Carries out an action of the owners on a venture.
 * @throws {AppError} 500404, 500409, 500012
 */
export const operateVenture: Verb<typeof ventureOperate> = (ctx, { id, event, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const venture = await lockVersion(tx, ventures, { id, version }, isOwnVenture(ctx.actor));
    await moveVenture(tx, ctx, venture, { event });
    return viewOwnVentureDetail(await getOwnVenture(tx, ctx.actor, id));
  });
