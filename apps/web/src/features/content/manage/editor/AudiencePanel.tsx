import type { ArticleContent } from '@portal/contract/content/article-content';
import type { ManagedArticle } from '@portal/contract/content/article-manage';
import { chainStages } from '@portal/contract/enterprise/public';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ChipsInput } from '../../../../platform/form/ChipsInput.tsx';
import { SwitchInput } from '../../../../platform/form/SwitchInput.tsx';
import { useInput } from '../../../../platform/form/use-input.ts';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { xIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { chainStageName } from '../../../enterprise/shared/chain-stage-name.ts';
import { EnterpriseSearch } from '../../../enterprise/shared/EnterpriseSearch.tsx';
import styles from '../../editor/Editor.module.css';

/** Which enterprises the article concerns, and whether they have to confirm it. */
export function AudiencePanel({ article }: { article: ManagedArticle }) {
  const isReceiptAsked = useWatch<ArticleContent, 'needReceipt'>({ name: 'needReceipt' });
  return (
    <Panel title={m.editing_audience()} ground="quiet">
      <div className={styles.fields}>
        <SwitchInput name="needReceipt" textFirst>
          {m.editing_receipt_ask()}
        </SwitchInput>
        <Text tone="faint" size="note" leading="list">
          {isReceiptAsked ? m.editing_receipt_hint() : m.editing_audience_hint()}
        </Text>
        <ChipsInput
          name="audience.chainStages"
          label={m.editing_audience_stages()}
          options={chainStages.map((value) => ({ value, text: chainStageName(value) }))}
        />
        <ChosenEnterprises known={article.enterprises} />
      </div>
    </Panel>
  );
}

function ChosenEnterprises({ known }: { known: ManagedArticle['enterprises'] }) {
  const { value: ids, onChange, error } = useInput<string[]>('audience.enterpriseIds');
  const [names, setNames] = useState(() => new Map(known.map((one) => [one.enterpriseId, one.name])));
  const add = (id: string | null, name: string) => {
    if (id === null || ids.includes(id)) return;
    setNames(new Map(names).set(id, name));
    onChange([...ids, id]);
  };
  return (
    <>
      <EnterpriseSearch
        key={ids.length}
        label={m.editing_audience_add()}
        error={error}
        known={known}
        value={null}
        onChange={add}
      />
      {ids.length > 0 && (
        <Stack as="ul" gap={2} size="note">
          {ids.map((id) => (
            <Row as="li" align="center" justify="between" gap={8} key={id}>
              {names.get(id) ?? id}
              <IconButton
                icon={xIcon}
                size="small"
                label={m.editing_audience_remove({ name: names.get(id) ?? id })}
                onClick={() => onChange(ids.filter((other) => other !== id))}
              />
            </Row>
          ))}
        </Stack>
      )}
    </>
  );
}
