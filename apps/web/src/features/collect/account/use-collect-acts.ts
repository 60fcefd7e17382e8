import type { CollectRow } from '@portal/contract/collect/public';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';

const operate = 'POST /api/collectManage/collect/operate';
const list = 'GET /api/collectManage/collect/queryList';

const targetOf = ({ targetType, targetId }: CollectRow) => ({ targetType, targetId });
const keyOf = ({ targetType, targetId }: CollectRow) => `${targetType} ${targetId}`;

/**
 * The actions on a collected item. Removed items stay in the list until the page is left, so that removal can be
 * undone.
 */
export function useCollectActs() {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const silent = useMutationOf(operate);
  const seen = useMutationOf(operate, { invalidates: [list], quiet: true });
  const grouping = useMutationOf(operate, { done: m.collect_grouped(), invalidates: [list] });
  return {
    isGone: (row: CollectRow) => gone.has(keyOf(row)),
    onOpen: (row: CollectRow) => {
      if (row.changedAt !== null) void seen.run({ event: 'seen', ...targetOf(row) });
    },
    onRemove: async (row: CollectRow) => {
      if (await silent.run({ event: 'remove', ...targetOf(row) }))
        setGone((before) => new Set(before).add(keyOf(row)));
    },
    onUndo: async (row: CollectRow) => {
      if (await silent.run({ event: 'add', group: row.group, ...targetOf(row) }))
        setGone((before) => new Set([...before].filter((key) => key !== keyOf(row))));
    },
    putIntoGroup: (row: CollectRow, group: string) =>
      grouping.run({ event: 'group', group, ...targetOf(row) }),
    isGrouping: grouping.busy,
  };
}
