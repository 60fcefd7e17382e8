import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day } from '../fields.ts';
import { kindOf } from '../form-field.ts';
import { workCharts, workFigures } from '../kinds.ts';
import { operatorRoles } from '../operator-role.ts';
import { retCodes } from '../ret-code.ts';

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

const chart = kindOf(m.field_chart, workCharts);

export const workQueryChart = endpoint({
  method: 'GET',
  path: '/api/workManage/home/queryChart',
  summary: 'The points of one chart of the first page, for those whose work it shows.',
  tag: 'workQueue',
  access: ['OP_ADMIN', 'OP_PROPERTY', 'OP_FINANCE', 'OP_SERVICE', 'OP_COMMUNITY'],
  input: z.object({ chart }),
  output: z.object({
    /** By month, earliest first, or by name. */
    points: z.array(z.object({ key: z.string(), values: z.record(z.string(), z.number().nullable()) })),
  }),
  refuses: [retCodes.NOT_FOUND],
});

export const workFigureEndpoints = [workQueryFigures, workQueryChart] as const;
