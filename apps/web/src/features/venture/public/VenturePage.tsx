import { ventureStageLabels } from '@portal/contract/finance/terms';
import { paths } from '@portal/contract/paths';
import {
  folderStateLabels,
  introductionStateLabels,
  roomFolderLabels,
  ventureCheckLabels,
  ventureChecks,
  ventureFieldLabels,
} from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import {
  circleCheckIcon,
  circleQuestionMarkIcon,
  lockIcon,
  medalIcon,
  usersIcon,
} from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Timeline } from '../../../ui/timeline/Timeline.tsx';
import CollectButton from '../../collect/shared/CollectButton.island.tsx';
import { collectProps } from '../../collect/shared/collect-props.ts';
import { ArticlePicture } from '../../content/shared/ArticlePicture.tsx';
import { breadcrumbJsonLd } from '../../site/shared/breadcrumb-json-ld.ts';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { Growth } from '../shared/Growth.tsx';
import { equityOf, valuationFen, wanText } from '../shared/venture-words.ts';
import RoomState from './RoomState.island.tsx';
import styles from './VenturePage.module.css';

export const loader = makeLoader(({ call, params }) =>
  call('GET /api/financeManage/venture/queryDetail', { id: params.id ?? '' }),
);

type Venture = Awaited<ReturnType<typeof loader>>;

/** A venture: what it is, the use of funds, its progress, and its data room. */
export function Component() {
  const venture = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  const { ventureId, name, summary, picture, isOpen, enterprise } = venture;
  return (
    <>
      <PageHead
        title={[name, m.site_nav_ventures()]}
        description={summary}
        canonical={paths.venture(ventureId)}
        noIndex={!isOpen}
        {...(picture && { image: imageUrl(picture.fileId, 0, 1280) })}
        jsonLd={[
          {
            '@type': 'Project',
            name,
            description: summary,
            url: origin + paths.venture(ventureId),
            ...(enterprise && { parentOrganization: { '@type': 'Organization', name: enterprise.name } }),
          },
          breadcrumbJsonLd(origin, [{ name: m.site_nav_ventures(), path: paths.ventureList() }, { name }]),
        ]}
      />
      <Crumbs
        steps={[
          { text: m.site_nav_investment() },
          { text: m.site_nav_ventures(), href: paths.ventureList() },
          { text: name, lang: langOfContent('zh') },
        ]}
      />
      <Stack contained fluid gap={32} padTop={40} padBottom={96} className={styles.page}>
        <Head venture={venture} />
        {!isOpen && <Alert kind="info" title={m.venture_round_over()} />}
        <Facts
          layout="row"
          facts={[
            { name: m.field_need_amount(), value: wanText(venture.needFen) },
            { name: m.field_equity(), value: `${equityOf(venture.equityX100)}%` },
            { name: m.venture_valuation(), value: wanText(valuationFen(venture)) },
            { name: m.venture_in_talks(), value: m.venture_institutions({ count: venture.talks }) },
          ]}
        />
        <Columns of="minmax(0, 1fr) 320px" gap={64} align="start" className={styles.columns}>
          <Stack fluid gap={40}>
            <Uses venture={venture} />
            <section>
              <BlockHead title={m.field_venture_product()} />
              <Text leading="read" keepLines lang={langOfContent('zh')}>
                {venture.product}
              </Text>
            </section>
            <Progress venture={venture} />
            <Room venture={venture} />
          </Stack>
          <Side venture={venture} />
        </Columns>
      </Stack>
    </>
  );
}

