import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import { daysToPay } from '../billing/terms.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { chosenDay, chosenId, day, fen, id, instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { choice, labelled, note, oneOf, optionalText, wholeBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { contractFacts, contractRow } from './public.ts';
import {
  contractKinds,
  contractStates,
  operatorContractEvents,
  operatorRequestEvents,
  payCycles,
  requestKinds,
  requestStates,
} from './terms.ts';

const tag = 'lease';

const byProperty = { tag, access: ['OP_PROPERTY'] } as const;

/** The finance office is included because it settles terminated contracts. */
const readers = ['OP_PROPERTY', 'OP_FINANCE'] as const;

const byReaders = { tag, access: readers } as const;

/** Upper limit for amounts in fen: a thousand million yuan. */
const mostFen = 100_000_000_000;

const escalation = z.object({
  from: chosenDay(m.field_escalation_from),
  /** Hundredths of a percent: 300 is 3 %. */
  pctX100: wholeBetween(m.field_escalation_pct, 1, 10_000),
});

/** A contract as drafted by an operator. */
export const contractContent = z
  .object({
    enterpriseId: chosenId(m.field_tenant),
    unitIds: labelled(
      m.field_units,
      z
        .array(id)
        .min(1, { error: fault.choose(m.field_units) })
        .max(30, { error: fault.most(m.field_units, 30) }),
    ),
    kind: choice(m.field_contract_kind, contractKinds),
    from: chosenDay(m.field_term_from),
    to: chosenDay(m.field_term_to),
    rentFenPerMonth: wholeBetween(m.field_rent_per_month, 0, mostFen),
    payCycle: labelled(m.field_pay_cycle, z.literal(payCycles, { error: fault.choose(m.field_pay_cycle) })),
    freeDays: wholeBetween(m.field_free_days, 0, 730),
    depositFen: wholeBetween(m.field_deposit, 0, mostFen),
    escalations: labelled(
      m.field_escalations,
      z.array(escalation).max(20, { error: fault.most(m.field_escalations, 20) }),
    ),
    propertyFeeFenPerM2Month: wholeBetween(m.field_property_fee, 0, 1_000_000),
    lateFeePpmPerDay: wholeBetween(m.field_late_fee, 0, 10_000),
    noticeDays: wholeBetween(m.field_notice_days, 0, 365),
    billAheadDays: wholeBetween(m.pricing_field_ahead, 0, 90).default(0),
    dueDay: wholeBetween(m.pricing_field_due_day, 1, 31).nullable().default(null),
    dueDays: wholeBetween(m.pricing_field_due_days, 1, 90).default(daysToPay),
    fileId: labelled(m.field_contract_file, optionalText(m.field_contract_file, 64)),
  })
  .superRefine(({ from, to, escalations }, context) => {
    if (to <= from) context.addIssue({ code: 'custom', path: ['to'], message: m.fault_term_order() });
    for (const [at, { from: day }] of escalations.entries()) {
      const before = escalations[at - 1]?.from ?? from;
      if (day <= before || day > to)
        context.addIssue({
          code: 'custom',
          path: ['escalations', at, 'from'],
          message: m.fault_escalation_within(),
        });
    }
  });
export type ContractContent = z.infer<typeof contractContent>;

const managedRow = contractRow.extend({
  enterpriseId: id,
  enterpriseName: z.string(),
  version: z.int(),
});
export type ManagedContract = z.infer<typeof managedRow>;

const filter = {
  state: oneOf(m.field_state, contractStates).optional(),
  buildingId: id.optional(),
  enterpriseId: id.optional(),
  keyword: keyword.optional(),
};

export const contractQueryManageList = call.list(byReaders, '/api/propertyManage/contract/queryManageList', {
  place: 'LIST',
  summary: 'Lists the contracts of all enterprises.',
  filter: { ...filter, sort: sortedBy('end', 'created').default('-created') },
  output: pageOfTabs(managedRow, contractStates),
});

export const contractExport = call.sheet(byReaders, '/api/propertyManage/contract/export', {
  place: 'LIST',
  summary: 'Exports the filtered contracts as a spreadsheet.',
  input: z.object(filter),
});

