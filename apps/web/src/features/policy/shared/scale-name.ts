import type { EnterpriseScale } from '@portal/contract/policy-terms';
import { scaleLabels } from './policy-labels.ts';

/** The name of a size of enterprises; the sign itself where it has none. */
export const scaleName = (scale: string): string => scaleLabels[scale as EnterpriseScale]?.() ?? scale;
