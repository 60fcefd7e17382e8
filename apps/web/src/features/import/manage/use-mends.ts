import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { ImportRow, ImportRun } from '@portal/contract/import/import';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { importQueryKeys } from './import-query-keys.ts';

const mendCall = 'POST /api/importManage/import/mend';
const detail = 'GET /api/importManage/import/queryDetail';
type MendData = EndpointMap[typeof mendCall]['input']['data'];

export interface Mends {
  /** The row as it is after it was mended; it stays where it stood. */
  rowOf: (sheetId: string, row: ImportRow) => ImportRow;
  mend: (sheetId: string, line: number, data: MendData) => Promise<void>;
  refresh: () => Promise<void>;
}

/** Mends rows one after the other, because each has to know the version that the last one left. */
export function useMends(run: ImportRun): Mends {
  const queries = useQueryClient();
  const [mended, setMended] = useState<ReadonlyMap<string, ImportRow>>(new Map());
  const { run: send } = useMutationOf(mendCall, {});
  /** The version that the last mending left. */
  const left = useRef(0);
  const last = useRef<Promise<void>>(Promise.resolve());
  const refresh = async () => {
    await Promise.all(importQueryKeys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
  };
  const mendNow = async (sheetId: string, line: number, data: MendData) => {
    const id = run.importId;
    const answer = await send({ id, version: Math.max(left.current, run.version), sheetId, line, data });
    if (!answer) return refresh();
    left.current = answer.version;
    setMended((rows) => new Map(rows).set(`${sheetId} ${line}`, answer.row));
    queries.setQueryData<ImportRun>(
      [detail, { id }],
      (seen) => seen && { ...seen, version: answer.version, counts: answer.counts },
    );
    await queries.invalidateQueries({ queryKey: [detail] });
  };
  return {
    rowOf: (sheetId, row) => mended.get(`${sheetId} ${row.line}`) ?? row,
    mend: (sheetId, line, data) => {
      last.current = last.current.then(() => mendNow(sheetId, line, data));
      return last.current;
    },
    refresh: async () => {
      setMended(new Map());
      await refresh();
    },
  };
}
