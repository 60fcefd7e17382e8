import type { EnterprisePublicDetail } from '@portal/contract/enterprise/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
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
    { name: m.enterprise_founded_name(), value: m.enterprise_year({ year: foundedYear }) },
    { name: m.enterprise_product_count(), value: m.enterprise_product_number({ count: products.length }) },
    { name: m.enterprise_honour_count(), value: m.enterprise_honour_number({ count: honours.length }) },
  ];
  return (
    <section className={styles.spot} aria-labelledby="spotlight-title">
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
        <h2 id="spotlight-title" className={styles.title} lang={langOfContent(story.lang)}>
          <Phrases text={story.title} />
        </h2>
        <p className={styles.summary} lang={langOfContent(story.lang)}>
          {story.summary}
        </p>
        <dl className={styles.figures}>
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink href={paths.article('STYLE', enterprise.enterpriseId)} variant="main">
          {m.enterprise_read_story()}
        </ButtonLink>
      </div>
    </section>
  );
}
