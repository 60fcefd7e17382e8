import { viewAsEndpoints } from '../view-as.ts';
import { cancelEndpoints } from './cancel.ts';
import { loginEndpoints } from './login.ts';
import { menuEndpoints } from './menu.ts';
import { phoneEndpoints } from './phone.ts';
import { phoneAppealEndpoints } from './phone-appeal.ts';
import { profileEndpoints } from './profile.ts';
import { recoveryEndpoints } from './recovery.ts';
import { registerEndpoints } from './register.ts';
import { userEndpoints } from './user.ts';

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
