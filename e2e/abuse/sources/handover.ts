import type { PayloadSource } from '../payload-source.ts';

export const source: PayloadSource = {
  unshown: { '/api/userManage/handover/give data.items[].refId': 'is looked up' },
  write: async () => ({}),
};
