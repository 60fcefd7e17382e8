import type { ContestEntryDetail } from '@portal/contract/contest/entry';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { buildingIcon, medalIcon, micIcon, sproutIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './NextWays.module.css';

/** The award, with its certificate once the objection period is over. */
export function Award({ entry: { prize, certificateId } }: { entry: ContestEntryDetail }) {
  return (
    <Alert
      kind="success"
      title={<Written>{prize}</Written>}
      action={
        certificateId !== null && (
          <ButtonLink href={paths.certificate(certificateId)} icon={medalIcon}>
            {m.contest_certificate()}
          </ButtonLink>
        )
      }
    >
      {certificateId === null && m.contest_certificate_later()}
    </Alert>
  );
}

/** Next steps for an entry in the final: investors, a roadshow venue, and premises in the park. */
export function NextWays({ entry: { entryId, canVenture } }: { entry: ContestEntryDetail }) {
  if (!canVenture) return null;
  const ways = [
    {
      href: paths.ownVentures({ venture: 'new', entry: entryId }),
      icon: sproutIcon,
      name: m.contest_to_venture(),
      text: m.contest_to_venture_text(),
    },
    {
      href: paths.venueList({ kind: 'ROADSHOW' }),
      icon: micIcon,
      name: m.contest_to_roadshow(),
      text: m.contest_to_roadshow_text(),
    },
    {
      href: paths.buildingList(),
      icon: buildingIcon,
      name: m.contest_to_park(),
      text: m.contest_to_park_text(),
    },
  ];
  return (
    <section>
      <BlockHead title={m.contest_next_ways()} note={m.contest_next_ways_note()} />
      <Columns as="ul" of="repeat(3, minmax(0, 1fr))" gap={16} stack="phone" className={styles.ways}>
        {ways.map(({ href, icon, name, text }) => (
          <Columns
            key={href}
            as="li"
            relative
            of="auto minmax(0, 1fr)"
            gap={4}
            gapX={12}
            atTop
            frame="thin"
            round
            pad={16}
          >
            <Icon shape={icon} />
            <Link href={href} cover>
              {name}
            </Link>
            <Text tone="quiet">{text}</Text>
          </Columns>
        ))}
      </Columns>
    </section>
  );
}
