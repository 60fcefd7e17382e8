import type { ConditionChange, SavedPolicy, SavedRule } from '@portal/contract/policy/content';
import type { PolicyAmountChange, PolicyValueChange } from '@portal/contract/policy/version';
import type { TextDifference } from '@portal/contract/version-history';
import type { ReadableTexts } from '../../../platform/working-copy/compare-texts.ts';
import { findDifferences } from '../../../platform/working-copy/find-differences.ts';
import { readableHtml } from '../../../platform/working-copy/readable-html.ts';

export interface PolicyDifference {
  amounts: PolicyAmountChange[];
  values: PolicyValueChange[];
  conditions: ConditionChange[];
  texts: TextDifference[];
}

const valueFields = [
  ...(['level', 'kind', 'deptCodes', 'issuedAt', 'effectiveFrom', 'effectiveTo'] as const),
  ...(['industryTags', 'scales', 'coverFileId', 'pictureFileId'] as const),
];

const asList = (value: string | readonly string[] | null | undefined): string[] =>
  typeof value === 'string' ? [value] : [...(value ?? [])];

function compareValues(before: SavedPolicy | null, after: SavedPolicy): PolicyValueChange[] {
  return valueFields.flatMap((field) => {
    const [from, to] = [asList(before?.[field]), asList(after[field])];
    return from.join() === to.join() ? [] : [{ field, from, to }];
  });
}

const compareAmounts = (before: SavedPolicy | null, after: SavedPolicy): PolicyAmountChange[] =>
  (['amountMinFen', 'amountMaxFen'] as const).flatMap((field) => {
    const [from, to] = [before?.[field] ?? null, after[field]];
    return from === to ? [] : [{ field, from, to }];
  });

/** Normalises a rule for comparison: missing fields and the order of keys make no difference. */
const ruleKey = ({ text, kind, required, field, op, value }: SavedRule) =>
  JSON.stringify([text, kind, required, field ?? null, op ?? null, value ?? null]);

/** Matches conditions by id: the current ones in order, then the removed ones. */
function compareConditions(before: SavedPolicy | null, after: SavedPolicy): ConditionChange[] {
  const old = before?.conditions ?? [];
  const current = after.conditions.flatMap((to): ConditionChange[] => {
    const from = old.find(({ ruleId }) => ruleId === to.ruleId) ?? null;
    return from && ruleKey(from) === ruleKey(to) ? [] : [{ from, to }];
  });
  const gone = old.filter(({ ruleId }) => after.conditions.every((rule) => rule.ruleId !== ruleId));
  return [...current, ...gone.map((from) => ({ from, to: null }))];
}

function textsOf(policy: SavedPolicy): ReadableTexts {
  const { picture } = policy;
  const drawn = picture && [picture.heading, ...picture.points.map(({ title, text }) => `${title}：${text}`)];
  return new Map([
    ['title', policy.title],
    ['docNo', policy.docNo],
    ['contactOffice', policy.contactOffice],
    ['contactPhone', policy.contactPhone],
    ['plainSummary', policy.plainSummary],
    ['interpretation', readableHtml(policy.interpretation)],
    ['originalBody', readableHtml(policy.originalBody)],
    ['picture', drawn?.join('\n') ?? ''],
    ['formulaText', policy.formulaText],
    ['calc', policy.calc],
  ]);
}

/** The differences between two policies, for reviewers; `before` is null if there is no policy yet. */
export const comparePolicies = async (
  before: SavedPolicy | null,
  after: SavedPolicy,
): Promise<PolicyDifference> => ({
  amounts: compareAmounts(before, after),
  values: compareValues(before, after),
  conditions: compareConditions(before, after),
  texts: await findDifferences(before ? textsOf(before) : new Map(), textsOf(after)),
});
