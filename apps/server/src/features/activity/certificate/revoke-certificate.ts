import type { certificateOperate } from '@portal/contract/activity/certificate';
import { certificateTransitions } from '@portal/contract/activity/learn-terms';
import * as m from '@portal/texts/messages';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { learnLink } from '../public-path.ts';
import { getCertificate } from './certificate.queries.ts';
import { certificates } from './certificate.table.ts';
import { viewManagedCertificate } from './certificate.view.ts';

/**
 * Revokes a certificate; the holder and anyone who verifies it can see the reason.
 * @throws {AppError} 500404, 500409, 500012, 100002 without a reason
 */
export const revokeCertificate: Verb<typeof certificateOperate> = (
  ctx,
  { id, event, version, data: { reason } },
) =>
  inTransaction(ctx.db, async (tx) => {
    const before = await lockVersion(tx, certificates, { id, version });
    const status = nextState(certificateTransitions, before.status, event);
    if (reason === '') throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
    const revoked = await moveState(tx, ctx, certificates, before, {
      entity: 'certificate',
      event,
      set: { status, reason, revokedAt: ctx.now },
      reason,
    });
    await sendMessage(tx, {
      eventCode: 'CERTIFICATE_REVOKED',
      params: { title: revoked.title, reason },
      userIds: [revoked.userId],
      link: `${learnLink}/certificate/${id}`,
      now: ctx.now,
    });
    await invalidateTags(tx, ['certificate']);
    return viewManagedCertificate(await getCertificate(tx, id));
  });
