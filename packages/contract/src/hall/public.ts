import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { chainStages } from '../enterprise/public.ts';
import { code, id, instant, keyword, pageOf } from '../fields.ts';
import { oneOf, wholeBetween } from '../form-field.ts';
import { projectTerms } from '../match/project.ts';
import { projectKinds, projectStates } from '../match/project-terms.ts';

const open = { tag: 'match', access: 'public' } as const;

/**
 * What anyone may know about a project, but never its owner. Category or stage, region and credit grade are shown only
 * as precisely as at least five enterprises of the public directory share them, and are empty otherwise.
 */
const publicProject = projectTerms.extend({
  projectId: id,
  kind: z.enum(projectKinds),
  kindLabel: z.string(),
  title: z.string(),
  categoryName: z.string(),
  /** Set only if no category is shown. */
  chainStage: z.enum(chainStages).nullable(),
  /** A region, or its district. */
  regionName: z.string(),
  isOpen: z.boolean(),
  state: z.enum(projectStates),
  stateLabel: z.string(),
  /** A credit grade, or a range of grades. */
  creditGrade: z.string(),
  publishedAt: instant,
});
export type PublicProject = z.infer<typeof publicProject>;

const projectQueryDetailAnswer = publicProject.extend({
  /** Other open projects that show the same category or stage. */
  similar: z.array(publicProject.pick({ projectId: true, kind: true, kindLabel: true, title: true })),
});

export const projectQueryDetail = call.detail(open, '/api/matchManage/project/queryDetail', {
  summary: 'Returns a published project, without its enterprise.',
  output: projectQueryDetailAnswer,
});

/** A project in the public list. */
const listed = publicProject.omit({ isOpen: true, state: true, stateLabel: true });
export type ListedProject = z.infer<typeof listed>;

const projectQueryPublicListAnswer = pageOf(listed).extend({
  categories: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
  /** Stages of the projects that show no category. */
  stages: z.array(z.object({ chainStage: z.enum(chainStages), count: z.int() })),
});

export const projectQueryPublicList = call.list(open, '/api/matchManage/project/queryPublicList', {
  summary: 'Lists the open projects, most recently refreshed first, without their enterprises.',
  filter: {
    kind: oneOf(m.field_project_kind, projectKinds).optional(),
    /** Only projects that show this category. */
    categoryCode: code.optional(),
    /** Only projects that show this stage, which are those without a category. */
    chainStage: oneOf(m.field_chain_stage, chainStages).optional(),
    /** Only projects whose season includes this month. */
    month: z.coerce
      .number()
      .pipe(wholeBetween(m.match_season, 1, 12))
      .optional(),
    keyword: keyword.optional(),
  },
  output: projectQueryPublicListAnswer,
});

export const projectView = call.write(open, '/api/matchManage/project/view', {
  summary: 'Counts a view of a project, once per reader in half an hour.',
  input: z.object({ id }),
  output: z.object({ counted: z.boolean() }),
  callsPerMinute: 120,
});
