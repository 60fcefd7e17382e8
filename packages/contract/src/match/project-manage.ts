import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { attachment, id, pageOfTabs, paging } from '../fields.ts';
import { kindOf, note } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { projectContent, projectFilter, projectRow } from './project.ts';
import { projectStates, reviewerEvents } from './project-terms.ts';

const tag = 'match';
const access = ['OP_SERVICE'] as const;

const managedRow = projectRow.extend({
  enterpriseName: z.string(),
  categoryName: z.string(),
  regionName: z.string(),
  actions: z.array(z.enum(reviewerEvents)),
});
export type ManagedProject = z.infer<typeof managedRow>;

export const projectQueryManageList = endpoint({
  method: 'GET',
  path: '/api/matchManage/project/queryManageList',
  summary: 'What all enterprises look for and offer.',
  tag,
  access,
  input: z.object({ ...projectFilter, ...paging }),
  output: pageOfTabs(managedRow, projectStates),
  refuses: [],
});

export const projectExport = endpoint({
  method: 'GET',
  path: '/api/matchManage/project/export',
  summary: 'The projects of a filter as a spreadsheet.',
  tag,
  access,
  input: z.object(projectFilter),
  output: z.unknown(),
  refuses: [retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT],
  raw: true,
});

const managedProject = managedRow.extend({
  data: projectContent,
  file: attachment.nullable(),
  reason: z.string(),
  creditGrade: z.string(),
});
export type ManagedProjectDetail = z.infer<typeof managedProject>;

export const projectQueryManageDetail = endpoint({
  method: 'GET',
  path: '/api/matchManage/project/queryManageDetail',
  summary: 'A project with whose it is and whom to call.',
  tag,
  access,
  input: z.object({ id }),
  output: managedProject,
  refuses: [retCodes.NOT_FOUND],
});

export const projectReview = endpoint({
  method: 'POST',
  path: '/api/matchManage/project/review',
  summary: 'Publishes a project, refuses it or takes it down; its enterprise is told.',
  tag,
  access,
  input: z.object({
    id,
    event: kindOf(m.field_event, reviewerEvents),
    version,
    /** Shown to the enterprise if its project is rejected or taken down. */
    data: z.object({ reason: note(m.field_reason, 200) }).default({ reason: '' }),
  }),
  output: managedProject,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
  ],
});

export const projectManageEndpoints = [
  projectQueryManageList,
  projectExport,
  projectQueryManageDetail,
  projectReview,
] as const;
