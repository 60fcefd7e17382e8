import { paths } from '@portal/contract/paths';
import type { ResourceRow } from '@portal/contract/resource/public';
import { openModeLabels } from '@portal/contract/resource/terms';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import CollectButton from '../../collect/shared/CollectButton.island.tsx';
import { collectProps } from '../../collect/shared/collect-props.ts';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { BloomRing } from './BloomRing.tsx';
import { MorePictures } from './MorePictures.tsx';
import styles from './ResourceCards.module.css';

/** Shared resources: what each is, its owner, how to get it, and its price. */
export function ResourceCards({ rows, as: Heading }: { rows: ResourceRow[]; as: 'h2' | 'h3' }) {
  const zh = langOfContent('zh');
  return (
    <Columns as="ul" of="repeat(3, minmax(0, 1fr))" gap={24} stack="phone" className={styles.cards}>
      {rows.map((row) => {
        const { resourceId, name, picture, latin, genus, intro, facts, ownerName, openMode } = row;
        return (
          <Stack
            key={resourceId}
            id={resourceId}
            as="li"
            clip
            frame="thin"
            round
            ground="page"
            className={styles.card}
          >
            {picture && (
              <ArticlePicture
                picture={{ ...picture, alt: '' }}
                ratio="5 / 3"
                sizes="(min-width: 1000px) 380px, (min-width: 768px) 50vw, 100vw"
                widths={[320, 640]}
                corners="none"
              />
            )}
            <Stack gap={12} atTop pad={20}>
              <Row gap={16} align="center" justify="between" className={styles.name}>
                <div>
                  {latin && (
                    <p>
                      <i lang="la">{latin}</i> <span lang={zh}>{genus}</span>
                    </p>
                  )}
                  <Heading lang={zh}>{name}</Heading>
                </div>
                {row.bloomFrom !== null && row.bloomTo !== null && (
                  <BloomRing from={row.bloomFrom} to={row.bloomTo} />
                )}
              </Row>
              {!latin && (
                <Text tone="quiet" lang={zh}>
                  {intro}
                </Text>
              )}
              <Facts
                columns={1}
                facts={[
                  ...facts.map((fact) => ({
                    name: fact.name,
                    nameLang: zh,
                    value: <span lang={zh}>{fact.value}</span>,
                  })),
                  { name: m.resource_held_by(), value: <Owner row={row} name={ownerName} /> },
                ]}
              />
              <MorePictures row={row} />
            </Stack>
            <Row wrap gap={8} align="center" padInline={20} padBlock={12} className={styles.foot}>
              <Tag
                tone={openMode === 'BOOK' ? 'leaf' : 'amber'}
                mark={openMode === 'BOOK' ? 'dot' : 'square'}
              >
                {openModeLabels[openMode]()}
              </Tag>
              <span lang={zh}>{row.feeText}</span>
              <CollectButton {...collectProps('RESOURCE', resourceId)} />
              <Ask row={row} />
            </Row>
          </Stack>
        );
      })}
    </Columns>
  );
}

function Owner({ row: { enterpriseId }, name }: { row: ResourceRow; name: string }) {
  const zh = langOfContent('zh');
  return enterpriseId === null ? (
    <span lang={zh}>{name}</span>
  ) : (
    <Link href={paths.article('STYLE', enterpriseId)}>
      <span lang={zh}>{name}</span>
    </Link>
  );
}

/** The link to request a resource; one that is not open says so. */
export function Ask({ row: { resourceId, status, openMode, code } }: { row: ResourceRow }) {
  if (status !== 'OPEN') return <span>{m.state_bookable_closed()}</span>;
  const text =
    code === 'achievement'
      ? m.resource_work_together()
      : openMode === 'BOOK'
        ? m.resource_ask_book()
        : m.resource_ask_talk();
  return (
    <Link href={paths.resourceAsk(resourceId)} className={styles.ask}>
      {text}
    </Link>
  );
}
