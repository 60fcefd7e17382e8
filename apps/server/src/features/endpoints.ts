import type { Deps } from '../platform/deps.ts';
import { fileRoutes } from '../platform/files/file.routes.ts';
import type { BoundEndpoint } from '../platform/http/endpoints.ts';
import { exportRoutes } from '../platform/xlsx/export.routes.ts';
import { caseRoutes } from './case/case.routes.ts';
import { collectRoutes } from './collect/collect.routes.ts';
import { communityRoutes } from './community/community.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import { editingRoutes } from './content/editing/editing.routes.ts';
import { receiptRoutes } from './content/receipt/receipt.routes.ts';
import { relevanceRoutes } from './content/relevance/relevance.routes.ts';
import { storyRoutes } from './content/story/story.routes.ts';
import { dictionaryRoutes } from './dictionary/dictionary.routes.ts';
import { dictionaryManageRoutes } from './dictionary/manage/dictionary-manage.routes.ts';
import { admissionRoutes } from './enterprise/admission/admission.routes.ts';
import { enterpriseRoutes } from './enterprise/enterprise.routes.ts';
import { inviteRoutes } from './enterprise/invite/invite.routes.ts';
import { manageEnterpriseRoutes } from './enterprise/manage/manage-enterprise.routes.ts';
import { memberRoutes } from './enterprise/member/member.routes.ts';
import { profileRoutes } from './enterprise/profile/profile.routes.ts';
import { identityRoutes } from './identity/identity.routes.ts';
import { manageUserRoutes } from './identity/manage/manage-user.routes.ts';
import { messageRoutes } from './message/message.routes.ts';
import { operLogRoutes } from './oper-log/oper-log.routes.ts';
import { itemManageRoutes } from './policy/manage/item-manage.routes.ts';
import { policyManageRoutes } from './policy/manage/policy-manage.routes.ts';
import { policyRoutes } from './policy/policy.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { carouselRoutes } from './site/carousel/carousel.routes.ts';
import { siteManageRoutes } from './site/manage/site-manage.routes.ts';
import { siteRoutes } from './site/site.routes.ts';
import { todoRoutes } from './todo/todo.routes.ts';
import { workQueueRoutes } from './work-queue/work-queue.routes.ts';

/** Every feature's endpoints; the contract's list and this one are held equal by a test. */
export function allEndpoints(deps: Deps): BoundEndpoint[] {
  return [
    ...contentRoutes(deps),
    ...editingRoutes(deps),
    ...receiptRoutes(deps),
    ...relevanceRoutes(deps),
    ...storyRoutes(deps),
    ...policyRoutes(deps),
    ...policyManageRoutes(deps),
    ...itemManageRoutes(deps),
    ...enterpriseRoutes(deps),
    ...admissionRoutes(deps),
    ...profileRoutes(deps),
    ...memberRoutes(deps),
    ...inviteRoutes(deps),
    ...manageEnterpriseRoutes(deps),
    ...identityRoutes(deps),
    ...manageUserRoutes(deps),
    ...workQueueRoutes(deps),
    ...siteRoutes(deps),
    ...carouselRoutes(),
    ...siteManageRoutes(deps),
    ...dictionaryRoutes(deps),
    ...dictionaryManageRoutes(deps),
    ...communityRoutes(deps),
    ...searchRoutes(deps),
    ...messageRoutes(deps),
    ...caseRoutes(deps),
    ...todoRoutes(deps),
    ...collectRoutes(deps),
    ...fileRoutes(deps),
    ...exportRoutes(deps),
    ...operLogRoutes(deps),
  ];
}
