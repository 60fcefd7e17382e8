/** What a project is matched with. */
export const matchTargets = ['PROJECT', 'ENTERPRISE', 'SERVICE', 'TUTOR', 'POLICY'] as const;
export type MatchTarget = (typeof matchTargets)[number];
/** Those one deals with; the others help to bring it about. */
export type PartnerTarget = 'PROJECT' | 'ENTERPRISE';
export const isPartner = ({ targetType }: { targetType: MatchTarget }): boolean =>
  targetType === 'PROJECT' || targetType === 'ENTERPRISE';

/** Those whose enterprise a project can be recommended to: partners, and providers whose services fit it. */
export const isRecommendable = (match: { targetType: MatchTarget }): boolean =>
  isPartner(match) || match.targetType === 'SERVICE';

/** Below it nothing is kept or shown. */
export const leastScore = 40;
/** From it on the system recommends by itself. */
export const recommendedScore = 70;
/** So many partners are kept of a project, and so many of each that helps. */
export const maxPartners = 15;
export const maxHelpers: Record<Exclude<MatchTarget, PartnerTarget>, number> = {
  SERVICE: 5,
  TUTOR: 2,
  POLICY: 3,
};
