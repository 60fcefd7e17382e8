import type { CallEndpoint } from '../page/page-context.ts';
export const browserClient = (): { call: CallEndpoint } => ({
  call: async () => {
    throw new Error('not yet');
  },
});
