import { maxInvited } from '@portal/contract/community/terms';
import * as m from '@portal/texts/messages';
import { badgeTexts } from './badge-texts.ts';

/** Texts for inviting, sent with the island in the reader's language only. */
export const inviteTexts = () => ({
  most: maxInvited,
  open: m.community_act_invite(),
  title: m.community_invite_title(),
  note: m.community_invite_note({ most: maxInvited, count: '{count}' }),
  find: m.community_invite_find(),
  hint: m.community_invite_hint(),
  none: m.community_invite_none(),
  invite: m.community_invite_one(),
  invited: m.community_invited(),
  seen: m.community_invited_seen({ day: '{day}' }),
  unseen: m.community_invited_unseen({ day: '{day}' }),
  barred: m.community_invite_barred(),
  inBoard: m.community_invite_in_board({ count: '{count}' }),
  accepted: m.community_invite_accepted({ count: '{count}' }),
  badges: badgeTexts(),
});
export type InviteTexts = ReturnType<typeof inviteTexts>;
