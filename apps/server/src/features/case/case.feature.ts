import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { caseLog } from './case.log.ts';
import { casePalette } from './case.palette.ts';
import { caseRoutes } from './case.routes.ts';
import { caseTodo } from './case.todo.ts';

export const caseFeature: Feature = {
  routes: caseRoutes,
  menuPages: [paths.myCases()],
  todo: [caseTodo],
  log: caseLog,
  palette: casePalette,
};
