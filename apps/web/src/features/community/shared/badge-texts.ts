import * as m from '@portal/texts/messages';
import type { BadgeTexts } from './AuthorLine.tsx';

/** The badges in the reader's language. */
export const badgeTexts = (): BadgeTexts => ({
  ENTERPRISE: m.community_badge_enterprise(),
  TUTOR: m.community_badge_tutor(),
  PARK: m.community_badge_park(),
});
