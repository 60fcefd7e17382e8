import { type Act, useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import type { GetKey } from '../../../platform/account/use-query-of.ts';
import { eventDone } from './event-texts.ts';
import type { OperatedEvent } from './operated-event.ts';

/** Queries about articles, all of which are invalidated when one changes. */
export const articleAnswers: readonly GetKey[] = [
  'GET /api/infoManage/content/queryManageList',
  'GET /api/infoManage/content/queryManageDetail',
  'GET /api/infoManage/content/queryVersionList',
  'GET /api/infoManage/content/queryDifference',
  'GET /api/baseInfoManage/topInfo/queryList',
  'GET /api/infoManage/receipt/queryList',
  'GET /api/workManage/todo/queryList',
  'GET /api/workManage/todo/queryCounts',
];

interface Details {
  reason?: string;
  publishAt?: number;
}

/** Fires events on an article; `id` and `version` are read at that moment, because autosave continues meanwhile. */
export function useOperate(
  id: () => string,
  version: () => number,
  onFaults?: (fields: Record<string, string>) => void,
): Pick<Act<unknown, unknown>, 'busy'> & {
  operate: (event: OperatedEvent, details?: Details) => Promise<boolean>;
} {
  const act = useMutationOf('POST /api/infoManage/content/operate', {
    invalidates: articleAnswers,
    done: ({ status, revision }) => eventDone({ status, revision }),
    ...(onFaults && {
      setError: (name: string, { message = '' }: { message?: string }) => onFaults({ [name]: message }),
    }),
  });
  const operate = async (event: OperatedEvent, details: Details = {}) => {
    const answer = await act.run({ id: id(), event, version: version(), data: details });
    return answer !== undefined;
  };
  return { busy: act.busy, operate };
}
