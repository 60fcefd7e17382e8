import type { EnterpriseApplication } from '@portal/contract/enterprise/application';
import { ulid } from 'ulidx';
import type { ImportedRow } from '../../../feature/importer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLogs } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { columnsOf } from '../admission/columns-of.ts';
import { drawCovers } from '../admission/draw-cover.ts';
import { enterprises } from '../enterprise.table.ts';
import { refreshEnterprises } from '../refresh-enterprises.public.ts';

type EnterpriseRow = typeof enterprises.$inferSelect;

/** An enterprise as the office enters it, and what it was before. */
export interface Admitted {
  values: Omit<EnterpriseApplication, 'licenseFileId' | 'products'>;
  before: EnterpriseRow | null;
  /** The day of its admission, if it was in the park before. */
  admittedOn: string | null;
}

/** Noon of a day in Shanghai. */
const noonOf = (day: string) => new Date(`${day}T12:00:00+08:00`);

/** Admits enterprises that two persons have checked, and changes those that are in the park. */
export async function admitEnterprises(tx: Db, ctx: WriteContext, rows: readonly ImportedRow<Admitted>[]) {
  const { now } = ctx;
  const by = { createdBy: ctx.actor?.userId ?? null, createdAt: now, updatedAt: now };
  const given = rows.map((row) => ({ ...row, id: row.content.before?.id ?? ulid(now.getTime()) }));
  const added = given.flatMap(({ id, content: { values, before, admittedOn } }) =>
    before
      ? []
      : [
          {
            ...columnsOf(values),
            ...by,
            id,
            entryStatus: 'PASSED' as const,
            admittedAt: admittedOn === null ? now : noonOf(admittedOn),
          },
        ],
  );
  const covers = await drawCovers(tx, added, now);
  if (added.length > 0)
    await tx.insert(enterprises).values(added.map((row, at) => ({ ...row, cover: covers[at] ?? null })));
  const saved: { id: string; version: number }[] = [];
  for (const { id, content } of given) {
    // The registration changes by application only, and products are entered in the profile.
    const {
      name: _name,
      creditCode: _code,
      legalPerson: _person,
      products: _products,
      ...own
    } = columnsOf(content.values);
    const { version } = content.before ? await updateVersion(tx, ctx, enterprises, id, own) : { version: 1 };
    saved.push({ id, version });
  }
  await writeLogs(
    tx,
    ctx,
    given.map(({ id, content: { values, before }, origin }) => ({
      event: before ? 'enterprise.edit' : 'enterprise.admit',
      entity: 'enterprise',
      entityId: id,
      before: before && Object.fromEntries(Object.keys(values).map((key) => [key, Reflect.get(before, key)])),
      after: { ...values, importedFrom: origin },
    })),
  );
  await refreshEnterprises(
    tx,
    given.map(({ id }) => id),
    now,
  );
  await invalidateTags(tx, ['enterprise', 'match']);
  return saved;
}
