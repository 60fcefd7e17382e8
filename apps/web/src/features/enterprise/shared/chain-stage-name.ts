import type { ChainStage } from '@portal/contract/enterprise/public';
import * as m from '@portal/texts/messages';

/** The supply-chain stages, in order. */
export const chainStageNames: Record<ChainStage, () => string> = {
  SEED: m.enterprise_stage_seed,
  GROW: m.enterprise_stage_grow,
  POSTHARVEST: m.enterprise_stage_postharvest,
  LOGISTICS: m.enterprise_stage_logistics,
  SALES: m.enterprise_stage_sales,
  FLORAL: m.enterprise_stage_floral,
  RESEARCH: m.enterprise_stage_research,
  MATERIAL: m.enterprise_stage_material,
};

/** The name of a supply-chain stage in the reader's language. */
export const chainStageName = (stage: ChainStage): string => chainStageNames[stage]();
