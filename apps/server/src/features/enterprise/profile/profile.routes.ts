import { enterpriseChangeSubmit, enterpriseChangeWithdraw } from '@portal/contract/enterprise-change';
import { enterpriseQueryProfile, enterpriseSaveProfile } from '@portal/contract/enterprise-profile';
import type { Deps } from '../../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../../platform/http/endpoints.ts';
import { openSecretBox } from '../../../platform/secret-box.ts';
import { submitChange } from '../change/submit-change.ts';
import { withdrawChange } from '../change/withdraw-change.ts';
import { getProfile } from './get-profile.ts';
import { saveProfile } from './save-profile.ts';

export function profileRoutes(deps: Deps): BoundEndpoint[] {
  const box = openSecretBox(deps.env);
  return [
    bind(enterpriseQueryProfile, ({ actor }) => getProfile(deps, actor)),
    bind(enterpriseSaveProfile, ({ input, ...source }) => saveProfile({ ...deps, box }, input, source)),
    bind(enterpriseChangeSubmit, ({ input, ...source }) => submitChange(deps, input, source)),
    bind(enterpriseChangeWithdraw, ({ input, ...source }) => withdrawChange(deps, input, source)),
  ];
}