function Head({ venture }: { venture: Venture }) {
  const { ventureId, name, summary, stage, fields, picture, isOpen } = venture;
  const lang = langOfContent('zh');
  return (
    <Columns as="header" of="minmax(0, 1fr) 480px" gap={48} align="center" className={styles.head}>
      <div>
        <Row as="p" gap={12} align="center" tone="quiet" size={14}>
          <Growth stage={stage} />
          <span>
            <Text as="b" block tone="leaf" size={15}>
              {ventureStageLabels[stage]()}
            </Text>
            {fields.map((field) => ventureFieldLabels[field]()).join(' · ')}
          </span>
        </Row>
        <h1 tabIndex={-1} lang={lang}>
          {name}
        </h1>
        <Text tone="quiet" size={16} leading="wide" lang={lang}>
          {summary}
        </Text>
        <Row wrap gap={12} above={8}>
          {isOpen && (
            <span className={styles.action} data-action-slot="interest">
              <ButtonLink
                href={paths.ownVentures({ view: 'introductions', interest: ventureId })}
                variant="main"
              >
                {m.venture_interested()}
              </ButtonLink>
            </span>
          )}
          <ButtonLink href="#room" icon={lockIcon}>
            {m.venture_room()}
          </ButtonLink>
          <CollectButton {...collectProps('VENTURE', ventureId)} />
        </Row>
        {isOpen && (
          <Text tone="quiet" size={14}>
            {m.venture_interest_who()}
          </Text>
        )}
      </div>
      {picture && (
        <ArticlePicture
          picture={{ ...picture, alt: '' }}
          sizes="(min-width: 1000px) 480px, 100vw"
          widths={[480, 640, 960]}
          ratio="8 / 5"
          first
        />
      )}
    </Columns>
  );
}

/** The use of funds: each part as wide as its share, with its purpose. */
function Uses({ venture: { uses } }: { venture: Venture }) {
  const lang = langOfContent('zh');
  const parts = uses.map(({ name, amountFen }) => `${name} ${wanText(amountFen)}`).join('、');
  return (
    <section>
      <BlockHead title={m.venture_uses_title()} />
      <Row gap={4} className={styles.uses} role="img" aria-label={parts} lang={lang}>
        {uses.map(({ name, amountFen }) => (
          <span key={name} style={{ flexGrow: amountFen }}>
            <Text as="b" block tone="ink" size={18}>
              {name}
            </Text>
            {wanText(amountFen)}
          </span>
        ))}
      </Row>
      <Text as="ul" above={14} tone="quiet" size={15} lang={lang}>
        {uses
          .filter(({ note }) => note !== '')
          .map(({ name, note }) => (
            <Columns as="li" of="88px minmax(0, 1fr)" padBlock={4} key={name}>
              <Text as="b" tone="ink">
                {name}
              </Text>
              {note}
            </Columns>
          ))}
      </Text>
    </section>
  );
}

function Progress({ venture: { progress } }: { venture: Venture }) {
  const lang = langOfContent('zh');
  return (
    <section>
      <BlockHead title={m.venture_progress_title()} />
      {progress.length === 0 ? (
        <p>{m.venture_no_progress()}</p>
      ) : (
        <Timeline
          label={m.venture_progress_title()}
          events={progress.map(({ day, title, note }, at) => ({
            key: `${day}-${at}`,
            time: day,
            dateTime: day,
            title: <span lang={lang}>{title}</span>,
            ...(note && { note: <span lang={lang}>{note}</span> }),
            tone: at === 0 ? 'now' : 'done',
          }))}
        />
      )}
    </section>
  );
}

/** The folders of the data room with their status; members see their own access. */
function Room({ venture: { ventureId, folders, isOpen } }: { venture: Venture }) {
  return (
    <section id="room">
      <BlockHead title={m.venture_room()} />
      <p>{m.venture_room_note()}</p>
      {folders.length === 0 ? (
        <Text tone="quiet" size={14}>
          {m.venture_room_empty()}
        </Text>
      ) : (
        <Text as="ul" above={12} lineAbove="strong" className={styles.room}>
          {folders.map(({ folder, documents }) => (
            <li key={folder}>
              <Row
                as="span"
                inline
                gap={8}
                align="center"
                tone="quiet"
                size={14}
                className={styles.folderState}
                data-folder={folder}
              >
                <Icon shape={lockIcon} />
                <span data-plain="">{folderStateLabels.CLOSED()}</span>
              </Row>
              <b>{roomFolderLabels[folder]()}</b>
              <Text as="span" tone="quiet" size={14}>
                {m.venture_documents({ count: documents })}
              </Text>
            </li>
          ))}
        </Text>
      )}
      {folders.length > 0 && isOpen && (
        <>
          <Row as="p" wrap gap={12} above={8}>
            <span className={styles.action} data-action-slot="ask">
              <ButtonLink href={paths.ownVentures({ view: 'rooms', room: ventureId })}>
                {m.venture_ask_to_read()}
              </ButtonLink>
            </span>
          </Row>
          <Text tone="quiet" size={14}>
            {m.venture_ask_who()}
          </Text>
        </>
      )}
      <RoomState
        ventureId={ventureId}
        said={{
          href: paths.ownVentures({ view: 'introductions' }),
          states: Object.fromEntries(
            Object.entries(introductionStateLabels).map(([state, label]) => [state, label()]),
          ),
        }}
        states={Object.fromEntries(
          Object.entries(folderStateLabels).map(([state, label]) => [state, label()]),
        )}
        until={m.finance_until({ day: '{day}' })}
        readings={{ title: m.venture_own_readings(), note: m.venture_own_readings_note() }}
      />
    </section>
  );
}

