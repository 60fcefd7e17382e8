import * as m from '@portal/texts/messages';
import { lifecycle } from '../lifecycle.ts';

/** What can be done with many rows of a list at once, in the order in which a list offers it. */
export const bulkKinds = [
  'BILL_REMIND',
  'NOTICE_SEND',
  'RUN_ISSUE',
  'INVOICE_SEND',
  'INVOICE_DELIVER',
  'HAND_BILL_ISSUE',
  'HAND_BILL_ASK',
  'HAND_BILL_APPROVE',
  'ARTICLE_SUBMIT',
  'ARTICLE_APPROVE',
  'ARTICLE_WITHDRAW',
  'ARTICLE_TRASH',
  'ARTICLE_RESTORE',
  'SIGN_UP_APPROVE',
  'SIGN_UP_REJECT',
  'USER_FREEZE',
  'USER_UNFREEZE',
  'REPAIR_ASSIGN',
  'WORK_CLAIM',
  'WORK_RELEASE',
  'UNIT_CLOSE',
  'UNIT_OPEN',
  'UNIT_PRICE',
  'CONTRACT_DUE_DAY',
  'CONTRACT_DUE_DAYS',
  'ENTERPRISE_TAG',
  'ENTERPRISE_UNTAG',
] as const;
export type BulkKind = (typeof bulkKinds)[number];

export const bulkKindNames: Record<BulkKind, () => string> = {
  BILL_REMIND: m.bulk_kind_bill_remind,
  NOTICE_SEND: m.bulk_kind_notice_send,
  RUN_ISSUE: m.bulk_kind_run_issue,
  INVOICE_SEND: m.bulk_kind_invoice_send,
  INVOICE_DELIVER: m.bulk_kind_invoice_deliver,
  HAND_BILL_ISSUE: m.bulk_kind_hand_bill_issue,
  HAND_BILL_ASK: m.bulk_kind_hand_bill_ask,
  HAND_BILL_APPROVE: m.bulk_kind_hand_bill_approve,
  ARTICLE_SUBMIT: m.bulk_kind_article_submit,
  ARTICLE_APPROVE: m.bulk_kind_article_approve,
  ARTICLE_WITHDRAW: m.bulk_kind_article_withdraw,
  ARTICLE_TRASH: m.bulk_kind_article_trash,
  ARTICLE_RESTORE: m.bulk_kind_article_restore,
  SIGN_UP_APPROVE: m.bulk_kind_sign_up_approve,
  SIGN_UP_REJECT: m.bulk_kind_sign_up_reject,
  USER_FREEZE: m.bulk_kind_user_freeze,
  USER_UNFREEZE: m.bulk_kind_user_unfreeze,
  REPAIR_ASSIGN: m.bulk_kind_repair_assign,
  WORK_CLAIM: m.bulk_kind_work_claim,
  WORK_RELEASE: m.bulk_kind_work_release,
  UNIT_CLOSE: m.bulk_kind_unit_close,
  UNIT_OPEN: m.bulk_kind_unit_open,
  UNIT_PRICE: m.bulk_kind_unit_price,
  CONTRACT_DUE_DAY: m.bulk_kind_contract_due_day,
  CONTRACT_DUE_DAYS: m.bulk_kind_contract_due_days,
  ENTERPRISE_TAG: m.bulk_kind_enterprise_tag,
  ENTERPRISE_UNTAG: m.bulk_kind_enterprise_untag,
};

/** What has to be filled in for an act. */
export const bulkFields = ['reason', 'workerId', 'tagId', 'percentX100', 'dueDay', 'dueDays'] as const;
export type BulkField = (typeof bulkFields)[number];

/** A run from its preview until it is done, and for a day until it can no longer be taken back. */
export const bulkLifecycle = lifecycle('bulkRun', {
  groups: [
    /** A job works on it. */
    'working',
  ],
  states: {
    PREPARED: { label: m.bulk_state_prepared, turn: 'KEEPER', variant: 'waiting', groups: [] },
    RUNNING: { label: m.bulk_state_running, turn: 'SYSTEM', variant: 'checking', groups: ['working'] },
    STOPPED: { label: m.bulk_state_stopped, turn: 'KEEPER', variant: 'waiting', groups: [] },
    DONE: { label: m.bulk_state_done, turn: 'DONE', variant: 'done', groups: [] },
    UNDOING: { label: m.bulk_state_undoing, turn: 'SYSTEM', variant: 'checking', groups: ['working'] },
    UNDONE: { label: m.bulk_state_undone, turn: 'ENDED', variant: 'closed', groups: [] },
  },
  events: {
    start: {
      from: ['PREPARED', 'STOPPED'],
      to: 'RUNNING',
      by: 'KEEPER',
      act: { text: m.bulk_act_start, main: true },
      did: m.bulk_did_start,
    },
    stop: {
      from: 'RUNNING',
      to: 'STOPPED',
      by: 'KEEPER',
      act: { text: m.bulk_act_stop },
      did: m.bulk_did_stop,
    },
    retry: {
      from: 'DONE',
      to: 'RUNNING',
      by: 'KEEPER',
      act: { text: m.bulk_act_retry },
      did: m.bulk_did_retry,
    },
    undo: {
      from: ['DONE', 'STOPPED'],
      to: 'UNDOING',
      by: 'KEEPER',
      act: { text: m.bulk_act_undo, ask: m.bulk_ask_undo, danger: true },
      did: m.bulk_did_undo,
    },
    finish: { from: 'RUNNING', to: 'DONE', by: 'SYSTEM', did: m.bulk_did_finish },
    undone: { from: 'UNDOING', to: 'UNDONE', by: 'SYSTEM', did: m.bulk_did_undone },
  },
});
export type BulkState = (typeof bulkLifecycle.states)[number];
/** Events that an operator fires on a run. */
export const bulkEvents = bulkLifecycle.eventsBy('KEEPER');
export type BulkEvent = (typeof bulkEvents)[number];

/**
 * What becomes of a row: `OPEN` it is to be done, `BARRED` the preview leaves it, `FAILED` the act refused it, `KEPT` it
 * could not be taken back.
 */
export const bulkRowStates = ['OPEN', 'BARRED', 'DONE', 'FAILED', 'UNDONE', 'KEPT'] as const;
export type BulkRowState = (typeof bulkRowStates)[number];

export const bulkRowStateNames: Record<BulkRowState, () => string> = {
  OPEN: m.bulk_row_open,
  BARRED: m.bulk_row_barred,
  DONE: m.bulk_row_done,
  FAILED: m.bulk_row_failed,
  UNDONE: m.bulk_row_undone,
  KEPT: m.bulk_row_kept,
};

export const bulkLimits = {
  /** Rows of a run. */
  rows: 5_000,
  /** Rows chosen one by one; more are chosen by the filter. */
  chosen: 500,
  /** Hours during which a run can be taken back, and after which a preview that was not started is forgotten. */
  undoHours: 24,
} as const;
