import { paths } from '@portal/contract/paths';
import { repairQueryBoard } from '@portal/contract/repair/board';
import type { Feature } from '../../feature/feature.ts';
import { bind } from '../../platform/http/endpoints.ts';
import { queryBoard } from './board.queries.ts';

export const repairBoardFeature: Feature = {
  routes: () => [bind(repairQueryBoard, queryBoard)],
  menuPages: [paths.manageRepairs()],
};
