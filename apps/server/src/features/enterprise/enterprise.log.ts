import { admissionStateLabels } from '@portal/contract/enterprise/admission';
import { type ApplicationField, applicationFields, fieldOf } from '@portal/contract/enterprise/fields';
import * as m from '@portal/texts/messages';
import { eq, inArray } from 'drizzle-orm';
import { type LogWords, type NameSource, namesIn } from '../../feature/log-words.ts';
import { namesOfUsers } from '../identity/names-of-users.public.ts';
import { roleLabels } from '../identity/role-labels.public.ts';
import { invites } from '../invite/invite.table.ts';
import { enterpriseAudits } from './admission/enterprise-audit.table.ts';
import { enterpriseMembers } from './admission/enterprise-member.table.ts';
import { enterprises } from './enterprise.table.ts';

const ofEnterprise = namesIn(enterprises, enterprises.id, enterprises.name);

/** Named after the enterprise, which has a row once an application is submitted. */
const ofAudit: NameSource = (db, ids) =>
  db
    .select({ id: enterpriseAudits.id, name: enterprises.name })
    .from(enterpriseAudits)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseAudits.enterpriseId))
    .where(inArray(enterpriseAudits.id, ids));

const ofInvite: NameSource = (db, ids) =>
  db
    .select({ id: invites.id, name: enterprises.name })
    .from(invites)
    .innerJoin(enterprises, eq(enterprises.id, invites.targetId))
    .where(inArray(invites.id, ids));

/** These fields also occur in other features and share one label in the log. */
const shared: readonly ApplicationField[] = ['name', 'contactPhone', 'landline', 'email', 'address'];

const ownFields = Object.fromEntries(
  applicationFields.filter((name) => !shared.includes(name)).map((name) => [name, fieldOf(name).label]),
);

export const enterpriseLog: LogWords = {
  entities: {
    enterprise: m.log_entity_enterprise,
    enterpriseAudit: m.log_entity_enterprise_audit,
    enterpriseMember: m.log_entity_enterprise_member,
  },
  verbs: {
    apply: m.log_verb_apply,
    handOver: m.log_verb_hand_over,
    join: m.log_verb_join,
    leave: m.log_verb_leave,
    reapply: m.log_verb_reapply,
    refuse: m.log_verb_refuse,
    switchEnterprise: m.log_verb_switch_enterprise,
    'enterprise.tag': m.bulk_kind_enterprise_tag,
    'enterprise.untag': m.bulk_kind_enterprise_untag,
  },
  names: {
    enterprise: ofEnterprise,
    enterpriseAudit: ofAudit,
    enterpriseMember: namesOfUsers(enterpriseMembers, enterpriseMembers.id, enterpriseMembers.userId),
    invite: ofInvite,
    collection: ofEnterprise,
    CHANGE: ofAudit,
    ENTRY: ofAudit,
  },
  ids: {
    chainStages: ['businessData', 'CHAIN_STAGE'],
    enterpriseId: ['enterprise'],
    industryTagIds: ['businessData', 'INDUSTRY_TAG'],
    licenseFileId: ['file'],
    logoFileId: ['file'],
    property: ['businessData', 'ENTERPRISE_PROPERTS'],
    regionId: ['region', 'REGION'],
  },
  html: ['intro'],
  fields: {
    ...ownFields,
    annual: m.log_field_annual,
    deptRole: m.field_handler,
    enterpriseId: m.log_field_enterprise_id,
    fieldNotes: m.log_field_field_notes,
    filings: m.log_field_filings,
    honours: m.log_field_honours,
    invoiceTitles: m.field_invoice_titles,
    issuer: m.field_issuer,
    logoFileId: m.log_field_logo_file_id,
    memberRole: m.log_field_member_role,
    rdFen: m.log_field_rd_fen,
    regionId: m.log_field_region_id,
    registeredCapitalFen: m.log_field_registered_capital_fen,
    revenueFen: m.log_field_revenue_fen,
    safetyPersons: m.field_safety_officers,
    section: m.log_field_section,
    staff: m.field_staff,
    taxFen: m.log_field_tax_fen,
  },
  codes: {
    'enterpriseMember.status': {
      APPLIED: m.state_enterprise_asked,
      ACTIVE: m.log_code_member_active,
      REFUSED: m.state_not_passed,
      LEFT: m.profile_b_left,
      REMOVED: m.profile_m_removed,
    },
    section: {
      BASIC: m.profile_s_basic,
      INTRO: m.field_intro,
      PRODUCTS: m.log_code_section_products,
      HONOURS: m.profile_s_honours,
      ANNUAL: m.log_code_section_annual,
      CONTACTS: m.profile_s_contacts,
      BANK: m.log_code_section_bank,
      INVOICE: m.profile_s_invoice,
      VISIBILITY: m.log_code_section_visibility,
    },
    'collection.targetType': { ENTERPRISE: m.log_entity_enterprise },
    'enterpriseAudit.state': admissionStateLabels,
    deptRole: roleLabels,
    memberRole: roleLabels,
    purpose: {
      HONOUR: m.log_field_honours,
      LICENCE: m.field_licence,
      LOGO: m.log_field_logo_file_id,
    },
  },
};
