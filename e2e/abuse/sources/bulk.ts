import type { PayloadSource } from '../payload-source.ts';

/** What is filled in for an act goes through the call of the single act, which has a source of its own. */
export const source: PayloadSource = {
  unshown: {
    '/api/bulkManage/bulk/prepare data.filter{}': 'is looked up',
    '/api/bulkManage/bulk/prepare data.ids[]': 'is looked up',
    '/api/bulkManage/bulk/prepare data.list': 'is looked up',
    '/api/bulkManage/bulk/prepare data.reason': 'is a reason of the single act, written by its own call',
  },
  write: async () => ({}),
};
