import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { eyeOffIcon } from '../../../ui/icon/shapes/eye-off.ts';
import { phoneIcon } from '../../../ui/icon/shapes/phone.ts';
import { Band, Wrap } from '../../../ui/layout/Layout.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import ViewBeacon from '../../content/shared/ViewBeacon.island.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { useSiteSetting } from '../../site/shared/site-setting.ts';
import { kindTones, priceText, quantityText, seasonText } from '../shared/project-words.ts';
import styles from './MatchPage.module.css';

export const loader = makeLoader(({ call, params }) =>
  call('GET /api/matchManage/project/queryDetail', { id: params.id ?? '' }),
);

/** What somebody looks for or offers, without who it is. */
export function Component() {
  const project = useLoaderData<typeof loader>();
  const { projectId, title, body, kind, kindLabel, state, stateLabel, isOpen, creditGrade } = project;
  const { hotline } = useSiteSetting();
  const chinese = langOfContent('zh');
  return (
    <>
      {isOpen && <ViewBeacon call="POST /api/matchManage/project/view" id={projectId} />}
      <PageHead
        title={[title, m.match_crumb()]}
        description={body}
        canonical={paths.match(projectId)}
        noIndex={!isOpen}
      />
      <Crumbs steps={[{ text: m.match_crumb() }, { text: title, lang: chinese }]} />
      <Band ground="quiet">
        <div className={styles.head}>
          <p className={styles.tags}>
            <Tag tone={kindTones[kind]}>{kindLabel}</Tag>
            <Tag tone={isOpen ? 'leaf' : 'neutral'} mark="dot">
              {stateLabel}
            </Tag>
          </p>
          <h1 tabIndex={-1} lang={chinese}>
            {title}
          </h1>
          <p className={styles.who}>
            <Icon shape={eyeOffIcon} />
            <span>
              {[m.match_anonymous(), creditGrade && m.match_credit({ grade: creditGrade })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
          <p className={styles.body} lang={chinese}>
            {body}
          </p>
          {state !== 'PUBLISHED' && <Alert>{m.match_is_over({ state: stateLabel })}</Alert>}
        </div>
      </Band>
      <Wrap className={styles.terms}>
        <Facts
          layout="row"
          facts={[
            ...(project.quantityX100 === null
              ? []
              : [{ name: m.field_quantity(), value: <span lang={chinese}>{quantityText(project)}</span> }]),
            { name: m.match_price(), value: <span lang={chinese}>{priceText(project)}</span> },
            { name: m.match_season(), value: seasonText(project) },
            { name: m.match_place(), value: <span lang={chinese}>{project.regionName}</span> },
            { name: m.field_deadline(), value: project.deadline },
          ]}
        />
        <p className={styles.note}>{m.match_blind_note()}</p>
        {isOpen && hotline && (
          <ButtonLink href={`tel:${hotline}`} variant="main" icon={phoneIcon}>
            {m.match_call()} {hotline}
          </ButtonLink>
        )}
      </Wrap>
      <Wrap className={styles.similar}>
        <BlockHead title={m.match_similar()} note={<span lang={chinese}>{project.categoryName}</span>} />
        {project.similar.length === 0 ? (
          <p>{m.match_similar_none()}</p>
        ) : (
          <ul>
            {project.similar.map((other) => (
              <li key={other.projectId}>
                <Tag tone={kindTones[other.kind]}>{other.kindLabel}</Tag>
                <Link href={paths.match(other.projectId)} lang={chinese}>
                  {other.title}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <ButtonLink href={paths.projects()}>{m.match_own_one()}</ButtonLink>
      </Wrap>
    </>
  );
}
