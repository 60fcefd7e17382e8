import { enterpriseChangeSubmit, enterpriseChangeWithdraw } from '@portal/contract/enterprise/change';
import { enterpriseQueryProfile, enterpriseSaveProfile } from '@portal/contract/enterprise/profile';
import type { Deps } from '../../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../../platform/http/endpoints.ts';
import { submitChange } from '../change/submit-change.ts';
import { withdrawChange } from '../change/withdraw-change.ts';
import { getProfile } from './get-profile.ts';
import { saveProfile } from './save-profile.ts';

export function profileRoutes(_deps: Deps): BoundEndpoint[] {
  return [
    bind(enterpriseQueryProfile, getProfile),
    bind(enterpriseSaveProfile, saveProfile),
    bind(enterpriseChangeSubmit, submitChange),
    bind(enterpriseChangeWithdraw, withdrawChange),
  ];
}
