import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { PageActs } from '../../../../platform/account/acts/PageActs.tsx';
import { Written } from '../../../../platform/display/Written.tsx';
import { langOfContent } from '../../../../platform/i18n/language.ts';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { ReviewPage } from '../../../review/shared/ReviewPage.tsx';
import type { WholeItem } from '../item/item-values.ts';
import { useItemBar } from '../item/use-item-bar.tsx';
import { ItemStateLabel } from '../item-status.tsx';
import styles from './PolicyText.module.css';

/** A funding call, read-only: its dates, and what enterprises fill in and submit. */
export function ItemReview({ item }: { item: WholeItem }) {
  const { data, policyTitle, state, stateLabel } = item;
  const { acts, dialog, mayAct } = useItemBar({ item });
  const none = m.officer_none();
  return (
    <ReviewPage
      title={data.title}
      note={<ItemStateLabel state={state} label={stateLabel} />}
      aside={
        <aside aria-label={m.officer_basic()}>
          <Panel title={m.officer_basic()} ground="quiet">
            <Facts
              columns={1}
              facts={[
                { name: m.field_policy(), value: <Written>{policyTitle}</Written> },
                { name: m.officer_item_from(), value: data.windowFrom },
                { name: m.officer_item_to(), value: data.windowTo },
                { name: m.field_quota(), value: data.quota ?? '—' },
                {
                  name: m.field_budget(),
                  value:
                    data.budgetFen === null
                      ? '—'
                      : m.field_amount_yuan({ amount: formatFen(data.budgetFen) }),
                },
                { name: m.field_publicity_days(), value: data.publicityDays },
              ]}
            />
          </Panel>
        </aside>
      }
      bar={
        <>
          <PageActs acts={acts} note={mayAct ? undefined : m.officer_readonly()} />
          {dialog}
        </>
      }
    >
      <Panel title={m.field_call_description()}>
        <Text size={16} leading="wide" lang={langOfContent('zh')}>
          {data.description}
        </Text>
      </Panel>
      <Panel title={m.officer_item_form()}>
        <Lines lines={data.formSchema.map(({ label }) => label)} none={none} />
      </Panel>
      <Panel title={m.officer_item_materials()}>
        <Lines lines={data.materials.map(({ name }) => name)} none={none} />
      </Panel>
      <Panel title={m.officer_item_steps()}>
        <Lines lines={data.steps.map(({ name }) => name)} none={none} />
      </Panel>
    </ReviewPage>
  );
}

function Lines({ lines, none }: { lines: readonly string[]; none: string }) {
  if (lines.length === 0) return <p>{none}</p>;
  return (
    <Stack as="ol" gap={8} className={styles.points} lang={langOfContent('zh')}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  );
}
