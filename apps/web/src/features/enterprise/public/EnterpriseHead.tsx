import type { EnterprisePublicDetail } from '@portal/contract/enterprise/public';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import CollectButton from '../../collect/shared/CollectButton.island.tsx';
import { collectProps } from '../../collect/shared/collect-props.ts';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { chainStageName } from '../shared/chain-stage-name.ts';
import { enterpriseListHref } from '../shared/enterprise-filter.ts';
import styles from './EnterpriseHead.module.css';

/** Name, supply-chain stages, location and picture. */
export function EnterpriseHead({ enterprise }: { enterprise: EnterprisePublicDetail }) {
  const { name, chainStages, regionName, foundedYear, summary, cover, logoFileId } = enterprise;
  return (
    <Text as="header" lineBelow="thin" ground="quiet">
      <Columns
        contained
        of="minmax(0, 7fr) minmax(0, 5fr)"
        align="center"
        gap={48}
        padBlock={40}
        className={styles.head}
      >
        <div>
          {logoFileId && (
            <img
              src={imageUrl(logoFileId, 0, 160)}
              alt={m.profile_f_logo()}
              width={64}
              height={64}
              className={styles.logo}
            />
          )}
          <Row as="p" wrap gap={4} gapX={16} tone="leaf" size={15} className={styles.stages}>
            {chainStages.map((stage) => (
              <Link key={stage} href={enterpriseListHref({ stage })} look="quiet">
                {chainStageName(stage)}
              </Link>
            ))}
          </Row>
          <Text as="h1" above={6} size={40} className={styles.name} tabIndex={-1} lang={langOfContent('zh')}>
            {name}
          </Text>
          <Text above={12} tone="quiet" size={17} className={styles.summary} lang={langOfContent('zh')}>
            {summary}
          </Text>
          <Row as="p" wrap gap={4} gapX={24} above={20} tone="quiet" size={15} className={styles.meta}>
            <span lang={langOfContent('zh')}>{regionName}</span>
            <span>{m.enterprise_founded({ year: foundedYear })}</span>
          </Row>
          <div className={styles.collect}>
            <CollectButton {...collectProps('ENTERPRISE', enterprise.enterpriseId)} />
          </div>
        </div>
        {cover && (
          <ArticlePicture
            picture={cover}
            ratio="16 / 10"
            sizes="(min-width: 1248px) 500px, 42vw"
            widths={[480, 640, 960]}
            first
          />
        )}
      </Columns>
    </Text>
  );
}
