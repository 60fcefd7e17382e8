import { paths } from '@portal/contract/paths';
import type { CalcField } from '@portal/contract/policy/public';
import type { PolicyKind, PolicyLevel } from '@portal/contract/policy/terms';
import { currentLocale } from '../../../platform/i18n/language.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { MetaLine } from '../../../ui/meta-line/MetaLine.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { amountText } from '../shared/amount-text.ts';
import { type Grade, gradeTones } from '../shared/match-variants.ts';
import type { MatchedPolicy, OwnMatch } from '../shared/use-own-match.ts';
import type { CalculatorField } from './calculator-texts.ts';
import { OwnAmount } from './OwnAmount.tsx';
import type { OwnTexts } from './own-texts.ts';
import { shownFigures } from './shown-figures.ts';

/** Rendered by the server, so that the list carries no messages. */
export interface OwnPolicyTexts {
  own: OwnTexts;
  grades: Record<Grade, string>;
  levels: Record<PolicyLevel, string>;
  kinds: Record<PolicyKind, string>;
  fields: CalculatorField[];
  /** Contains `{name}`. */
  total: string;
  /** Contains `{count}` and `{open}`. */
  counts: string;
  basis: string;
  edit: string;
  apply: string;
  /** Contains `{day}`. */
  until: string;
  /** Contains `{percent}`. */
  percent: string;
  none: string;
  /** The language of texts that are Chinese. */
  lang: string | undefined;
}

const estimateOf = ({ estimate }: MatchedPolicy) => estimate?.amountFen ?? 0;

/** Those that can be applied for come first, then those that pay most. */
const byUse = (one: MatchedPolicy, other: MatchedPolicy) =>
  Number(other.isOpen) - Number(one.isOpen) ||
  estimateOf(other) - estimateOf(one) ||
  other.metPercent - one.metPercent;

/** The policies that fit the reader's enterprise, with what each would pay and by which figures. */
export function OwnPolicyList({ match, texts }: { match: OwnMatch; texts: OwnPolicyTexts }) {
  const rows = match.rows.toSorted(byUse);
  return (
    <>
      {match.figures && <Basis match={match} texts={texts} figures={shownFigures(match.figures)} />}
      {rows.length === 0 && (
        <Text padBlock={24} tone="quiet">
          {texts.none}
        </Text>
      )}
      <Text as="ul" lineAbove="strong">
        {rows.map((policy) => (
          <Text key={policy.policyId} as="li" padBlock={16} lineBelow="thin">
            <OwnPolicy policy={policy} match={match} texts={texts} />
          </Text>
        ))}
      </Text>
    </>
  );
}

interface BasisProps {
  match: OwnMatch;
  texts: OwnPolicyTexts;
  figures: Partial<Record<CalcField, string>>;
}

/** The sum of all amounts, and the figures it follows from. */
function Basis({ match, texts, figures }: BasisProps) {
  const total = match.rows.reduce((sum, policy) => sum + estimateOf(policy), 0);
  const known = texts.fields.filter(({ name }) => figures[name] !== undefined);
  return (
    <Columns of="auto minmax(0, 1fr)" gap={16} gapX={32} pad={16} below={16} frame="thin" round stack="phone">
      <Stack gap={4} atTop>
        <span>
          {texts.total.split('{name}')[0]}
          <span lang={texts.lang}>{match.enterpriseName}</span>
          {texts.total.split('{name}')[1]}
        </span>
        <Text as="b" size={24} figures>
          {amountText(total, currentLocale())}
        </Text>
        <Text as="span" tone="quiet" size={14}>
          {texts.counts.replace('{count}', String(match.total)).replace('{open}', String(match.openTotal))}
        </Text>
      </Stack>
      <Stack gap={8} atTop>
        <Row as="p" wrap gapX={12} gap={0} tone="quiet" size={14}>
          {texts.basis}
          <Link href={paths.enterprisePreserve()}>{texts.edit}</Link>
        </Row>
        <Facts
          columns={2}
          facts={known.map(({ name, label, unit }) => ({
            name: label,
            value: `${Number(figures[name]).toLocaleString('en-US')} ${unit}`,
          }))}
        />
      </Stack>
    </Columns>
  );
}

interface OwnPolicyProps {
  policy: MatchedPolicy;
  match: OwnMatch;
  texts: OwnPolicyTexts;
}

function OwnPolicy({ policy, match: { figures }, texts }: OwnPolicyProps) {
  const { policyId, title, level, kind, grade, metPercent, plainSummary, openItem } = policy;
  return (
    <>
      <Row wrap align="center" gap={8} gapX={12}>
        <Link href={paths.policy(policyId)} look="quiet" lang={texts.lang}>
          <b>{title}</b>
        </Link>
        <Tag tone={gradeTones[grade]} mark="dot">
          {texts.grades[grade]}
        </Tag>
      </Row>
      <Text lines={3} above={4} tone="quiet" size={15} lang={texts.lang}>
        {plainSummary}
      </Text>
      <MetaLine
        items={[
          texts.levels[level],
          texts.kinds[kind],
          texts.percent.replace('{percent}', String(metPercent)),
          openItem && texts.until.replace('{day}', openItem.windowTo),
        ]}
      />
      {figures && <OwnAmount policy={policy} figures={figures} fields={texts.fields} texts={texts.own} />}
      {openItem && (
        <Text as="div" above={8}>
          <ButtonLink variant="main" href={paths.declareItem(openItem.itemId)}>
            {texts.apply}
          </ButtonLink>
        </Text>
      )}
    </>
  );
}
