import {
  ballotStateLabels,
  contestEntryStateLabels,
  contestStateLabels,
  objectionStateLabels,
} from '@portal/contract/contest/terms';
import * as m from '@portal/texts/messages';
import { eq, inArray } from 'drizzle-orm';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import {
  contestBallots,
  contestEntries,
  contestJudges,
  contestObjections,
  contests,
} from './contest.table.ts';

export const contestLog: LogWords = {
  entities: {
    contest: m.contest_entity,
    contestEntry: m.contest_entry,
    contestJudge: m.contest_judge,
    contestBallot: m.contest_ballot,
    contestObjection: m.contest_objection,
  },
  verbs: {
    'contest.start': m.contest_log_start,
    'contest.assign': m.contest_assign,
    'contest.score': m.contest_log_score,
    'contest.vote': m.contest_log_vote,
    'contest.propose': m.contest_propose,
    'contest.sendBack': m.contest_send_back,
    'contest.announce': m.contest_confirm,
    'contest.finish': m.contest_log_finish,
    'contest.cancel': m.contest_call_off,
    'contestEntry.invite': m.contest_invite,
    'contestEntry.removeMember': m.contest_remove_member,
    'contestEntry.accept': m.contest_accept,
    'contestEntry.decline': m.act_decline,
    'contestEntry.leave': m.contest_leave,
    'contestEntry.qualify': m.contest_did_qualify,
    'contestEntry.return': m.contest_did_return,
    'contestEntry.disqualify': m.contest_did_disqualify,
    'contestEntry.withdraw': m.contest_did_withdraw,
    'contestEntry.promote': m.contest_did_promote,
    'contestEntry.eliminate': m.contest_did_eliminate,
    'contestEntry.award': m.contest_did_award,
    'contestEntry.final': m.contest_did_final,
    'contestEntry.rise': m.contest_did_rise,
    'contestEntry.revoke': m.contest_did_revoke,
    'contestEntry.callOff': m.contest_did_call_off,
    'contestEntry.lapse': m.contest_did_lapse,
    'contestBallot.save': m.contest_log_save,
    'contestBallot.score': m.contest_log_fill,
    'contestBallot.lock': m.contest_lock,
    'contestBallot.askReopen': m.contest_ask_reopen,
    'contestBallot.reopen': m.contest_reopen,
    'contestBallot.keepLocked': m.contest_keep_locked,
    'contestBallot.conflict': m.contest_declare_conflict,
    'contestBallot.withdraw': m.contest_log_withdraw,
    'contestObjection.submit': m.contest_did_object,
    'contestObjection.uphold': m.contest_did_uphold,
    'contestObjection.refuse': m.contest_did_refuse,
  },
  names: {
    contest: namesIn(contests, contests.id, contests.title),
    contestEntry: namesIn(contestEntries, contestEntries.id, contestEntries.title),
    contestJudge: namesIn(contestJudges, contestJudges.id, contestJudges.name),
    // A ballot's log entry names only the judge; naming the entry would end its anonymity.
    contestBallot: (db, ids) =>
      db
        .select({ id: contestBallots.id, name: contestJudges.name })
        .from(contestBallots)
        .innerJoin(contestJudges, eq(contestJudges.id, contestBallots.judgeId))
        .where(inArray(contestBallots.id, ids)),
    contestObjection: (db, ids) =>
      db
        .select({ id: contestObjections.id, name: contestEntries.title })
        .from(contestObjections)
        .innerJoin(contestEntries, eq(contestEntries.id, contestObjections.entryId))
        .where(inArray(contestObjections.id, ids)),
  },
  ids: { contestId: ['contest'], judgeIds: ['contestJudge'], enterpriseIds: ['enterprise'] },
  fields: {
    'contest.startAt': m.field_contest_from,
    'contest.endAt': m.field_contest_to,
    'contest.judgeIds': m.contest_judges,
    'contest.scoresPerEntry': m.field_scores_per_entry,
    'contest.cutOff': m.field_contest_cut_off,
    'contest.voteWeight': m.field_vote_weight,
    'contest.entries': m.contest_entries,
    'contest.ballots': m.contest_ballot,
    'contest.awards': m.field_contest_prizes,
    'contestEntry.track': m.field_contest_track,
    'contestEntry.prize': m.field_contest_prizes,
    'contestJudge.title': m.field_judge_title,
    'contestJudge.enterpriseIds': m.field_judge_enterprises,
    contestId: m.contest_entity,
  },
  codes: {
    'contest.status': contestStateLabels,
    'contestEntry.status': contestEntryStateLabels,
    'contestBallot.status': ballotStateLabels,
    'contestObjection.status': objectionStateLabels,
    purpose: {
      CONTEST_ENTRY: m.contest_entry,
      contestPicture: m.field_contest_cover,
      judgePhoto: m.field_judge_photo,
    },
  },
};
