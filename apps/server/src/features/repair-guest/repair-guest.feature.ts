import {
  repairOperateAsGuest,
  repairQueryAsGuest,
  repairQueryGuestForm,
  repairSubmitAsGuest,
} from '@portal/contract/repair/guest';
import type { Feature } from '../../feature/feature.ts';
import { bind } from '../../platform/http/endpoints.ts';
import { getAsGuest, getGuestForm, operateAsGuest, submitAsGuest } from './guest-repair.ts';

export const repairGuestFeature: Feature = {
  routes: () => [
    bind(repairQueryGuestForm, getGuestForm),
    bind(repairSubmitAsGuest, submitAsGuest),
    bind(repairQueryAsGuest, getAsGuest),
    bind(repairOperateAsGuest, operateAsGuest),
  ],
};
