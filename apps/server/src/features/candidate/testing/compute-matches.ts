import type { JobDeps } from '../../../feature/feature.ts';
import { contributions } from '../../features.ts';
import { computeMatches as compute } from '../compute-matches.ts';

/** Calculates one project, or all open ones, with the helpers of all features. */
export const computeMatches = (deps: JobDeps, asked: object | null): Promise<void> =>
  compute({ ...deps, helpers: contributions.helpers }, asked);
