import type { Tone } from '../../../ui/tag/Tag.tsx';
import type { MatchedPolicy } from './use-own-match.ts';

export type Grade = MatchedPolicy['grade'];

/** How well a policy fits: green, blue or grey, each with its own words. */
export const gradeTones: Record<Grade, Tone> = { HIGH: 'leaf', MIDDLE: 'brand', LOW: 'neutral' };
