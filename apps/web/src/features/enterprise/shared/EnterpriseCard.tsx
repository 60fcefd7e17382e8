import type { EnterpriseRow } from '@portal/contract/enterprise/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import clsx from 'clsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { chainStageName } from './chain-stage-name.ts';
import styles from './EnterpriseCard.module.css';

const briefProducts = 2;

interface EnterpriseCardProps {
  enterprise: EnterpriseRow;
  /** Visible on the first screen. */
  first?: boolean;
  heading?: 2 | 3;
  /** Whether this one is shown large among others. */
  large?: boolean;
  /** Shows only the main supply-chain stage and the products. */
  brief?: boolean;
}

/** One enterprise on the wall: supply-chain stage, name, description, location and founding year. */
export function EnterpriseCard({ enterprise, first, heading = 2, large, brief }: EnterpriseCardProps) {
  const { enterpriseId, cover, chainStages, shortName, summary, productNames, regionName, foundedYear } =
    enterprise;
  const Name = `h${heading}` as const;
  return (
    <Link
      href={paths.article('STYLE', enterpriseId)}
      look="bare"
      className={clsx(styles.card, large && styles.large)}
    >
      {cover && (
        <ArticlePicture
          picture={cover}
          ratio={large ? '1 / 1' : '3 / 2'}
          corners="none"
          sizes={large ? '(min-width: 1248px) 588px, 48vw' : '(min-width: 1248px) 282px, 25vw'}
          widths={large ? [640, 960, 1280] : [320, 480, 640]}
          className={styles.board}
          {...(first && { first })}
        />
      )}
      <Row grow padInline={16} padTop={14} padBottom={16} leading="mid" className={styles.text}>
        <Row as="span" wrap gap={0} gapX={10} tone="leaf" size={13}>
          {(brief ? chainStages.slice(0, 1) : chainStages).map((stage) => (
            <span key={stage}>{chainStageName(stage)}</span>
          ))}
        </Row>
        <Name className={styles.name} lang={langOfContent('zh')}>
          {shortName}
        </Name>
        <Text as="span" lines={2} above={6} tone="quiet" size={14} lang={langOfContent('zh')}>
          {brief && !large ? productNames.slice(0, briefProducts).join('、') : summary}
        </Text>
        <Row
          as="span"
          wrap
          justify="between"
          gapX={12}
          padTop={12}
          tone="faint"
          size={13}
          className={styles.foot}
        >
          <span lang={langOfContent('zh')}>{regionName}</span>
          <span>{m.enterprise_founded({ year: foundedYear })}</span>
        </Row>
      </Row>
    </Link>
  );
}
