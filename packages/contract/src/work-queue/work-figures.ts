import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { day } from '../fields.ts';
import { kindOf } from '../form-field.ts';
import { workCharts, workFigures } from '../kinds.ts';
import { operatorRoles } from '../operator-role.ts';
import { retCodes } from '../ret-code.ts';

const byAnyDesk = { tag: 'workQueue', access: operatorRoles } as const;
const byDesks = {
  tag: 'workQueue',
  access: ['OP_ADMIN', 'OP_PROPERTY', 'OP_FINANCE', 'OP_SERVICE', 'OP_COMMUNITY'],
} as const;

const counted = z.object({ figure: z.enum(workFigures), today: z.int(), yesterday: z.int() });

export const workQueryFigures = call.read(byAnyDesk, '/api/workManage/home/queryFigures', {
  summary: 'Returns today’s figures of the caller’s own work, and yesterday’s up to the same time.',
  output: z.object({ day, figures: z.array(counted) }),
});

const chart = kindOf(m.field_chart, workCharts);

const workQueryChartAnswer = z.object({
  /** By month, earliest first, or by name. */
  points: z.array(z.object({ key: z.string(), values: z.record(z.string(), z.number().nullable()) })),
});

export const workQueryChart = call.read(byDesks, '/api/workManage/home/queryChart', {
  summary: 'Returns the data points of one workbench chart, for those whose work it shows.',
  input: z.object({ chart }),
  output: workQueryChartAnswer,
  refuses: [retCodes.NOT_FOUND],
});
