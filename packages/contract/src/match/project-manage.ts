import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { attachment, pageOfTabs } from '../fields.ts';
import { note } from '../form-field.ts';
import { projectContent, projectFilter, projectRow } from './project.ts';
import { projectStates, reviewerEvents } from './project-terms.ts';

const byService = { tag: 'match', access: ['OP_SERVICE'] } as const;

const managedRow = projectRow.extend({
  enterpriseName: z.string(),
  categoryName: z.string(),
  regionName: z.string(),
  actions: abilities(reviewerEvents),
});
export type ManagedProject = z.infer<typeof managedRow>;

export const projectQueryManageList = call.list(byService, '/api/matchManage/project/queryManageList', {
  summary: 'Lists the supply and demand projects of all enterprises.',
  filter: projectFilter,
  output: pageOfTabs(managedRow, projectStates),
});

export const projectExport = call.sheet(byService, '/api/matchManage/project/export', {
  summary: 'Exports the filtered projects as a spreadsheet.',
  input: z.object(projectFilter),
});

const managedProject = managedRow.extend({
  data: projectContent,
  file: attachment.nullable(),
  reason: z.string(),
  creditGrade: z.string(),
});
export type ManagedProjectDetail = z.infer<typeof managedProject>;

export const projectQueryManageDetail = call.detail(byService, '/api/matchManage/project/queryManageDetail', {
  summary: 'Returns a project with its enterprise and contact.',
  output: managedProject,
});

export const projectReview = call.operate(byService, '/api/matchManage/project/review', {
  summary: 'Publishes, rejects or takes down a project, and notifies its enterprise.',
  events: reviewerEvents,
  fields: {
    /** Shown to the enterprise if its project is rejected or taken down. */
    data: z.object({ reason: note(m.field_reason, 200) }).default({ reason: '' }),
  },
  output: managedProject,
});
