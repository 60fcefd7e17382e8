/** What can be collected, by the page that shows it: /collect-message shows MESSAGE. */
export const collectTargetTypes = { MESSAGE: ['ARTICLE', 'POLICY', 'ENTERPRISE'] } as const;
export type CollectKind = keyof typeof collectTargetTypes;
export type CollectTargetType = (typeof collectTargetTypes)[CollectKind][number];
