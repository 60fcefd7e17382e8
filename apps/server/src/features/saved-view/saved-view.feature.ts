import {
  savedViewOperate,
  savedViewQueryColleagues,
  savedViewQueryList,
  savedViewSave,
} from '@portal/contract/saved-view/public';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import type { Feature } from '../../feature/feature.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { bind } from '../../platform/http/endpoints.ts';
import { heldViews } from './held-views.ts';
import { operateView } from './operate-view.ts';
import { saveView } from './save-view.ts';
import { listColleagues, listSeenViews } from './saved-view.queries.ts';
import { savedViews } from './saved-view.table.ts';

export const savedViewFeature: Feature = {
  routes: () => [
    bind(savedViewQueryList, ({ db, actor }, { list }) => listSeenViews(db, actor, list)),
    bind(savedViewQueryColleagues, async ({ db, actor }, { id }) => {
      const isOwn = and(eq(savedViews.id, id), eq(savedViews.userId, actor.userId));
      if ((await db.$count(savedViews, isOwn)) === 0) throw notFound();
      return listColleagues(db, actor);
    }),
    bind(savedViewSave, saveView),
    bind(savedViewOperate, operateView),
  ],
  heldWork: [heldViews],
  log: {
    entities: { savedView: m.log_entity_saved_view },
    verbs: {
      rename: m.log_verb_rename,
      share: m.palette_view_did_share,
      keepPrivate: m.palette_view_did_keep,
    },
    ids: { 'savedView.id': ['savedView'] },
    fields: { query: m.log_field_query },
  },
  erase: async (tx, userId) => {
    await tx.delete(savedViews).where(eq(savedViews.userId, userId));
  },
};
