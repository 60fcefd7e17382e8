import * as m from '@portal/texts/messages';
import { lifecycle } from '../lifecycle.ts';
import type { OperatorRole } from '../operator-role.ts';

/** Kinds of data, in the order in which a park enters them: each may refer to those before it. */
export const importKinds = [
  'DICTIONARY',
  'ENTERPRISE',
  'MEMBER',
  'OPERATOR',
  'BUILDING',
  'UNIT',
  'CONTRACT',
  'CHARGE',
  'METER',
  'READING',
  'TARIFF',
  'BILL',
  'CREDIT',
  'ROOM',
  'VENUE',
  'RESOURCE',
  'ASSET',
  'WORD',
  'PRICE',
  'ARTICLE',
  'TUTOR',
  'SHOP',
  'SERVICE',
  'ACTIVITY',
] as const;
export type ImportKind = (typeof importKinds)[number];

export const importKindNames: Record<ImportKind, () => string> = {
  DICTIONARY: m.import_master_kind_entry,
  ENTERPRISE: m.import_kind_enterprise,
  MEMBER: m.import_kind_member,
  OPERATOR: m.import_kind_operator,
  BUILDING: m.import_kind_building,
  UNIT: m.import_kind_unit,
  CONTRACT: m.import_money_kind_contract,
  CHARGE: m.charge_periodic,
  METER: m.import_money_kind_meter,
  READING: m.import_kind_reading,
  TARIFF: m.import_money_kind_tariff,
  BILL: m.import_money_kind_bill,
  CREDIT: m.import_master_kind_credit,
  ROOM: m.import_master_kind_room,
  VENUE: m.import_master_kind_venue,
  RESOURCE: m.import_master_kind_resource,
  ASSET: m.import_master_kind_asset,
  WORD: m.import_kind_word,
  PRICE: m.import_kind_price,
  ARTICLE: m.import_kind_article,
  TUTOR: m.import_kind_tutor,
  SHOP: m.import_kind_shop,
  SERVICE: m.import_kind_service,
  ACTIVITY: m.import_kind_activity,
};

/** Operators who may import anything; which kinds follows from the rights of each kind. */
export const importRoles = [
  'OP_ADMIN',
  'OP_AUDIT',
  'OP_CONTENT',
  'OP_SERVICE',
  'OP_PROPERTY',
  'OP_FINANCE',
  'OP_COMMUNITY',
] as const satisfies readonly OperatorRole[];

/** An import from its upload until it is written, and for a day until it can no longer be undone. */
export const importLifecycle = lifecycle('importRun', {
  groups: [
    /** A job works on it. */
    'working',
    /** Nothing is written yet. */
    'open',
  ],
  states: {
    MAPPING: { label: m.import_state_mapping, turn: 'KEEPER', variant: 'waiting', stop: 0, groups: ['open'] },
    CHECKING: {
      label: m.import_state_checking,
      turn: 'SYSTEM',
      variant: 'checking',
      stop: 1,
      groups: ['working', 'open'],
    },
    CHECKED: { label: m.import_state_checked, turn: 'KEEPER', variant: 'waiting', stop: 1, groups: ['open'] },
    PROPOSED: {
      label: m.import_state_proposed,
      turn: 'SECOND',
      variant: 'waiting',
      stop: 1,
      groups: ['open'],
    },
    WRITING: {
      label: m.import_state_writing,
      turn: 'SYSTEM',
      variant: 'checking',
      stop: 2,
      groups: ['working'],
    },
    DONE: { label: m.import_state_done, turn: 'DONE', variant: 'done', stop: 3, groups: [] },
    UNDOING: { label: m.import_state_undoing, turn: 'SYSTEM', variant: 'checking', groups: ['working'] },
    UNDONE: { label: m.import_state_undone, turn: 'ENDED', variant: 'closed', groups: [] },
    DROPPED: { label: m.import_state_dropped, turn: 'ENDED', variant: 'closed', groups: [] },
  },
  events: {
    reload: {
      from: ['MAPPING', 'CHECKED'],
      to: 'MAPPING',
      by: 'UPLOADER',
      act: { text: m.import_act_reload },
      did: m.import_did_reload,
    },
    check: {
      from: ['MAPPING', 'CHECKED'],
      to: 'CHECKING',
      by: 'UPLOADER',
      act: { text: m.import_act_check },
      did: m.import_did_check,
    },
    checked: { from: 'CHECKING', to: 'CHECKED', by: 'SYSTEM', did: m.import_did_checked },
    propose: {
      from: 'CHECKED',
      to: 'PROPOSED',
      by: 'KEEPER',
      act: { text: m.import_act_propose, ask: m.import_ask_propose, main: true },
      did: m.import_did_propose,
    },
    write: {
      from: 'CHECKED',
      to: 'WRITING',
      by: 'KEEPER',
      act: { text: m.import_act_write, ask: m.import_ask_write, main: true },
      did: m.import_did_write,
    },
    approve: {
      from: 'PROPOSED',
      to: 'WRITING',
      by: 'KEEPER',
      act: { text: m.import_act_approve, ask: m.import_ask_write, main: true },
      did: m.import_did_approve,
    },
    return: {
      from: 'PROPOSED',
      to: 'CHECKED',
      by: 'KEEPER',
      act: { text: m.import_act_return },
      did: m.import_did_return,
      tone: 'refused',
    },
    written: { from: 'WRITING', to: 'DONE', by: 'SYSTEM', did: m.import_did_written },
    undo: {
      from: 'DONE',
      to: 'UNDOING',
      by: 'KEEPER',
      act: { text: m.import_act_undo, ask: m.import_ask_undo, danger: true },
      did: m.import_did_undo,
    },
    undone: { from: 'UNDOING', to: 'UNDONE', by: 'SYSTEM', did: m.import_did_undone },
    drop: {
      from: ['MAPPING', 'CHECKED', 'PROPOSED'],
      to: 'DROPPED',
      by: 'KEEPER',
      act: { text: m.import_act_drop, ask: m.import_ask_drop, danger: true },
      did: m.import_did_drop,
    },
  },
});
export type ImportState = (typeof importLifecycle.states)[number];
/** Events that an operator fires on an import. */
export const importEvents = importLifecycle.eventsBy('KEEPER');
export type ImportEvent = (typeof importEvents)[number];

