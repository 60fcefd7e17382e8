import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { day } from './fields.ts';
import { workFigures } from './kinds.ts';
import { operatorRoles } from './operator-role.ts';

const counted = z.object({ today: z.int(), yesterday: z.int() });

export const workQueryFigures = endpoint({
  method: 'GET',
  path: '/api/workManage/home/queryFigures',
  summary: 'What happened on the portal today, and the day before up to the same time.',
  tag: 'workQueue',
  access: operatorRoles,
  input: z.object({}),
  output: z.object({ day, figures: z.record(z.enum(workFigures), counted) }),
  refuses: [],
});

export const workFigureEndpoints = [workQueryFigures] as const;
