import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { todoRoutes } from './todo.routes.ts';

export const todoFeature: Feature = {
  routes: (deps, { todo }) => todoRoutes(deps, todo),
  // The first page of the account area, whose cards come from all features.
  menuPages: [paths.dashboard()],
};
