import type { Tone } from '../../../ui/tag/Tag.tsx';
import type { MatchedPolicy } from './use-own-match.ts';

export type Grade = MatchedPolicy['grade'];

/** The colour of each grade: green, blue or grey. Each also has its own label. */
export const gradeTones: Record<Grade, Tone> = { HIGH: 'leaf', MIDDLE: 'brand', LOW: 'neutral' };
