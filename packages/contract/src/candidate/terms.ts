/** What a project can be matched with. */
export const matchTargets = ['PROJECT', 'ENTERPRISE', 'SERVICE', 'TUTOR', 'POLICY'] as const;
export type MatchTarget = (typeof matchTargets)[number];
/** Targets a project does business with; the others are helpers that support the deal. */
type PartnerTarget = 'PROJECT' | 'ENTERPRISE';
export type HelperTarget = Exclude<MatchTarget, PartnerTarget>;
export const isPartner = ({ targetType }: { targetType: MatchTarget }): boolean =>
  targetType === 'PROJECT' || targetType === 'ENTERPRISE';

/** Targets whose enterprise a project can be recommended to: partners, and providers whose service fits. */
export const isRecommendable = (match: { targetType: MatchTarget }): boolean =>
  isPartner(match) || match.targetType === 'SERVICE';

/** Matches below this score are neither stored nor shown. */
export const leastScore = 40;
/** From this score on, the system recommends a match automatically. */
export const recommendedScore = 70;
/** How many partners are kept per project, and how many of each kind of helper. */
export const maxPartners = 15;
export const maxHelpers: Record<HelperTarget, number> = {
  SERVICE: 5,
  TUTOR: 2,
  POLICY: 3,
};
