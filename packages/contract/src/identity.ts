import { cancelEndpoints } from './identity-cancel.ts';
import { loginEndpoints } from './identity-login.ts';
import { menuEndpoints } from './identity-menu.ts';
import { phoneEndpoints } from './identity-phone.ts';
import { profileEndpoints } from './identity-profile.ts';
import { recoveryEndpoints } from './identity-recovery.ts';
import { registerEndpoints } from './identity-register.ts';
import { userEndpoints } from './identity-user.ts';
import { phoneAppealEndpoints } from './phone-appeal.ts';
import { viewAsEndpoints } from './view-as.ts';

/** Endpoints for accounts and sessions, in the order of the specification. */
export const identityEndpoints = [
  ...loginEndpoints,
  ...userEndpoints,
  ...profileEndpoints,
  ...cancelEndpoints,
  ...menuEndpoints,
  ...registerEndpoints,
  ...recoveryEndpoints,
  ...phoneEndpoints,
  ...phoneAppealEndpoints,
  ...viewAsEndpoints,
] as const;
