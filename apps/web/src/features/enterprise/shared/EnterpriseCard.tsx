import type { EnterpriseRow } from '@portal/contract/enterprise';
import { paths } from '../../../paths.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { enterprise_founded } from '../../../platform/i18n/paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import styles from './EnterpriseCard.module.css';
import { stageNames } from './enterprise-texts.ts';

interface EnterpriseCardProps {
  enterprise: EnterpriseRow;
  /** On the first screen. */
  first?: boolean;
  heading?: 2 | 3;
}

/** One enterprise on the wall: its link of the chain, name, what it says of itself, where and since when. */
export function EnterpriseCard({ enterprise, first, heading = 2 }: EnterpriseCardProps) {
  const { enterpriseId, cover, chainStages, shortName, summary, regionName, foundedYear } = enterprise;
  const Name = `h${heading}` as const;
  return (
    <Link href={paths.article('STYLE', enterpriseId)} look="bare" className={styles.card}>
      {cover && (
        <ArticlePicture
          picture={cover}
          ratio="3 / 2"
          corners="none"
          sizes="(min-width: 1248px) 282px, 25vw"
          widths={[320, 480, 640]}
          {...(first && { first })}
        />
      )}
      <span className={styles.text}>
        <span className={styles.stages}>
          {chainStages.map((stage) => (
            <span key={stage}>{stageNames[stage]()}</span>
          ))}
        </span>
        <Name className={styles.name} lang={langOfContent('zh')}>
          {shortName}
        </Name>
        <span className={styles.summary} lang={langOfContent('zh')}>
          {summary}
        </span>
        <span className={styles.foot}>
          <span lang={langOfContent('zh')}>{regionName}</span>
          <span>{enterprise_founded({ year: foundedYear })}</span>
        </span>
      </span>
    </Link>
  );
}
