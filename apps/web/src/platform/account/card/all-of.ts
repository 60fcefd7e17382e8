import * as m from '@portal/texts/messages';

/** “All 9”, or “More” while the count is zero or unknown. */
export function allOf(count: number | undefined): string {
  return count ? m.workbench_all_count({ count }) : m.act_see_more();
}
