import type { PayloadSource } from '../payload-source.ts';

const why = 'is a cell of an uploaded sheet, whose entities have sources of their own';

/** What people write comes in as a file; calls only mend its cells. */
export const source: PayloadSource = {
  unshown: {
    '/api/importManage/import/map data.sheets[].fields[]': 'is looked up',
    '/api/importManage/import/map data.sheets[].constants{}': why,
    '/api/importManage/import/map data.sheets[].values{}{}': 'is looked up',
    '/api/importManage/import/mend data.cells{}': why,
  },
  write: async () => ({}),
};
