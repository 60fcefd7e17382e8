import type { CollectChange } from '@portal/contract/collect/change';
import type { CollectTarget } from '../../feature/collect-source.ts';

/** Changes that are relevant to the reader. */
export function describeChange(before: CollectTarget, after: CollectTarget): CollectChange[] {
  const isOtherDay = before.keyDay !== after.keyDay;
  const changes: (CollectChange | false)[] = [
    !before.facts.ended && after.facts.ended === true && { code: 'ENDED' },
    isOtherDay && after.keyDay !== null && { code: 'VALID_UNTIL', day: after.keyDay },
    isOtherDay && after.keyDay === null && { code: 'VALID_WITHOUT_END' },
    before.facts.money !== after.facts.money && { code: 'AMOUNT' },
    before.title !== after.title && { code: 'TITLE' },
    before.facts.text !== after.facts.text && { code: 'CONTENT' },
  ];
  return changes.filter((change) => change !== false);
}
