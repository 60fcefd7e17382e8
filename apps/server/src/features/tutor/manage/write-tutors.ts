import type { TutorContent } from '@portal/contract/tutor/manage';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLogs } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { notifyCollectors } from '../../collect/collect.public.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { tutorSearch } from '../tutor.search.ts';
import { type TutorRecord, tutors } from '../tutor.table.ts';

interface NewTutor {
  before: TutorRecord | null;
  values: Omit<TutorContent, 'fileId' | 'loginName'> & Pick<TutorRecord, 'picture' | 'userId'>;
  /** What the log shows next to the values. */
  logged?: object;
}

/** Updates search, saved items and cached pages. */
export async function followTutors(tx: Db, now: Date, ids: readonly string[]): Promise<void> {
  await notifyCollectors(tx, 'TUTOR', [...ids]);
  await refreshDocuments(tx, tutorSearch, ids, now);
  await invalidateTags(tx, ['tutor']);
}

/** Adds and changes tutors that were checked, each with a log row, and returns them in their order. */
export async function writeTutors(
  tx: Db,
  ctx: WriteContext,
  given: readonly NewTutor[],
): Promise<TutorRecord[]> {
  const by = { createdBy: ctx.actor?.userId ?? null, createdAt: ctx.now };
  const saved: TutorRecord[] = [];
  for (const { before, values } of given) {
    const [tutor] = before
      ? [await updateVersion(tx, ctx, tutors, before.id, values)]
      : await tx
          .insert(tutors)
          .values({ ...values, ...by, id: ulid(ctx.now.getTime()) })
          .returning();
    if (!tutor) throw new Error('failed to insert tutor');
    saved.push(tutor);
  }
  await writeLogs(
    tx,
    ctx,
    given.map(({ before, values, logged = {} }, at) => ({
      event: before ? 'tutor.edit' : 'tutor.create',
      entity: 'tutor',
      entityId: saved[at]?.id ?? '',
      before: before && { ...before, picture: undefined, career: undefined, userId: undefined },
      after: { ...values, picture: undefined, career: undefined, userId: undefined, ...logged },
    })),
  );
  await followTutors(
    tx,
    ctx.now,
    saved.map(({ id }) => id),
  );
  return saved;
}
