import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, keyword, pageOfTabs, paging, sortedBy } from '../fields.ts';
import { kindOf } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { previewAddress } from '../version-history.ts';
import { storyContent } from './article-content.ts';
import {
  managedArticle,
  managedArticleRow,
  managedStates,
  operatedArticle,
  savedArticle,
} from './article-manage.ts';

const tag = 'content';

/** A story in the list of the enterprise that writes it. */
const storyRow = managedArticleRow
  .pick({
    contentId: true,
    title: true,
    status: true,
    statusLabel: true,
    revision: true,
    publishAt: true,
    views: true,
    authorName: true,
    updatedAt: true,
    version: true,
  })
  .extend({
    /** The reviewer's reason for returning it; empty if nothing needs correction. */
    returnReason: z.string(),
  });
export type StoryRow = z.infer<typeof storyRow>;

export const storyQueryList = endpoint({
  method: 'GET',
  path: '/api/infoManage/enterpriseStory/queryList',
  summary: "The stories which the caller's enterprise writes about itself, the one changed last first.",
  tag,
  access: 'leaders',
  input: z.object({
    state: kindOf(m.field_state, managedStates).optional(),
    keyword: keyword.optional(),
    sort: sortedBy('updated', 'published', 'views').default('-updated'),
    ...paging,
  }),
  output: pageOfTabs(storyRow, managedStates),
  refuses: [],
});

export const storyQueryDetail = endpoint({
  method: 'GET',
  path: '/api/infoManage/enterpriseStory/queryDetail',
  summary: 'One of these stories: the working copy, else what the public reads, with what may be done to it.',
  tag,
  access: 'leaders',
  input: z.object({ id }),
  output: managedArticle,
  refuses: [retCodes.NOT_FOUND],
});

export const storySave = endpoint({
  method: 'POST',
  path: '/api/infoManage/enterpriseStory/save',
  summary: 'Writes the working copy of a story, or begins a new one. The text is cleaned.',
  tag,
  access: 'leaders',
  input: z.object({
    /** Absent for a new story. */
    id: id.optional(),
    version: version.optional(),
    data: storyContent,
  }),
  output: savedArticle,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.VERSION_CONFLICT,
    retCodes.TRANSITION_REFUSED,
    retCodes.FIELD_REFUSED,
  ],
});

/** Events that the enterprise may trigger; the park decides on its stories. */
const storyEvents = ['edit', 'discard', 'submit', 'recall', 'trash', 'restore'] as const;
export type StoryEvent = (typeof storyEvents)[number];

export const storyOperate = endpoint({
  method: 'POST',
  path: '/api/infoManage/enterpriseStory/operate',
  summary: 'Hands a story in, takes it back before its review, begins or drops a new version, or deletes it.',
  tag,
  access: 'leaders',
  input: z.object({ id, event: kindOf(m.field_event, storyEvents), version }),
  output: operatedArticle,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.VERSION_CONFLICT,
    retCodes.TRANSITION_REFUSED,
    retCodes.FIELD_REFUSED,
  ],
});

export const storyPreview = endpoint({
  method: 'POST',
  path: '/api/infoManage/enterpriseStory/preview',
  summary: "Hands out an address that shows the working copy on the enterprise's page for half an hour.",
  tag,
  access: 'leaders',
  input: z.object({ id }),
  output: previewAddress,
  refuses: [retCodes.NOT_FOUND],
});

export const storyEndpoints = [
  storyQueryList,
  storyQueryDetail,
  storySave,
  storyOperate,
  storyPreview,
] as const;
