import type { EnterpriseScale } from '@portal/contract/policy/terms';
import { scaleLabels } from './policy-labels.ts';

/** The name of a size of enterprise; the code itself if it has none. */
export const scaleName = (scale: string): string => scaleLabels[scale as EnterpriseScale]?.() ?? scale;
