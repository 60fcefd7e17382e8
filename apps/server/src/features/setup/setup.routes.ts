import { setupOperate, setupQueryDetail, setupRemind } from '@portal/contract/setup/manage';
import type { Contributions } from '../../feature/feature.ts';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { operateLine } from './operate-line.ts';
import { readChecklist } from './read-checklist.ts';
import { remindLine } from './remind-line.ts';

export const setupRoutes = (_deps: Deps, { setup }: Pick<Contributions, 'setup'>): BoundEndpoint[] => [
  bind(setupQueryDetail, (ctx) => readChecklist(ctx, setup)),
  bind(setupOperate, (ctx, input) => operateLine(ctx, setup, input)),
  bind(setupRemind, (ctx, input) => remindLine(ctx, setup, input)),
];
