import type { Feature } from '../feature/feature.ts';
import { fileRoutes } from '../platform/files/file.routes.ts';
import { forgetAnswers } from '../platform/idempotency/idempotent.ts';
import { exportRoutes } from '../platform/xlsx/export.routes.ts';

/** Endpoints and recurring jobs the platform provides for every feature. */
export const platformFeature: Feature = {
  routes: (deps, { fileReviewers, fileHolders }) => [
    ...fileRoutes(deps, fileReviewers, fileHolders),
    ...exportRoutes(deps),
  ],
  jobs: (deps) => [{ name: 'calls.forget', cron: '15 4 * * *', run: () => forgetAnswers(deps) }],
};
