import type { projectReview } from '@portal/contract/match/project-manage';
import * as m from '@portal/texts/messages';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { moveProject } from '../move-project.ts';
import { getProject } from '../project.public.ts';
import { projects } from '../project.table.ts';
import { viewManagedDetail } from '../project.view.ts';

/**
 * Applies the park's action to a project.
 * @throws {AppError} 500404, 500409, 500012, 100002 without the reason shown to its enterprise
 */
export const reviewProject: Verb<typeof projectReview> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const project = await lockVersion(tx, projects, { id, version });
    if (event !== 'approve' && data.reason === '')
      throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
    const reason = event === 'approve' ? '' : data.reason;
    await moveProject(tx, ctx, project, { event, by: 'PARK', reason });
    return viewManagedDetail(tx, await getProject(tx, id));
  });
