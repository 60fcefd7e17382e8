import type { Feature } from '../../feature/feature.ts';
import { createAnonymousCall } from '../../platform/http/endpoints.ts';
import type { Call } from './phone-view.ts';
import { registerPhonePages } from './register-phone-pages.ts';

export const phoneFeature: Feature = {
  plainRoutes: (app, deps, { bounds }) =>
    registerPhonePages(app, deps, createAnonymousCall(deps, bounds) as Call),
};
