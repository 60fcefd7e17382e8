import { batchQueryDetail, batchTemperatureFile } from '@portal/contract/farm/trace';
import type { Feature } from '../../feature/feature.ts';
import { bind, bindRaw } from '../../platform/http/endpoints.ts';
import { chinaSecondOf } from '../../platform/xlsx/china-second.ts';
import { sendCsv } from '../../platform/xlsx/send-csv.ts';
import { getBatch, isPublic, listReadings, readRecord } from '../farm/read-batch.public.ts';
import { viewTrace } from './view-trace.ts';

export const farmTraceFeature: Feature = {
  routes: () => [
    bind(batchQueryDetail, async ({ db }, { id }) =>
      viewTrace(await readRecord(db, await getBatch(db, id, isPublic))),
    ),
    bindRaw(batchTemperatureFile, async ({ db, reply }, { id }) => {
      const { batch } = await getBatch(db, id, isPublic);
      const readings = await listReadings(db, id);
      return sendCsv(reply, `${batch.batchNo}.csv`, [
        ['批次号', '时间', '箱心温度（℃）'],
        ...readings.map(({ at, tenths }) => [
          batch.batchNo,
          chinaSecondOf(new Date(at)),
          (tenths / 10).toFixed(1),
        ]),
      ]);
    }),
  ],
};
