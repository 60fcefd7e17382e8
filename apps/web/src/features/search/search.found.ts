import { paths } from '@portal/contract/paths';
import { isPublicTask, publicTasks } from '@portal/contract/search/public-tasks';
import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';

export const found = {
  PUBLIC_TASK: {
    name: m.search_kind_public_task,
    href: ({ refId }) => (isPublicTask(refId) ? publicTasks[refId].href() : paths.publicServices()),
  },
} satisfies FoundKinds;
