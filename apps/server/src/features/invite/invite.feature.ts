import { inviteStatusLabels } from '@portal/contract/invite/public';
import * as m from '@portal/texts/messages';
import type { Feature } from '../../feature/feature.ts';
import { inviteRoutes } from './invite.routes.ts';

/** Invitations of every kind; the features that invite contribute their kinds. */
export const inviteFeature: Feature = {
  routes: inviteRoutes,
  log: {
    entities: { invite: m.log_entity_invite },
    verbs: {
      decline: m.log_verb_decline,
      invite: m.log_verb_invite,
      'invite.accept': m.log_verb_invite_accept,
      'invite.save': m.log_verb_invite_save,
    },
    codes: { 'invite.status': inviteStatusLabels },
  },
};
