import type { CollectTarget } from '../../feature/collect-source.ts';

/** What has changed for the reader, in words; null where nothing has. */
export function describeChange(before: CollectTarget, after: CollectTarget): string | null {
  const changes = [
    !before.facts.ended && after.facts.ended && '已失效',
    before.keyDay !== after.keyDay && after.keyDay && `有效期改为 ${after.keyDay}`,
    before.keyDay !== after.keyDay && !after.keyDay && '有效期改为长期',
    before.facts.money !== after.facts.money && '金额已调整',
    before.title !== after.title && '标题已修改',
    before.facts.text !== after.facts.text && '内容已修改',
  ].filter((change) => typeof change === 'string');
  return changes.length > 0 ? changes.join('，') : null;
}
