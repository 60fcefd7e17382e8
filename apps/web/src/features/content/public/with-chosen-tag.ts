import type { Load } from '../../../platform/page/load.ts';

export interface TagChoice {
  tagId: string;
  name: string;
  /** Number of articles with the tag; missing if it is not among the most used. */
  count?: number;
}

/** The filter offers the most used tags; if a tag chosen on an article is not among them, it is added. */
export async function withChosenTag(
  call: Load['call'],
  tags: TagChoice[],
  tagId: string | undefined,
): Promise<TagChoice[]> {
  if (tagId === undefined || tags.some((tag) => tag.tagId === tagId)) return tags;
  const known = await call('GET /api/baseInfoManage/businessData/queryTagInfoList', { shield: '0' });
  const chosen = known.find((tag) => tag.tagId === tagId);
  return chosen ? [...tags, { tagId, name: chosen.name }] : tags;
}