/** What would become of a row; `SKIPPED` was left out by hand. */
export const importVerdicts = ['NEW', 'CHANGED', 'SAME', 'DOUBTFUL', 'FAULT', 'SKIPPED'] as const;
export type ImportVerdict = (typeof importVerdicts)[number];

export const importVerdictNames: Record<ImportVerdict, () => string> = {
  NEW: m.import_verdict_new,
  CHANGED: m.import_verdict_changed,
  SAME: m.import_verdict_same,
  DOUBTFUL: m.import_verdict_doubtful,
  FAULT: m.import_verdict_fault,
  SKIPPED: m.import_verdict_skipped,
};

/** What became of a row; `KEPT` was built upon and could not be undone, `FAILED` could not be written. */
export const importRowStates = ['OPEN', 'WRITTEN', 'FAILED', 'UNDONE', 'KEPT'] as const;
export type ImportRowState = (typeof importRowStates)[number];

/** How a column found its field. */
export const mappingBases = ['NAME', 'LAYOUT', 'SAMPLE', 'HAND'] as const;
export type MappingBasis = (typeof mappingBases)[number];

export const mappingBasisNames: Record<MappingBasis, () => string> = {
  NAME: m.import_basis_name,
  LAYOUT: m.import_basis_layout,
  SAMPLE: m.import_basis_sample,
  HAND: m.import_basis_hand,
};

/** Units of amounts that a line above a table names. */
export const moneyUnits = ['TEN_THOUSAND_YUAN', 'THOUSAND_YUAN', 'YUAN', 'JIAO', 'FEN'] as const;
export type MoneyUnit = (typeof moneyUnits)[number];

export const moneyUnitNames: Record<MoneyUnit, () => string> = {
  TEN_THOUSAND_YUAN: m.import_unit_ten_thousand_yuan,
  THOUSAND_YUAN: m.import_unit_thousand_yuan,
  YUAN: m.import_unit_yuan,
  JIAO: m.import_unit_jiao,
  FEN: m.import_unit_fen,
};

export const importLimits = {
  /** Rows of a file. */
  rows: 20_000,
  bytes: 20 * 1024 * 1024,
  /** Characters of a cell, as many as spreadsheets hold. */
  cell: 32_767,
  /** Characters of a value that can stand for an option, and how many values of a column are listed. */
  value: 60,
  values: 100,
  /** References of a field that are offered. */
  options: 200,
  /** Hours during which an import can be undone. */
  undoHours: 24,
} as const;
