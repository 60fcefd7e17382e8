import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { id, keyword, pageOfTabs, sortedBy } from '../fields.ts';
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

const leaders = { tag: 'content', access: 'leaders' } as const;

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

export const storyQueryList = call.list(leaders, '/api/infoManage/enterpriseStory/queryList', {
  summary: 'Lists the stories of the caller’s enterprise, last changed first.',
  filter: {
    state: kindOf(m.field_state, managedStates).optional(),
    keyword: keyword.optional(),
    sort: sortedBy('updated', 'published', 'views').default('-updated'),
  },
  output: pageOfTabs(storyRow, managedStates),
});

export const storyQueryDetail = call.detail(leaders, '/api/infoManage/enterpriseStory/queryDetail', {
  summary:
    'Returns a story of the caller’s enterprise: its working copy or else the public version, with the actions available.',
  output: managedArticle,
});

export const storySave = call.write(leaders, '/api/infoManage/enterpriseStory/save', {
  summary: 'Saves the working copy of a story or creates one. The text is sanitized.',
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

export const storyOperate = call.operate(leaders, '/api/infoManage/enterpriseStory/operate', {
  summary: 'Submits a story, withdraws it before review, starts or discards a new version, or deletes it.',
  events: storyEvents,
  output: operatedArticle,
  refuses: [retCodes.FIELD_REFUSED],
});

export const storyPreview = call.write(leaders, '/api/infoManage/enterpriseStory/preview', {
  summary: 'Creates an address that previews the working copy on the enterprise’s page for half an hour.',
  input: z.object({ id }),
  output: previewAddress,
  refuses: [retCodes.NOT_FOUND],
});
