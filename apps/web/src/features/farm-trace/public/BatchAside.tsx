import type { BatchDetail } from '@portal/contract/farm/trace';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import { writtenFact } from '../../../platform/display/written-fact.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { printerIcon, shieldCheckIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { QrCode } from '../../../ui/qr-code/QrCode.tsx';
import { useSiteSetting } from '../../site/shared/site-setting.ts';
import styles from './BatchAside.module.css';

/** The code of the batch, who handled it, and care tips for the flowers. */
export function BatchAside({ batch }: { batch: BatchDetail }) {
  const { batchId, batchNo, tips } = batch;
  const { origin } = usePageUrl();
  const { hotline } = useSiteSetting();
  return (
    <Stack as="aside" gap={20} size={15} className={styles.side}>
      <Stack
        gap={8}
        items="center"
        pad={20}
        tone="quiet"
        size={14}
        text="center"
        frame="strong"
        round
        hide="phone"
      >
        <QrCode
          text={origin + paths.farmingDetail(batchId)}
          label={m.trace_code({ no: batchNo })}
          className={styles.qr}
        />
        <p>{m.trace_code_text()}</p>
        <ButtonLink href={paths.farmingLabel(batchId)} size="small" icon={printerIcon} rel="nofollow">
          {m.farm_print_labels()}
        </ButtonLink>
      </Stack>
      <Facts columns={1} facts={whoHadIt(batch)} />
      {tips.length > 0 && (
        <Text as="section" padInline={20} padBlock={16} ground="leaf" round className={styles.tips}>
          <Text as="h2" below={4} size={16}>
            {m.field_care_tips()}
          </Text>
          <ol lang={langOfContent('zh')}>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ol>
        </Text>
      )}
      <Columns
        as="p"
        of="20px minmax(0, 1fr)"
        gap={8}
        tone="quiet"
        size={14}
        leading="list"
        className={styles.kept}
      >
        <Icon shape={shieldCheckIcon} />
        <span>{m.trace_kept()}</span>
      </Columns>
      {hotline && (
        <Text tone="quiet" size={14}>
          {m.trace_differs()}{' '}
          <Link href={`tel:${hotline}`} look="underlined">
            {hotline}
          </Link>
        </Text>
      )}
    </Stack>
  );
}

function whoHadIt({ growerId, growerName, place, carrier, steps, stems, bunches }: BatchDetail): Fact[] {
  const lab = steps.findLast(({ inspection }) => inspection?.lab)?.inspection?.lab ?? '';
  return [
    {
      name: m.farm_grower(),
      value: (
        <Link href={paths.article('STYLE', growerId)} lang={langOfContent('zh')}>
          {growerName}
        </Link>
      ),
    },
    ...writtenFact(m.field_grown_at(), place),
    ...writtenFact(m.field_carrier(), carrier),
    ...writtenFact(m.field_lab(), lab),
    {
      name: m.trace_batch_size(),
      value:
        bunches === null
          ? m.farm_stems({ count: formatThousands(stems) })
          : m.trace_stems_bunches({ stems: formatThousands(stems), bunches: formatThousands(bunches) }),
    },
  ];
}