const managedDetail = contractFacts.extend({
  enterpriseId: id,
  enterpriseName: z.string(),
  parent: z.object({ contractId: id, no: z.string() }).nullable(),
  /** Why the enterprise returned the contract. */
  refusedFor: z.string(),
  /** The first day that is billed here, if the days before were billed elsewhere. */
  billedFrom: day.nullable(),
  data: contractContent,
  actions: abilities(['edit', ...operatorContractEvents]),
});
export type ManagedContractDetail = z.infer<typeof managedDetail>;

export const contractQueryManageDetail = call.detail(
  byReaders,
  '/api/propertyManage/contract/queryManageDetail',
  {
    place: { contract: 'id' },
    summary: 'Returns a contract with all its terms and the requests about it.',
    output: managedDetail,
  },
);

export const contractSave = call.save(byProperty, '/api/propertyManage/contract/save', {
  place: { contract: 'id', unit: 'data.unitIds' },
  summary: 'Creates a contract as a draft, or updates the draft whose version is given.',
  data: contractContent,
  output: z.object({ contractId: id, version: z.int() }),
  refuses: [retCodes.TRANSITION_REFUSED],
});

export const contractOperate = call.operate(byProperty, '/api/propertyManage/contract/operate', {
  place: { contract: 'id' },
  summary: 'Sends or discards a draft, or records the handover.',
  events: operatorContractEvents,
  fields: {
    data: z
      .object({
        /** For `handOver`: the condition of the units. Deductions are entries of the settlement. */
        handover: note(m.field_handover, 500),
      })
      .default({ handover: '' }),
  },
  output: managedDetail,
});

export const contractSetDue = call.act(byProperty, '/api/propertyManage/contract/setDue', {
  place: { contract: 'id' },
  summary: 'Changes when the future bills of a contract are due. Bills that are issued keep their due date.',
  fields: {
    data: z.object({
      /** The day of the month; null for a number of days after a bill is issued. */
      dueDay: wholeBetween(m.pricing_field_due_day, 1, 31).nullable(),
      dueDays: wholeBetween(m.pricing_field_due_days, 1, 90),
    }),
  },
  output: z.object({ version: z.int() }),
});

/** The amended terms, and the future day they take effect. */
export const amendmentContent = z.object({
  from: chosenDay(m.field_effective_from),
  rentFenPerMonth: wholeBetween(m.field_rent_per_month, 0, mostFen),
  propertyFeeFenPerM2Month: wholeBetween(m.field_property_fee, 0, 1_000_000),
});
export type AmendmentContent = z.infer<typeof amendmentContent>;

const managedRequest = z.object({
  requestId: id,
  no: z.string(),
  contractId: id,
  contractNo: z.string(),
  enterpriseName: z.string(),
  userName: z.string(),
  kind: z.enum(requestKinds),
  kindLabel: z.string(),
  requestText: z.string(),
  requestedDay: day.nullable(),
  answer: z.string(),
  /** The contract's current terms. */
  rentFenPerMonth: fen,
  propertyFeeFenPerM2Month: fen,
  state: z.enum(requestStates),
  stateLabel: z.string(),
  createdAt: instant,
  version: z.int(),
  actions: abilities(operatorRequestEvents),
});
export type ManagedRequest = z.infer<typeof managedRequest>;

export const leaseRequestQueryManageList = call.list(
  byProperty,
  '/api/propertyManage/contractRequest/queryManageList',
  {
    place: 'LIST',
    summary: 'Lists the enterprises’ requests about their contracts.',
    filter: {
      state: oneOf(m.field_state, requestStates).optional(),
      kind: oneOf(m.field_request_kind, requestKinds).optional(),
      keyword: keyword.optional(),
      sort: sortedBy('created').default('-created'),
    },
    output: pageOfTabs(managedRequest, requestStates),
  },
);

export const leaseRequestOperate = call.operate(byProperty, '/api/propertyManage/contractRequest/operate', {
  place: { contractRequest: 'id' },
  summary:
    'Takes on a request and decides it: a renewal creates a draft, leaving starts the termination, a change updates the terms.',
  events: operatorRequestEvents,
  fields: {
    answer: note(m.field_answer_to_request, 300),
    /** For an approved change request: null if it does not affect money. */
    data: amendmentContent.nullable().default(null),
  },
  output: managedRequest,
  refuses: [retCodes.RIGHT_MISSING],
});
