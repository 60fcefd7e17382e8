import {
  customRoleEnd,
  customRoleGrant,
  customRoleOperate,
  customRoleOperateGrant,
  customRolePreview,
  customRolePropose,
  customRoleQueryDetail,
  customRoleQueryList,
  customRoleQueryMatrix,
} from '@portal/contract/rights/custom-role';
import type { Contributions } from '../../feature/feature.ts';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { endRole } from './end-role.ts';
import { getCustomRole, listCustomRoles } from './get-custom-role.ts';
import { grantRole } from './grant-role.ts';
import { operateChange } from './operate-change.ts';
import { operateCustomGrant } from './operate-grant.ts';
import { previewRole } from './preview-role.ts';
import { proposeRole } from './propose-role.ts';
import { getMatrix } from './rights-matrix.ts';

export const customRoleRoutes = (_deps: Deps, all: Contributions): BoundEndpoint[] => [
  bind(customRoleQueryList, listCustomRoles),
  bind(customRoleQueryDetail, getCustomRole),
  bind(customRoleQueryMatrix, getMatrix),
  bind(customRolePropose, proposeRole),
  bind(customRoleOperate, operateChange),
  bind(customRoleEnd, endRole),
  bind(customRoleGrant, grantRole),
  bind(customRoleOperateGrant, operateCustomGrant),
  bind(customRolePreview, (ctx, input) => previewRole({ ...ctx, all }, input)),
];
