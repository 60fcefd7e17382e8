import { loader } from '../../../platform/page/load.ts';

export const loadBatch = loader(async ({ call, params }) => ({
  batch: await call('GET /api/farmManage/batch/queryDetail', { id: params.id ?? '' }),
}));
