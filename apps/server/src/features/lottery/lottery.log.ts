import { lotteryStateLabels, prizeStateLabels } from '@portal/contract/lottery/terms';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { posts } from '../community/post.table.ts';
import { lotteryPrizes } from './lottery.table.ts';

export const lotteryLog: LogWords = {
  entities: { communityLottery: m.lottery_title, lotteryPrize: m.lottery_field_prize },
  verbs: {
    'communityLottery.open': m.lottery_did_open,
    'communityLottery.extend': m.lottery_state_extended,
    'communityLottery.freeze': m.lottery_did_freeze,
    'communityLottery.draw': m.lottery_state_drawn,
    'communityLottery.cancel': m.lottery_state_cancelled,
    'communityLottery.close': m.lottery_state_closed,
    'communityLottery.check': m.lottery_act_check,
    'communityLottery.join': m.lottery_join,
    'communityLottery.askRemoval': m.lottery_act_ask_removal,
    'communityLottery.removeEntry': m.lottery_act_agree_removal,
    'communityLottery.dropRemoval': m.lottery_act_drop_removal,
    'lotteryPrize.claim': m.lottery_act_claim,
    'lotteryPrize.giveUp': m.lottery_act_give_up,
    'lotteryPrize.receive': m.lottery_act_receive,
    'lotteryPrize.prepare': m.lottery_act_prepare,
    'lotteryPrize.send': m.lottery_act_send,
    'lotteryPrize.lapse': m.lottery_prize_lapsed,
  },
  names: {
    communityLottery: namesIn(posts, posts.id, posts.title),
    lotteryPrize: namesIn(lotteryPrizes, lotteryPrizes.id, lotteryPrizes.name),
  },
  fields: {
    seedCommit: m.lottery_seed_commit,
    entrantsHash: m.lottery_entrants_hash,
    entryNo: m.lottery_entry_no,
    joinTo: m.lottery_field_join_to,
    drawAt: m.lottery_field_draw_at,
    prizes: m.lottery_field_prizes,
    'communityLottery.state': m.field_state,
    'lotteryPrize.state': m.field_state,
    'lotteryPrize.rank': m.lottery_field_rank,
    'lotteryPrize.preparedBy': m.lottery_prepared_by,
  },
  codes: { 'communityLottery.state': lotteryStateLabels, 'lotteryPrize.state': prizeStateLabels },
};
