import type { OwnChange } from '@portal/contract/enterprise/change';
import type { Db } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Audit } from '../admission/admission.policy.ts';
import { viewAdmission } from '../admission/audit.view.ts';
import { changeActions } from './change.policy.ts';

/** The enterprise's view of a change, without the auditors' names. */
export async function viewChange(db: Db, audit: Audit, actor: Actor): Promise<OwnChange> {
  return {
    ...(await viewAdmission(db, audit, [])),
    before: audit.before ?? {},
    actions: changeActions(actor, audit),
  };
}
