import {
  type ImportKind,
  type ImportState,
  importLifecycle,
  importRoles,
} from '@portal/contract/import/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { HeldWorkSource } from '../../feature/held-work.ts';
import type { Importer } from '../../feature/importer.ts';
import { titleOf } from '../../feature/queue-source.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { importRuns as run } from './import.table.ts';

const keeper = sql`coalesce(${run.handlerId}, ${run.createdBy})`;
const isOpen = inArray(run.status, importLifecycle.groups.open);
const desks = importRoles.filter((role) => role !== 'OP_ADMIN');

/** A desk that may import every kind of a file; administrators may import any. */
function roleOf(importers: readonly Importer[]): SQL {
  const kindsOf = (desk: (typeof desks)[number]): ImportKind[] =>
    importers.flatMap(({ kind, roles }) => (roles.includes(desk) ? [kind] : []));
  const cases = desks.map(
    (desk) => sql`when ${run.kinds} <@ ${sql.param(kindsOf(desk))}::text[] then ${desk}::text`,
  );
  return sql`case when ${run.actingFor} ->> 'isWholePark' = 'true' then 'OP_ADMIN' ${sql.join(cases, sql` `)}
    else 'OP_ADMIN' end`;
}

/** Imports of which nothing is written yet. */
export const heldImports: HeldWorkSource = {
  kind: 'IMPORT',
  held: ({ importers }) => sql`
    select ${run.id} as ref_id, ${keeper} as holder_id, ${titleOf(run.no, run.fileName)} as title,
      ${run.status} as state, null::timestamptz as due_at, ${roleOf(importers)} as role, '{}'::text[] as barred_ids
    from ${run} where ${isOpen} and ${keeper} is not null`,
  stateLabel: (state) => importLifecycle.labels[state as ImportState](),
  canRelease: false,
  async give(tx, ctx, { refId, from, to }) {
    const isTheirs = and(eq(run.id, refId), isOpen, sql`${keeper} = ${from}`);
    // The version stays, as the job and the page of the import go on with what they have read.
    const given =
      to === null
        ? []
        : await tx.update(run).set({ handlerId: to }).where(isTheirs).returning({ id: run.id });
    if (given.length === 0)
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.handover_refusal_gone() });
    await writeLog(tx, ctx, {
      event: 'importRun.reassign',
      entity: 'importRun',
      entityId: refId,
      before: { handlerId: from },
      after: { handlerId: to },
    });
  },
};
