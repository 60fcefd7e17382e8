import type { PolicyDetail } from '@portal/contract/policy/public';
import * as m from '@portal/texts/messages';
import { currentLocale, langOfContent } from '../../../platform/i18n/language.ts';
import type { Fact } from '../../../ui/facts/Facts.tsx';
import { AmountUpTo } from '../shared/AmountUpTo.tsx';
import { amountText } from '../shared/amount-text.ts';
import { scaleLabels } from '../shared/policy-labels.ts';
import { WindowLeft } from '../shared/WindowTrack.tsx';

/** Month and day of YYYY-MM-DD. */
const shortDay = (day: string) => day.slice(5);

/** Amount, window, validity and scope: what readers look for first. */
export function policyFacts(policy: PolicyDetail): Fact[] {
  return [amountFact(policy), windowFact(policy), validityFact(policy), scopeFact(policy)];
}

function amountFact({ amount }: PolicyDetail): Fact {
  const isRange = amount.maxFen > 0 && amount.minFen > 0 && amount.minFen < amount.maxFen;
  return {
    name: m.policy_fact_amount(),
    value: <AmountUpTo amount={amount} />,
    note: isRange && m.policy_from_amount({ amount: amountText(amount.minFen, currentLocale()) }),
  };
}

function windowFact({ items, policyId, today }: PolicyDetail): Fact {
  const own = items.filter((item) => item.policyId === policyId);
  const item = own.find(({ state }) => state === 'OPEN') ?? own.find(({ state }) => state === 'COMING');
  const name = m.policy_fact_window();
  if (!item) return { name, value: m.policy_no_window(), note: m.policy_no_window_note() };
  return {
    name,
    value: m.policy_window_range({ from: shortDay(item.windowFrom), to: shortDay(item.windowTo) }),
    note: <WindowLeft item={item} today={today} />,
  };
}

function validityFact({ state, effectiveFrom, effectiveTo, repealedAt }: PolicyDetail): Fact {
  const name = m.policy_fact_validity();
  const note = m.policy_from_day({ day: effectiveFrom });
  if (state === 'REPEALED' && repealedAt)
    return { name, value: m.policy_repealed_on({ day: repealedAt }), note };
  if (effectiveTo === null) return { name, value: m.policy_valid_forever(), note };
  return { name, value: m.policy_until_day({ day: effectiveTo }), note };
}

const listMark = '、';

function scopeFact({ industryTags, scales }: PolicyDetail): Fact {
  const industries = industryTags.map(({ name }) => name).join(listMark);
  const sizes = scales.map((scale) => scaleLabels[scale]()).join(', ');
  return {
    name: m.policy_fact_scope(),
    value: industries ? <span lang={langOfContent('zh')}>{industries}</span> : m.policy_any_industry(),
    note: sizes || m.policy_any_scale(),
  };
}
