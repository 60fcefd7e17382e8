import { applicationStateLabels, recruitStateLabels, resumePurpose } from '@portal/contract/recruit/terms';
import * as m from '@portal/texts/messages';
import { eq, inArray } from 'drizzle-orm';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { posts } from '../community/post.table.ts';
import { recruitApplications } from './recruit.table.ts';

export const recruitLog: LogWords = {
  entities: { communityRecruit: m.recruit_title, recruitApplication: m.recruit_case_name },
  verbs: {
    'communityRecruit.open': m.recruit_state_open,
    'communityRecruit.fill': m.recruit_state_filled,
    'communityRecruit.reopen': m.recruit_act_reopen,
    'communityRecruit.close': m.recruit_state_closed,
    'communityRecruit.erase': m.recruit_did_erase,
    'recruitApplication.submit': m.recruit_did_submit,
    'recruitApplication.view': applicationStateLabels.VIEWED,
    'recruitApplication.read': m.recruit_did_read,
    'recruitApplication.invite': m.recruit_did_invite,
    'recruitApplication.hire': applicationStateLabels.HIRED,
    'recruitApplication.refuse': applicationStateLabels.REFUSED,
    'recruitApplication.withdraw': m.case_did_withdraw_application,
    'recruitApplication.lapse': m.recruit_did_lapse,
  },
  names: {
    communityRecruit: namesIn(posts, posts.id, posts.title),
    recruitApplication: (db, ids) =>
      db
        .select({ id: recruitApplications.id, name: posts.title })
        .from(recruitApplications)
        .innerJoin(posts, eq(posts.id, recruitApplications.postId))
        .where(inArray(recruitApplications.id, ids)),
  },
  fields: {
    'communityRecruit.state': m.field_state,
    'communityRecruit.applications': m.recruit_case_name,
    'recruitApplication.positionId': m.recruit_field_position,
  },
  codes: {
    'communityRecruit.state': recruitStateLabels,
    'recruitApplication.status': applicationStateLabels,
    purpose: { [resumePurpose]: m.recruit_field_resume },
  },
};
