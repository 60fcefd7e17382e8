import { savedViewOperate, savedViewQueryList, savedViewSave } from '@portal/contract/saved-view/public';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import type { Feature } from '../../feature/feature.ts';
import { bind } from '../../platform/http/endpoints.ts';
import { heldViews } from './held-views.ts';
import { operateView } from './operate-view.ts';
import { saveView } from './save-view.ts';
import { listSavedViews, viewSavedView } from './saved-view.queries.ts';
import { savedViews } from './saved-view.table.ts';

export const savedViewFeature: Feature = {
  routes: () => [
    bind(savedViewQueryList, async ({ db, actor }, { list }) =>
      (await listSavedViews(db, actor.userId, list)).map(viewSavedView),
    ),
    bind(savedViewSave, saveView),
    bind(savedViewOperate, operateView),
  ],
  heldWork: [heldViews],
  log: {
    entities: { savedView: m.log_entity_saved_view },
    verbs: { rename: m.log_verb_rename },
    ids: { 'savedView.id': ['savedView'] },
    fields: { query: m.log_field_query },
  },
  erase: async (tx, userId) => {
    await tx.delete(savedViews).where(eq(savedViews.userId, userId));
  },
};
