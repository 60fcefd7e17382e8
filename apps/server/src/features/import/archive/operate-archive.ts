import type { archiveOperate } from '@portal/contract/park-archive/archive';
import { archiveLifecycle } from '@portal/contract/park-archive/lifecycle';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { afterCommit, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { askForJob } from '../../../platform/jobs/ask-for-job.ts';
import { mover } from '../../../platform/workflow/mover.ts';
import { notifyAdmins } from './notify-admins.ts';
import { archiveJob } from './park-archive.job.ts';
import { parkArchives } from './park-archive.table.ts';
import { mayFire, viewArchive } from './park-archive.view.ts';
import { storageKeyOfArchive } from './storage-key.ts';

const moveArchive = mover(archiveLifecycle, parkArchives, ({ status }) => ({ status }));

/**
 * Approves or refuses an archive as the second administrator, or withdraws it as the first.
 * @throws {AppError} 500404, 500409, 500012, 300002 for approving one's own, or withdrawing another's
 */
export const operateArchive: Verb<typeof archiveOperate> = async (ctx, { id, event, version }) => {
  const row = await inTransaction(ctx.db, async (tx) => {
    const locked = await lockVersion(tx, parkArchives, { id, version });
    if (!mayFire(locked, event, ctx.actor.userId))
      throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.park_export_refusal_second() });
    const decided = event === 'withdraw' ? {} : { decidedBy: ctx.actor.userId };
    const moved = await moveArchive(tx, ctx, locked, { event, set: decided });
    await notifyAdmins(tx, moved, ctx.now, ctx.actor.userId);
    if (event === 'approve') await askForJob(tx, archiveJob, {});
    else if (moved.direction === 'IN')
      afterCommit(tx, () => void ctx.files.remove(storageKeyOfArchive(id)).catch(() => undefined));
    return moved;
  });
  return viewArchive(ctx.db, ctx.actor, row);
};
