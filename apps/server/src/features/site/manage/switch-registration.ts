import type { registrationSwitch } from '@portal/contract/site/manage';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { siteOptions } from '../site.table.ts';
import { lockSiteOption } from './site-content.queries.ts';

/** Opens or closes registration to the public. It keeps the version of the settings, which somebody may be editing. */
export const switchRegistration: Verb<typeof registrationSwitch> = (ctx, { data: { isOpen } }) =>
  inTransaction(ctx.db, async (tx) => {
    await lockSiteOption(tx);
    await tx.update(siteOptions).set({ registrationOpen: isOpen });
    await writeLog(tx, ctx, {
      event: isOpen ? 'site.openRegistration' : 'site.closeRegistration',
      entity: 'site',
      entityId: 'site',
    });
    await invalidateTags(tx, ['site']);
    return { isOpen };
  });
