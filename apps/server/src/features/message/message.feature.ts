import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { eraseMessages } from './message.account-end.ts';
import { messageLog } from './message.log.ts';
import { messageRoutes } from './message.routes.ts';
import { registerMailPages } from './reach/mail-pages.ts';
import { sendDigests } from './reach/send-digests.ts';

export const messageFeature: Feature = {
  routes: messageRoutes,
  plainRoutes: registerMailPages,
  jobs: (deps) => [{ name: 'message.sendDigests', cron: '*/5 * * * *', run: () => sendDigests(deps) }],
  menuPages: [paths.myMessages(), paths.reach()],
  log: messageLog,
  erase: eraseMessages,
};
