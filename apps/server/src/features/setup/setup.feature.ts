import { paths } from '@portal/contract/paths';
import { setupKeys, setupLines } from '@portal/contract/setup/terms';
import * as m from '@portal/texts/messages';
import type { Feature } from '../../feature/feature.ts';
import { setupRoutes } from './setup.routes.ts';

export const setupFeature: Feature = {
  routes: setupRoutes,
  menuPages: [paths.manageSetup()],
  log: {
    entities: { setup: m.setup_title },
    verbs: { postpone: m.setup_later, resume: m.setup_resume, remindLine: m.setup_reminded },
    names: {
      setup: async (_db, ids) =>
        ids.map((id) => {
          const key = setupKeys.find((one) => one === id);
          return { id, name: key ? setupLines[key].title() : null };
        }),
    },
  },
};
