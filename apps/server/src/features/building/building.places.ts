import { sql } from 'drizzle-orm';
import type { Feature } from '../../feature/feature.ts';
import { enterpriseAudits } from '../enterprise/admission/enterprise-audit.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { buildings, units, viewings } from './building.table.ts';
import { buildingWithin, tenantWithin, unitWithin } from './within.public.ts';

/** Where buildings, units and viewings stand, for callers who are limited to some places. */
export const buildingPlaces: Feature['places'] = {
  building: (actor) => sql`select id from ${buildings} where ${buildingWithin(actor)}`,
  unit: (actor) => sql`select id from ${units} where ${unitWithin(actor)}`,
  enterprise: (actor) => sql`select id from ${enterprises}
    where ${tenantWithin(actor, enterprises.id, enterprises.createdBy)}`,
  enterpriseAudit: (actor) => sql`select ${enterpriseAudits.id} as id from ${enterpriseAudits}
    where ${tenantWithin(actor, enterpriseAudits.enterpriseId)}`,
  viewing: (actor) => sql`select id from ${viewings} where ${buildingWithin(actor, viewings.buildingId)}`,
};
