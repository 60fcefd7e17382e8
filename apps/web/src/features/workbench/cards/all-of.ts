import { workbench_all_count, workbench_more } from '../../../platform/i18n/paraglide/messages.js';

/** “All 9”, or “More” while nothing or nothing yet is counted. */
export function allOf(count: number | undefined): string {
  return count ? workbench_all_count({ count }) : workbench_more();
}
