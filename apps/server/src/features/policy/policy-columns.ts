import { inArray, sql } from 'drizzle-orm';
import { policies } from './policy.table.ts';

/** Visitors see policies in force and repealed ones. */
export const isShown = inArray(policies.status, ['PUBLISHED', 'REPEALED']);

/** Names of the policy's departments, lead department first. */
export const departmentsOfPolicy = sql<{ code: string; name: string }[]>`(
  select coalesce(json_agg(json_build_object('code', d.code, 'name', d.name) order by u.place), '[]'::json)
  from unnest(${policies.deptCodes}) with ordinality as u(code, place)
  join business_data d on d.type = 'POLICY_DEPT' and d.code = u.code
)`;

/** Names of the industries the policy targets. */
export const industryTagsOfPolicy = sql<{ tagId: string; name: string }[]>`(
  select coalesce(json_agg(json_build_object('tagId', d.code, 'name', d.name) order by u.place), '[]'::json)
  from unnest(${policies.industryTags}) with ordinality as u(code, place)
  join business_data d on d.type = 'INDUSTRY_TAG' and d.code = u.code
)`;
