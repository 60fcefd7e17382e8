/** Keys of the articles pinned in their column. */
export const pinnedArticles: ReadonlySet<string> = new Set([
  'precooling-four-steps',
  'red-rose-eighty-days',
  'winter-fire-electric-notice',
  'power-outage-greenhouse-3',
  'postharvest-center-phase-two',
  'heater-checklist-winter',
  'style-e01',
]);
