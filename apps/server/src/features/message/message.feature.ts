import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { eraseMessages } from './message.account-end.ts';
import { messageLog } from './message.log.ts';
import { messageRoutes } from './message.routes.ts';

export const messageFeature: Feature = {
  routes: messageRoutes,
  menuPages: [paths.myMessages()],
  log: messageLog,
  erase: eraseMessages,
};
