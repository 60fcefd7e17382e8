import type { EnterprisePublicDetail } from '@portal/contract/enterprise/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { MetaLine } from '../../../ui/meta-line/MetaLine.tsx';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { chainStageName } from '../shared/chain-stage-name.ts';
import styles from './Spotlight.module.css';

/** The latest story, shown large above the wall. */
export function Spotlight({ enterprise }: { enterprise: EnterprisePublicDetail }) {
  const { story, cover, shortName, chainStages, products, honours, foundedYear } = enterprise;
  if (!story) return null;
  const [stage] = chainStages;
  const figures = [
    { name: m.enterprise_founded_name(), value: m.field_year_value({ year: foundedYear }) },
    { name: m.enterprise_product_count(), value: m.enterprise_product_number({ count: products.length }) },
    { name: m.enterprise_honour_count(), value: m.enterprise_honour_number({ count: honours.length }) },
  ];
  return (
    <Columns
      as="section"
      of="minmax(0, 7fr) minmax(0, 5fr)"
      align="center"
      gap={48}
      padTop={8}
      padBottom={48}
      stack="tablet"
      className={styles.spot}
      aria-labelledby="spotlight-title"
    >
      {cover && (
        <ArticlePicture
          picture={cover}
          ratio="16 / 10"
          sizes="(min-width: 1248px) 672px, 55vw"
          widths={[640, 960, 1280]}
          first
        />
      )}
      <div>
        <p>
          <MetaLine
            className={styles.kickerLine ?? ''}
            items={[
              m.enterprise_new_story(),
              stage && chainStageName(stage),
              <span key="name" lang={langOfContent('zh')}>
                {shortName}
              </span>,
            ]}
          />
        </p>
        <Text
          id="spotlight-title"
          as="h2"
          above={6}
          size={28}
          className={styles.title}
          lang={langOfContent(story.lang)}
        >
          <Phrases text={story.title} />
        </Text>
        <Text above={12} tone="quiet" hide="phone" lang={langOfContent(story.lang)}>
          {story.summary}
        </Text>
        <Row as="dl" wrap gap={12} gapX={40} above={20} below={24} className={styles.figures}>
          {figures.map(({ name, value }) => (
            <div key={name}>
              <Text as="dt" tone="faint" size={14}>
                {name}
              </Text>
              <Text as="dd" size={20} figures weight={600}>
                {value}
              </Text>
            </div>
          ))}
        </Row>
        <ButtonLink href={paths.article('STYLE', enterprise.enterpriseId)} variant="main">
          {m.enterprise_read_story()}
        </ButtonLink>
      </div>
    </Columns>
  );
}