function Side({ venture }: { venture: Venture }) {
  const { team, teamSize, wanted, checked, enterprise, award, publishedAt } = venture;
  const lang = langOfContent('zh');
  return (
    <Stack as="aside" gap={40}>
      <section>
        <Text as="h2" padBottom={10} lineBelow="strong" size={16}>
          {m.field_team()}
        </Text>
        <ul lang={lang}>
          {team.map(({ name, role }) => (
            <Columns
              key={`${name} ${role}`}
              as="li"
              of="80px minmax(0, 1fr)"
              padBlock={12}
              lineBelow="thin"
              size={15}
              leading="mid"
            >
              <b>{name}</b>
              <Text as="span" tone="quiet" size={14}>
                {role}
              </Text>
            </Columns>
          ))}
        </ul>
        <Row as="p" gap={8} padTop={12} tone="quiet" size={14} className={styles.wanted}>
          <Icon shape={usersIcon} />
          <span>
            {m.venture_people_in_all({ count: teamSize })}
            {wanted !== '' && (
              <>
                {' '}
                {m.venture_wants()}{' '}
                <Text as="b" tone="ink" lang={lang}>
                  {wanted}
                </Text>
              </>
            )}
          </span>
        </Row>
      </section>
      <section>
        <Text as="h2" padBottom={10} lineBelow="strong" size={16}>
          {m.field_checked()}
        </Text>
        <ul className={styles.checks}>
          {ventureChecks
            .filter((check) => checked.includes(check))
            .map((check) => (
              <li key={check}>
                <Icon shape={circleCheckIcon} />
                <span>
                  {ventureCheckLabels[check]()}
                  <Text as="small" block tone="quiet" size={14}>
                    {check === 'IDENTITY' && enterprise ? <span lang={lang}>{enterprise.name} </span> : null}
                    {formatDate(publishedAt, 'YYYY-MM-DD')}
                  </Text>
                </span>
              </li>
            ))}
          {award && (
            <li>
              <Icon shape={medalIcon} />
              <span>
                {m.venture_award()}
                <Text as="small" block tone="quiet" size={14}>
                  <Link href={paths.contest(award.contestId)} look="underlined">
                    <Written>{m.venture_award_text({ contest: award.contest, prize: award.prize })}</Written>
                  </Link>
                </Text>
              </span>
            </li>
          )}
          <li data-unchecked="">
            <Icon shape={circleQuestionMarkIcon} />
            <span>
              {m.venture_figures()}
              <Text as="small" block tone="quiet" size={14}>
                {m.venture_figures_note()}
              </Text>
            </span>
          </li>
        </ul>
        {enterprise && (
          <Text tone="quiet" size={14}>
            <Link href={paths.article('STYLE', enterprise.enterpriseId)} lang={lang} look="underlined">
              {enterprise.name}
            </Link>
          </Text>
        )}
      </section>
      <section>
        <Text as="h2" padBottom={10} lineBelow="strong" size={16}>
          {m.venture_after_interest()}
        </Text>
        <ol className={styles.after}>
          <li>{m.venture_step_notified()}</li>
          <li>{m.venture_step_open()}</li>
          <li>{m.venture_step_meet()}</li>
        </ol>
      </section>
    </Stack>
  );
}
