import type { DeclareItemPhase, DeclareItemState } from '@portal/contract/policy/declare-item';
import type { PolicyCondition } from '@portal/contract/policy/parts';
import type { CalcField, PolicyState } from '@portal/contract/policy/public';
import type { EnterpriseScale, PolicyKind, PolicyLevel } from '@portal/contract/policy/terms';
import * as m from '@portal/texts/messages';
import type { Tone } from '../../../ui/tag/Tag.tsx';

export const levelLabels: Record<PolicyLevel, () => string> = {
  NATION: m.policy_level_nation,
  PROVINCE: m.policy_level_province,
  CITY: m.policy_level_city,
  DISTRICT: m.policy_level_district,
  PARK: m.policy_level_park,
};

export const kindLabels: Record<PolicyKind, () => string> = {
  SUBSIDY: m.policy_kind_subsidy,
  TAX: m.policy_kind_tax,
  FINANCING: m.policy_kind_financing,
  TALENT: m.policy_kind_talent,
  LAND: m.policy_kind_land,
  TECH: m.policy_kind_tech,
  BRAND: m.policy_kind_brand,
  GREEN: m.policy_kind_green,
};

export const scaleLabels: Record<EnterpriseScale, () => string> = {
  大: m.policy_scale_large,
  中: m.policy_scale_medium,
  小: m.policy_scale_small,
  微: m.policy_scale_micro,
};

export const stateLabels: Record<PolicyState, () => string> = {
  COMING: m.policy_state_coming,
  VALID: m.policy_state_valid,
  EXPIRING: m.policy_state_expiring,
  EXPIRED: m.policy_state_expired,
  REPEALED: m.policy_state_repealed,
};

export const stateVariants: Record<PolicyState, { tone: Tone; mark: 'dot' | 'square' | 'ring' }> = {
  COMING: { tone: 'brand', mark: 'ring' },
  VALID: { tone: 'leaf', mark: 'dot' },
  EXPIRING: { tone: 'amber', mark: 'dot' },
  EXPIRED: { tone: 'neutral', mark: 'square' },
  REPEALED: { tone: 'petal', mark: 'square' },
};

export const phaseLabels: Record<DeclareItemPhase, () => string> = {
  OPEN: m.policy_phase_open,
  COMING: m.policy_phase_coming,
  CLOSED: m.policy_phase_closed,
};

/** Drafts are never shown to the public. */
export const itemStateLabels: Record<Exclude<DeclareItemState, 'DRAFT'>, () => string> = {
  OPEN: m.policy_item_state_open,
  COMING: m.policy_item_state_coming,
  CLOSED: m.policy_item_state_closed,
  REVIEWING: m.policy_item_state_reviewing,
  PUBLICITY: m.policy_item_state_publicity,
  DONE: m.policy_item_state_done,
};

export const sourceLabels: Record<PolicyCondition['dataSource'], () => string> = {
  PROFILE: m.policy_source_profile,
  ANNUAL: m.policy_source_annual,
  CONTRACT: m.policy_source_contract,
  CREDIT: m.policy_source_credit,
  MANUAL: m.policy_source_manual,
};

export const calcFieldLabels: Record<CalcField, () => string> = {
  revenue: m.field_revenue,
  rd: m.field_rd,
  tax: m.field_tax,
  staff: m.field_staff,
};
