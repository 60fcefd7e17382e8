import type { policyQueryManageDetail } from '@portal/contract/policy/manage';
import { policyStatusLabels } from '@portal/contract/policy/states';
import type { Verb } from '../../../platform/http/context.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { policyActions } from './policy-editing.policy.ts';
import { authorsOf, findLatestVersion, getEditedPolicy } from './policy-editing.queries.ts';
import { pictureAlt, workingContentOf } from './policy-rows.ts';
import { findPicture } from './require-picture.ts';

/**
 * The officers' view of a policy: its working copy, or else the public text.
 * @throws {AppError} 500404
 */
export const getManagedPolicy: Verb<typeof policyQueryManageDetail> = async ({ db, actor }, { id }) => {
  const edited = await getEditedPolicy(db, id);
  const { policy, revision } = edited;
  const data = workingContentOf(edited);
  const submittedBy = revision?.submittedBy ?? null;
  const [cover, pictureFile, versionNo, names] = await Promise.all([
    findPicture(db, data.coverFileId, ''),
    findPicture(db, data.pictureFileId, pictureAlt(data)),
    findLatestVersion(db, id),
    namesOfUsers(db, [submittedBy]),
  ]);
  const { status, version, updatedAt, repealedAt, withdrawReason, trashedAt } = policy;
  return {
    policyId: id,
    status,
    statusLabel: policyStatusLabels[status](),
    revision: policy.revision,
    version,
    updatedAt: updatedAt.getTime(),
    repealedAt,
    cover,
    pictureFile,
    versionNo,
    data,
    submittedAt: revision?.submittedAt?.getTime() ?? null,
    submittedBy: submittedBy === null ? '' : (names.get(submittedBy) ?? ''),
    returnReason: revision?.returnReason ?? '',
    withdrawReason: withdrawReason ?? '',
    trashedAt: trashedAt?.getTime() ?? null,
    actions: policyActions(actor, policy, authorsOf(edited)),
  };
};
