import type { ChainStage, EnterpriseScale } from '@portal/contract/enterprise';
import {
  enterprise_scale_large,
  enterprise_scale_medium,
  enterprise_scale_micro,
  enterprise_scale_small,
  enterprise_stage_floral,
  enterprise_stage_grow,
  enterprise_stage_logistics,
  enterprise_stage_material,
  enterprise_stage_postharvest,
  enterprise_stage_research,
  enterprise_stage_sales,
  enterprise_stage_seed,
} from '../../../platform/i18n/paraglide/messages.js';

/** Names of the chain's links, in its order. */
export const stageNames: Record<ChainStage, () => string> = {
  SEED: enterprise_stage_seed,
  GROW: enterprise_stage_grow,
  POSTHARVEST: enterprise_stage_postharvest,
  LOGISTICS: enterprise_stage_logistics,
  SALES: enterprise_stage_sales,
  FLORAL: enterprise_stage_floral,
  RESEARCH: enterprise_stage_research,
  MATERIAL: enterprise_stage_material,
};

export const scaleNames: Record<EnterpriseScale, () => string> = {
  微: enterprise_scale_micro,
  小: enterprise_scale_small,
  中: enterprise_scale_medium,
  大: enterprise_scale_large,
};
