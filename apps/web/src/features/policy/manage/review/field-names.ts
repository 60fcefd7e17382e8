import * as m from '@portal/texts/messages';

const names: Readonly<Record<string, () => string>> = {
  title: m.field_title,
  docNo: m.field_issue_no,
  level: m.field_level,
  kind: m.field_policy_kind,
  deptCodes: m.officer_depts,
  contactOffice: m.field_office,
  contactPhone: m.field_contact_phone,
  issuedAt: m.officer_issued_at,
  effectiveFrom: m.officer_effective_from,
  effectiveTo: m.officer_effective_to,
  plainSummary: m.field_plain_summary,
  interpretation: m.officer_interpretation,
  originalBody: m.officer_original,
  picture: m.officer_picture_use,
  pictureFileId: m.officer_picture_file,
  coverFileId: m.officer_cover,
  amountMinFen: m.officer_amount_min,
  amountMaxFen: m.officer_amount_max,
  formulaText: m.officer_formula_text,
  calc: m.field_formula,
  industryTags: m.officer_industries,
  scales: m.officer_scales,
};

/** The name of a changed field. */
export const fieldName = (field: string): string => names[field]?.() ?? field;
