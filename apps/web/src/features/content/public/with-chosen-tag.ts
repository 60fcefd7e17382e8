import type { Load } from '../../../platform/page/load.ts';

export interface TagChoice {
  tagId: string;
  name: string;
  /** Articles that bear it; unknown for one that is not among the most used. */
  count?: number;
}

/**
 * The tags to choose from are the most used; one chosen at an article may be another, and stands there too.
 */
export async function withChosenTag(
  call: Load['call'],
  tags: TagChoice[],
  tagId: string | undefined,
): Promise<TagChoice[]> {
  if (tagId === undefined || tags.some((tag) => tag.tagId === tagId)) return tags;
  const known = await call('GET /api/baseInfoManage/businessData/queryTagInfoList', {});
  const chosen = known.find((tag) => tag.tagId === tagId);
  return chosen ? [...tags, { tagId, name: chosen.name }] : tags;
}
