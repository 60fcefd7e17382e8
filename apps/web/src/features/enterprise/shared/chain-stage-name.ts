import type { ChainStage } from '@portal/contract/enterprise';
import {
  enterprise_stage_floral,
  enterprise_stage_grow,
  enterprise_stage_logistics,
  enterprise_stage_material,
  enterprise_stage_postharvest,
  enterprise_stage_research,
  enterprise_stage_sales,
  enterprise_stage_seed,
} from '../../../platform/i18n/paraglide/messages.js';

/** The links of the chain, in its order. */
export const chainStageNames: Record<ChainStage, () => string> = {
  SEED: enterprise_stage_seed,
  GROW: enterprise_stage_grow,
  POSTHARVEST: enterprise_stage_postharvest,
  LOGISTICS: enterprise_stage_logistics,
  SALES: enterprise_stage_sales,
  FLORAL: enterprise_stage_floral,
  RESEARCH: enterprise_stage_research,
  MATERIAL: enterprise_stage_material,
};

/** What a link of the chain is called in the language spoken. */
export const chainStageName = (stage: ChainStage): string => chainStageNames[stage]();
